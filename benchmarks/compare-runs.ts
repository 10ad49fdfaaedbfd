import { Worker } from "node:worker_threads";
import { applyDifferences } from "#core/compare/apply-differences.ts";
import { compareTexts } from "#core/compare/compare-texts.ts";
import type { Comparison, ComparisonOptions } from "#core/compare/comparison.ts";
import type { ComparedPair } from "./compare-texts.ts";
import { measure, milliseconds, percentile } from "./measure.ts";

/** A peer that takes longer is stopped. */
const patienceSeconds = 3;

/** How long a comparison took, how many differences it found, and how many characters these take out and put in. */
export interface Run {
  readonly milliseconds: number;
  readonly pieces: number;
  readonly changed: number;
}

function isRun(message: unknown): message is Run {
  return typeof message === "object" && message !== null && "milliseconds" in message && "changed" in message;
}

/** One run of a peer in a thread of its own; what stopped it, where it did not come to an end. */
export async function runPeer(peer: string, { a, b }: ComparedPair): Promise<Run | string> {
  const worker = new Worker(new URL("compare-peers.worker.ts", import.meta.url), {
    workerData: { peer, a, b },
  });
  try {
    return await new Promise<Run | string>((resolve) => {
      const timer = setTimeout(() => resolve(`> ${patienceSeconds} s`), patienceSeconds * 1000);
      const end = (run: Run | string) => {
        clearTimeout(timer);
        resolve(run);
      };
      worker.once("message", (message: unknown) => end(isRun(message) ? message : "no answer"));
      worker.once("error", () => end("failed"));
    });
  } finally {
    await worker.terminate();
  }
}

/** How long the first comparison of a thread takes: nothing is compiled yet. */
export async function runFirst(pair: ComparedPair): Promise<string> {
  const run = await runPeer("wordbench", pair);
  return typeof run === "string" ? run : milliseconds(run.milliseconds);
}

/**
 * The median time of some comparisons after an unmeasured one, and what they give. Throws where the differences do not
 * make the second text of the first.
 */
export async function runOurs(
  { name, a, b }: ComparedPair,
  options: ComparisonOptions,
  runs: number,
): Promise<{ readonly milliseconds: number; readonly comparison: Comparison }> {
  const comparison = compareTexts(a, b, options);
  if (applyDifferences(a, b, comparison.differences) !== b)
    throw new Error(`The differences by ${options.unit} do not make the second text of the first: ${name}.`);
  const durations = await measure(runs, 0, () => compareTexts(a, b, options));
  return { milliseconds: percentile(durations, 0.5), comparison };
}
