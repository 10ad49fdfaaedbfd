import { referenceProse } from "#core/lists/reference-prose.ts";

import { columnBox } from "./page-settings.ts";
import type { PageSettings } from "./page-settings.ts";
import { paginate } from "./paginate.ts";

/** A figure that depends on the prose: what English of three kinds gives, and the middle of it. */
export interface Estimate {
  readonly typical: number;
  readonly least: number;
  readonly most: number;
}

/** How often each kind of prose is laid out again, so that one page more or less makes little difference. */
const repeats = 24;

/**
 * How many words a full page holds, by laying out English prose of three kinds (a novel, speeches, a declaration; about
 * 700 words each, repeated). `null` where the margins leave no room for text.
 */
export function estimateWordsPerPage(settings: PageSettings): Estimate | null {
  if (columnBox(settings) === null) return null;
  const rates = referenceProse.map(([, text]) => {
    const { words, lastPageFill } = paginate(`${text}\n`.repeat(repeats), {
      ...settings,
      paragraphs: "line",
    });
    const total = words.reduce((sum, count) => sum + count, 0);
    return total / Math.max(lastPageFill, words.length - 1 + lastPageFill);
  });
  const typical = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
  return { typical, least: Math.min(...rates), most: Math.max(...rates) };
}

/** How many pages a number of words fills, from an estimate of words per page. More words a page make fewer pages. */
export function estimatePages(words: number, perPage: Estimate): Estimate {
  return { typical: words / perPage.typical, least: words / perPage.most, most: words / perPage.least };
}

/** How many words fill a number of pages, from an estimate of words per page. */
export function estimateWords(pages: number, perPage: Estimate): Estimate {
  return {
    typical: pages * perPage.typical,
    least: pages * perPage.least,
    most: pages * perPage.most,
  };
}
