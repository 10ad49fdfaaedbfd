import { readProfile } from "./profile.ts";
import { countTrigrams } from "./trigrams.ts";

/** Profiles of the languages of one script, as `writeProfile` writes them, by language. */
export type ProfileTexts = Readonly<Record<string, string>>;

/** How well a text fits each language of a script; `languages` and `scores` go together. */
export interface Scores {
  readonly languages: readonly string[];
  /** Binary logarithms of likelihoods. */
  readonly scores: Float64Array;
  /** Trigrams scored. */
  readonly trigrams: number;
}

/** A letter that the language's profile does not have. */
const UNKNOWN_LETTER = -14;
/** A trigram that is not among the commonest is judged by its letters, as rarer than these. */
const LETTERS_WEIGHT = 0.7;
const LETTERS_OFFSET = -2;
const MOST_FOR_RARE = -12;
const LEAST_FOR_RARE = -20;

/** Judgements of rare trigrams that are kept. */
const MOST_KEPT = 4000;

/** Scores texts against the profiles of one script. */
export class LanguageScorer {
  readonly languages: readonly string[];
  readonly #letters = new Map<string, Float64Array>();
  readonly #trigrams = new Map<string, Float64Array>();
  readonly #rare = new Map<string, Float64Array>();

  constructor(texts: ProfileTexts) {
    this.languages = Object.keys(texts);
    const profiles = Object.values(texts).map(readProfile);
    const size = profiles.length;
    for (const [index, { letters }] of profiles.entries()) {
      for (const [letter, level] of letters) {
        const row = this.#letters.get(letter) ?? new Float64Array(size).fill(UNKNOWN_LETTER);
        row[index] = level;
        this.#letters.set(letter, row);
      }
    }
    for (const [index, { trigrams }] of profiles.entries()) {
      for (const [trigram, level] of trigrams) {
        const row = this.#trigrams.get(trigram) ?? this.#judgeByLetters(trigram);
        row[index] = level;
        this.#trigrams.set(trigram, row);
      }
    }
  }

  /** @param words A text in the form that `toWords` gives. */
  score(words: string): Scores {
    const scores = new Float64Array(this.languages.length);
    let all = 0;
    for (const [trigram, count] of countTrigrams(words)) {
      const row = this.#trigrams.get(trigram) ?? this.#judgeRare(trigram);
      all += count;
      for (let index = 0; index < scores.length; index += 1) {
        scores[index] = (scores[index] ?? 0) + count * (row[index] ?? 0);
      }
    }
    return { languages: this.languages, scores, trigrams: all };
  }

  #judgeRare(trigram: string): Float64Array {
    const known = this.#rare.get(trigram);
    if (known !== undefined) return known;
    if (this.#rare.size >= MOST_KEPT) this.#rare.clear();
    const row = this.#judgeByLetters(trigram);
    this.#rare.set(trigram, row);
    return row;
  }

  #judgeByLetters(trigram: string): Float64Array {
    const row = new Float64Array(this.languages.length);
    for (let at = 0; at < trigram.length; at += 1) {
      const letter = this.#letters.get(trigram.charAt(at));
      for (let index = 0; index < row.length; index += 1) {
        row[index] = (row[index] ?? 0) + (letter?.[index] ?? UNKNOWN_LETTER);
      }
    }
    return row.map((sum) =>
      Math.max(LEAST_FOR_RARE, Math.min(MOST_FOR_RARE, sum * LETTERS_WEIGHT + LETTERS_OFFSET)),
    );
  }
}
