import { WordTable } from "#core/document/word-table.ts";
import type { ReadabilityInputs } from "./readability.ts";
import { countLetters, findWordFacts, sizeOf } from "./word-facts.ts";
import type { WordFacts } from "./word-facts.ts";
import { countSyllables } from "./syllables.ts";

/** Where a word stands, as far as that tells a name from other words. */
export type WordPlace = "sentence-start" | "capital" | "plain";

/** How often a word stands in each place. */
type PlaceCounts = Record<WordPlace, number>;

/** The sums that are kept while words come and go; whole numbers, so that taking away undoes adding exactly. */
interface RunningSums {
  syllables: number;
  letters: number;
  monosyllables: number;
  polysyllables: number;
  fourSyllableWords: number;
  longWords: number;
  miniWords: number;
  complexWords: number;
  difficultWords: number;
}

/**
 * The words of a document with what is needed to score them.
 *
 * Sums for English are kept up to date with each word. For other languages they are made from the table of distinct
 * words when asked for. A capital marks a name, except at the start of a sentence: there a word counts as a name if it
 * occurs elsewhere with a capital, and never without one.
 */
export class ReadabilityTotal {
  /** Sentences that begin in the document. */
  sentences = 0;

  readonly #words = new WordTable();
  readonly #facts: WordFacts[] = [];
  /** By word, for those that names are told apart of. */
  readonly #places = new Map<number, PlaceCounts>();
  /** Of the words not familiar by Spache, what their forms share. */
  readonly #unfamiliar = new WordTable();
  readonly #syllables = new Map<string, number[]>();
  readonly #sums: RunningSums = createSums();

  /** Adds (1) or takes away (-1) the word `text.slice(start, end)`. */
  count(text: string, start: number, end: number, place: WordPlace, sign: 1 | -1): void {
    const word = this.#words.intern(text, start, end);
    let facts = this.#facts[word];
    if (facts === undefined) {
      facts = findWordFacts(this.#words.term(word));
      this.#facts[word] = facts;
    }
    this.#words.count(word, sign);
    addSize(this.#sums, facts.syllables, facts.letters, sign);
    if (facts.isComplex || facts.isDifficult || facts.unfamiliarKey !== null) {
      this.#countHardWord(word, facts, place, sign);
    }
  }

  /** What the formulas of a language (a primary code) take. */
  readInputs(language: string): ReadabilityInputs {
    const { sentences } = this;
    const words = this.#words.tokens;
    if (language === "en") {
      return { words, sentences, ...this.#sums, unfamiliarWords: this.#unfamiliar.distinct };
    }
    const sums = this.#sumUp(language);
    return { words, sentences, ...sums, complexWords: sums.polysyllables, unfamiliarWords: 0 };
  }

  #countHardWord(word: number, facts: WordFacts, place: WordPlace, sign: 1 | -1): void {
    let places = this.#places.get(word);
    if (places === undefined) {
      places = { "sentence-start": 0, capital: 0, plain: 0 };
      this.#places.set(word, places);
    }
    const before = countAsWord(places);
    places[place] += sign;
    const after = countAsWord(places);
    const change = after - before;
    if (facts.isComplex) this.#sums.complexWords += change;
    if (facts.isDifficult) this.#sums.difficultWords += change;
    if (facts.unfamiliarKey === null || before > 0 === after > 0) return;
    const key = this.#unfamiliar.intern(facts.unfamiliarKey, 0, facts.unfamiliarKey.length);
    this.#unfamiliar.count(key, after > 0 ? 1 : -1);
  }

  #sumUp(language: string): RunningSums {
    const known = this.#syllables.get(language) ?? [];
    this.#syllables.set(language, known);
    const sums = createSums();
    const { counts } = this.#words;
    for (let word = 0; word < this.#words.size; word += 1) {
      const count = counts[word] ?? 0;
      if (count === 0) continue;
      const syllables = known[word] ?? countSyllables(this.#words.term(word), language);
      known[word] = syllables;
      addSize(sums, syllables, this.#facts[word]?.letters ?? countLetters(this.#words.term(word)), count);
    }
    return sums;
  }
}

/** How many occurrences are not names. */
function countAsWord(places: PlaceCounts): number {
  const startsAreNames = places.plain === 0 && places.capital > 0;
  return places.plain + (startsAreNames ? 0 : places["sentence-start"]);
}

function createSums(): RunningSums {
  return {
    syllables: 0,
    letters: 0,
    monosyllables: 0,
    polysyllables: 0,
    fourSyllableWords: 0,
    longWords: 0,
    miniWords: 0,
    complexWords: 0,
    difficultWords: 0,
  };
}

function addSize(sums: RunningSums, syllables: number, letters: number, times: number): void {
  const { isLong, isMini } = sizeOf(letters);
  sums.syllables += times * syllables;
  sums.letters += times * letters;
  if (syllables === 1) sums.monosyllables += times;
  if (syllables >= 3) sums.polysyllables += times;
  if (syllables >= 4) sums.fourSyllableWords += times;
  if (isLong) sums.longWords += times;
  if (isMini) sums.miniWords += times;
}
