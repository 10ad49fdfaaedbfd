import type { LineBreak } from "./line-text.ts";

/** How lines are put in order. */
export interface SortLines {
  readonly kind: "sort";
  /**
   * `characters` by the numbers of their code points, as `LC_ALL=C sort` does; `alphabet` as a dictionary of
   * `language` does; `natural` the same with numbers in words by their value (file2 before file10); `number` by the
   * first number of the line, lines without one last; `length` by characters as a reader sees them.
   */
  readonly by: "characters" | "alphabet" | "natural" | "number" | "length";
  readonly descending: boolean;
  readonly ignoreCase: boolean;
  /** Whether an article of `language` at the start, such as "the", is passed over, as library catalogues do. */
  readonly ignoreArticles: boolean;
  /**
   * Sorts by what stands from this field on; 1 is the first. Fields are separated by `separator`, and by any white
   * space where that is empty.
   */
  readonly field: { readonly number: number; readonly separator: string } | null;
  /** A BCP 47 tag; English where it is unknown. */
  readonly language: string;
}

/** Which lines are the same. */
export interface LineEquality {
  readonly ignoreCase: boolean;
  /** Whether spaces at the ends of a line do not matter. */
  readonly ignoreOuterSpace: boolean;
}

export interface DeduplicateLines extends LineEquality {
  readonly kind: "deduplicate";
  /** `first` or `last` of the same lines; only lines that stand more than once (`repeated`, one of each), or only those that stand once (`single`). */
  readonly keep: "first" | "last" | "repeated" | "single";
  /** Whether each line says how often it stood there, as `uniq -c` does. */
  readonly counted: boolean;
  /** Whether blank lines stay where they are, whatever the others do. */
  readonly keepsBlank: boolean;
}

/** Text as it stands, or a regular expression of JavaScript with the `u` flag. */
export interface LinePattern {
  readonly source: string;
  readonly isRegularExpression: boolean;
  readonly ignoreCase: boolean;
}

/** One thing to do with lines. Plain data: it can be kept and shared. */
export type LineOperation =
  | SortLines
  | DeduplicateLines
  | { readonly kind: "reverse" }
  | { readonly kind: "shuffle"; readonly seed: string }
  | {
      readonly kind: "number";
      readonly start: number;
      readonly step: number;
      /** Whether numbers are filled up with zeros to one width. */
      readonly padded: boolean;
      /** Between the number and the line. */
      readonly separator: string;
      readonly skipsBlank: boolean;
    }
  /** Takes away what `number` put there. Without a separator, whatever numbers of lists look like. */
  | { readonly kind: "unnumber"; readonly separator: string | null }
  | {
      readonly kind: "affix";
      readonly prefix: string;
      readonly suffix: string;
      readonly skipsBlank: boolean;
    }
  | { readonly kind: "join"; readonly separator: string; readonly skipsBlank: boolean }
  | { readonly kind: "split"; readonly at: LinePattern }
  /** Cuts each line into pieces of so many graphemes. */
  | { readonly kind: "chop"; readonly length: number }
  | { readonly kind: "filter"; readonly pattern: LinePattern; readonly keeps: "matching" | "others" }
  | { readonly kind: "replace"; readonly pattern: LinePattern; readonly replacement: string }
  /** Each match on a line of its own. */
  | { readonly kind: "extract"; readonly pattern: LinePattern }
  | { readonly kind: "trim"; readonly side: "both" | "start" | "end" }
  | { readonly kind: "squeeze" }
  | { readonly kind: "remove-blank" }
  | { readonly kind: "collapse-blank" }
  /** Breaks lines so that none is wider than so many columns of a terminal. `breaksWords`: longer words too. */
  | { readonly kind: "wrap"; readonly columns: number; readonly breaksWords: boolean }
  /** Joins the lines of each paragraph; blank lines separate paragraphs. */
  | { readonly kind: "unwrap" }
  /** The first or the last lines, at most so many. */
  | { readonly kind: "take"; readonly from: "start" | "end"; readonly count: number }
  /** Writes all line breaks alike. */
  | { readonly kind: "line-breaks"; readonly lineBreak: LineBreak }
  /** Keeps some fields of each line, in the order given; 1 is the first. White space separates where `separator` is empty. */
  | {
      readonly kind: "fields";
      readonly numbers: readonly number[];
      readonly separator: string;
      readonly outputSeparator: string;
    }
  /** Compares with the lines of a second list. */
  | ({
      readonly kind: "combine";
      readonly keeps: "in-both" | "only-here" | "either";
      readonly other: string;
    } & LineEquality);
