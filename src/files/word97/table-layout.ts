import type { FlowWriter } from "../document/flow-writer.ts";
import type { ParagraphProperties, RowLayout } from "./paragraph-properties.ts";

/** A paragraph of a story: its characters without its mark. */
export interface StoryParagraph {
  readonly start: number;
  /** The position of its mark; the end of the story where it has none. */
  readonly end: number;
  readonly properties: ParagraphProperties;
  /** It ends a cell of the innermost table it stands in. */
  readonly endsCell: boolean;
}

interface OpenTable {
  readonly rows: readonly RowLayout[];
  readonly grid: readonly number[];
  row: number;
  cell: number;
  isRowOpen: boolean;
  isCellOpen: boolean;
}

/** Edges of different rows that are closer than this, in twentieths of a point, are the same one. */
const edgeTolerance = 12;

function gridOf(rows: readonly RowLayout[]): readonly number[] {
  const edges = rows.flatMap(({ edges }) => edges).sort((one, other) => one - other);
  const grid: number[] = [];
  for (const edge of edges) {
    if (edge - (grid.at(-1) ?? -Infinity) > edgeTolerance) grid.push(edge);
  }
  return grid;
}

/** The index of the last line of the grid that is not right of an edge. */
function columnAt(grid: readonly number[], edge: number): number {
  return Math.max(
    0,
    grid.findLastIndex((line) => line <= edge),
  );
}

/** The rows of the table at a depth that the paragraph at `from` begins. */
function rowsOfTable(
  paragraphs: readonly StoryParagraph[],
  from: number,
  depth: number,
): readonly RowLayout[] {
  const rows: RowLayout[] = [];
  for (let index = from; index < paragraphs.length; index += 1) {
    const properties = paragraphs[index]?.properties;
    if (properties === undefined || properties.tableDepth < depth) break;
    if (properties.tableDepth === depth && properties.isRowEnd) rows.push(properties.row);
  }
  return rows;
}

/**
 * Opens and closes tables, rows and cells around the paragraphs of a story. Word says of each paragraph how deep in
 * tables it is, and of the last one of each row where the edges of its cells are.
 */
export class TableLayout {
  readonly #writer: FlowWriter;
  readonly #paragraphs: readonly StoryParagraph[];
  readonly #open: OpenTable[] = [];

  constructor(writer: FlowWriter, paragraphs: readonly StoryParagraph[]) {
    this.#writer = writer;
    this.#paragraphs = paragraphs;
  }

  /** To be called before the paragraph with this index is written. */
  enter(index: number): void {
    const depth = this.#paragraphs[index]?.properties.tableDepth ?? 0;
    while (this.#open.length > depth) this.#closeTable();
    while (this.#open.length < depth) this.#openTable(index);
    if (this.#paragraphs[index]?.properties.isRowEnd !== true) this.#openCell();
  }

  /** To be called when the paragraph is written: it may have been the last of its cell or row. */
  leave({ endsCell, properties }: StoryParagraph): void {
    const table = this.#open.at(-1);
    if (table === undefined) return;
    if (properties.isRowEnd) {
      table.isRowOpen = false;
      table.isCellOpen = false;
      table.row += 1;
      this.#writer.closeCell();
    } else if (endsCell) {
      table.isCellOpen = false;
      table.cell += 1;
      this.#writer.closeCell();
    }
  }

  /** To be called at the end of the story. */
  finish(): void {
    while (this.#open.length > 0) this.#closeTable();
  }

  #openTable(index: number): void {
    // What is around an inner table is a cell, also where no paragraph came before in it.
    this.#openCell();
    const rows = rowsOfTable(this.#paragraphs, index, this.#open.length + 1);
    this.#writer.openTable();
    this.#open.push({ rows, grid: gridOf(rows), row: 0, cell: 0, isRowOpen: false, isCellOpen: false });
  }

  #closeTable(): void {
    this.#open.pop();
    this.#writer.closeTable();
  }

  #openCell(): void {
    const table = this.#open.at(-1);
    if (table === undefined) return;
    const row = table.rows[table.row];
    const edges = row?.edges ?? [];
    if (!table.isRowOpen) {
      table.isRowOpen = true;
      table.cell = 0;
      this.#writer.openRow(row?.isHeading ?? false, columnAt(table.grid, edges[0] ?? -Infinity));
    }
    if (table.isCellOpen) return;
    table.isCellOpen = true;
    const [left, right] = [edges[table.cell], edges[table.cell + 1]];
    const isKnown = left !== undefined && right !== undefined;
    const columns = isKnown ? columnAt(table.grid, right) - columnAt(table.grid, left) : 1;
    this.#writer.openCell(Math.max(1, columns));
  }
}
