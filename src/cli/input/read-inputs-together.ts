import type { ReadOptions } from "#files/file-reader.ts";

import { UsageError } from "../arguments.ts";
import { sourceName } from "../output/source-name.ts";
import type { Terminal } from "../terminal.ts";
import { readInputText } from "./read-input.ts";
import { standardInput } from "./standard-input.ts";

/**
 * The texts of inputs that are looked at together, in the order given; `null` when one could not be read. What could
 * not be read, and what was left out, is told on standard error.
 */
export async function readInputsTogether(
  sources: readonly string[],
  terminal: Terminal,
  options: ReadOptions,
): Promise<readonly string[] | null> {
  if (sources.filter((source) => source === standardInput).length > 1) {
    throw new UsageError("Standard input (-) can be given only once.");
  }
  const texts: string[] = [];
  for (const source of sources) {
    const input = await readInputText(source, terminal, options);
    if (input.kind === "problem") {
      terminal.writeError(`wordbench: ${input.message}\n`);
      continue;
    }
    for (const note of input.result.notes) terminal.writeError(`wordbench: ${sourceName(source)}: ${note}\n`);
    texts.push(input.result.text);
  }
  return texts.length === sources.length ? texts : null;
}
