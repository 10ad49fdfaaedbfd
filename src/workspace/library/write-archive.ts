import { deflateSync, strToU8, Zip, ZipDeflate, ZipPassThrough } from "fflate";
import { freeUnpackedBytes, mostExpansion, mostUnpackedBytes } from "#files/read-limits.ts";
import { manifestPath, writeManifest } from "./archive-manifest.ts";
import type { ArchivedDocument, TextEncodingName } from "./archive-manifest.ts";

/** What of an archive is one text: its bytes and how they are to be read. */
interface EncodedText {
  readonly encoding: TextEncodingName;
  readonly bytes: Uint8Array;
}

/** More text than one archive may hold, so that it can be read back. */
export class ArchiveTooLarge extends Error {
  override readonly name = "ArchiveTooLarge";
}

const pieceBytes = 1024 * 1024;

/** UTF-8, or UTF-16 for a text with halves of characters, which would not come back from UTF-8. */
export function encodeText(text: string): EncodedText {
  if (!/\p{Surrogate}/u.test(text)) return { encoding: "utf-8", bytes: strToU8(text) };
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < text.length; index += 1) {
    view.setUint16(index * 2, text.charCodeAt(index), true);
  }
  return { encoding: "utf-16le", bytes };
}

/** A part of a file's name that every system takes: no separators, no characters with a meaning, not long. */
function fileName(name: string): string {
  const plain = name.replaceAll(/[\\/:*?"<>|\p{C}]/gu, " ").replaceAll(/\s+/g, " ");
  return Array.from(plain)
    .slice(0, 60)
    .join("")
    .replaceAll(/^[ .]+|[ .]+$/g, "");
}

/** The path of a text in an archive: numbered, so that no two are alike on any system, and named for people. */
export function archivePath(folder: string, number: string, name: string): string {
  return `${`${folder}/${number} ${fileName(name)}`.trim()}.txt`;
}

/** A reader takes no part that is packed more tightly than this for honest; texts of one word are. */
function packsTooTightly(bytes: Uint8Array): boolean {
  return bytes.length > freeUnpackedBytes && bytes.length > deflateSync(bytes).length * (mostExpansion / 2);
}

/** Makes an archive text by text, so that only one of them and what is packed are in memory. */
export function createArchiveWriter() {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let failure: Error | null = null;
  let total = 0;
  const zip = new Zip((error, chunk) => {
    // A copy: the archiver may use its buffers again.
    if (error === null) chunks.push(new Uint8Array(chunk));
    else failure = error;
  });

  const add = (path: string, bytes: Uint8Array) => {
    total += bytes.length;
    if (total > mostUnpackedBytes) throw new ArchiveTooLarge(`${total} bytes are too many for one archive.`);
    const entry = packsTooTightly(bytes) ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    zip.add(entry);
    for (let offset = 0; offset < bytes.length; offset += pieceBytes) {
      const end = offset + pieceBytes;
      entry.push(bytes.subarray(offset, end), end >= bytes.length);
    }
    if (bytes.length === 0) entry.push(bytes, true);
  };

  return {
    /** Adds a text and answers how it is encoded. Throws `ArchiveTooLarge` past what can be read back. */
    addText(path: string, text: string): TextEncodingName {
      const { encoding, bytes } = encodeText(text);
      add(path, bytes);
      return encoding;
    },
    /** Adds the manifest and closes the archive. */
    finish(documents: readonly ArchivedDocument[], exportedAt: number): Blob {
      add(manifestPath, strToU8(writeManifest(documents, exportedAt)));
      zip.end();
      if (failure !== null) throw failure;
      return new Blob(chunks, { type: "application/zip" });
    },
  };
}
