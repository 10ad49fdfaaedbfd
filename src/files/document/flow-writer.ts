import { ReadFailure } from "../read-failure.ts";
import { mostTextUnits, paragraphUnits, runUnits } from "../read-limits.ts";
import type {
  CellPosition,
  DocumentParts,
  FlowBlock,
  FlowPart,
  Inline,
  InlineStyle,
  PartKind,
} from "./imported-document.ts";

/** The style of characters that nothing was said about. */
export const plainStyle: InlineStyle = {
  bold: false,
  italic: false,
  isHidden: false,
  isDeleted: false,
  address: null,
};

/** How a paragraph ends: everything about it but its words. */
export type ParagraphEnd = Partial<Omit<FlowBlock, "inlines" | "cell">>;

interface OpenTable {
  readonly number: number;
  readonly within: CellPosition | null;
  row: number;
  nextColumn: number;
  isHeadingRow: boolean;
  cell: CellPosition | null;
}

interface OpenPart {
  readonly index: number;
  readonly blocks: FlowBlock[];
  readonly tables: OpenTable[];
  inlines: Inline[];
}

const otherLineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
// oxlint-disable-next-line no-control-regex -- finding control characters is what it is for
const unclean = /[\0-\x08\x0b-\x1f\x7f\u0085\u2028\u2029]/;
// oxlint-disable-next-line no-control-regex -- finding control characters is what it is for
const controls = /[\0-\x08\x0e-\x1f\x7f]/g;

/**
 * Takes down what a reader finds, in the order of the file: runs into paragraphs, paragraphs into parts, cells of
 * tables around them. Parts nest (a text box within the body), and each has paragraphs and tables of its own.
 */
export class FlowWriter {
  readonly #parts: { kind: PartKind; readonly blocks: FlowBlock[] }[] = [];
  readonly #open: OpenPart[] = [];
  readonly #styles = new Map<string, InlineStyle>();
  #current: OpenPart;
  #tables = 0;
  #units = 0;
  #deletions = 0;
  #lastDeletion: string | null = null;

  /** The body is open from the start. */
  constructor() {
    this.#current = this.#openPart("body");
  }

  /** The one object for styles with these properties. */
  style(properties: Partial<InlineStyle>): InlineStyle {
    const style = { ...plainStyle, ...properties };
    const flags =
      Number(style.bold) +
      2 * Number(style.italic) +
      4 * Number(style.isHidden) +
      8 * Number(style.isDeleted);
    const key = `${flags} ${style.address === null ? "" : `=${style.address}`}`;
    const known = this.#styles.get(key);
    if (known !== undefined) return known;
    this.#styles.set(key, style);
    return style;
  }

  /** Opens a part within the one that is open, and gives its index. */
  openPart(kind: PartKind): number {
    this.#current = this.#openPart(kind);
    return this.#current.index;
  }

  /** Makes the part that was opened last one of another kind, where this becomes known within it. */
  changePart(kind: PartKind): void {
    const part = this.#parts[this.#current.index];
    if (part !== undefined) part.kind = kind;
  }

  /** Closes the part that was opened last; a paragraph that is still open in it ends. The body is never closed. */
  closePart(): void {
    if (this.#open.length < 2) return;
    if (this.#current.inlines.length > 0) this.endParagraph();
    this.#open.pop();
    const outer = this.#open.at(-1);
    if (outer !== undefined) this.#current = outer;
  }

  /** Closes the part that was opened last and takes its paragraphs away, to be put elsewhere. */
  takePart(): readonly FlowBlock[] {
    const { blocks } = this.#current;
    this.closePart();
    return blocks.splice(0);
  }

  /** Whether the open paragraph holds anything. */
  get hasInlines(): boolean {
    return this.#current.inlines.length > 0;
  }

  /** Adds characters to the open paragraph. Line ends of every kind become LF; other control characters go. */
  text(text: string, style: InlineStyle): void {
    const clean = unclean.test(text) ? text.replace(otherLineEnds, "\n").replace(controls, "") : text;
    if (clean === "") return;
    this.#count(clean.length);
    const { inlines } = this.#current;
    const last = inlines.at(-1);
    if (last?.kind === "text" && last.style === style) {
      inlines[inlines.length - 1] = { kind: "text", text: last.text + clean, style };
    } else {
      this.#count(runUnits);
      inlines.push({ kind: "text", text: clean, style });
    }
  }

  /** Adds a picture, note mark or text box to the open paragraph. */
  object(inline: Exclude<Inline, { readonly kind: "text" }>): void {
    this.#count(runUnits);
    this.#current.inlines.push(inline);
  }

  /** Takes the open paragraph's content away, to be put elsewhere. */
  takeInlines(): readonly Inline[] {
    const { inlines } = this.#current;
    this.#current.inlines = [];
    return inlines;
  }

  /** Puts content that was taken into the open paragraph. */
  putInlines(inlines: readonly Inline[]): void {
    for (const inline of inlines) {
      if (inline.kind === "text") this.text(inline.text, inline.style);
      else this.object(inline);
    }
  }

  /** Ends the open paragraph, which may be empty. */
  endParagraph(end: ParagraphEnd = {}): void {
    this.#count(paragraphUnits);
    this.#current.blocks.push({
      kind: "paragraph",
      level: 0,
      marker: "",
      isTight: false,
      joinsNext: null,
      ...end,
      cell: this.cell,
      inlines: this.#current.inlines,
    });
    this.#current.inlines = [];
  }

