import type { LineOperation } from "#core/transforms/lines/line-operation.ts";
import { runsExpression } from "#core/transforms/lines/line-pattern.ts";
import type { ToolWorker } from "#workspace/tool-worker/tool-worker.ts";

import type { LineReplies, LineRequests } from "./messages.ts";
import type { StepsOutcome } from "./run-steps.ts";

/** The longest that a step with a regular expression may take. */
const mostExpressionMilliseconds = 10_000;

const tooSlow =
  "This took more than ten seconds and was stopped. Repetitions within repetitions, such as (a+)+, can take " +
  "for ever; try a simpler expression.";

/** What became of steps. `problem`: a step, from 0, that cannot be done. `stopped`: the worker was. */
export type StepsAnswer =
  | { readonly kind: "done"; readonly outcome: StepsOutcome }
  | { readonly kind: "problem"; readonly step: number; readonly message: string }
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "stopped" };

export interface StepsRequest {
  readonly text: string;
  readonly operations: readonly LineOperation[];
}

/**
 * Has a worker do steps, one after another. One with a regular expression is given up after ten seconds, and its
 * worker ended. `isLeft` says whether nobody waits for the answer any more; `onStep` is told how many are done.
 */
export async function askSteps(
  worker: Pick<ToolWorker<LineRequests, LineReplies>, "ask">,
  { text, operations }: StepsRequest,
  isLeft: () => boolean,
  onStep: (done: number) => void,
): Promise<StepsAnswer> {
  const opened = await worker.ask("open", { text });
  if (opened.kind !== "done") return opened;
  for (const [step, operation] of operations.entries()) {
    if (isLeft()) return { kind: "stopped" };
    const limit = runsExpression(operation) ? mostExpressionMilliseconds : undefined;
    const answer = await worker.ask("step", { operation }, limit);
    if (answer.kind === "stopped" && !isLeft()) return { kind: "problem", step, message: tooSlow };
    if (answer.kind !== "done") return answer;
    if (answer.reply.problem !== null) return { kind: "problem", step, message: answer.reply.problem };
    onStep(step + 1);
  }
  if (isLeft()) return { kind: "stopped" };
  const finished = await worker.ask("finish", { wanted: true });
  if (finished.kind !== "done") return finished;
  const { problem, outcome } = finished.reply;
  if (outcome !== null) return { kind: "done", outcome };
  return { kind: "problem", step: operations.length - 1, message: problem ?? "" };
}
