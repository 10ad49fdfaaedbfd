import { FieldStack } from "../docx/field-stack.ts";
import type { NumberingCounter } from "../docx/numbering-counter.ts";
import type { FlowWriter, ParagraphEnd } from "../document/flow-writer.ts";
import type { InlineStyle } from "../document/imported-document.ts";
import { readSymbol, readSymbols } from "../lists/symbol-fonts.ts";
import { ReadFailure } from "../read-failure.ts";
import type { ReadTask } from "../read-task.ts";
import type { CharacterProperties } from "./character-properties.ts";
import type { CharacterRange } from "./file-information.ts";
import type { ParagraphProperties } from "./paragraph-properties.ts";
import { type StoryParagraph, TableLayout } from "./table-layout.ts";
import type { WordTables } from "./word-tables.ts";

const marks = {
  picture: "\x01",
  noteNumber: "\x02",
  cell: "\x07",
  shape: "\x08",
  pageBreak: "\x0c",
  paragraph: "\r",
  fieldBegin: "\x13",
  fieldSeparator: "\x14",
  fieldEnd: "\x15",
  fixedHyphen: "\x1e",
} as const;

/** What a story has at some of its positions, other than characters. */
export interface StoryObjects {
  /** The positions of note marks in order. */
  readonly notePositions: readonly number[];
  readonly placeNote: (position: number, style: InlineStyle) => void;
  /** The positions of the last characters of sections. */
  readonly sectionEnds: ReadonlySet<number>;
  /** Writes what is anchored at the mark of a shape. */
  readonly placeShape: (position: number, style: InlineStyle) => Promise<void>;
}

/** The objects of stories that have none. */
export const noObjects: StoryObjects = {
  notePositions: [],
  placeNote: () => undefined,
  sectionEnds: new Set(),
  placeShape: () => Promise.resolve(),
};

/** What a story is read with. */
export interface StoryContext {
  readonly tables: WordTables;
  readonly writer: FlowWriter;
  readonly numbering: NumberingCounter;
  readonly task: ReadTask;
  /** The time, by `performance.now`, after which the reading is given up. */
  readonly deadline: number;
  readonly objects: StoryObjects;
}

function throwIfLate(deadline: number): void {
  if (performance.now() < deadline) return;
  throw new ReadFailure(
    "too-large",
    "takes longer than a minute to read",
    "Split it into smaller files and open these one at a time.",
  );
}

/** The paragraphs of a range of the text. */
function findParagraphs(
  { tables, objects, deadline }: StoryContext,
  { start, end }: CharacterRange,
): readonly StoryParagraph[] {
  const paragraphs: StoryParagraph[] = [];
  // oxlint-disable-next-line no-control-regex -- paragraphs end with control characters
  const ends = /[\r\x07\x0c]/g;
  let from = start;
  ends.lastIndex = start;
  for (let match = ends.exec(tables.text); match !== null; match = ends.exec(tables.text)) {
    const at = match.index;
    if (at >= end) break;
    const mark = match[0];
    if (mark === marks.pageBreak && !objects.sectionEnds.has(at)) continue;
    const properties = tables.paragraph(at);
    const isCellMark = mark === marks.cell;
    const isInner = properties.tableDepth > 1;
    const endsCell = isCellMark ? properties.tableDepth > 0 : isInner && properties.isInnerCellEnd;
    paragraphs.push({ start: from, end: at, properties, endsCell });
    if (paragraphs.length % 256 === 0) throwIfLate(deadline);
    from = at + 1;
  }
  if (from < end) {
    paragraphs.push({ start: from, end, properties: tables.paragraph(end - 1), endsCell: false });
  }
  return paragraphs;
}

/** Fields stand in one another less deep than this. */
const mostFieldDepth = 64;

/** The positions of the field marks that belong together; one without its partner is not counted as a mark. */
function findFieldMarks(text: string, { start, end }: CharacterRange): ReadonlySet<number> {
  const found = new Set<number>();
  const open: number[][] = [];
  // oxlint-disable-next-line no-control-regex -- fields are marked by control characters
  const fieldMarks = /[\x13-\x15]/g;
  fieldMarks.lastIndex = start;
  for (let match = fieldMarks.exec(text); match !== null; match = fieldMarks.exec(text)) {
    if (match.index >= end) break;
    if (match[0] === marks.fieldBegin) {
      open.push(open.length < mostFieldDepth ? [match.index] : []);
    } else if (match[0] === marks.fieldSeparator) {
      const field = open.at(-1);
      if (field?.length === 1) field.push(match.index);
    } else {
      const [begin, separator] = open.pop() ?? [];
      if (begin === undefined) continue;
      found.add(begin).add(match.index);
      if (separator !== undefined) found.add(separator);
    }
  }
  return found;
}

/** Reads one story, or a stretch of one, into the part that is open. */
export class StoryReader {
  readonly #context: StoryContext;
  readonly #fields = new FieldStack();
  #fieldMarks: ReadonlySet<number> = new Set();
  #nextNote = 0;

  constructor(context: StoryContext) {
    this.#context = context;
  }

