import type { StemLanguage } from "#core/lexicon/stem-languages.ts";

/** How often a term occurs. */
export interface TermCount {
  /** The word, or the words of a phrase with a space between them, folded as the options say. */
  readonly term: string;
  readonly count: number;
  /** Its part of all terms of as many words, from 0 to 1. */
  readonly share: number;
  /** Keyword density: occurrences for each word of the text, stop words counted, from 0 to 1. */
  readonly density: number;
}

/** How many words a term has. */
export type TermSize = 1 | 2 | 3 | 4 | 5;

/** What counts as one term: each form for itself, or all forms of a stem or of a dictionary word together. */
export type TermGrouping =
  | { readonly by: "form" }
  | { readonly by: "stem"; readonly language: StemLanguage }
  | { readonly by: "lemma" };

export interface FrequencyOptions {
  /** How many terms to return per list, most frequent first. */
  readonly limit: number;
  /**
   * Leave out stop words, and phrases that begin or end with one. Phrases go on across a stop word in their middle,
   * and shares are those of the whole text either way.
   */
  readonly withoutStopWords: boolean;
  /** Words to leave out in place of the English function words; letter case makes no difference. */
  readonly stopWords?: readonly string[];
  /** How many words the listed terms have; 1, 2 and 3 if left out. A size that nobody asks for costs nothing. */
  readonly sizes?: readonly TermSize[];
  /** How often a term must occur; if left out, once for words and twice for phrases. */
  readonly leastCount?: number;
  /** Code points that a word must have; shorter ones are left out as stop words are. */
  readonly leastLength?: number;
  /** Count Polish and polish as two words. Without effect on stems and lemmas, which have no capitals. */
  readonly matchCase?: boolean;
  /** Count résumé and resume as one word. */
  readonly foldDiacritics?: boolean;
  /** Each form for itself if left out. A group bears the name of its stem or lemma. */
  readonly grouping?: TermGrouping;
}

/** How many words there are, and how varied they are. */
export interface Vocabulary {
  /** Words of the running text. */
  readonly tokens: number;
  /** Different words. */
  readonly distinct: number;
  /** Words that occur once. */
  readonly hapaxes: number;
}

/** The vocabulary is that of the whole text; the lists are what the options ask for, and empty for other sizes. */
export interface Frequency extends Vocabulary {
  /** The vocabulary without stop words, whether or not the lists leave them out. */
  readonly content: Vocabulary;
  readonly words: readonly TermCount[];
  /** Two words in a row within a sentence; so on for more. */
  readonly twoWordPhrases: readonly TermCount[];
  readonly threeWordPhrases: readonly TermCount[];
  readonly fourWordPhrases: readonly TermCount[];
  readonly fiveWordPhrases: readonly TermCount[];
}
