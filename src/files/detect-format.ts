import { ZipArchive } from "./archive/zip-archive.ts";
import { findEntryNames, isCompoundFile } from "./compound-file-names.ts";
import type { DocumentFormat } from "./document/imported-document.ts";
import { ReadFailure } from "./read-failure.ts";
import { hasBytes, recogniseForeign } from "./signatures.ts";
import { isWord2 } from "./word97/word2-information.ts";

/** What a file is, as far as its first bytes and its packing say. */
export type DetectedFormat =
  | { readonly kind: "docx"; readonly archive: ZipArchive }
  | { readonly kind: "odt"; readonly archive: ZipArchive }
  | { readonly kind: "pdf" }
  | { readonly kind: "doc" }
  | { readonly kind: "rtf"; readonly start: number }
  /** Something written in characters; which, its text tells. */
  | { readonly kind: "characters" };

const saveAsText = "Open it in the program it was made with, and save it as DOCX, ODT or plain text.";

function unsupported(name: string, advice = saveAsText): ReadFailure {
  return new ReadFailure("unsupported", `is ${name}, which is not read here`, advice);
}

/** Archives that are recognised so as to be refused by name, by a part that only they have. */
const archiveParts: readonly (readonly [part: string, name: string])[] = [
  ["xl/workbook.xml", "an Excel workbook"],
  ["xl/workbook.bin", "an Excel workbook"],
  ["ppt/presentation.xml", "a PowerPoint presentation"],
  ["visio/document.xml", "a Visio drawing"],
  ["meta-inf/container.xml", "an EPUB book"],
  ["index/document.iwa", "a Pages, Numbers or Keynote document"],
  ["index.zip", "a Pages, Numbers or Keynote document"],
  ["index.xml", "a Pages document of 2009 or older"],
  ["meta-inf/manifest.mf", "a Java program"],
  ["androidmanifest.xml", "an Android app"],
  ["fixeddocseq.fdseq", "an XPS document"],
];

const otherOpenDocuments: readonly (readonly [type: string, name: string])[] = [
  ["spreadsheet", "an OpenDocument spreadsheet"],
  ["presentation", "an OpenDocument presentation"],
  ["graphics", "an OpenDocument drawing"],
  ["formula", "an OpenDocument formula"],
  ["chart", "an OpenDocument chart"],
  ["database", "an OpenDocument database"],
];

function detectArchive(bytes: Uint8Array): DetectedFormat {
  const archive = new ZipArchive(bytes, "document or archive");
  const type = archive.has("mimetype")
    ? new TextDecoder().decode(archive.read("mimetype") ?? undefined).trim()
    : "";
  const openDocument = "application/vnd.oasis.opendocument.";
  if (type.startsWith(`${openDocument}text`)) return { kind: "odt", archive };
  if (type.startsWith(openDocument)) {
    const name = otherOpenDocuments.find(([part]) => type.startsWith(openDocument + part))?.[1];
    throw unsupported(name ?? "an OpenDocument file without running text");
  }
  if (type.startsWith("application/vnd.sun.xml.writer")) {
    throw unsupported("a document of OpenOffice 1", "Open it in LibreOffice and save it as ODT.");
  }
  const foreign = archiveParts.find(([part]) => archive.has(part))?.[1];
  if (foreign !== undefined) throw unsupported(foreign);
  if (archive.has("[Content_Types].xml") || archive.has("word/document.xml"))
    return { kind: "docx", archive };
  if (archive.has("content.xml") && archive.has("META-INF/manifest.xml")) return { kind: "odt", archive };
  throw unsupported("a zip archive", "Unpack it, and open the files that are in it.");
}

