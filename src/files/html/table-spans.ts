/** Columns beyond this many are not kept track of. */
const mostColumns = 256;

/** Which columns of a table's row are taken by cells of rows above it. */
export class TableSpans {
  /** For each column, for how many further rows it is taken. */
  readonly #taken: number[] = [];
  #column = 0;

  beginRow(): void {
    for (let column = 0; column < this.#taken.length; column += 1) {
      this.#taken[column] = Math.max(0, (this.#taken[column] ?? 0) - 1);
    }
    this.#column = 0;
  }

  /** Places the next cell of the row; gives how many columns are skipped before it. */
  place(columns: number, rows: number): number {
    let skipped = 0;
    while (this.#column < mostColumns && (this.#taken[this.#column] ?? 0) > 0) {
      skipped += 1;
      this.#column += 1;
    }
    if (rows > 1) {
      const end = Math.min(mostColumns, this.#column + columns);
      for (let column = this.#column; column < end; column += 1) this.#taken[column] = rows;
    }
    this.#column += columns;
    return skipped;
  }
}
