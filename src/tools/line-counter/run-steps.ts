import { applyLineOperation, writeLineStep } from "#core/transforms/lines/apply-line-operations.ts";
import type { LineOperation } from "#core/transforms/lines/line-operation.ts";
import { readLines } from "#core/transforms/lines/line-text.ts";
import type { LineText } from "#core/transforms/lines/line-text.ts";

/** What steps made of a text. */
export interface StepsOutcome {
  readonly text: string;
  readonly before: number;
  readonly after: number;
  /** Places at which another line stands than before; where lines went or came, those behind them count too. */
  readonly changed: number;
}

function countChanged(before: readonly string[], after: readonly string[]): number {
  let changed = Math.abs(before.length - after.length);
  for (let index = 0; index < Math.min(before.length, after.length); index += 1) {
    if (before[index] !== after[index]) changed += 1;
  }
  return changed;
}

/** Does steps one at a time, so that whoever asks for them knows at which one they are. */
export class StepRunner {
  readonly #before: LineText;
  #lines: LineText;

  constructor(text: string) {
    this.#before = readLines(text);
    this.#lines = this.#before;
  }

  /** Does a step; a sentence on why it cannot be done, or `null`. */
  apply(operation: LineOperation): string | null {
    const step = applyLineOperation(this.#lines, operation);
    if (step.kind === "problem") return step.message;
    this.#lines = step.lines;
    return null;
  }

  /** What all of them came to; or a sentence on why it cannot be written. */
  finish(): StepsOutcome | string {
    const written = writeLineStep(this.#lines);
    if (written.kind === "problem") return written.message;
    const before = this.#before.lines;
    const after = readLines(written.text).lines;
    return {
      text: written.text,
      before: before.length,
      after: after.length,
      changed: countChanged(before, after),
    };
  }
}
