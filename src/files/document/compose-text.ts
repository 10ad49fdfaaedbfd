import { leftOutSentence } from "./left-out-sentences.ts";
import { joinParagraphs, type Paragraph } from "./join-paragraphs.ts";
import type {
  CellPosition,
  ComposedText,
  ComposeOptions,
  FlowPart,
  ImportedDocument,
  Inline,
  LeftOut,
  PartKind,
} from "./imported-document.ts";
import { separatorBetween } from "./separators.ts";
import { StructureWriter } from "./structure-writer.ts";
import { TextWriter } from "./text-writer.ts";

type Switches = Required<ComposeOptions>;

/** What a word processor's own count includes; headers, footers, comments and hidden text are apart. */
const usual: Switches = {
  notes: true,
  textBoxes: true,
  headersAndFooters: false,
  deletions: false,
  comments: false,
  hiddenText: false,
  listMarkers: true,
  noteMarks: false,
  paragraphGap: "blank-line",
};

type Flow = Extract<ImportedDocument["parts"], { readonly kind: "flow" }>;

function isEmptyPart(part: FlowPart): boolean {
  return part.blocks.every(({ inlines }) =>
    inlines.every((inline) => inline.kind === "text" && inline.text.trim() === ""),
  );
}

/** Paragraphs without the white space that the first of them begins with. */
function withoutLeadingSpace(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  const [first, ...others] = paragraphs;
  const [lead, ...inlines] = first?.inlines ?? [];
  if (first === undefined || lead?.kind !== "text") return paragraphs;
  return [{ ...first, inlines: [{ ...lead, text: lead.text.trimStart() }, ...inlines] }, ...others];
}

function wordsOf({ blocks }: FlowPart): string {
  return blocks
    .map(({ inlines }) => inlines.map((inline) => (inline.kind === "text" ? inline.text : "")).join(""))
    .join("\n")
    .trim();
}

/** A cell of a text box as seen from outside: the text box stands in the cell of the paragraph it is anchored to. */
function cellWithin(cell: CellPosition | null, anchor: CellPosition | null): CellPosition | null {
  if (cell === null || anchor === null) return cell ?? anchor;
  return { ...cell, within: cellWithin(cell.within, anchor) };
}

interface PlacedParagraph extends Paragraph {
  readonly part: PartKind;
}

interface PlacedPart {
  readonly index: number;
  readonly anchor: CellPosition | null;
  /** The mark before the first paragraph, for notes. */
  readonly label: string;
}

/** Makes one text from the parts of a document under some switches. */
class Composer {
  readonly #flow: Flow;
  readonly #switches: Switches;
  readonly #structure = new StructureWriter();
  readonly #out = new TextWriter(this.#structure);
  readonly #written = new Set<number>();
  readonly #notes = { footnote: new Map<number, string>(), endnote: new Map<number, string>() };
  readonly #leftOut = new Map<LeftOut["kind"], number>();
  #previous: PlacedParagraph | null = null;
  #inHidden = false;

  constructor(flow: Flow, switches: Switches) {
    this.#flow = flow;
    this.#switches = switches;
  }

