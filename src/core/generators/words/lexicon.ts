import { decodeFrontCoded } from "#core/lists/front-coding.ts";

import { isTheme } from "./themes.ts";
import type { Theme } from "./themes.ts";

export const wordTypes = ["noun", "verb", "adjective", "adverb"] as const;
export type WordType = (typeof wordTypes)[number];

/** A word that can be drawn. */
export interface LexiconWord {
  readonly word: string;
  /** The parts of speech that it is at home in, one at least. */
  readonly types: readonly WordType[];
  /** Vowels of its first pronunciation in the CMU Pronouncing Dictionary. */
  readonly syllables: number;
  /**
   * Its frequency in the list of everyday English on the Zipf scale, to a tenth: the logarithm of its occurrences in a
   * thousand million words. `null` for a word that is rarer than all that are listed.
   */
  readonly zipf: number | null;
  /** What its commonest sense is about, where that is one of the themes. */
  readonly theme: Theme | null;
}

/** All words in the order of the alphabet, with their places. */
export interface Lexicon {
  readonly words: readonly LexiconWord[];
  readonly places: ReadonlyMap<string, number>;
}

const FIRST_DIGIT = 0x23;
const RECORD = 4;

/** The number that a character of a record stands for; the backslash is left out. */
function readDigit(records: string, place: number): number {
  const code = records.charCodeAt(place);
  return code - FIRST_DIGIT - (code > 0x5c ? 1 : 0);
}

/** Reads the lists that `build/random-words.ts` writes. */
export function decodeLexicon(encodedWords: string, records: string): Lexicon {
  const words = decodeFrontCoded(encodedWords).map((word, index): LexiconWord => {
    const place = index * RECORD;
    const mask = readDigit(records, place);
    const tenths = readDigit(records, place + 2);
    const theme = records.charAt(place + 3);
    return {
      word,
      types: wordTypes.filter((_, bit) => (mask & (1 << bit)) !== 0),
      syllables: readDigit(records, place + 1),
      zipf: tenths === 0 ? null : tenths / 10,
      theme: isTheme(theme) ? theme : null,
    };
  });
  return { words, places: new Map(words.map(({ word }, place) => [word, place])) };
}

let loaded: Promise<Lexicon> | null = null;

/** Loads the words on the first call and keeps them. Rejects when they cannot be loaded, and tries anew on the next. */
export function loadLexicon(): Promise<Lexicon> {
  if (loaded !== null) return loaded;
  const loading = import("#core/lists/random-words/lexicon.ts").then(({ lexiconWords, lexiconRecords }) =>
    decodeLexicon(lexiconWords, lexiconRecords),
  );
  loaded = loading;
  loading.catch(() => {
    loaded = null;
  });
  return loading;
}
