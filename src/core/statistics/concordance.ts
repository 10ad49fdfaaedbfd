import type { Span } from "#core/document/span.ts";
import type { IndexedText } from "./indexed-text.ts";

/** One line of a concordance: an occurrence with what stands around it (keyword in context, Luhn 1960). */
export interface ConcordanceLine {
  readonly before: string;
  readonly found: string;
  readonly after: string;
  /** Where it stands in the text. */
  readonly span: Span;
}

/** By what the lines of a concordance are sorted: their places, or the words before or after, nearest first. */
export type ConcordanceOrder = "place" | "before" | "after";

/** Words around an occurrence that the order looks at. */
const WORDS_COMPARED = 5;
const WHITE_SPACE = /\s+/g;

/**
 * Sorts occurrences of a term of `phraseLength` words, given by their first words. By the words before, the nearest is
 * compared first; the beginning and the end of the text come before any word. Equals keep the order of the text.
 */
export function sortConcordance(
  { words, ranks }: Pick<IndexedText, "words" | "ranks">,
  places: Uint32Array,
  phraseLength: number,
  order: ConcordanceOrder,
): Uint32Array {
  if (order === "place") return places;
  const step = order === "before" ? -1 : 1;
  const offset = order === "before" ? -1 : phraseLength;
  const rankAt = (place: number): number => {
    const word = words[place];
    return word === undefined ? -1 : (ranks[word] ?? 0);
  };
  return places.toSorted((first, second) => {
    for (let distance = 0; distance < WORDS_COMPARED; distance += 1) {
      const difference = rankAt(first + offset + step * distance) - rankAt(second + offset + step * distance);
      if (difference !== 0) return difference;
    }
    return first - second;
  });
}

/**
 * The line of one occurrence, with up to `contextUnits` UTF-16 units on each side. Line breaks and runs of white space
 * are shown as one space; no pair of surrogates is cut.
 */
export function readConcordanceLine(
  { text, starts, ends }: Pick<IndexedText, "text" | "starts" | "ends">,
  place: number,
  phraseLength: number,
  contextUnits: number,
): ConcordanceLine {
  const start = starts[place] ?? 0;
  const end = ends[place + phraseLength - 1] ?? start;
  return {
    before: flatten(text.slice(Math.max(0, start - contextUnits), start).replace(/^[\udc00-\udfff]/, "")),
    found: flatten(text.slice(start, end)),
    after: flatten(text.slice(end, end + contextUnits).replace(/[\ud800-\udbff]$/, "")),
    span: { start, end },
  };
}

function flatten(text: string): string {
  return text.replace(WHITE_SPACE, " ");
}
