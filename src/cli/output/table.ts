/** One column of a table: its heading, its side, and its cells from top to bottom. */
export interface Column {
  readonly heading: string;
  readonly align: "left" | "right";
  readonly cells: readonly string[];
}

const gap = "  ";

function pad(cell: string, width: number, align: Column["align"]): string {
  return align === "right" ? cell.padStart(width) : cell.padEnd(width);
}

function layOut(column: Column): readonly string[] {
  const cells = [column.heading, ...column.cells];
  // Not Math.max(...): a long table has more rows than a call may have arguments.
  const width = cells.reduce((widest, cell) => Math.max(widest, cell.length), 0);
  return cells.map((cell) => pad(cell, width, column.align));
}

/** Lays columns of equal length side by side under their headings. Lines end without spaces. */
export function formatTable(columns: readonly Column[]): string {
  const laidOut = columns.map(layOut);
  const lines = (laidOut[0] ?? []).map((_cell, row) =>
    laidOut
      .map((cells) => cells[row] ?? "")
      .join(gap)
      .trimEnd(),
  );
  return lines.map((line) => `${line}\n`).join("");
}

/** Lays out names and values, a pair a line. */
export function formatPairs(pairs: readonly (readonly [name: string, value: string])[]): string {
  const width = Math.max(...pairs.map(([name]) => name.length));
  return pairs.map(([name, value]) => `${name.padEnd(width)}${gap}${value}\n`).join("");
}
