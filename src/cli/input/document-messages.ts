import type { ReadOptions } from "#files/file-reader.ts";

/** What the command line takes of a document that was read. */
export interface TextDocument {
  readonly text: string;
  readonly format: string;
  /** The encoding of the bytes, for formats that are text; else `null`. */
  readonly encoding: string | null;
  /** What was left out, a sentence each. */
  readonly notes: readonly string[];
  /** A `TextStructure`, which is printed and not looked into. */
  readonly structure: object;
}

/** What came of reading a document; `message` is for people and names the file. */
export type DocumentReading =
  | ({ readonly kind: "document" } & TextDocument)
  | { readonly kind: "problem"; readonly message: string };

export interface DocumentRequest {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly options: ReadOptions;
}

/** How often a reading that is under way says so, in milliseconds. */
export const stillAliveMs = 500;

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** The request that a worker was started with. Throws for anything else. */
export function parseDocumentRequest(data: unknown): DocumentRequest {
  if (isObject(data) && "name" in data && "bytes" in data && "options" in data) {
    const { name, bytes, options } = data;
    if (typeof name === "string" && bytes instanceof Uint8Array && isObject(options)) {
      // The options are all optional, and were made by `readDocumentOptions` in this program.
      return { name, bytes, options };
    }
  }
  throw new TypeError("The worker was started without a document.");
}

/** What a worker posted; `null` for a sign of life. */
export function parseDocumentReading(data: unknown): DocumentReading | null {
  if (!isObject(data) || !("kind" in data)) return null;
  if (data.kind === "problem" && "message" in data && typeof data.message === "string") {
    return { kind: "problem", message: data.message };
  }
  if (!("text" in data && "format" in data && "encoding" in data && "notes" in data && "structure" in data)) {
    return null;
  }
  const { text, format, encoding, notes, structure } = data;
  if (typeof text !== "string" || typeof format !== "string" || !Array.isArray(notes)) return null;
  if ((encoding !== null && typeof encoding !== "string") || !isObject(structure)) return null;
  return { kind: "document", text, format, encoding, notes: notes.map(String), structure };
}
