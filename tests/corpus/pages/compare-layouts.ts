import { paginate } from "#core/pagination/paginate.ts";

import type { PageCase } from "./cases.ts";
import { countInk } from "./libre-office.ts";
import { readPageText } from "./texts.ts";

/** After how many characters, spaces left out, each line of our layout of a case ends; and its pages. */
export function layOutCase({ text, settings }: PageCase) {
  const content = readPageText(text);
  const { starts, ends, words } = paginate(content, settings);
  let characters = 0;
  const lineEnds = Array.from(starts, (start, line) => {
    characters += countInk(content.slice(start, ends[line]));
    return characters;
  });
  return { pages: words.length, lineEnds };
}

/** The share of the lines of one layout that end where a line of the other ends, from 0 to 1. */
export function shareOfLines(reference: readonly number[], ours: readonly number[]): number {
  const ends = new Set(ours);
  return reference.filter((end) => ends.has(end)).length / reference.length;
}

/** Whether two numbers of pages agree: within 2 per cent of the reference or one page, whichever is more. */
export function pagesAgree(reference: number, ours: number): boolean {
  return Math.abs(reference - ours) <= Math.max(1, reference * 0.02);
}
