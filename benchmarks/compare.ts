import { Worker } from "node:worker_threads";
import { compareTexts } from "#core/compare/compare-texts.ts";
import type { ComparisonUnit } from "#core/compare/comparison.ts";
import { nothingIgnored } from "#core/compare/comparison.ts";
import { createComparedPairs, createHostilePairs } from "./compare-texts.ts";
import type { ComparedPair } from "./compare-texts.ts";
import { measure, milliseconds, percentile, printTable } from "./measure.ts";
import { nameWithVersion } from "./peer-version.ts";

const peers = ["diff", "diff-match-patch", "fast-myers-diff", "@codemirror/merge", "vscode-diff"];

/** A peer that takes longer is stopped. */
const patienceSeconds = 10;

/** How long a comparison took, how many differences it found, and how many characters these take out and put in. */
interface Run {
  readonly milliseconds: number;
  readonly pieces: number;
  readonly changed: number;
}

function isRun(message: unknown): message is Run {
  return typeof message === "object" && message !== null && "milliseconds" in message && "changed" in message;
}

/** One run of a peer in a thread of its own; what stopped it, where it did not come to an end. */
async function runPeer(peer: string, { a, b }: ComparedPair): Promise<Run | string> {
  const worker = new Worker(new URL("compare-peers.worker.ts", import.meta.url), {
    workerData: { peer, a, b },
  });
  try {
    return await new Promise<Run | string>((resolve) => {
      const timer = setTimeout(() => resolve(`> ${patienceSeconds} s`), patienceSeconds * 1000);
      worker.once("message", (message: unknown) => {
        clearTimeout(timer);
        resolve(isRun(message) ? message : "no answer");
      });
      worker.once("error", () => {
        clearTimeout(timer);
        resolve("failed");
      });
    });
  } finally {
    await worker.terminate();
  }
}

async function runOurs({ a, b }: ComparedPair): Promise<Run> {
  const { differences } = compareTexts(a, b);
  const durations = await measure(5, 1, () => compareTexts(a, b));
  const changed = differences.reduce(
    (sum, { before, after, kind }) =>
      kind === "moved" ? sum : sum + before.end - before.start + after.end - after.start,
    0,
  );
  const pieces = differences.filter(({ kind }) => kind !== "moved").length;
  return { milliseconds: percentile(durations, 0.5), pieces, changed };
}

function show(run: Run | string, { a, b }: ComparedPair): string {
  if (typeof run === "string") return run;
  const share = (100 * run.changed) / (a.length + b.length);
  return `${milliseconds(run.milliseconds)} ms, ${run.pieces}, ${share.toFixed(1)} %`;
}

const allIgnored = {
  case: true,
  spaces: true,
  punctuation: true,
  quotes: true,
  numbers: true,
  diacritics: true,
};
const hostileUnits: readonly ComparisonUnit[] = ["word", "prose", "character", "line"];

/** How long the first comparison of a thread takes: nothing is compiled yet. */
async function runFirst(pair: ComparedPair): Promise<string> {
  const run = await runPeer("wordbench", pair);
  return typeof run === "string" ? run : milliseconds(run.milliseconds);
}

/**
 * Compares texts of a megabyte with Wordbench and with what is on npm: the time (the median of five runs, and the first
 * run of a thread; one run of a peer, the first of its thread), the number of differences, and the share of both texts
 * that they say is changed. Passages that were moved are not changed.
 */
export async function benchmarkCompare(): Promise<void> {
  const rows: string[][] = [];
  for (const pair of createComparedPairs()) {
    const runs = [await runOurs(pair)];
    const others: (Run | string)[] = [];
    for (const peer of peers) others.push(await runPeer(peer, pair));
    rows.push([pair.name, await runFirst(pair), ...[...runs, ...others].map((run) => show(run, pair))]);
  }
  const hostile: string[][] = [];
  for (const pair of createHostilePairs()) {
    const { name, a, b } = pair;
    const times: string[] = [];
    for (const unit of hostileUnits) {
      const options = { unit, ignored: nothingIgnored, findsMoves: true };
      times.push(milliseconds(percentile(await measure(3, 1, () => compareTexts(a, b, options)), 0.5)));
    }
    const options = { unit: "word", ignored: allIgnored, findsMoves: true } as const;
    times.push(milliseconds(percentile(await measure(3, 1, () => compareTexts(a, b, options)), 0.5)));
    hostile.push([name, await runFirst(pair), ...times]);
  }
  printTable(
    "Comparing hostile texts of 1 MB with Wordbench: milliseconds (the median of three runs) by unit",
    ["texts", "first run", ...hostileUnits, "all ignored"],
    hostile,
  );
  printTable(
    "Comparing two texts of 1 MB: time, number of differences, and the share that is said to be changed",
    ["texts", "first run", "Wordbench", ...peers.map(nameWithVersion)],
    rows,
  );
}
