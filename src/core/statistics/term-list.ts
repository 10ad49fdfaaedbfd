import { nameTerm } from "./term-table.ts";
import type { TermTable } from "./term-table.ts";

/** Which terms are listed. */
export interface TermChoice {
  /** Numbers of words to leave out, and phrases that begin or end with one. */
  readonly leftOut?: ReadonlySet<number>;
  /** How often a term must occur; 1 if left out. */
  readonly leastCount?: number;
  /** Code points that each word of a term must have; 1 if left out. */
  readonly leastLength?: number;
  /** List terms with a number in them; true if left out. */
  readonly withNumbers?: boolean;
  /** What the name of a term must match somewhere. Neither global nor sticky. */
  readonly pattern?: RegExp | null;
}

/** By what terms can be listed: their names, how often, how evenly, and where they occur. */
export type TermOrder = "term" | "count" | "dispersion" | "first";

/** A number as it is written in running text: 1984, 3.5, 1,000, ٢٠٢٦. A word with letters in it, such as 3rd, is none. */
const NUMBER = /^\p{N}[\p{N}.,':_٫٬]*$/u;

/** Which numbers of words stand for numbers as they are written, or for one of the words given. */
export function findWordNumbers(
  { indexed: { names } }: TermTable,
  isMeant: (name: string) => boolean,
): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [number, name] of names.entries()) if (isMeant(name)) found.add(number);
  return found;
}

/** Whether a word is a number as it is written. */
export function isNumber(word: string): boolean {
  return NUMBER.test(word);
}

/** The terms of a table that are chosen, by their numbers, ascending. */
export function chooseTerms(table: TermTable, choice: TermChoice): Int32Array {
  const { leftOut, leastCount = 1, leastLength = 1, withNumbers = true, pattern = null } = choice;
  const { indexed, phraseLength, counts, types, wordOf } = table;
  const numbers = withNumbers ? null : findWordNumbers(table, isNumber);
  const short = leastLength <= 1 ? null : findWordNumbers(table, (name) => isShorter(name, leastLength));
  const isChosen = (term: number): boolean => {
    if ((counts[term] ?? 0) < Math.max(1, leastCount)) return false;
    for (let index = 0; index < phraseLength; index += 1) {
      const word = phraseLength === 1 ? term : wordOf(term, index);
      const isEdge = index === 0 || index === phraseLength - 1;
      if (isEdge && leftOut?.has(word) === true) return false;
      if (numbers?.has(word) === true || short?.has(word) === true) return false;
    }
    return pattern === null || pattern.test(nameTerm(table, term));
  };
  const chosen = new Int32Array(types);
  let found = 0;
  // Where nothing is left out by its name, the names are never looked at.
  for (let term = 0; term < types; term += 1) {
    if (!isChosen(term)) continue;
    chosen[found] = term;
    found += 1;
  }
  return indexed.words.length === 0 ? new Int32Array(0) : chosen.slice(0, found);
}

/** Keys of two parts fit a number: the first up to 2²¹, the second below 2³². */
const SECOND = 2 ** 32;
const MOST_FIRST = 2 ** 21 - 1;
const FINEST_DISPERSION = 1_000_000;

/**
 * Terms in an order; those that are equal in it by the order of their UTF-16 units. Dispersions are told apart to the
 * sixth decimal, and a term without one comes last.
 */
export function sortTerms(
  table: TermTable,
  terms: Int32Array,
  order: TermOrder,
  direction: "ascending" | "descending",
): Int32Array {
  const byName = sortByName(table, terms);
  const falls = direction === "descending";
  if (order === "term") return falls ? byName.toReversed() : byName;
  if (order === "first") {
    const { firsts } = table;
    const sorted = terms.toSorted((first, second) => (firsts[first] ?? 0) - (firsts[second] ?? 0));
    return falls ? sorted.toReversed() : sorted;
  }
  const { counts, dispersions } = table;
  const valueOf = (term: number): number =>
    order === "count"
      ? Math.min(counts[term] ?? 0, MOST_FIRST)
      : Math.round((dispersions[term] ?? 0) * FINEST_DISPERSION);
  const keys = Float64Array.from(byName, (term, place) => {
    const value = valueOf(term);
    if (Number.isNaN(value)) return MOST_FIRST * SECOND + place;
    return (falls ? MOST_FIRST - value : value) * SECOND + place;
  }).sort();
  return Int32Array.from(keys, (key) => byName[key % SECOND] ?? 0);
}

/** By names: one pass of a counting sort for each word of a term, from its last to its first. */
function sortByName(
  { indexed: { ranks, names }, phraseLength, wordOf }: TermTable,
  terms: Int32Array,
): Int32Array {
  let sorted = terms;
  for (let index = phraseLength - 1; index >= 0; index -= 1) {
    const rankOf = (term: number): number => ranks[phraseLength === 1 ? term : wordOf(term, index)] ?? 0;
    const starts = new Uint32Array(names.length + 1);
    for (const term of sorted) {
      const next = rankOf(term) + 1;
      starts[next] = (starts[next] ?? 0) + 1;
    }
    for (let rank = 1; rank < starts.length; rank += 1)
      starts[rank] = (starts[rank] ?? 0) + (starts[rank - 1] ?? 0);
    const placed = new Int32Array(sorted.length);
    for (const term of sorted) {
      const rank = rankOf(term);
      const place = starts[rank] ?? 0;
      placed[place] = term;
      starts[rank] = place + 1;
    }
    sorted = placed;
  }
  return sorted;
}

function isShorter(word: string, least: number): boolean {
  if (word.length < least) return true;
  return word.length < least * 2 && Array.from(word).length < least;
}
