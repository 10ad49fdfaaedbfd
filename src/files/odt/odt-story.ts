import type { FlowWriter } from "../document/flow-writer.ts";
import type { FlowBlock, InlineStyle, PartKind } from "../document/imported-document.ts";
import { OdtLists } from "./odt-lists.ts";
import type { OdtStyles } from "./odt-styles.ts";

/** A paragraph or heading that is open. */
export interface OpenParagraph {
  readonly style: string | null;
  /** 1 to 9 for headings; `null` for paragraphs. */
  readonly headingLevel: number | null;
  readonly isUnnumbered: boolean;
  isHidden: boolean;
}

/** What a span of text changes. */
interface OpenSpan {
  readonly style: string | null;
  readonly address: string | null;
  readonly isHidden: boolean;
}

interface OuterStory {
  readonly paragraphs: readonly OpenParagraph[];
  readonly spans: readonly OpenSpan[];
  readonly isAfterSpace: boolean;
  readonly lists: OdtLists;
}

export interface OpenFrame {
  description: string;
  address: string;
  hasPicture: boolean;
}

/** A passage that was deleted with changes tracked, until the place where it stood is reached. */
export interface DeletedPassage {
  who: string;
  blocks: readonly FlowBlock[];
}

/** The state of reading a document. */
export class OdtStory {
  readonly writer: FlowWriter;
  readonly styles: OdtStyles;
  paragraphs: OpenParagraph[] = [];
  spans: OpenSpan[] = [];
  isAfterSpace = true;
  lists: OdtLists;
  readonly frames: OpenFrame[] = [];
  readonly openParts: number[] = [];
  readonly notes: { readonly note: "footnote" | "endnote"; label: string; part: number | null }[] = [];
  readonly deletions = new Map<string, DeletedPassage>();
  openDeletion: DeletedPassage | null = null;
  headerRows = 0;
  coveredColumns = 0;
  /** Sections around, whether each is hidden. */
  readonly sections: boolean[] = [];
  /** Content that waits while another piece of its paragraph is read. */
  collecting: "citation" | "description" | "creator" | "date" | null = null;
  collected = "";
  readonly #outer: OuterStory[] = [];

  constructor(writer: FlowWriter, styles: OdtStyles) {
    this.writer = writer;
    this.styles = styles;
    this.lists = new OdtLists(styles);
  }

  get paragraph(): OpenParagraph | undefined {
    return this.paragraphs.at(-1);
  }

  style(): InlineStyle {
    const paragraph = this.styles.get("paragraph", this.paragraph?.style ?? null);
    let { bold, italic, isHidden } = paragraph;
    let address: string | null = null;
    let isSpanHidden = false;
    for (const span of this.spans) {
      const own = this.styles.get("text", span.style);
      bold = own.bold ?? bold;
      italic = own.italic ?? italic;
      isHidden = own.isHidden ?? isHidden;
      address = span.address ?? address;
      isSpanHidden ||= span.isHidden;
    }
    const isAroundHidden = this.paragraph?.isHidden === true || this.sections.includes(true);
    return this.writer.style({
      bold: bold === true,
      italic: italic === true,
      isHidden: isHidden === true || isSpanHidden || isAroundHidden,
      address,
    });
  }

  /** Adds characters of a paragraph: white space of every kind and length is one space (ODF 1.3 part 3, 6.1.2). */
  addText(text: string): void {
    if (this.paragraph === undefined) return;
    const collapsed = text.replace(/[ \t\r\n]+/g, " ");
    const shown = this.isAfterSpace && collapsed.startsWith(" ") ? collapsed.slice(1) : collapsed;
    if (collapsed !== "") this.isAfterSpace = collapsed.endsWith(" ");
    this.#put(shown);
  }

  /** Adds characters that stand for themselves. */
  addExactly(text: string): void {
    if (this.paragraph === undefined) return;
    this.isAfterSpace = false;
    this.#put(text);
  }

  enterPart(kind: PartKind): number {
    const { paragraphs, spans, isAfterSpace, lists } = this;
    this.#outer.push({ paragraphs, spans, isAfterSpace, lists });
    this.paragraphs = [];
    this.spans = [];
    this.isAfterSpace = true;
    this.lists = new OdtLists(this.styles);
    const part = this.writer.openPart(kind);
    this.openParts.push(part);
    return part;
  }

  leavePart(): void {
    this.writer.closePart();
    this.#restore();
  }

  /** Leaves a part, and takes its paragraphs away. */
  takePart(): readonly FlowBlock[] {
    const blocks = this.writer.takePart();
    this.#restore();
    return blocks;
  }

  #restore(): void {
    this.openParts.pop();
    const outer = this.#outer.pop();
    if (outer === undefined) return;
    this.paragraphs = [...outer.paragraphs];
    this.spans = [...outer.spans];
    this.isAfterSpace = outer.isAfterSpace;
    this.lists = outer.lists;
  }

  #put(text: string): void {
    if (text === "") return;
    this.writer.noteDeletion(null);
    this.writer.text(text, this.style());
  }
}
