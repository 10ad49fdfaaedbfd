import { UsageError } from "../arguments.ts";
import { sourceName } from "../output/source-name.ts";
import type { Terminal } from "../terminal.ts";
import { readInput, standardInput } from "./read-input.ts";

export interface InputResults<Result> {
  /** In the order of the inputs; those that could not be read are left out. */
  readonly results: readonly Result[];
  /** Whether an input could not be read; each was named on standard error. */
  readonly failed: boolean;
}

/**
 * Reads the inputs that a command was given (standard input when there are none) and hands each text to `measure`,
 * one at a time, so that only one is held in memory. What cannot be read is reported, and the rest still done.
 */
export async function readInputs<Result>(
  operands: readonly string[],
  terminal: Terminal,
  measure: (source: string, text: string) => Result,
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
    if (input.kind === "text") {
      results.push(measure(source, input.text));
    } else {
      failed = true;
      terminal.writeError(`wordbench: cannot read ${sourceName(source)}: ${input.reason}.\n`);
    }
  }
  return { results, failed };
}
