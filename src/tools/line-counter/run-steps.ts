import { applyLineOperations } from "#core/transforms/lines/apply-line-operations.ts";
import type { LineOperation } from "#core/transforms/lines/line-operation.ts";
import { readLines } from "#core/transforms/lines/line-text.ts";

export interface StepsRequest {
  readonly text: string;
  readonly operations: readonly LineOperation[];
}

/** What steps make of a text; or the step, from 0, that cannot be done and why. */
export type StepsReply =
  | {
      readonly kind: "done";
      readonly text: string;
      readonly before: number;
      readonly after: number;
      /** Places at which another line stands than before; where lines went or came, those behind them count too. */
      readonly changed: number;
    }
  | { readonly kind: "problem"; readonly step: number; readonly message: string };

function countChanged(before: readonly string[], after: readonly string[]): number {
  let changed = Math.abs(before.length - after.length);
  for (let index = 0; index < Math.min(before.length, after.length); index += 1) {
    if (before[index] !== after[index]) changed += 1;
  }
  return changed;
}

/** Does the steps, and counts what they change. */
export function runSteps({ text, operations }: StepsRequest, onStep: (done: number) => void): StepsReply {
  const outcome = applyLineOperations(text, operations, onStep);
  if (outcome.kind === "problem") {
    return { kind: "problem", step: outcome.operation, message: outcome.message };
  }
  const before = readLines(text).lines;
  const after = readLines(outcome.text).lines;
  return {
    kind: "done",
    text: outcome.text,
    before: before.length,
    after: after.length,
    changed: countChanged(before, after),
  };
}
