import type { LineOperation } from "#core/transforms/lines/line-operation.ts";

import { countWork } from "./line-work.ts";
import type { CountReply, CountRequest } from "./line-work.ts";
import { parseLineMessage } from "./messages.ts";
import type { LineMessage, LineRequest } from "./messages.ts";
import { runSteps } from "./run-steps.ts";
import type { StepsReply, StepsRequest } from "./run-steps.ts";

/** Texts of at most as many UTF-16 units are worked on at once; longer ones in a worker, so that the page answers. */
const atOnceUnits = 8000;

/** The longest that a step with a regular expression may take. */
const mostExpressionMilliseconds = 10_000;

/** Ends work: a step that took too long. */
class SlowStep extends Error {
  override readonly name = "SlowStep";
}

function hasExpression(operation: LineOperation): boolean {
  if (operation.kind === "split") return operation.at.isRegularExpression;
  const { kind } = operation;
  if (kind !== "filter" && kind !== "replace" && kind !== "extract") return false;
  return operation.pattern.isRegularExpression;
}

interface WorkerCall {
  readonly request: LineRequest;
  readonly signal: AbortSignal;
  readonly onProgress: (done: number) => void;
  /** The longest between two signs of progress; `null` for no limit. */
  readonly limit: number | null;
}

/** Asks a worker of its own, and ends it however it went. Rejects with the signal's reason when cancelled. */
function askWorker({ request, signal, onProgress, limit }: WorkerCall): Promise<LineMessage> {
  const worker = new Worker(new URL("./lines.worker.ts", import.meta.url), {
    type: "module",
    name: "lines",
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<LineMessage>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(new Error("Cancelled")), { once: true });
    worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      const message = parseLineMessage(data);
      if (message === null) return reject(new Error("The answer was not understood."));
      if (message.kind !== "progress") return resolve(message);
      onProgress(message.done);
      clearTimeout(timer);
      if (limit !== null) timer = setTimeout(() => reject(new SlowStep()), limit);
      return undefined;
    });
    worker.addEventListener("messageerror", () => reject(new Error("An answer was lost.")));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      reject(new Error(event.message || "The tool could not be loaded whole. Load the page anew."));
    });
    worker.postMessage(request, { transfer: [] });
  }).finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}

/** Counts lines. Rejects with what went wrong, or when cancelled. */
export async function askCounts(request: CountRequest, signal: AbortSignal): Promise<CountReply> {
  if (request.text.length <= atOnceUnits) return countWork(request);
  const message = await askWorker({
    request: { kind: "count", ...request },
    signal,
    onProgress: () => undefined,
    limit: null,
  });
  if (message.kind === "counted") return message.reply;
  throw new Error(message.kind === "failed" ? message.message : "The answer was not understood.");
}

/**
 * Does steps. A regular expression is always tried in a worker, and given up after ten seconds. Rejects with what went
 * wrong, or when cancelled.
 */
export async function askSteps(
  request: StepsRequest,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<StepsReply> {
  const expression = request.operations.findIndex(hasExpression);
  if (expression === -1 && request.text.length <= atOnceUnits) return runSteps(request, onProgress);
  let done = 0;
  try {
    const message = await askWorker({
      request: { kind: "steps", ...request },
      signal,
      onProgress: (next) => {
        done = next;
        onProgress(next);
      },
      limit: expression === -1 ? null : mostExpressionMilliseconds,
    });
    if (message.kind === "changed") return message.reply;
    throw new Error(message.kind === "failed" ? message.message : "The answer was not understood.");
  } catch (error) {
    if (!(error instanceof SlowStep)) throw error;
    return {
      kind: "problem",
      step: done,
      message:
        "This took more than ten seconds and was stopped. Repetitions within repetitions, such as (a+)+, can take " +
        "for ever; try a simpler expression.",
    };
  }
}
