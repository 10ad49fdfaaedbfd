import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";

import { printTable } from "../../benchmarks/measure.ts";
import { parseFuzzMessage } from "./messages.ts";
import type { FuzzRequest } from "./messages.ts";
import { fuzzedKinds } from "./sources.ts";

const usage = `Usage: npm run fuzz [-- [--count N] [--seed N] [KIND…]]

Reads N damaged files of each kind (10,000 unless told otherwise), the same ones for the same seed, and prints
a table. None may take longer than 10 seconds or end in an error of the reader itself. A run over all takes
about half an hour. Kinds: ${fuzzedKinds.map(({ name }) => JSON.stringify(name)).join(", ")}.
`;

const mostMs = 10_000;
/** The longest that a worker may take to start. */
const startMs = 60_000;

/** How the files of one kind did. */
interface Tally {
  readonly kind: string;
  files: number;
  text: number;
  refused: number;
  slowest: number;
  slowestDamage: string;
  readonly faults: string[];
}

/** Reads a range of files in one worker; gives the index that the next worker is to begin with. */
function readRange(request: FuzzRequest, tally: Tally): Promise<number> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL("./fuzz.worker.ts", import.meta.url), {
      workerData: request,
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: 2048 },
    });
    let next = request.from;
    const giveUp = (reason: string): void => {
      tally.files += 1;
      tally.faults.push(`${request.kind}, seed ${request.seed}, file ${next}: ${reason}`);
      end(next + 1);
    };
    const end = (index: number): void => {
      clearTimeout(timer);
      worker.removeAllListeners();
      void worker.terminate();
      resolve(index);
    };
    // The first file waits for the worker to start, which takes long beside others; the worker's clock is the one that
    // counts.
    let timer = setTimeout(giveUp, startMs + 2 * mostMs, "takes too long");
    worker.on("message", (data: unknown) => {
      const { index, damage, milliseconds, outcome, detail } = parseFuzzMessage(data);
      clearTimeout(timer);
      timer = setTimeout(giveUp, 2 * mostMs, "takes too long");
      next = index + 1;
      tally.files += 1;
      if (outcome === "text") tally.text += 1;
      if (outcome === "refused") tally.refused += 1;
      if (outcome === "fault") tally.faults.push(`${damage}: ${detail}`);
      if (milliseconds > mostMs) tally.faults.push(`${damage}: took ${Math.round(milliseconds)} ms`);
      if (milliseconds > tally.slowest) {
        tally.slowest = milliseconds;
        tally.slowestDamage = damage;
      }
      if (next === request.to) end(next);
    });
    worker.on("error", (error: Error) => giveUp(`ends the thread: ${error.message}`));
    worker.on("exit", () => giveUp("ends the thread"));
  });
}

async function fuzzKind(kind: string, seed: number, count: number): Promise<Tally> {
  const tally: Tally = { kind, files: 0, text: 0, refused: 0, slowest: 0, slowestDamage: "", faults: [] };
  for (let from = 0; from < count;) from = await readRange({ kind, seed, from, to: count }, tally);
  process.stderr.write(`${kind}: ${tally.files} files\n`);
  return tally;
}

function readNumber(args: readonly string[], option: string, otherwise: number): number {
  const at = args.indexOf(option);
  const value = Number(at < 0 ? otherwise : args[at + 1]);
  if (Number.isSafeInteger(value) && value >= 0) return value;
  throw new RangeError(`${option} takes a whole number.`);
}

const args = process.argv.slice(2);
if (args.includes("--help")) {
  process.stdout.write(usage);
} else {
  const count = readNumber(args, "--count", 10_000);
  const seed = readNumber(args, "--seed", 1);
  const named = fuzzedKinds.map(({ name }) => name).filter((name) => args.includes(name));
  const waiting = named.length > 0 ? named : fuzzedKinds.map(({ name }) => name);
  const order = [...waiting];
  const tallies: Tally[] = [];
  const threads = Array.from({ length: Math.max(1, Math.min(8, availableParallelism())) }, async () => {
    // The last are the slowest, and go first.
    for (let kind = waiting.pop(); kind !== undefined; kind = waiting.pop()) {
      tallies.push(await fuzzKind(kind, seed, count));
    }
  });
  await Promise.all(threads);
  tallies.sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
  printTable(
    `Damaged files, seed ${seed}`,
    ["", "files", "text", "refused", "faults", "slowest ms", ""],
    tallies.map(({ kind, files, text, refused, faults, slowest, slowestDamage }) => [
      kind,
      ...[files, text, refused, faults.length, Math.round(slowest)].map((number) =>
        number.toLocaleString("en"),
      ),
      slowestDamage,
    ]),
  );
  const faults = tallies.flatMap((tally) => tally.faults);
  for (const fault of faults.slice(0, 40)) process.stdout.write(`\n${fault}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
