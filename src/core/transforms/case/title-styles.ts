import {
  coordinatingConjunctions,
  newYorkTimesSmallWords,
  simpleSmallWords,
} from "#core/lists/title-words.ts";

/** The ways in which titles can be capitalised, in the order of lists. */
export const titleStyles = [
  "ap",
  "apa",
  "chicago-17",
  "chicago-18",
  "mla",
  "nyt",
  "wikipedia",
  "ama",
  "simple",
] as const;
export type TitleStyle = (typeof titleStyles)[number];

/** What a style asks of the words of a title. First and last words are capitalised in every style. */
export interface TitleStyleRules {
  /** The only small words, where the guide lists them. */
  readonly smallWords: ReadonlySet<string> | null;
  /** Conjunctions that stay small. */
  readonly smallConjunctions: ReadonlySet<string>;
  /** Prepositions of at most as many letters stay small. */
  readonly longestSmallPreposition: number;
  /** Whether every other word of four letters or more is capitalised for its length. */
  readonly capitalsFromFour: boolean;
  /** Whether "as" stays small where it joins clauses. */
  readonly smallAs: boolean;
  readonly capitalInfinitive: boolean;
  /** Whether prepositions used as adverbs ("Turn Off") are told from prepositions. */
  readonly tellsAdverbs: boolean;
  /** Whether a dash begins a title anew, as a colon does. */
  readonly restartsAfterDash: boolean;
  /** Which parts of a hyphenated word after its first stay small, besides small words between others. */
  readonly smallCompoundParts: "none" | "after-prefix" | "after-short-prefix" | "one-word";
}

function and(set: ReadonlySet<string>, ...more: readonly string[]): ReadonlySet<string> {
  return new Set([...set, ...more]);
}

const base: TitleStyleRules = {
  smallWords: null,
  smallConjunctions: coordinatingConjunctions,
  longestSmallPreposition: 3,
  capitalsFromFour: false,
  smallAs: false,
  capitalInfinitive: false,
  tellsAdverbs: true,
  restartsAfterDash: true,
  smallCompoundParts: "none",
};

const chicago: TitleStyleRules = { ...base, smallAs: true, restartsAfterDash: false };

/**
 * The rules by style.
 * - AP: The Associated Press Stylebook, 55th edition (2020), "composition titles".
 * - APA: Publication Manual of the American Psychological Association, 7th edition (2020), 6.17.
 * - Chicago 17 and 18: The Chicago Manual of Style, 17th (2017), 8.159 to 8.161, and 18th edition (2024), 8.160 to 8.162.
 * - MLA: MLA Handbook, 9th edition (2021), 2.90 to 2.94.
 * - NYT: The New York Times Manual of Style and Usage, 5th edition (2015), "headlines", "capitalization".
 * - Wikipedia: Manual of Style/Titles of works, "Capital letters" (read in 2026).
 * - AMA: AMA Manual of Style, 11th edition (2020), 2.1.6 and 10.2.
 * - Simple: the rules of John Gruber (2008) and David Gouch (2008 to 2018): a list of small words and no grammar.
 */
export const titleStyleRules: Readonly<Record<TitleStyle, TitleStyleRules>> = {
  ap: {
    ...base,
    smallConjunctions: and(coordinatingConjunctions, "as", "if"),
    capitalsFromFour: true,
    smallAs: true,
    capitalInfinitive: true,
  },
  apa: {
    ...base,
    smallConjunctions: and(coordinatingConjunctions, "as", "if"),
    capitalsFromFour: true,
    smallAs: true,
  },
  "chicago-17": {
    ...chicago,
    smallConjunctions: new Set(["and", "but", "for", "nor", "or"]),
    longestSmallPreposition: Number.POSITIVE_INFINITY,
    smallCompoundParts: "after-prefix",
  },
  "chicago-18": { ...chicago, longestSmallPreposition: 4 },
  mla: { ...base, longestSmallPreposition: Number.POSITIVE_INFINITY },
  nyt: { ...base, smallWords: newYorkTimesSmallWords, smallCompoundParts: "after-short-prefix" },
  wikipedia: { ...base, longestSmallPreposition: 4 },
  ama: { ...base, smallAs: true, smallCompoundParts: "one-word" },
  simple: { ...base, smallWords: simpleSmallWords, tellsAdverbs: false },
};
