import type { CellPosition, ComposeOptions, FlowBlock, PartKind } from "./imported-document.ts";

interface PlacedParagraph extends Pick<FlowBlock, "kind" | "cell" | "isTight"> {
  readonly part: PartKind;
}

/** The cells around a paragraph, the outermost first. */
function cellsAround(cell: CellPosition | null): readonly CellPosition[] {
  const cells: CellPosition[] = [];
  for (let around = cell; around !== null; around = around.within) cells.unshift(around);
  return cells;
}

/** More empty cells in a row than this are shown as this many, so that a small file cannot make an endless text. */
const mostTabs = 64;

function tabs(count: number): string {
  return "\t".repeat(Math.min(mostTabs, Math.max(0, count)));
}

/** What stands between two paragraphs of which at least one is in a table; `null` when a paragraph gap does. */
function separatorInTables(previous: CellPosition | null, next: CellPosition | null): string | null {
  const before = cellsAround(previous);
  const after = cellsAround(next);
  let depth = 0;
  for (; depth < before.length && depth < after.length; depth += 1) {
    const left = before[depth];
    const right = after[depth];
    if (left === undefined || right === undefined || left.table !== right.table) break;
    if (left.row !== right.row) return `\n${tabs(right.column)}`;
    if (left.column !== right.column) return tabs(Math.max(1, right.column - left.column));
  }
  return depth === 0 ? null : "\n";
}

/**
 * What stands between two paragraphs: a tab for each column that the second is farther right in the same row of a
 * table, a line end between rows, within a cell, between items of a list and between notes; else the paragraph gap.
 */
export function separatorBetween(
  previous: PlacedParagraph | null,
  next: PlacedParagraph,
  gap: Required<ComposeOptions>["paragraphGap"],
): string {
  if (previous === null) return "";
  if (previous.cell !== null || next.cell !== null) {
    const separator = separatorInTables(previous.cell, next.cell);
    if (separator !== null) return separator;
  }
  if (gap === "line-end") return "\n";
  const isNote = next.part === "footnote" || next.part === "endnote";
  const isList = previous.kind === "list-item" && next.kind === "list-item";
  const isTight = previous.part === next.part && (isNote || isList || next.isTight);
  return isTight ? "\n" : "\n\n";
}
