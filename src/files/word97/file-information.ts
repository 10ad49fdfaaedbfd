import { ReadFailure } from "../read-failure.ts";
import { ByteView, noBytes } from "./byte-view.ts";
import type { CompoundFile } from "./compound-file.ts";

/** The parts of a document's text, in the order in which they follow one another. */
const storyOrder = [
  "main",
  "footnotes",
  "headers",
  "macros",
  "comments",
  "endnotes",
  "textBoxes",
  "headerTextBoxes",
] as const;

export type StoryName = (typeof storyOrder)[number];

/** Character positions: half-open. */
export interface CharacterRange {
  readonly start: number;
  readonly end: number;
}

/** Where tables lie: their places in the list of offsets and lengths ([MS-DOC] 2.5.6, FibRgFcLcb97). */
const tablePlaces = {
  styleSheet: 1,
  footnoteReferences: 2,
  footnoteTexts: 3,
  commentReferences: 4,
  commentTexts: 5,
  sections: 6,
  headers: 11,
  characterPages: 12,
  paragraphPages: 13,
  fonts: 15,
  documentProperties: 31,
  pieces: 33,
  shapes: 40,
  headerShapes: 41,
  endnoteReferences: 46,
  endnoteTexts: 47,
  drawings: 50,
  textBoxTexts: 56,
  headerTextBoxTexts: 58,
  lists: 73,
  listOverrides: 74,
} as const;

export type TableName = keyof typeof tablePlaces;

/** The file information block: what the document is, and where its tables lie. */
export interface FileInformation {
  /** Word 6 and Word 95 write 8-bit text and older forms of all tables. */
  readonly isBeforeWord97: boolean;
  /** Word 95 of East Asia writes all text in units of two bytes; other text of before Word 97 has bytes. */
  readonly hasWideText: boolean;
  /** The language of the version that wrote the file, as Windows numbers it. */
  readonly language: number;
  readonly isMacintosh: boolean;
  /** Where the text lies when there is no piece table. */
  readonly textStart: number;
  readonly stories: Readonly<Record<StoryName, CharacterRange>>;
  /** The text and formatting pages. */
  readonly document: ByteView;
  /** A table's bytes: empty when the document has none, cut where the file breaks off. */
  readonly table: (name: TableName) => ByteView;
  /** The bytes from the beginning of a table to the end of its stream: some tables go on beyond their length. */
  readonly tableAndRest: (name: TableName) => ByteView;
}

const firstWord97Version = 0x00c1;
const firstWord6Version = 0x0065;

/** Throws `ReadFailure` where the flags at the start of the file say that its text is encrypted. */
export function throwIfEncrypted(flags: number): void {
  if ((flags & 0x0100) === 0) return;
  throw new ReadFailure(
    "password",
    "is protected by a password",
    "Open it in Word with its password, save it without one and try again.",
  );
}

/** Reads the file information block ([MS-DOC] 2.5.1). Throws `ReadFailure`, also for encrypted documents. */
export function readFileInformation(file: CompoundFile, document: ByteView): FileInformation {
  const version = document.u16(2);
  const flags = document.u16(0x0a);
  throwIfEncrypted(flags);
  const isBeforeWord97 = version < firstWord97Version;
  if (version < firstWord6Version) {
    throw new ReadFailure(
      "unsupported",
      "was written by a version of Word before Word 6 (1993)",
      "Open it in a word processor that still reads it, save it as DOCX and open that.",
    );
  }
  const wanted = (flags & 0x0200) === 0 ? "0Table" : "1Table";
  const other = wanted === "0Table" ? "1Table" : "0Table";
  const tables = isBeforeWord97 ? document : (file.stream(wanted) ?? file.stream(other) ?? noBytes);
  const placesAt = isBeforeWord97 ? 0x58 : 0x9a;
  const placeCount = isBeforeWord97 ? 34 : document.u16(0x98);
  const place = (name: TableName): { readonly offset: number; readonly length: number } => {
    const index = tablePlaces[name];
    if (index >= placeCount) return { offset: 0, length: 0 };
    return { offset: document.u32(placesAt + 8 * index), length: document.u32(placesAt + 8 * index + 4) };
  };
  return {
    isBeforeWord97,
    hasWideText: !isBeforeWord97 || (flags & 0x1000) !== 0,
    language: document.u16(6),
    isMacintosh: document.u16(0x14) === 0x0100,
    textStart: document.u32(0x18),
    stories: readStories(document, isBeforeWord97 ? 0x34 : 0x4c),
    document,
    table(name) {
      const { offset, length } = place(name);
      const from = Math.min(offset, tables.length);
      return tables.slice(from, Math.min(length, tables.length - from));
    },
    tableAndRest(name) {
      const { offset, length } = place(name);
      if (length === 0) return noBytes;
      const from = Math.min(offset, tables.length);
      return tables.slice(from, tables.length - from);
    },
  };
}

function readStories(document: ByteView, at: number): FileInformation["stories"] {
  let start = 0;
  const next = (name: StoryName): CharacterRange => {
    const length = Math.max(0, document.i32(at + 4 * storyOrder.indexOf(name)));
    const range = { start, end: start + length };
    start = range.end;
    return range;
  };
  return {
    main: next("main"),
    footnotes: next("footnotes"),
    headers: next("headers"),
    macros: next("macros"),
    comments: next("comments"),
    endnotes: next("endnotes"),
    textBoxes: next("textBoxes"),
    headerTextBoxes: next("headerTextBoxes"),
  };
}
