import type { FlowWriter } from "../document/flow-writer.ts";
import type { Inline, InlineStyle } from "../document/imported-document.ts";
import { readSymbols } from "../lists/symbol-fonts.ts";
import type { Relationship } from "./docx-package.ts";
import { FieldStack } from "./field-stack.ts";
import type { OpenFormula } from "./math-elements.ts";
import type { NumberingCounter } from "./numbering-counter.ts";
import type { StyleSheet, Toggle } from "./style-sheet.ts";

/** What is said of a run, or of the mark at a paragraph's end. */
export interface RunProperties {
  style: string | null;
  bold: Toggle;
  italic: Toggle;
  isHidden: Toggle;
  font: string;
}

/** A paragraph that is open. */
export interface OpenParagraph {
  style: string | null;
  numberingId: string | null;
  numberingLevel: number | null;
  /** 0 to 8, 9 for body text; `null` when its style decides. */
  outlineLevel: number | null;
  isDropCap: boolean;
  readonly mark: RunProperties;
  /** Who deleted the mark at its end, and when; `null` when nobody did. */
  markDeletion: string | null;
}

/** A drawing that is open. */
export interface OpenDrawing {
  description: string;
  address: string;
  hasPicture: boolean;
  hasTextBox: boolean;
}

/** The entries of a drop-down list, and which of them is chosen. */
interface DropDown {
  readonly entries: string[];
  chosen: number | null;
  byDefault: number;
}

/** What all the parts of one document share. */
export interface DocxContext {
  readonly writer: FlowWriter;
  readonly styles: StyleSheet;
  /** The parts of the document that hold notes, by kind and id: "footnote 2". */
  readonly noteParts: Map<string, number>;
  /** The text of diagrams, by the id of their relationship to the main part. */
  readonly diagramParts: ReadonlyMap<string, number>;
  readonly references: NoteReference[];
  readonly sections: Section[];
  embeddedDocuments: number;
}

/** A mark of a note in the text. Its number is known when the whole document is. */
export interface NoteReference {
  readonly inline: {
    kind: "note";
    note: "footnote" | "endnote";
    part: number;
    label: string;
    style: InlineStyle;
  };
  readonly hasOwnMark: boolean;
  /** Index of the section that it stands in. */
  readonly section: number;
}

/** How a section numbers its notes, and which headers and footers it has. */
export interface Section {
  readonly footers: { readonly type: string; readonly id: string }[];
  readonly headers: { readonly type: string; readonly id: string }[];
  hasTitlePage: boolean;
  readonly footnote: NoteNumbering;
  readonly endnote: NoteNumbering;
}

export interface NoteNumbering {
  format: string | null;
  start: number | null;
  restartsInSection: boolean;
}

/** In the place of who deleted a passage: it was moved, and is no deletion to be counted. */
export const movedAway = "";

export function newRunProperties(): RunProperties {
  return { style: null, bold: null, italic: null, isHidden: null, font: "" };
}

/** Properties that a text box has of its own, however it is placed. */
interface OuterStory {
  readonly fields: FieldStack;
  readonly paragraphs: readonly OpenParagraph[];
  readonly deletions: readonly string[];
  readonly addresses: readonly (string | null)[];
}

/** The state of reading one part of a document: the body, a header, the notes. */
export class Story {
  readonly context: DocxContext;
  readonly writer: FlowWriter;
  readonly relationships: ReadonlyMap<string, Relationship>;
  readonly numbering: NumberingCounter;
  fields = new FieldStack();
  paragraphs: OpenParagraph[] = [];
  run = newRunProperties();
  /** Whom the properties that are read now belong to. */
  target: RunProperties | null = null;
  /** Who deleted what is read now, the innermost last. */
  deletions: string[] = [];
  addresses: (string | null)[] = [];
  /** For each row that is open, whether it was deleted as a whole. */
  readonly deletedRows: boolean[] = [];
  readonly drawings: OpenDrawing[] = [];
  readonly formulas: OpenFormula[] = [];
  /** For each list of alternatives around, whether one was taken. */
  readonly alternatives: boolean[] = [];
  /** The parts of the text boxes that are open. */
  readonly openBoxes: number[] = [];
  /** Content that waits while another piece of its paragraph is read. */
  readonly setAside: (readonly Inline[])[] = [];
  /** A cell that is open in the file, and whose properties are not known yet. */
  waitingCell: { columns: number } | null = null;
  section: Section | null = null;
  /** The drop-down list of a form that is being read. */
  dropDown: DropDown | null = null;
  /** What characters are for, where they are for anything. */
  collecting: "text" | "code" | null = null;
  collected = "";
  keepsSpace = false;
  readonly #outer: OuterStory[] = [];

  constructor(
    context: DocxContext,
    relationships: ReadonlyMap<string, Relationship>,
    numbering: NumberingCounter,
  ) {
    this.context = context;
    this.writer = context.writer;
    this.relationships = relationships;
    this.numbering = numbering;
  }

  get paragraph(): OpenParagraph | undefined {
    return this.paragraphs.at(-1);
  }

  get isDeleted(): boolean {
    return this.deletions.length > 0;
  }

  /** How characters of the open run look. */
  style(): InlineStyle {
    const { styles } = this.context;
    const own = styles.run(this.run.style);
    const paragraph = styles.paragraph(this.paragraph?.style ?? null);
    return this.writer.style({
      bold: toggled(this.run.bold, own.bold, paragraph.bold, styles.defaults.bold),
      italic: toggled(this.run.italic, own.italic, paragraph.italic, styles.defaults.italic),
      isHidden: toggled(this.run.isHidden, own.isHidden, paragraph.isHidden, false),
      isDeleted: this.isDeleted,
      address: this.addresses.findLast((address) => address !== null) ?? this.fields.address,
    });
  }

  /** Adds characters as they are shown here: not at all in the code of a field. */
  addText(text: string): void {
    if (text === "" || !this.fields.isShown) return;
    this.fields.noteShown();
    this.noteDeletion();
    this.writer.text(readSymbols(text, this.run.font), this.style());
  }

  /** Tells who deleted what is added now, so that deletions are counted. */
  noteDeletion(deletion: string | null = this.deletions.at(-1) ?? null): void {
    this.writer.noteDeletion(deletion === movedAway ? null : deletion);
  }

  enterTextBox(): number {
    const { fields, paragraphs, deletions, addresses } = this;
    this.#outer.push({ fields, paragraphs, deletions, addresses });
    this.fields = new FieldStack();
    this.paragraphs = [];
    this.deletions = [];
    this.addresses = [];
    return this.writer.openPart("text-box");
  }

  leaveTextBox(): void {
    this.writer.closePart();
    const outer = this.#outer.pop();
    if (outer === undefined) return;
    this.fields = outer.fields;
    this.paragraphs = [...outer.paragraphs];
    this.deletions = [...outer.deletions];
    this.addresses = [...outer.addresses];
  }
}

/**
 * A property that can be on or off: what the run says itself, else on when just one of its style and the paragraph's
 * is on (ISO/IEC 29500-1, 17.7.3), or when the document's defaults are.
 */
function toggled(direct: Toggle, run: Toggle, paragraph: Toggle, byDefault: boolean): boolean {
  return direct ?? (byDefault || (run === true) !== (paragraph === true));
}
