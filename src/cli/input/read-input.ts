import { detectFormat } from "#files/detect-format.ts";
import type { ReadOptions } from "#files/file-reader.ts";
import { ReadFailure } from "#files/read-failure.ts";
import { detectMarkup } from "#files/text/detect-markup.ts";

import { sourceName } from "../output/source-name.ts";
import type { Terminal } from "../terminal.ts";
import { decodeText } from "./decode-text.ts";
import type { TextDocument } from "./document-messages.ts";
import { findFileOffsets, offsetBehindMark, sameOffset } from "./file-offsets.ts";
import type { FileOffset } from "./file-offsets.ts";
import { readDocument } from "./read-document.ts";
import { standardInput } from "./standard-input.ts";

/** The most bytes that one input may have: plain text; other documents have a limit of their own. */
const mostInputBytes = 64 * 1024 * 1024;

/** What was read of an input, or a sentence that names it and says why it was not read and what to do. */
export type InputReading<Result> =
  | { readonly kind: "read"; readonly result: Result }
  | { readonly kind: "problem"; readonly message: string };

/** A text to work on, and what was left out of it, a sentence each. */
export interface InputText {
  readonly text: string;
  readonly notes: readonly string[];
  /** Turns an offset of the text into that of the file as it is written, where the text stands in the file. */
  readonly toFile: FileOffset;
}

/** A document, its text with its places in the file. */
export type InputDocument = TextDocument & InputText;

const systemReasons: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EISDIR: "it is a folder",
  EACCES: "reading it is not permitted",
  EPERM: "reading it is not permitted",
  ENOTDIR: "a part of its path is not a folder",
  ENAMETOOLONG: "its name is too long",
  ELOOP: "its links lead in a circle",
};

/** The end of a sentence about an error of the system that reading or writing gave; `null` for any other. */
export function systemReason(error: unknown): string | null {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return null;
  return systemReasons[error.code] ?? `the system reported ${error.code}`;
}

/** Collects a stream; `null` as soon as it is longer than `most`, so that an endless one ends. */
async function readBytes(stream: AsyncIterable<Uint8Array>, most: number): Promise<Uint8Array | null> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of stream) {
    length += piece.byteLength;
    if (length > most) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces, length);
}

async function readInputBytes(source: string, terminal: Terminal): Promise<InputReading<Uint8Array>> {
  const problem = (reason: string) =>
    ({ kind: "problem", message: `cannot read ${sourceName(source)}: ${reason}.` }) as const;
  try {
    const stream = source === standardInput ? terminal.openStandardInput() : terminal.openFile(source);
    const bytes = await readBytes(stream, mostInputBytes);
    return bytes === null
      ? problem("it is larger than 64 MiB, the most that is read")
      : { kind: "read", result: bytes };
  } catch (error) {
    const reason = systemReason(error);
    if (reason === null) throw error;
    return problem(reason);
  }
}

function isMadeOfCharacters(bytes: Uint8Array): boolean {
  try {
    return detectFormat(bytes).kind === "characters";
  } catch (error) {
    if (error instanceof ReadFailure) return false;
    throw error;
  }
}

/** The text of bytes that are nothing but text in Unicode; `null` for any other document. */
function readPlainText(source: string, bytes: Uint8Array): string | null {
  const text = decodeText(bytes);
  if (text === null || !isMadeOfCharacters(bytes)) return null;
  const markup = detectMarkup(text, source);
  return markup === "none" || markup === "markdown" ? text : null;
}

/** A byte order mark of UTF-8 is a character of the file, as most programs read it. */
function hasMark(bytes: Uint8Array): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}

function toFileOffsets(bytes: Uint8Array, { text, encoding }: TextDocument): FileOffset {
  if (encoding === null) return sameOffset;
  const written = new TextDecoder(encoding, { ignoreBOM: hasMark(bytes) }).decode(bytes);
  return findFileOffsets(written, text);
}

async function readBytesAsDocument(
  source: string,
  bytes: Uint8Array,
  options: ReadOptions,
): Promise<InputReading<InputDocument>> {
  const name = source === standardInput ? "standard input" : source;
  const reading = await readDocument(name, bytes, options);
  if (reading.kind === "problem") return reading;
  return { kind: "read", result: { ...reading, toFile: toFileOffsets(bytes, reading) } };
}

/** Reads a file, or standard input for `-`, as a document, with its notes and its structure. */
export async function readInputDocument(
  source: string,
  terminal: Terminal,
  options: ReadOptions,
): Promise<InputReading<InputDocument>> {
  const input = await readInputBytes(source, terminal);
  return input.kind === "problem" ? input : readBytesAsDocument(source, input.result, options);
}

/**
 * Reads the text of a file, or of standard input for `-`. Plain text and Markdown in UTF-8, and in UTF-16 with a byte
 * order mark, is given as it is, to the byte; every other document as its reader shows it.
 */
export async function readInputText(
  source: string,
  terminal: Terminal,
  options: ReadOptions,
): Promise<InputReading<InputText>> {
  const input = await readInputBytes(source, terminal);
  if (input.kind === "problem") return input;
  const isTold = options.encoding !== undefined || options.format !== undefined;
  const text = isTold ? null : readPlainText(source, input.result);
  return text === null
    ? readBytesAsDocument(source, input.result, options)
    : {
        kind: "read",
        result: { text, notes: [], toFile: hasMark(input.result) ? offsetBehindMark : sameOffset },
      };
}
