import type { Terminal } from "../terminal.ts";
import { decodeText } from "./decode-text.ts";

/** How standard input is named among the files. */
export const standardInput = "-";

/** The most bytes that one input may have. */
const mostInputBytes = 64 * 1024 * 1024;

/** The text of an input, or why there is none: the end of a sentence that begins with "cannot read it:". */
export type InputReading =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "problem"; readonly reason: string };

const systemReasons: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EISDIR: "it is a folder",
  EACCES: "reading it is not permitted",
  EPERM: "reading it is not permitted",
  ENOTDIR: "a part of its path is not a folder",
  ENAMETOOLONG: "its name is too long",
  ELOOP: "its links lead in a circle",
};

function systemReason(error: unknown): string | null {
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

/** Reads a file, or standard input for `-`, as text. */
export async function readInput(source: string, terminal: Terminal): Promise<InputReading> {
  try {
    const stream = source === standardInput ? terminal.openStandardInput() : terminal.openFile(source);
    const bytes = await readBytes(stream, mostInputBytes);
    if (bytes === null) return { kind: "problem", reason: "it is larger than 64 MiB, the most that is read" };
    const text = decodeText(bytes);
    if (text !== null) return { kind: "text", text };
    return { kind: "problem", reason: "it is not plain text in UTF-8, or in UTF-16 with a byte order mark" };
  } catch (error) {
    const reason = systemReason(error);
    if (reason === null) throw error;
    return { kind: "problem", reason };
  }
}
