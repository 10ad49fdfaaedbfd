import type { Span } from "#core/document/span.ts";

/** A rule for what a word is; see `word-dialects.ts` for each one's definition and source. */
export type WordDialect = "word" | "unicode" | "wc";

/** Figures about the size of a text. All are whole numbers but the averages, which are `null` where undefined. */
export interface Counts {
  /** Words by the dialect asked for. */
  readonly words: number;
  readonly wordsByDialect: Readonly<Record<WordDialect, number>>;
  /** Extended grapheme clusters (UAX #29), line breaks not counted. */
  readonly characters: number;
  /** The same without graphemes that are white space. */
  readonly charactersWithoutSpaces: number;
  /** Sentences that hold a letter or a number. */
  readonly sentences: number;
  /** Non-empty lines, lines wrapped by hand to one width taken together. */
  readonly paragraphs: number;
  /** None for an empty text; a line break at the very end opens no further line. */
  readonly lines: number;
  /** Distinct words, folded as `foldWord` does: letter case, spelling in Unicode, kind of apostrophe. */
  readonly uniqueWords: number;
  /** Graphemes per word, punctuation left out; `null` for a text without words. */
  readonly averageWordLength: number | null;
  /** Words per sentence; `null` for a text without sentences. */
  readonly averageSentenceLength: number | null;
  readonly longestSentence: { readonly words: number; readonly span: Span } | null;
  /** UTF-16 units, the unit of spans. */
  readonly length: number;
  /** Where the first word or character past `limit` starts; `null` within the limit or without one. */
  readonly overflowStart: number | null;
}
export interface CountsOptions {
  readonly dialect: WordDialect;
  /** Find where the text goes past this many words (by `dialect`) or characters; `null` for no limit. */
  readonly limit: { readonly unit: "words" | "characters"; readonly count: number } | null;
}
