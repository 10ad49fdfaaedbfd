import type { ReadabilityInputs } from "#core/analyses/readability/readability.ts";
import { countSyllables } from "#core/analyses/readability/syllables.ts";
import { findWordFacts, sizeOf } from "#core/analyses/readability/word-facts.ts";
import type { WordFacts } from "#core/analyses/readability/word-facts.ts";

/** What is counted in a sentence; `unfamiliarKeys` are those of its words that are not on the Spache list. */
export interface SentenceCounts extends Readonly<Omit<ReadabilityInputs, "unfamiliarWords">> {
  readonly unfamiliarKeys: readonly string[];
}

/** Where a word stands, as far as that tells a name from other words. */
export type WordPlace = "sentence-start" | "capital" | "plain";

/** The facts of a word in the language of a text. */
export interface CountedWord {
  readonly lower: string;
  readonly facts: WordFacts;
}

/** What is known of words, looked up once each. It forgets all when it holds more than a text could need. */
export class WordFactsCache {
  readonly #facts = new Map<string, WordFacts>();
  readonly #language: string;

  constructor(language: string) {
    this.#language = language;
  }

  read(lower: string): WordFacts {
    const known = this.#facts.get(lower);
    if (known !== undefined) return known;
    if (this.#facts.size > MOST_KEPT) this.#facts.clear();
    const english = findWordFacts(lower);
    const facts =
      this.#language === "en"
        ? english
        : {
            syllables: countSyllables(lower, this.#language),
            letters: english.letters,
            isComplex: false,
            isDifficult: false,
            unfamiliarKey: null,
          };
    this.#facts.set(lower, facts);
    return facts;
  }
}

const MOST_KEPT = 400_000;

export interface CountingSums {
  words: number;
  sentences: number;
  syllables: number;
  letters: number;
  monosyllables: number;
  polysyllables: number;
  fourSyllableWords: number;
  longWords: number;
  miniWords: number;
  complexWords: number;
  difficultWords: number;
  unfamiliarKeys: string[];
}

export function createSums(): CountingSums {
  return {
    words: 0,
    sentences: 0,
    syllables: 0,
    letters: 0,
    monosyllables: 0,
    polysyllables: 0,
    fourSyllableWords: 0,
    longWords: 0,
    miniWords: 0,
    complexWords: 0,
    difficultWords: 0,
    unfamiliarKeys: [],
  };
}

/** Adds a word. A name adds nothing to what is hard: by the rules of the formulas, names are easy. */
export function addWord(sums: CountingSums, facts: WordFacts, isName: boolean, isEnglish: boolean): void {
  const { isLong, isMini } = sizeOf(facts.letters);
  sums.words += 1;
  sums.syllables += facts.syllables;
  sums.letters += facts.letters;
  if (facts.syllables === 1) sums.monosyllables += 1;
  if (facts.syllables >= 3) sums.polysyllables += 1;
  if (facts.syllables >= 4) sums.fourSyllableWords += 1;
  if (isLong) sums.longWords += 1;
  if (isMini) sums.miniWords += 1;
  if (!isEnglish) sums.complexWords = sums.polysyllables;
  if (!isName) addHardness(sums, facts);
}

/** Adds what makes a word hard, where it has turned out to be no name. */
export function addHardness(sums: CountingSums, facts: WordFacts): void {
  if (facts.isComplex) sums.complexWords += 1;
  if (facts.isDifficult) sums.difficultWords += 1;
  if (facts.unfamiliarKey !== null) sums.unfamiliarKeys.push(facts.unfamiliarKey);
}

/** The counts of several sentences together, as the formulas take them. All zero for none. */
export function sumCounts(sentences: Iterable<SentenceCounts>): ReadabilityInputs {
  const sums = createSums();
  const unfamiliar = new Set<string>();
  for (const counts of sentences) {
    sums.words += counts.words;
    sums.sentences += counts.sentences;
    sums.syllables += counts.syllables;
    sums.letters += counts.letters;
    sums.monosyllables += counts.monosyllables;
    sums.polysyllables += counts.polysyllables;
    sums.fourSyllableWords += counts.fourSyllableWords;
    sums.longWords += counts.longWords;
    sums.miniWords += counts.miniWords;
    sums.complexWords += counts.complexWords;
    sums.difficultWords += counts.difficultWords;
    for (const key of counts.unfamiliarKeys) unfamiliar.add(key);
  }
  const { unfamiliarKeys: _keys, ...inputs } = sums;
  return { ...inputs, unfamiliarWords: unfamiliar.size };
}
