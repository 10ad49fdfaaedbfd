import { detectFormat } from "#files/detect-format.ts";
import type { ReadOptions } from "#files/file-reader.ts";
import { ReadFailure } from "#files/read-failure.ts";

import { UsageError } from "../arguments.ts";
import { sourceName } from "../output/source-name.ts";
import type { Terminal } from "../terminal.ts";
import { sameOffset } from "./file-offsets.ts";
import { readInputText, systemReason } from "./read-input.ts";
import type { InputReading, InputText } from "./read-input.ts";
import { rememberInputs } from "./remember-inputs.ts";
import { standardInput } from "./standard-input.ts";

/** More than that is for the reader of inputs to refuse. */
const mostBytes = 64 * 1024 * 1024;

/** All of an input; `null` where it cannot be read or is too long, which the reader of inputs then says. */
async function readWhole(source: string, terminal: Terminal): Promise<Uint8Array | null> {
  const stream = source === standardInput ? terminal.openStandardInput() : terminal.openFile(source);
  const pieces: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const piece of stream) {
      length += piece.byteLength;
      if (length > mostBytes) return null;
      pieces.push(piece);
    }
  } catch (error) {
    if (systemReason(error) === null) throw error;
    return null;
  }
  return Buffer.concat(pieces, length);
}

function isMadeOfCharacters(bytes: Uint8Array): boolean {
  try {
    return detectFormat(bytes).kind === "characters";
  } catch (error) {
    if (error instanceof ReadFailure) return false;
    throw error;
  }
}

/** The text of bytes that are UTF-8 and no document in another format, to the byte; else `null`. */
function decodeExactly(bytes: Uint8Array): string | null {
  try {
    // A byte order mark and NULs are a part of what is compared, or a patch would not fit.
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    return isMadeOfCharacters(bytes) ? text : null;
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

async function readExactText(
  source: string,
  terminal: Terminal,
  options: ReadOptions,
): Promise<InputReading<InputText>> {
  const isTold = options.encoding !== undefined || options.format !== undefined;
  const bytes = isTold ? null : await readWhole(source, terminal);
  const text = bytes === null ? null : decodeExactly(bytes);
  return text === null
    ? readInputText(source, terminal, options)
    : { kind: "read", result: { text, notes: [], toFile: sameOffset } };
}

/**
 * The texts of inputs whose differences are to fit the inputs themselves, in the order given; `null` when one could not
 * be read. What is UTF-8 is taken as it stands, sources of pages and byte order marks included; documents, other
 * encodings, and what a format or an encoding is named for, as their reader shows them. What could not be read, and what
 * was left out, is told on standard error.
 */
export async function readExactTexts(
  sources: readonly string[],
  terminal: Terminal,
  options: ReadOptions,
): Promise<readonly string[] | null> {
  if (sources.filter((source) => source === standardInput).length > 1) {
    throw new UsageError("Standard input (-) can be given only once.");
  }
  const remembering = rememberInputs(terminal);
  const texts: string[] = [];
  for (const source of sources) {
    const input = await readExactText(source, remembering, options);
    if (input.kind === "problem") {
      terminal.writeError(`wordbench: ${input.message}\n`);
      continue;
    }
    for (const note of input.result.notes) terminal.writeError(`wordbench: ${sourceName(source)}: ${note}\n`);
    texts.push(input.result.text);
  }
  return texts.length === sources.length ? texts : null;
}
