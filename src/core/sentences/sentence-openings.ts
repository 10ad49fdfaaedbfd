import type { Span } from "#core/document/span.ts";
import { foldWord } from "#core/lexicon/fold-word.ts";
import { findWords } from "#core/scan/dictionary-words.ts";

/** How many words of a sentence are its opening. */
export type OpeningLength = 1 | 2 | 3;

/** Sentences in a row that begin alike. */
export interface OpeningRun {
  /** The index of the first of them. */
  readonly first: number;
  readonly count: number;
  /** The words that they share, in lower case. */
  readonly opening: string;
}

/** How many sentences of a text begin with the same words. */
export interface OpeningCount {
  readonly opening: string;
  readonly count: number;
  /** The index of the first of them. */
  readonly first: number;
}

/** As far as an opening is looked for. */
const LONGEST_OPENING = 96;
/** The number or letter of a list item is not how its sentence begins. */
const ITEM_MARK = /^\s*\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]\s+(?=\S)/i;

/**
 * The first words of each sentence, folded as `foldWord` does, with one space between them; words are those of
 * `findWords`. Quotes, bullets and item numbers before them are passed over. Empty where a sentence has fewer words.
 */
export function readOpenings(
  text: string,
  sentences: readonly Span[],
  length: OpeningLength,
): readonly string[] {
  return sentences.map(({ start, end }) => {
    const whole = text.slice(start, Math.min(end, start + LONGEST_OPENING));
    const near = whole.replace(ITEM_MARK, "");
    const words = findWords(near);
    const isCut = end - start > LONGEST_OPENING && words[length * 2 - 1] === near.length;
    if (words.length < length * 2 || isCut) return "";
    const found: string[] = [];
    for (let word = 0; word < length; word += 1) {
      found.push(foldWord(near.slice(words[word * 2], words[word * 2 + 1])));
    }
    return found.join(" ");
  });
}

/** The runs of at least `least` sentences one after the other with the same opening, in the order of the text. */
export function findOpeningRuns(openings: readonly string[], least: number): readonly OpeningRun[] {
  const runs: OpeningRun[] = [];
  let first = 0;
  for (let index = 1; index <= openings.length; index += 1) {
    const opening = openings[first] ?? "";
    if (index < openings.length && openings[index] === opening) continue;
    if (opening !== "" && index - first >= least) runs.push({ first, count: index - first, opening });
    first = index;
  }
  return runs;
}

/** The most frequent openings that occur at least twice: the most frequent first, then by where they occur first. */
export function rankOpenings(openings: readonly string[], limit: number): readonly OpeningCount[] {
  const found = new Map<string, { readonly first: number; count: number }>();
  for (const [index, opening] of openings.entries()) {
    if (opening === "") continue;
    const known = found.get(opening);
    if (known === undefined) found.set(opening, { first: index, count: 1 });
    else known.count += 1;
  }
  return [...found]
    .filter(([, { count }]) => count > 1)
    .map(([opening, { count, first }]) => ({ opening, count, first }))
    .toSorted((one, other) => other.count - one.count || one.first - other.first)
    .slice(0, limit);
}
