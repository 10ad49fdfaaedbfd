import { ZipArchive } from "#files/archive/zip-archive.ts";
import { ReadFailure, shownName } from "#files/read-failure.ts";
import { normalizeLineBreaks } from "../editor/line-breaks.ts";
import { maximumBytes, refusal } from "../editor/text-limit.ts";
import { manifestPath, mostDocuments, readManifest } from "./archive-manifest.ts";
import type { ArchivedDocument, ArchivedText, ArchivedVersion } from "./archive-manifest.ts";

/** A manifest of ten thousand documents with versions has about 10 MB. */
const mostManifestBytes = 64 * 1024 * 1024;

/** A version or document with its text, read and checked. */
export interface ReadVersion {
  readonly described: ArchivedVersion;
  readonly text: string;
}
export interface ReadDocument {
  readonly described: ArchivedDocument;
  readonly text: string;
  readonly versions: readonly ReadVersion[];
}

/** An archive that can be followed, or a sentence that says why not. */
export type OpenedArchive =
  | {
      readonly kind: "archive";
      /** Entries of the manifest that make no sense. */
      readonly unreadable: number;
      /** Reads one document after another; tells `onProblem` in a sentence of each text that cannot be taken. */
      documents(onProblem: (sentence: string) => void): Generator<ReadDocument>;
    }
  | { readonly kind: "refused"; readonly message: string };

const foreign =
  "That is not an archive of your documents. Choose a .zip file that “Export all” made here or on another device.";
const later = "A newer version of this page made that archive. Reload the page, then try again.";
const tooMany = `That archive holds more than ${mostDocuments.toLocaleString("en")} documents. Nothing was taken from it.`;
const tooLarge = "is longer than a document can be";
const notText = "is damaged";

/** The bytes of a part; `null` past `most`, as soon as they are. */
function readPart(archive: ZipArchive, path: string, most: number): Uint8Array<ArrayBuffer> | null {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for (const piece of archive.pieces(path)) {
    length += piece.length;
    if (length > most) return null;
    pieces.push(piece);
  }
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const piece of pieces) {
    whole.set(piece, offset);
    offset += piece.length;
  }
  return whole;
}

/** The text of UTF-16LE, halves of characters and all, which `TextDecoder` would replace. */
function decodeUtf16(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: string[] = [];
  for (let start = 0; start + 1 < bytes.length; start += 8192) {
    const end = Math.min(start + 8192, bytes.length - (bytes.length % 2));
    const units: number[] = [];
    for (let offset = start; offset < end; offset += 2) units.push(view.getUint16(offset, true));
    parts.push(String.fromCharCode(...units));
  }
  return parts.join("");
}

/** The text of bytes; `null` when they are none in that encoding. A mark at the beginning is part of the text. */
function decode(bytes: Uint8Array, encoding: ArchivedText["encoding"]): string | null {
  if (encoding === "utf-16le") return bytes.length % 2 === 0 ? decodeUtf16(bytes) : null;
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    // Not UTF-8: what that means is said by whoever asked.
    return null;
  }
}

/** The text, or why it is not taken, to go on after its name. */
function readText(
  archive: ZipArchive,
  { file, encoding }: ArchivedText,
): { readonly text: string } | { readonly problem: string } {
  try {
    if (!archive.has(file)) return { problem: "is missing from the archive" };
    const bytes = readPart(archive, file, encoding === "utf-8" ? maximumBytes : 2 * maximumBytes);
    if (bytes === null) return { problem: tooLarge };
    const decoded = decode(bytes, encoding);
    if (decoded === null) return { problem: notText };
    const text = normalizeLineBreaks(decoded);
    return refusal(text.length, text.length, () => text) === null ? { text } : { problem: tooLarge };
  } catch (error) {
    if (error instanceof ReadFailure) return { problem: error.problem };
    throw error;
  }
}

/** Opens an archive of documents, whoever made it. Throws nothing but faults of this program. */
export function openArchive(bytes: Uint8Array): OpenedArchive {
  try {
    const archive = new ZipArchive(bytes, "archive");
    const json = archive.has(manifestPath) ? readPart(archive, manifestPath, mostManifestBytes) : null;
    const manifest = readManifest(json === null ? "" : (decode(json, "utf-8") ?? ""));
    if (manifest.kind === "foreign") return { kind: "refused", message: foreign };
    if (manifest.kind === "later") return { kind: "refused", message: later };
    if (manifest.kind === "too-many") return { kind: "refused", message: tooMany };
    return {
      kind: "archive",
      unreadable: manifest.unreadable,
      documents: (onProblem) => readDocuments(archive, manifest.documents, onProblem),
    };
  } catch (error) {
    if (!(error instanceof ReadFailure)) throw error;
    if (error.reason === "damaged") return { kind: "refused", message: foreign };
    return { kind: "refused", message: `That file ${error.problem}. Nothing was taken from it.` };
  }
}

function* readDocuments(
  archive: ZipArchive,
  listed: readonly ArchivedDocument[],
  onProblem: (sentence: string) => void,
): Generator<ReadDocument> {
  for (const described of listed) {
    const name = shownName(described.name ?? described.file);
    const read = readText(archive, described);
    if ("problem" in read) {
      onProblem(`${name} ${read.problem}.`);
      continue;
    }
    const versions: ReadVersion[] = [];
    for (const version of described.versions) {
      const kept = readText(archive, version);
      if ("text" in kept) versions.push({ described: version, text: kept.text });
      else onProblem(`The version ${shownName(version.name)} of ${name} ${kept.problem}.`);
    }
    yield { described, text: read.text, versions };
  }
}
