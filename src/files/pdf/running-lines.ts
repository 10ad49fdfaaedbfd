import type { PageRow } from "./page-rows.ts";

/** The rows of a page and its height in points. */
export interface PageRows {
  readonly rows: readonly PageRow[];
  readonly height: number;
}

/** A page divided into what runs on it and what is repeated above and below. */
export interface DividedPage {
  readonly headers: readonly PageRow[];
  readonly body: readonly PageRow[];
  readonly footers: readonly PageRow[];
}

/** How many rows from the top and from the bottom may be repeated ones. */
const mostRows = 4;
/** How far from the edge of the page they stand, as a share of its height. */
const edgeShare = 0.18;
/** How far the place of a repeated row may differ, in points. */
const samePlace = 4;

function textOf(row: PageRow): string {
  return row.pieces.map(({ text }) => text).join("");
}

/** A row's text with what differs from page to page taken out: numbers, also Roman ones that stand alone. */
function pattern(row: PageRow): string {
  return textOf(row)
    .replace(/\s+/g, "")
    .replace(/\p{N}+/gu, "#")
    .replace(/^[ivxlc]+$/i, "#")
    .toLowerCase();
}

interface Candidate {
  readonly page: number;
  readonly row: PageRow;
  /** From the edge of the page that it is near. */
  readonly distance: number;
}

/** From so many rows on, and from this share of them repeated on a page near it, a page is a copy of the other. */
const fewestCopiedRows = 12;
const copiedShare = 0.6;

/**
 * Pages most of whose rows stand on a neighbour too, at the same places: the copies of an invoice, the pages of a form. What
 * they repeat is their text.
 */
function copies(pages: readonly PageRows[]): ReadonlySet<number> {
  const keys = pages.map(
    ({ rows }) => new Set(rows.map((row) => `${Math.round(row.baseline / samePlace)} ${textOf(row)}`)),
  );
  const found = new Set<number>();
  for (const [page, { rows }] of pages.entries()) {
    const own = keys[page];
    if (own === undefined || rows.length < fewestCopiedRows) continue;
    const isCopy = [keys[page - 1], keys[page + 1]].some(
      (other) =>
        other !== undefined && [...own].filter((key) => other.has(key)).length >= copiedShare * own.size,
    );
    if (isCopy) found.add(page);
  }
  return found;
}

/** The rows near an edge of each page, from the edge inwards. */
function candidates(pages: readonly PageRows[], edge: "top" | "bottom"): readonly (readonly Candidate[])[] {
  return pages.map(({ rows, height }, page) => {
    const ordered = edge === "top" ? rows.slice(0, mostRows) : rows.slice(-mostRows).toReversed();
    return ordered
      .map((row) => ({ page, row, distance: edge === "top" ? row.baseline : height - row.baseline }))
      .filter(({ distance }) => distance >= -height * edgeShare && distance <= height * edgeShare);
  });
}

/** Whether numbers of rows grow as their pages do: what page numbers do, and numbers of tables seldom. */
function countPages(found: readonly Candidate[]): boolean {
  let last: { readonly page: number; readonly value: number } | null = null;
  for (const { page, row } of found) {
    const value = Number(/\d+/.exec(textOf(row))?.[0] ?? Number.NaN);
    if (Number.isNaN(value)) return true;
    if (last !== null && value - last.value !== page - last.page) return false;
    last = { page, value };
  }
  return true;
}

/** The rows that are repeated at an edge: the same pattern at the same place, on two pages near each other or more. */
function repeated(
  pages: readonly PageRows[],
  edge: "top" | "bottom",
  copied: ReadonlySet<number>,
): ReadonlySet<PageRow> {
  const byPattern = new Map<string, Candidate[]>();
  for (const candidate of candidates(pages, edge).flat()) {
    if (copied.has(candidate.page)) continue;
    const key = pattern(candidate.row);
    if (key === "") continue;
    byPattern.set(key, [...(byPattern.get(key) ?? []), candidate]);
  }
  const rows = new Set<PageRow>();
  for (const [key, found] of byPattern) {
    for (const candidate of found) {
      const same = found.filter(({ distance }) => Math.abs(distance - candidate.distance) <= samePlace);
      const count = new Set(same.map(({ page }) => page)).size;
      const isNumber = key === "#";
      // Left and right pages differ, and chapters change their headers: near is within a few pages.
      const isNear = same.some(({ page }) => page !== candidate.page && Math.abs(page - candidate.page) <= 4);
      if (count >= 2 && isNear && (!isNumber || countPages(same))) rows.add(candidate.row);
    }
  }
  return rows;
}

/**
 * Tells page headers, footers and page numbers from the text, by what is repeated at the same place from page to page
 * with numbers counted as equal. Between a repeated row and the edge of the page, all is header or footer only if it is
 * repeated too. Pages are in order; on one page alone nothing is repeated, and pages that are copies of each other keep all.
 */
export function divideRunningLines(pages: readonly PageRows[]): readonly DividedPage[] {
  const copied = copies(pages);
  const tops = repeated(pages, "top", copied);
  const bottoms = repeated(pages, "bottom", copied);
  return pages.map(({ rows }) => {
    let from = 0;
    let to = rows.length;
    while (from < to && tops.has(rows[from] ?? missingRow)) from += 1;
    while (to > from && bottoms.has(rows[to - 1] ?? missingRow)) to -= 1;
    // Pages that are all alike have text, not headers.
    if (from >= to) return { headers: [], body: rows, footers: [] };
    if (!isApart(rows, from)) from = 0;
    if (!isApart(rows, to)) to = rows.length;
    return { headers: rows.slice(0, from), body: rows.slice(from, to), footers: rows.slice(to) };
  });
}

/** Whether more white stands before the row at an index than between the lines of the text, or another size begins. */
function isApart(rows: readonly PageRow[], index: number): boolean {
  const [above, below] = [rows[index - 1], rows[index]];
  if (above === undefined || below === undefined) return true;
  const steps = rows.slice(1).map((row, before) => row.baseline - (rows[before]?.baseline ?? 0));
  const usual = steps.toSorted((one, other) => one - other)[Math.floor(steps.length / 2)] ?? 0;
  const isOtherSize = Math.abs(above.size - below.size) > 0.08 * Math.max(above.size, below.size);
  return isOtherSize || below.baseline - above.baseline > 1.2 * usual || steps.length < 4;
}

const missingRow: PageRow = { pieces: [], baseline: 0, size: 0, left: 0, right: 0 };
