import type { IndexedText } from "./indexed-text.ts";
import { PairNumbers } from "./pair-numbers.ts";
import { measureSpread } from "./spread.ts";

/** How many words a term has. */
export type PhraseLength = 1 | 2 | 3 | 4 | 5;

/** All terms of one length in a text: words, or phrases of words in a row within a sentence. Numbers count from 0. */
export interface TermTable {
  readonly indexed: IndexedText;
  readonly phraseLength: PhraseLength;
  /** How many different terms there are. */
  readonly types: number;
  /** How many there are in all. */
  readonly tokens: number;
  /** The term that begins at each word of the text; −1 where none does, as the sentence ends before it is whole. */
  readonly termAt: Int32Array;
  /** How often each term occurs. */
  readonly counts: Int32Array;
  /** The word at which each occurs first. */
  readonly firsts: Uint32Array;
  /** DPnorm of each, from 0 (even) to 1 (all in one part); `NaN` where a text is too short to have parts. */
  readonly dispersions: Float64Array;
  /** The number of one of a term's words, from 0. */
  readonly wordOf: (term: number, index: number) => number;
}

/** Parts of as nearly equal size as can be, over which the spread of terms is measured. */
export const dispersionParts = 20;

/**
 * Counts all terms of a length, with their first places and their spread. The counts add up to `tokens`: a sentence of
 * `w` words holds `max(0, w − length + 1)` terms.
 */
export function tabulateTerms(indexed: IndexedText, phraseLength: PhraseLength): TermTable {
  const { termAt, types, wordOf } = numberTerms(indexed, phraseLength);
  const counts = new Int32Array(types);
  const firsts = new Uint32Array(types);
  let tokens = 0;
  for (let word = termAt.length - 1; word >= 0; word -= 1) {
    const term = termAt[word] ?? -1;
    if (term < 0) continue;
    counts[term] = (counts[term] ?? 0) + 1;
    firsts[term] = word;
    tokens += 1;
  }
  return {
    indexed,
    phraseLength,
    types,
    tokens,
    termAt,
    counts,
    firsts,
    dispersions: measureSpread(termAt, counts, dispersionParts),
    wordOf,
  };
}

/** The words of a term with a space between them. */
export function nameTerm({ indexed, phraseLength, wordOf }: TermTable, term: number): string {
  if (phraseLength === 1) return indexed.names[term] ?? "";
  return Array.from({ length: phraseLength }, (_, index) => indexed.names[wordOf(term, index)]).join(" ");
}

/** The term with a name, as `nameTerm` gives it; −1 where there is none. */
export function findTerm(
  { indexed: { names }, phraseLength, types, wordOf }: TermTable,
  name: string,
): number {
  if (phraseLength === 1) return names.indexOf(name);
  const words = name.split(" ").map((word) => names.indexOf(word));
  if (words.length !== phraseLength || words.includes(-1)) return -1;
  for (let term = 0; term < types; term += 1) {
    if (words.every((word, index) => wordOf(term, index) === word)) return term;
  }
  return -1;
}

/** The words at which a term begins, ascending; none for a number that is no term's. */
export function findPlaces({ termAt, counts }: TermTable, term: number): Uint32Array {
  const places = new Uint32Array(counts[term] ?? 0);
  let found = 0;
  for (let word = 0; word < termAt.length && found < places.length; word += 1) {
    if (termAt[word] !== term) continue;
    places[found] = word;
    found += 1;
  }
  return places;
}

type Numbering = Pick<TermTable, "termAt" | "types" | "wordOf">;

/** A phrase is the one that is a word shorter and its last word: each length is numbered from the one before. */
function numberTerms({ words, opensSentence, names }: IndexedText, phraseLength: PhraseLength): Numbering {
  let termAt = words;
  let types = names.length;
  const levels: PairNumbers[] = [];
  for (let length = 2; length <= phraseLength; length += 1) {
    const pairs = new PairNumbers(words.length / 2);
    const longer = new Int32Array(words.length).fill(-1);
    for (let start = 0; start + length <= words.length; start += 1) {
      const shorter = termAt[start] ?? -1;
      const last = start + length - 1;
      if (shorter < 0 || opensSentence[last] === 1) continue;
      longer[start] = pairs.numberOf(shorter, words[last] ?? 0);
    }
    termAt = longer;
    types = pairs.size;
    levels.push(pairs);
  }
  const wordOf = (term: number, index: number): number => {
    let number = term;
    for (let level = levels.length - 1; level >= index; level -= 1)
      number = levels[level]?.firstOf(number) ?? 0;
    return index === 0 ? number : (levels[index - 1]?.secondOf(number) ?? 0);
  };
  return { termAt, types, wordOf };
}
