import type { Span } from "#core/document/span.ts";

/**
 * The units that are matched: `word` words; `line` whole lines; `character` as words, and inside of changed words
 * graphemes; `prose` as words, but a sentence of which little is left is shown as rewritten whole.
 */
export type ComparisonUnit = "word" | "line" | "character" | "prose";

/** Differences that do not count. They are found and listed all the same, marked as ignored. */
export interface IgnoredDifferences {
  readonly case: boolean;
  /** Spaces, tabs and line breaks. */
  readonly spaces: boolean;
  readonly punctuation: boolean;
  /** Curly, straight and angled quotation marks and apostrophes are one. */
  readonly quotes: boolean;
  /** Numbers in figures. */
  readonly numbers: boolean;
  readonly diacritics: boolean;
}

export const nothingIgnored: IgnoredDifferences = {
  case: false,
  spaces: false,
  punctuation: false,
  quotes: false,
  numbers: false,
  diacritics: false,
};

export interface ComparisonOptions {
  readonly unit: ComparisonUnit;
  readonly ignored: IgnoredDifferences;
  /** Whether passages that stand elsewhere are looked for. */
  readonly findsMoves: boolean;
}

/** What differs at a place. `moved` stands there or came from elsewhere, word for word. */
export type DifferenceKind = "wording" | "punctuation" | "case" | "number" | "spacing" | "moved";

/**
 * A place where the texts differ: `before` in the first text became `after` in the second. One of the spans is empty
 * for what was only put in or only taken out.
 */
export interface TextDifference {
  readonly before: Span;
  readonly after: Span;
  readonly kind: DifferenceKind;
  /** Whether it is a difference of a kind that was to be ignored. */
  readonly isIgnored: boolean;
  /** Whether the numbers differ, in figures or written as words: "two" and "2" are one. */
  readonly changesNumber: boolean;
  /** Whether the count of words such as "not" and "never" differs, or a word became its opposite: "safe", "unsafe". */
  readonly changesNegation: boolean;
  /** For `moved`: the same for both ends of a move, from 0. */
  readonly move: number | null;
}

/** Words are segments of UAX #29 that hold a letter or a number, and emoji. */
export interface ComparisonStatistics {
  readonly wordsBefore: number;
  readonly wordsAfter: number;
  /** Words of the first text in no difference, or in one that was ignored or moved. */
  readonly wordsKept: number;
  /** Of those, the ones that stand elsewhere. */
  readonly wordsMoved: number;
  readonly wordsRemoved: number;
  readonly wordsAdded: number;
  /**
   * The share of both texts, in UTF-16 units, that stands in no difference, or in one that was ignored or moved:
   * from 0 for nothing in common to 1 for equal texts, two empty ones too.
   */
  readonly similarity: number;
}

export interface Comparison {
  /** By place, ascending in both texts. Applied to the first text they give exactly the second. */
  readonly differences: readonly TextDifference[];
  readonly statistics: ComparisonStatistics;
  /** Whether the texts were too long and too different for the smallest set of differences: there is a smaller one. */
  readonly isCoarse: boolean;
}