  /** The cell that the open paragraph stands in. */
  get cell(): CellPosition | null {
    const table = this.#current.tables.at(-1);
    return table === undefined ? null : (table.cell ?? table.within);
  }

  /** How many tables are open around the open paragraph, within its part. */
  get openTables(): number {
    return this.#current.tables.length;
  }

  openTable(): void {
    this.#current.tables.push({
      number: this.#tables,
      within: this.cell,
      row: -1,
      nextColumn: 0,
      isHeadingRow: false,
      cell: null,
    });
    this.#tables += 1;
  }

  closeTable(): void {
    this.#current.tables.pop();
  }

  /** Begins a row whose first `skipped` columns have no cell. */
  openRow(isHeading = false, skipped = 0): void {
    const table = this.#current.tables.at(-1);
    if (table === undefined) return;
    table.row += 1;
    table.nextColumn = skipped;
    table.isHeadingRow = isHeading;
    table.cell = null;
  }

  /** Makes the open row one of headings, from its next cell on. */
  markHeadingRow(): void {
    const table = this.#current.tables.at(-1);
    if (table !== undefined) table.isHeadingRow = true;
  }

  /** Leaves columns of the open row without a cell. */
  skipColumns(columns: number): void {
    const table = this.#current.tables.at(-1);
    if (table !== undefined) table.nextColumn += columns;
  }

  /** Begins the next cell of the open row, `columns` wide. */
  openCell(columns = 1, isHeading = false): void {
    const table = this.#current.tables.at(-1);
    if (table === undefined) return;
    if (table.row < 0) table.row = 0;
    table.cell = {
      table: table.number,
      row: table.row,
      column: table.nextColumn,
      columns,
      isHeading: isHeading || table.isHeadingRow,
      within: table.within,
    };
    table.nextColumn += columns;
  }

  closeCell(): void {
    const table = this.#current.tables.at(-1);
    if (table !== undefined) table.cell = null;
  }

  /** Counts a tracked deletion, for readers that tell for themselves where one begins. */
  countDeletion(): void {
    this.#deletions += 1;
  }

  /**
   * To be told of all that is added, deleted or not: `deletion` says who deleted it and when. Pieces next to each other
   * that one person deleted at one time are one deletion.
   */
  noteDeletion(deletion: string | null): void {
    if (deletion !== null && deletion !== this.#lastDeletion) this.countDeletion();
    this.#lastDeletion = deletion;
  }

  /** All that was taken down. Parts and a paragraph that are still open end. */
  finish(): DocumentParts {
    while (this.#open.length > 1) this.closePart();
    if (this.#current.inlines.length > 0) this.endParagraph();
    const parts: readonly FlowPart[] = this.#parts;
    return { kind: "flow", parts, deletions: this.#deletions };
  }

  #openPart(kind: PartKind): OpenPart {
    const part = { kind, blocks: [] };
    this.#parts.push(part);
    const open: OpenPart = { index: this.#parts.length - 1, blocks: part.blocks, tables: [], inlines: [] };
    this.#open.push(open);
    return open;
  }

  /** Every unit of text and every paragraph counts, shown or not: so no choice of switches gives too long a text. */
  #count(units: number): void {
    this.#units += units;
    if (this.#units > mostTextUnits) {
      throw new ReadFailure(
        "too-large",
        "holds more text, or more paragraphs, than can be opened at once",
        "Split it into smaller files and open these one at a time.",
      );
    }
  }
}