  async read(whole: CharacterRange): Promise<void> {
    const { tables, writer, task, deadline } = this.#context;
    const range = { start: whole.start, end: Math.min(whole.end, tables.text.length) };
    this.#fieldMarks = findFieldMarks(tables.text, range);
    const paragraphs = findParagraphs(this.#context, range);
    const layout = new TableLayout(writer, paragraphs);
    for (const [index, paragraph] of paragraphs.entries()) {
      layout.enter(index);
      if (!paragraph.properties.isRowEnd) await this.#readParagraph(paragraph);
      layout.leave(paragraph);
      await task.pause(paragraph.end / tables.text.length);
      throwIfLate(deadline);
    }
    layout.finish();
  }

  async #readParagraph({ start, end, properties }: StoryParagraph): Promise<void> {
    const { tables, writer } = this.#context;
    for (let position = start; position < end;) {
      const run = tables.characters(position, properties.style);
      const runEnd = Math.min(end, run.end);
      await this.#readRun(position, runEnd, run.properties);
      position = runEnd;
    }
    // The end of a paragraph within the code of a field is not shown.
    if (!this.#fields.isShown) return;
    const mark = tables.characters(end, properties.style).properties;
    writer.noteDeletion(mark.isDeleted ? mark.deletion : null);
    writer.endParagraph(this.#paragraphEnd(properties, mark));
  }

  #paragraphEnd(properties: ParagraphProperties, mark: CharacterProperties): ParagraphEnd {
    const { isDropCap, outlineLevel, list, listLevel } = properties;
    const isHidden = mark.isHidden || mark.isStyleSeparator;
    const joinsNext = mark.isDeleted ? "deleted" : isHidden ? "hidden" : isDropCap ? "drop-cap" : null;
    const { numbering } = this.#context;
    const id = String(list);
    const isNumbered = list > 0 && numbering.has(id);
    // A paragraph whose end is not shown is a part of the next one, which is counted instead.
    const marker = isNumbered && joinsNext === null ? numbering.next(id, listLevel) : "";
    if (outlineLevel < 9) return { marker, joinsNext, kind: "heading", level: outlineLevel + 1 };
    if (isNumbered) return { marker, joinsNext, kind: "list-item", level: listLevel + 1 };
    return { marker, joinsNext };
  }

  /** Characters with the same properties; marks of notes among them need not be characters of their own. */
  async #readRun(start: number, end: number, properties: CharacterProperties): Promise<void> {
    const { writer, objects } = this.#context;
    const { notePositions, placeNote } = objects;
    let from = start;
    for (;;) {
      const note = notePositions[this.#nextNote];
      if (note === undefined || note >= end) break;
      this.#nextNote += 1;
      if (note < from) continue;
      await this.#readCharacters(from, note, properties);
      if (this.#fields.isShown) {
        writer.noteDeletion(properties.isDeleted ? properties.deletion : null);
        placeNote(note, this.#style(properties));
      }
      from = note;
    }
    await this.#readCharacters(from, end, properties);
  }

  async #readCharacters(start: number, end: number, properties: CharacterProperties): Promise<void> {
    const { text } = this.#context.tables;
    // oxlint-disable-next-line no-control-regex -- the marks of objects are control characters
    const controls = /[\0-\x08\x0b-\x1f(]/g;
    controls.lastIndex = start;
    let from = start;
    for (let match = controls.exec(text); match !== null; match = controls.exec(text)) {
      const at = match.index;
      if (at >= end) break;
      const mark = match[0];
      if (mark === "(" && properties.symbol === null) continue;
      this.#addText(text.slice(from, at), properties);
      from = at + 1;
      await this.#readMark(at, mark, properties);
    }
    this.#addText(text.slice(from, end), properties);
  }

  /**
   * What a control character stands for; most of them for nothing. Optional hyphens (1F) are among these: they show at
   * ends of lines only, and documents of this age are full of them for the lines of a page that is no longer there.
   */
  async #readMark(position: number, mark: string, properties: CharacterProperties): Promise<void> {
    const { writer, tables, objects } = this.#context;
    switch (mark) {
      case marks.fieldBegin:
        if (this.#fieldMarks.has(position)) this.#fields.begin();
        break;
      case marks.fieldSeparator:
        if (this.#fieldMarks.has(position)) this.#fields.separate();
        break;
      case marks.fieldEnd:
        if (this.#fieldMarks.has(position)) this.#addText(this.#fields.end(), properties);
        break;
      case marks.fixedHyphen:
        this.#addText("\u2011", properties);
        break;
      case marks.pageBreak:
        if (writer.hasInlines) this.#addText("\n", properties);
        break;
      case "\v":
      case "\x0e":
        this.#addText("\n", properties);
        break;
      case marks.shape:
        if (properties.isSpecial && this.#fields.isShown) {
          await objects.placeShape(position, this.#style(properties));
        }
        break;
      case "(":
        this.#addSymbol(properties);
        break;
      case marks.picture:
        if (!properties.isSpecial || properties.picture === null) break;
        if (!this.#fields.isShown) {
          this.#fields.choose(tables.dropDownChoice(properties.picture));
        } else {
          const description = tables.pictureDescription(properties.picture);
          writer.object({ kind: "image", description, address: "", style: this.#style(properties) });
        }
        break;
    }
  }

  #addSymbol(properties: CharacterProperties): void {
    const { symbol } = properties;
    if (symbol === null) return;
    const font = this.#context.tables.fonts[symbol.font] ?? "";
    this.#addText(readSymbol(symbol.code, font) ?? String.fromCharCode(symbol.code), properties);
  }

  /** Adds characters as they are shown: those of a field's code are kept for the field. */
  #addText(text: string, properties: CharacterProperties): void {
    if (text === "") return;
    if (!this.#fields.isShown) {
      this.#fields.code(text);
      return;
    }
    const { writer, tables } = this.#context;
    this.#fields.noteShown();
    writer.noteDeletion(properties.isDeleted ? properties.deletion : null);
    writer.text(readSymbols(text, tables.fonts[properties.font] ?? ""), this.#style(properties));
  }

  #style({ bold, italic, isHidden, isDeleted }: CharacterProperties): InlineStyle {
    return this.#context.writer.style({ bold, italic, isHidden, isDeleted, address: this.#fields.address });
  }
}
