import type { Complexity } from "./complexity.ts";
import { complexityOf } from "./complexity.ts";
import type { Lexicon, LexiconWord, WordType } from "./lexicon.ts";
import { compileLetters } from "./letter-pattern.ts";
import { rhyme } from "./phones.ts";
import type { Pronunciations } from "./pronunciations.ts";
import type { Theme } from "./themes.ts";

/** A range of whole numbers, both ends in it. */
export interface WholeRange {
  readonly least: number;
  readonly most: number;
}

/** What words must be. `null` and the empty text ask for nothing. */
export interface WordFilter {
  readonly type: WordType | null;
  readonly length: WholeRange | null;
  readonly complexity: Complexity | null;
  readonly syllables: WholeRange | null;
  readonly theme: Theme | null;
  /** Letters of which a word begins, ends, or that it holds; see `compileLetters` for patterns. */
  readonly starts: string;
  readonly ends: string;
  readonly contains: string;
  readonly rhymesWith: string;
}

export const noFilter: WordFilter = {
  type: null,
  length: null,
  complexity: null,
  syllables: null,
  theme: null,
  starts: "",
  ends: "",
  contains: "",
  rhymesWith: "",
};

const isIn = (value: number, range: WholeRange | null) =>
  range === null || (value >= range.least && value <= range.most);

/** Whether a word is what the filter asks for, apart from letters and rhyme. */
function hasTraits(word: LexiconWord, filter: WordFilter): boolean {
  return (
    (filter.type === null || word.types.includes(filter.type)) &&
    (filter.complexity === null || complexityOf(word.zipf) === filter.complexity) &&
    (filter.theme === null || (word.theme === filter.theme && word.types.includes("noun"))) &&
    isIn(word.word.length, filter.length) &&
    isIn(word.syllables, filter.syllables)
  );
}

/** What became of a filter: the words that pass it, or why nothing can be said. */
export type FilteredWords =
  | { readonly kind: "words"; readonly words: readonly LexiconWord[] }
  /** A box that holds what is no letter. */
  | { readonly kind: "bad-letters"; readonly field: "starts" | "ends" | "contains" }
  /** The word whose rhymes are asked for is in no list of pronunciations. */
  | { readonly kind: "unknown-rhyme"; readonly word: string };

/**
 * The words that pass the filter, in the order of the alphabet. `pronunciations` are needed only where a rhyme is asked
 * for; without them there are no rhymes.
 */
export function filterWords(
  lexicon: Lexicon,
  filter: WordFilter,
  pronunciations: Pronunciations | null,
): FilteredWords {
  const tests: ((word: string, place: number) => boolean)[] = [];
  for (const field of ["starts", "ends", "contains"] as const) {
    const test = compileLetters(field, filter[field]);
    if (test === null) return { kind: "bad-letters", field };
    tests.push(test);
  }
  const rhymed = filter.rhymesWith.trim().toLowerCase();
  if (rhymed !== "") {
    const code = pronunciations?.find(rhymed);
    if (code === undefined || pronunciations === null) return { kind: "unknown-rhyme", word: rhymed };
    tests.push((_, place) => rhyme(pronunciations.at(place), code));
  }
  return {
    kind: "words",
    words: lexicon.words.filter(
      (entry, place) => hasTraits(entry, filter) && tests.every((test) => test(entry.word, place)),
    ),
  };
}

/** Reads a range such as `4-8`, `5`, `5-` or `-8` of numbers from 1 to `most`; `undefined` for what is none. */
export function parseWholeRange(text: string, most: number): WholeRange | undefined {
  const [, from = "", dash = "", to = ""] = /^\s*(\d{0,3})\s*([-–]?)\s*(\d{0,3})\s*$/.exec(text) ?? [];
  if (from === "" && to === "") return undefined;
  const least = from === "" ? 1 : Number(from);
  const last = to === "" ? (dash === "" ? least : most) : Number(to);
  return least >= 1 && least <= last && last <= most ? { least, most: last } : undefined;
}

/** Writes a range as `parseWholeRange` reads it. */
export function formatWholeRange({ least, most }: WholeRange): string {
  return least === most ? String(least) : `${least}-${most}`;
}
