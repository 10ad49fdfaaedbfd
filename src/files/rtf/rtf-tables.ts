import type { FlowWriter } from "../document/flow-writer.ts";

interface OpenLevel {
  isRowOpen: boolean;
  isCellOpen: boolean;
}

/**
 * Tables as RTF has them: no mark begins one. Paragraphs say how deep in tables they are, and marks end cells and rows.
 */
export class RtfTables {
  readonly #writer: FlowWriter;
  readonly #levels: OpenLevel[] = [];
  isHeadingRow = false;

  constructor(writer: FlowWriter) {
    this.#writer = writer;
  }

  /** Opens and closes tables so that the open paragraph is in a cell `depth` tables deep; 0 is outside of all. */
  enter(depth: number): void {
    while (this.#levels.length > depth) {
      this.#levels.pop();
      this.#writer.closeTable();
    }
    while (this.#levels.length < depth) {
      this.#writer.openTable();
      this.#levels.push({ isRowOpen: false, isCellOpen: false });
      this.#openCell();
    }
    if (depth > 0) this.#openCell();
  }

  /** Ends the open cell `depth` tables deep, after its last paragraph. */
  endCell(): void {
    const level = this.#levels.at(-1);
    if (level === undefined) return;
    level.isCellOpen = false;
    this.#writer.closeCell();
  }

  endRow(depth: number): void {
    const level = this.#levels[depth - 1];
    if (level === undefined) return;
    level.isRowOpen = false;
    level.isCellOpen = false;
  }

  #openCell(): void {
    const level = this.#levels.at(-1);
    if (level === undefined || level.isCellOpen) return;
    if (!level.isRowOpen) this.#writer.openRow(this.isHeadingRow);
    level.isRowOpen = true;
    level.isCellOpen = true;
    this.#writer.openCell();
  }
}
