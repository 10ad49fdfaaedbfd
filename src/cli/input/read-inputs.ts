import { UsageError } from "../arguments.ts";
import { sourceName } from "../output/source-name.ts";
import type { Terminal } from "../terminal.ts";
import type { InputReading, InputText } from "./read-input.ts";
import { standardInput } from "./standard-input.ts";

/** How an input is read: `readInputText`, or `readInputDocument`, with its options. */
export type ReadInput<Input extends InputText> = (
  source: string,
  terminal: Terminal,
) => Promise<InputReading<Input>>;

export interface InputResults<Result> {
  /** In the order of the inputs; those that could not be read are left out. */
  readonly results: readonly Result[];
  /** Whether an input could not be read; each was named on standard error. */
  readonly failed: boolean;
}

/**
 * Reads the inputs that a command was given (standard input when there are none) and hands each to `measure`, one at a
 * time, so that only one is held in memory. What cannot be read is reported, and the rest still done. What was left out
 * of an input is told on standard error, too.
 */
export async function readInputs<Input extends InputText, Result>(
  operands: readonly string[],
  terminal: Terminal,
  readInput: ReadInput<Input>,
  measure: (source: string, input: Input) => Result,
): Promise<InputResults<Result>> {
  const sources = operands.length === 0 ? [standardInput] : operands;
  const standardInputs = sources.filter((source) => source === standardInput).length;
  if (standardInputs > 1) throw new UsageError("Standard input (-) can be given only once.");
  if (standardInputs === 1 && terminal.isInteractive()) {
    terminal.writeError(
      "Type or paste the text, then press Enter and Ctrl-D (on Windows: Ctrl-Z and Enter).\n",
    );
  }
  const results: Result[] = [];
  let failed = false;
  for (const source of sources) {
    const input = await readInput(source, terminal);
    if (input.kind === "read") {
      for (const note of input.result.notes) {
        terminal.writeError(`wordbench: ${sourceName(source)}: ${note}\n`);
      }
      results.push(measure(source, input.result));
    } else {
      failed = true;
      terminal.writeError(`wordbench: ${input.message}\n`);
    }
  }
  return { results, failed };
}
