import type { PageLayout } from "#core/pagination/paginate.ts";

/** The page on which an offset of the text stands: the last one that begins at or before it. -1 without pages. */
export function findPageOf({ pages, starts, words }: PageLayout, offset: number): number {
  let low = 0;
  let high = words.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[pages[middle] ?? 0] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return words.length === 0 ? -1 : low;
}

/** The part of the text that stands on a page. */
export function spanOfPage(
  { pages, starts, ends }: PageLayout,
  page: number,
): { start: number; end: number } {
  const first = pages[page] ?? 0;
  const last = Math.max(first, (pages[page + 1] ?? first + 1) - 1);
  return { start: starts[first] ?? 0, end: ends[last] ?? 0 };
}

/** What of each page is of interest, over all full pages: the last one is rarely full and counts only by itself. */
export interface PageSummary {
  readonly pages: number;
  readonly words: number;
  readonly lines: number;
  readonly averageWords: number;
  readonly leastWords: number;
  readonly mostWords: number;
  readonly averageLines: number;
  readonly lastPageFill: number;
}

/** Sums a layout up; all zero for one without pages. */
export function summarizePages({ words, pages, starts, lastPageFill }: PageLayout): PageSummary {
  const full = words.length > 1 ? words.subarray(0, -1) : words;
  const total = full.reduce((sum, count) => sum + count, 0);
  const fullLines = pages[full.length] ?? 0;
  const count = Math.max(1, full.length);
  return {
    pages: words.length,
    words: words.reduce((sum, each) => sum + each, 0),
    lines: starts.length,
    averageWords: total / count,
    leastWords: full.length === 0 ? 0 : full.reduce((least, each) => Math.min(least, each)),
    mostWords: full.reduce((most, each) => Math.max(most, each), 0),
    averageLines: fullLines / count,
    lastPageFill,
  };
}
