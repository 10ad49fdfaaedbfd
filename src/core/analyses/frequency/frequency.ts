/** How often a term occurs; `share` is its part of all terms of that length, from 0 to 1. */
export interface TermCount {
  readonly term: string;
  readonly count: number;
  readonly share: number;
}
export interface FrequencyOptions {
  /** How many terms to return per list, most frequent first. */
  readonly limit: number;
  /** Leave out English function words (for phrases: phrases that begin or end with one). */
  readonly withoutStopWords: boolean;
}
export interface Frequency {
  /** Word tokens (UAX #29 words, case folded) and distinct words. */
  readonly tokens: number;
  readonly distinct: number;
  /** Words that occur once. */
  readonly hapaxes: number;
  readonly words: readonly TermCount[];
  /** Two words in a row within a sentence, where that occurs at least twice. */
  readonly twoWordPhrases: readonly TermCount[];
  /** Three words in a row within a sentence, where that occurs at least twice. */
  readonly threeWordPhrases: readonly TermCount[];
}
