import type { InlineStyle } from "../document/imported-document.ts";
import { formatNumber } from "../lists/number-format.ts";
import type { ByteView } from "./byte-view.ts";
import type { FileInformation } from "./file-information.ts";
import { numberFormatName } from "./number-formats.ts";
import { readPositions } from "./position-tables.ts";
import { readModifiers } from "./property-modifiers.ts";

export type NoteKind = "footnote" | "endnote";

/** The mark of a note in the text. */
export interface NoteMark {
  readonly position: number;
  readonly kind: NoteKind;
  /** Index among the notes of its kind. */
  readonly index: number;
  /** The mark is a number that the program counts; else one that the author typed. */
  readonly isNumbered: boolean;
}

/** How notes are numbered; `null` where it is not said. */
interface NoteNumbering {
  readonly format: number | null;
  readonly start: number | null;
  readonly restartsInSection: boolean | null;
}

/** A section of the document: where it ends, whether its first page is a title page, how it numbers notes. */
export interface Section {
  readonly end: number;
  readonly hasTitlePage: boolean;
  readonly numbering: Readonly<Record<NoteKind, NoteNumbering>>;
}

const sectionCodes = {
  titlePage: 0x300a,
  footnoteRestart: 0x303c,
  endnoteRestart: 0x303e,
  footnoteStart: 0x503f,
  endnoteStart: 0x5041,
  footnoteFormat: 0x5040,
  endnoteFormat: 0x5042,
} as const;

/** Programs write a few hundred bytes for a section; tables of nonsense claim more for each of many. */
const mostSectionBytes = 8192;

function readSection(document: ByteView, end: number, data: ByteView): Section {
  const values = new Map<number, number>();
  const offset = data.u32(2);
  if (offset + 2 <= document.length) {
    const size = Math.min(document.u16(offset), document.length - offset - 2, mostSectionBytes);
    for (const { code, operand } of readModifiers(document.slice(offset + 2, size))) {
      values.set(code, operand.length === 2 ? operand.u16(0) : operand.length > 0 ? operand.u8(0) : 0);
    }
  }
  const value = (code: number): number | null => values.get(code) ?? null;
  const restarts = (code: number): boolean | null => (values.has(code) ? values.get(code) === 1 : null);
  return {
    end,
    hasTitlePage: value(sectionCodes.titlePage) === 1,
    numbering: {
      footnote: {
        format: value(sectionCodes.footnoteFormat),
        start: value(sectionCodes.footnoteStart),
        restartsInSection: restarts(sectionCodes.footnoteRestart),
      },
      endnote: {
        format: value(sectionCodes.endnoteFormat),
        start: value(sectionCodes.endnoteStart),
        restartsInSection: restarts(sectionCodes.endnoteRestart),
      },
    },
  };
}

export function readSections({ isBeforeWord97, document, table }: FileInformation): readonly Section[] {
  const sections = readPositions(table("sections"), 12);
  if (isBeforeWord97) return [];
  return sections
    .filter(({ start, end }) => start < end)
    .map(({ end, data }) => readSection(document, end, data));
}

/** The marks of all notes in the order of the text. */
export function readNoteMarks({ table, stories }: FileInformation): readonly NoteMark[] {
  const marks = (kind: NoteKind, references: ByteView): readonly NoteMark[] =>
    readPositions(references, 2).map(({ start, data }, index) => ({
      position: start,
      kind,
      index,
      isNumbered: data.u16(0) !== 0,
    }));
  return [...marks("footnote", table("footnoteReferences")), ...marks("endnote", table("endnoteReferences"))]
    .filter(({ position }) => position < stories.main.end)
    .sort((one, other) => one.position - other.position);
}

/** A note's mark as it was put into the text; its number is set when all are known. */
export interface PlacedMark extends NoteMark {
  readonly inline: { kind: "note"; note: NoteKind; part: number; label: string; style: InlineStyle };
}

/** What the document says about all its sections, where they say nothing ([MS-DOC] 2.7, Dop). */
function documentNumbering(properties: ByteView): Readonly<Record<NoteKind, NoteNumbering>> {
  const read = (kind: NoteKind): NoteNumbering => {
    const packedAt = kind === "footnote" ? 2 : 52;
    const formatAt = kind === "footnote" ? 492 : 494;
    const packed = properties.length >= packedAt + 2 ? properties.u16(packedAt) : 0;
    return {
      format: properties.length >= formatAt + 2 ? properties.u16(formatAt) : null,
      start: packed === 0 ? null : packed >> 2,
      restartsInSection: (packed & 3) === 1,
    };
  };
  return { footnote: read("footnote"), endnote: read("endnote") };
}

const usualFormat = { footnote: "decimal", endnote: "lowerRoman" } as const;

/** Gives the marks their numbers, each kind by itself. One that was deleted, or that the author typed, takes none. */
export function labelNotes(
  marks: readonly PlacedMark[],
  sections: readonly Section[],
  properties: ByteView,
): void {
  const general = documentNumbering(properties);
  const next = { footnote: 0, endnote: 0 };
  const lastSection = { footnote: -1, endnote: -1 };
  let section = 0;
  for (const { kind, position, isNumbered, inline } of marks) {
    if (!isNumbered || inline.style.isDeleted) continue;
    while (section < sections.length && position >= (sections[section]?.end ?? 0)) section += 1;
    const own = sections[section]?.numbering[kind];
    const isFirst = lastSection[kind] === -1;
    const restarts = own?.restartsInSection ?? general[kind].restartsInSection ?? false;
    if (isFirst || (section !== lastSection[kind] && restarts)) {
      next[kind] = own?.start ?? general[kind].start ?? 1;
    }
    lastSection[kind] = section;
    const format = own?.format ?? general[kind].format;
    inline.label = formatNumber(next[kind], format === null ? usualFormat[kind] : numberFormatName(format));
    next[kind] += 1;
  }
}