  compose(): ComposedText {
    const { notes, headersAndFooters, comments, deletions } = this.#switches;
    if (!deletions && this.#flow.deletions > 0) this.#leftOut.set("deletion", this.#flow.deletions);
    this.#writeAll("header", headersAndFooters);
    this.#writePart({ index: 0, anchor: null, label: "" });
    for (const kind of ["footnote", "endnote"] as const) {
      // Notes may refer to further notes, which are added to the map while it is walked.
      for (const [index, label] of this.#notes[kind]) {
        if (notes) this.#writePart({ index, anchor: null, label });
        else this.#leaveOut(kind);
      }
    }
    this.#writeAll("footer", headersAndFooters);
    this.#writeAll("comment", comments);
    const leftOut = Array.from(this.#leftOut, ([kind, count]) => ({ kind, count }));
    return {
      text: this.#out.finish(),
      structure: this.#structure,
      leftOut,
      notes: leftOut.map(leftOutSentence),
    };
  }

  #leaveOut(kind: LeftOut["kind"]): void {
    this.#leftOut.set(kind, (this.#leftOut.get(kind) ?? 0) + 1);
  }

  #writeAll(kind: "header" | "footer" | "comment", isWanted: boolean): void {
    const seen = new Set<string>();
    this.#flow.parts.forEach((part, index) => {
      if (part.kind !== kind || isEmptyPart(part)) return;
      if (kind !== "comment") {
        // Sections repeat the headers and footers of the one before, each in a part of its own.
        const words = wordsOf(part);
        if (seen.has(words)) return;
        seen.add(words);
      }
      if (isWanted) this.#writePart({ index, anchor: null, label: "" });
      else this.#leaveOut(kind);
    });
  }

  #isShown(inline: Inline): boolean {
    const { isDeleted, isHidden } = inline.style;
    if (isHidden && !this.#switches.hiddenText) return false;
    return !isDeleted || this.#switches.deletions;
  }

  /** Counts a stretch of hidden words once, however many runs it has. */
  #noteHidden(inline: Inline): void {
    if (this.#switches.hiddenText) return;
    if (!inline.style.isHidden) {
      this.#inHidden = false;
    } else if (!this.#inHidden && (inline.kind !== "text" || inline.text.trim() !== "")) {
      this.#inHidden = true;
      this.#leaveOut("hidden-text");
    }
  }

  #writePart({ index, anchor, label }: PlacedPart): void {
    const part = this.#flow.parts[index];
    if (part === undefined || this.#written.has(index)) return;
    this.#written.add(index);
    let mark = label === "" || !this.#switches.noteMarks ? "" : `[${label}]`;
    const paragraphs = [...joinParagraphs(part.blocks, this.#switches)];
    // What kept a note from its mark goes with it.
    for (const paragraph of mark === "" && label !== "" ? withoutLeadingSpace(paragraphs) : paragraphs) {
      const cell = cellWithin(paragraph.cell, anchor);
      // A note begins with its mark, in the place of a number that its first paragraph might have.
      const number = this.#switches.listMarkers ? paragraph.marker : "";
      const { isWritten, boxes } = this.#writeParagraph({
        ...paragraph,
        marker: mark === "" ? number : mark,
        cell,
        part: part.kind,
      });
      if (isWritten) mark = "";
      for (const box of boxes) this.#writePart({ index: box, anchor: cell, label: "" });
    }
  }

  /** Writes one paragraph, unless nothing of it is shown; gives the text boxes that are anchored to it. */
  #writeParagraph(paragraph: PlacedParagraph): {
    readonly isWritten: boolean;
    readonly boxes: readonly number[];
  } {
    const boxes: number[] = [];
    const out = this.#out;
    const separator = separatorBetween(this.#previous, paragraph, this.#switches.paragraphGap);
    out.beginParagraph(separator, paragraph.marker);
    for (const inline of paragraph.inlines) {
      this.#noteHidden(inline);
      if (!this.#isShown(inline)) continue;
      switch (inline.kind) {
        case "text":
          out.text(inline.text, inline.style);
          break;
        case "image":
          out.image(inline.description, inline.address);
          break;
        case "note": {
          const waiting = this.#notes[inline.note];
          if (!waiting.has(inline.part)) waiting.set(inline.part, inline.label);
          if (this.#switches.notes && this.#switches.noteMarks && inline.label !== "") {
            out.text(`[${inline.label}]`, inline.style);
          }
          break;
        }
        case "text-box": {
          const box = this.#flow.parts[inline.part];
          if (box === undefined || isEmptyPart(box)) break;
          if (this.#switches.textBoxes) boxes.push(inline.part);
          else this.#leaveOut("text-box");
          break;
        }
      }
    }
    const keepsEmpty =
      this.#switches.paragraphGap === "line-end" && paragraph.cell === null && paragraph.part === "body";
    const isWritten = out.endParagraph(paragraph, keepsEmpty);
    if (isWritten) this.#previous = paragraph;
    return { isWritten, boxes };
  }
}

/**
 * Makes the text of a document under other switches than the usual ones, without reading the file again. The usual
 * ones: footnotes, endnotes, text boxes and list markers in; headers, footers, comments, tracked deletions and hidden
 * text out; a blank line between paragraphs. Formats that are text already have no switches, and stay as written.
 */
export function composeText(
  document: Pick<ImportedDocument, "parts" | "losses">,
  options: ComposeOptions = {},
): ComposedText {
  const { parts, losses } = document;
  if (parts.kind === "written") {
    const { text, structure } = parts;
    return { text, structure, leftOut: losses, notes: losses.map(leftOutSentence) };
  }
  const composed = new Composer(parts, { ...usual, ...options }).compose();
  const leftOut = [...composed.leftOut, ...losses];
  return { ...composed, leftOut, notes: leftOut.map(leftOutSentence) };
}
