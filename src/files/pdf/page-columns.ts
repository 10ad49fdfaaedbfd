import { makeRow, type PageRow } from "./page-rows.ts";

/** Rows that are read one after another, and the edges that their lines run between. */
export interface PageRegion {
  readonly rows: readonly PageRow[];
  readonly left: number;
  readonly right: number;
}

/** The least white between columns, in sizes of the text. */
const leastGutter = 0.9;
/** The fewest rows on each side of a gutter. */
const leastRows = 3;
const mostDepth = 6;
/** How much of their columns lines fill, at least, that are text and not cells of a table. */
const leastFill = 0.55;
const leastCharacters = 9;

function middleOf(values: readonly number[]): number {
  const ordered = values.toSorted((one, other) => one - other);
  return ordered[Math.floor(ordered.length / 2)] ?? 0;
}

/** White stretches of a row, its margins included. */
function gapsOf(row: PageRow): readonly (readonly [number, number])[] {
  const gaps: [number, number][] = [];
  let reached = -Infinity;
  for (const { left, right, text } of row.pieces) {
    if (text.trim() === "") continue;
    if (left > reached) gaps.push([reached, left]);
    reached = Math.max(reached, right);
  }
  gaps.push([reached, Infinity]);
  return gaps;
}

type Side = "left" | "right" | "both" | "across";

function sideOf(gaps: readonly (readonly [number, number])[], from: number, to: number): Side {
  const gap = gaps.find(([left, right]) => left <= from && to <= right);
  if (gap === undefined) return "across";
  if (gap[0] === -Infinity) return "right";
  return gap[1] === Infinity ? "left" : "both";
}

interface Run {
  readonly from: number;
  readonly to: number;
}

interface Gutter {
  readonly at: number;
  readonly runs: readonly Run[];
  readonly score: number;
}

/** Stretches of a run that more white than between lines divides. */
function splitAtWhite(rows: readonly PageRow[], { from, to }: Run): readonly Run[] {
  const steps = rows
    .slice(from, to - 1)
    .map((row, index) => (rows[from + index + 1]?.baseline ?? 0) - row.baseline);
  const usual = middleOf(steps);
  const parts: Run[] = [];
  let start = from;
  for (const [index, step] of steps.entries()) {
    if (step <= 1.5 * usual) continue;
    parts.push({ from: start, to: from + index + 1 });
    start = from + index + 1;
  }
  parts.push({ from: start, to });
  return parts;
}

/** Without tables above and below columns whose cells a gutter happens to divide too. */
function withoutTables(rows: readonly PageRow[], run: Run, at: number): Run {
  const parts = splitAtWhite(rows, run);
  const isTable = ({ from, to }: Run): boolean =>
    to - from >= leastRows - 1 && isTableBeside(rows.slice(from, to), at);
  const first = parts.findIndex((part) => !isTable(part));
  const last = parts.findLastIndex((part) => !isTable(part));
  return { from: parts[first]?.from ?? run.from, to: parts[last]?.to ?? run.from };
}

/** The rows, one after another, that a gutter at `at` divides: enough of them on both its sides. */
function runsBeside(sides: readonly Side[]): readonly Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (let index = 0; index <= sides.length; index += 1) {
    if (index < sides.length && sides[index] !== "across") continue;
    const run = sides.slice(from, index);
    const lefts = run.filter((side) => side === "left" || side === "both").length;
    const rights = run.filter((side) => side === "right" || side === "both").length;
    if (lefts >= leastRows && rights >= leastRows) runs.push({ from, to: index });
    from = index + 1;
  }
  return runs;
}

/** A row's part on one side of a gutter; `null` when it has nothing there. */
function partOf(row: PageRow, at: number, side: "left" | "right"): PageRow | null {
  const pieces = row.pieces.filter(({ left, right }) => (left + right) / 2 < at === (side === "left"));
  return pieces.some(({ text }) => text.trim() !== "") ? makeRow(pieces) : null;
}

function partsOf(rows: readonly PageRow[], at: number, side: "left" | "right"): readonly PageRow[] {
  return rows.flatMap((row) => partOf(row, at, side) ?? []);
}