/** The streams by which files of older Office programs, and newer encrypted ones, are told apart. */
const compoundStreams: readonly (readonly [stream: string, name: string])[] = [
  ["Workbook", "an Excel workbook"],
  ["Book", "an Excel workbook"],
  ["PowerPoint Document", "a PowerPoint presentation"],
  ["VisioDocument", "a Visio drawing"],
  ["__nameid_version1.0", "an Outlook message"],
  ["HwpSummaryInformation", "a Hangul document"],
  ["\u0005HwpSummaryInformation", "a Hangul document"],
  ["MatOST", "a Works document"],
  ["Quill", "a Publisher document"],
];

function detectCompound(bytes: Uint8Array): DetectedFormat {
  const streams = compoundStreams.map(([stream]) => stream);
  const names = findEntryNames(bytes, ["EncryptedPackage", "EncryptionInfo", "WordDocument", ...streams]);
  if (names.has("EncryptedPackage") || names.has("EncryptionInfo")) {
    throw new ReadFailure(
      "password",
      "is protected by a password",
      "Open it in the program it was made with, remove the password and try again.",
    );
  }
  if (names.has("WordDocument")) return { kind: "doc" };
  const name = compoundStreams.find(([stream]) => names.has(stream))?.[1];
  throw unsupported(name ?? "a file of an older Office program or an installer");
}

/** Where the first byte is that is neither a byte order mark nor white space; within the first kilobyte. */
function skipBlank(bytes: Uint8Array): number {
  let offset = hasBytes(bytes, 0, "\xef\xbb\xbf") ? 3 : 0;
  while (offset < 1024 && [0x09, 0x0a, 0x0d, 0x20].includes(bytes[offset] ?? 0)) offset += 1;
  return offset;
}

/** A PDF whose first line was lost or altered: an object at its start, and at its end what only PDFs end with. */
function isPdfWithoutHead(bytes: Uint8Array): boolean {
  if (bytes[0] !== 0x25) return false;
  const decoder = new TextDecoder("latin1");
  return (
    /%%EOF\s*$/.test(decoder.decode(bytes.subarray(-64))) &&
    /[\r\n]\d+ \d+ obj\b/.test(decoder.decode(bytes.subarray(0, 1024)))
  );
}

/** Whether "%PDF-" stands within the first kilobyte, as readers of PDF allow (ISO 32000-2, annex I). */
function isPdf(bytes: Uint8Array): boolean {
  for (
    let offset = bytes.indexOf(0x25);
    offset >= 0 && offset < 1024;
    offset = bytes.indexOf(0x25, offset + 1)
  ) {
    if (hasBytes(bytes, offset, "%PDF-")) return true;
  }
  return isPdfWithoutHead(bytes);
}

/** Tells what a file is from its bytes alone. Throws `ReadFailure` for what is not read, saying what it looks like. */
export function detectFormat(bytes: Uint8Array): DetectedFormat {
  if (isPdf(bytes)) return { kind: "pdf" };
  if (hasBytes(bytes, 0, "PK\x03\x04") || hasBytes(bytes, 0, "PK\x05\x06")) return detectArchive(bytes);
  if (isCompoundFile(bytes)) return detectCompound(bytes);
  if (isWord2(bytes)) return { kind: "doc" };
  const start = skipBlank(bytes);
  if (hasBytes(bytes, start, "{\\rtf")) return { kind: "rtf", start };
  const foreign = recogniseForeign(bytes);
  if (foreign !== null) throw unsupported(foreign);
  return { kind: "characters" };
}

/** The format that was asked for, whatever the bytes look like. Throws `ReadFailure` for an archive that is none. */
export function formatAsAsked(bytes: Uint8Array, format: DocumentFormat): DetectedFormat {
  switch (format) {
    case "docx":
    case "odt":
      return { kind: format, archive: new ZipArchive(bytes, "document or archive") };
    case "rtf":
      return { kind: "rtf", start: skipBlank(bytes) };
    case "doc":
    case "pdf":
      return { kind: format };
    case "text":
    case "markdown":
    case "html":
    case "subtitles":
      return { kind: "characters" };
  }
}
