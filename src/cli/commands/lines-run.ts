import { Worker } from "node:worker_threads";

import { applyLineOperations } from "#core/transforms/lines/apply-line-operations.ts";
import type { LineOutcome } from "#core/transforms/lines/apply-line-operations.ts";
import type { LineOperation } from "#core/transforms/lines/line-operation.ts";
import { runsExpression } from "#core/transforms/lines/line-pattern.ts";

/** What the thread posts when it begins. */
export const alive = "alive";

const watchMs = 250;
const mostMs = 10_000;

function parseOutcome(message: unknown): LineOutcome | null {
  if (typeof message !== "object" || message === null || !("kind" in message)) return null;
  if (message.kind === "done" && "text" in message && typeof message.text === "string") {
    return { kind: "done", text: message.text };
  }
  if (message.kind !== "problem" || !("operation" in message) || !("message" in message)) return null;
  const { operation, message: sentence } = message;
  if (typeof operation !== "number" || typeof sentence !== "string") return null;
  return { kind: "problem", operation, message: sentence };
}

/**
 * Does operations on lines. A regular expression can run for ever: where there is one, a thread of its own does it, and
 * is stopped after `limitMs`.
 */
export function runLineOperations(
  text: string,
  operations: readonly LineOperation[],
  limitMs: number = mostMs,
): Promise<LineOutcome> {
  const expression = operations.findIndex(runsExpression);
  if (expression === -1) return Promise.resolve(applyLineOperations(text, operations));
  return new Promise((resolve) => {
    const worker = new Worker(new URL("./lines-run.worker.ts", import.meta.url), {
      workerData: { text, operations },
    });
    // Not before the first sign of life: on a busy machine the thread may take long to start.
    let turns = Number.NEGATIVE_INFINITY;
    const end = (outcome: LineOutcome): void => {
      clearInterval(watch);
      resolve(outcome);
      void worker.terminate();
    };
    const problem = (message: string): void => end({ kind: "problem", operation: expression, message });
    const watch = setInterval(
      () => {
        // Turns, not a clock: when the whole machine stands still, the expression is not to blame.
        turns += 1;
        if (turns * Math.min(watchMs, limitMs) < limitMs) return;
        problem(
          `The regular expression ran for more than ${limitMs / 1000} seconds and was stopped. ` +
            "Repetitions within repetitions, such as (a+)+, can take for ever; try a simpler one.",
        );
      },
      Math.min(watchMs, limitMs),
    );
    worker.on("message", (message: unknown) => {
      if (message === alive) turns = 0;
      const outcome = parseOutcome(message);
      if (outcome !== null) end(outcome);
    });
    worker.on("error", (error: Error) => problem(`The lines could not be changed: ${error.message}.`));
    worker.on("exit", () => problem("The lines could not be changed. Try it once more."));
  });
}