/** Whether the rows on one side are lines of text rather than cells: long, and filling the width. */
function isText(rows: readonly PageRow[]): boolean {
  const left = Math.min(...rows.map((row) => row.left));
  const right = Math.max(...rows.map((row) => row.right));
  const fill = middleOf(rows.map((row) => (row.right - row.left) / Math.max(1, right - left)));
  const characters = middleOf(
    rows.map(({ pieces }) => pieces.reduce((sum, { text }) => sum + text.trim().length, 0)),
  );
  return fill >= leastFill && characters >= leastCharacters;
}

/** Whether a gutter divides columns of text: lines on both sides, or baselines that have nothing to do with each other. */
function dividesText(rows: readonly PageRow[], at: number): boolean {
  const lefts = partsOf(rows, at, "left");
  const rights = partsOf(rows, at, "right");
  if (lefts.length < leastRows || rights.length < leastRows) return false;
  const shared = lefts.length + rights.length - rows.length;
  const isApart = shared < 0.4 * Math.min(lefts.length, rights.length);
  return isApart || (isText(lefts) && isText(rights));
}

/** Whether all rows have cells on both sides of a gutter that are too short for lines of text. */
function isTableBeside(rows: readonly PageRow[], at: number): boolean {
  const lefts = partsOf(rows, at, "left");
  const rights = partsOf(rows, at, "right");
  const shared = lefts.length + rights.length - rows.length;
  return shared === rows.length && !(isText(lefts) && isText(rights));
}

function scoreOf(runs: readonly Run[]): number {
  return runs.reduce((sum, { from, to }) => sum + to - from, 0);
}

/** The gutter that divides the most rows; `null` when the rows are one column. */
function findGutter(rows: readonly PageRow[]): Gutter | null {
  const least = leastGutter * middleOf(rows.map(({ size }) => size));
  // White between words is too narrow for a gutter wherever it is.
  const allGaps = rows.map((row) => gapsOf(row).filter(([from, to]) => to - from > 0.99 * least));
  const left = Math.min(...rows.map((row) => row.left));
  const right = Math.max(...rows.map((row) => row.right));
  const step = Math.max(1, (right - left) / 300);
  let best: Gutter | null = null;
  let lastSides: readonly Side[] = [];
  for (let at = left + step; at < right; at += step) {
    const sides = allGaps.map((gaps) => sideOf(gaps, at - least / 2, at + least / 2));
    // Places next to each other mostly divide the rows in the same way.
    const isSame = sides.every((side, index) => side === lastSides[index]);
    lastSides = sides;
    if (isSame) continue;
    const candidates = runsBeside(sides);
    if (scoreOf(candidates) <= (best?.score ?? 0)) continue;
    const runs = candidates
      .map((run) => withoutTables(rows, run, at))
      .filter(({ from, to }) => dividesText(rows.slice(from, to), at));
    if (scoreOf(runs) > (best?.score ?? 0)) best = { at, runs, score: scoreOf(runs) };
  }
  return best;
}

/** The edges that lines run between. */
export type Edges = Pick<PageRegion, "left" | "right">;

/** The outermost edges of rows. */
export function edgesOf(rows: readonly PageRow[]): Edges {
  return {
    left: Math.min(...rows.map(({ left }) => left)),
    right: Math.max(...rows.map(({ right }) => right)),
  };
}

/**
 * Divides rows into regions in the order in which they are read: columns one after another, what runs across them
 * before or after. Cells of tables share their lines and do not fill their columns: they stay in rows. `isRightToLeft`
 * tells which column comes first; `edges` are those of the page's text.
 */
export function findRegions(
  rows: readonly PageRow[],
  isRightToLeft: boolean,
  edges: Edges,
  depth = 0,
): readonly PageRegion[] {
  if (rows.length === 0) return [];
  const gutter = depth < mostDepth && rows.length >= leastRows ? findGutter(rows) : null;
  if (gutter === null) return [{ rows, ...edges }];
  const regions: PageRegion[] = [];
  let from = 0;
  const inner = (part: readonly PageRow[], edges: Edges): void => {
    regions.push(...findRegions(part, isRightToLeft, edges, depth + 1));
  };
  for (const run of gutter.runs) {
    inner(rows.slice(from, run.from), edges);
    const divided = rows.slice(run.from, run.to);
    const columns = [partsOf(divided, gutter.at, "left"), partsOf(divided, gutter.at, "right")];
    for (const column of isRightToLeft ? columns.toReversed() : columns) inner(column, edgesOf(column));
    from = run.to;
  }
  inner(rows.slice(from), edges);
  return regions;
}
