/** The ways to count that limits are set in, in the order of lists. */
export const countingUnits = [
  "graphemes",
  "visible",
  "letters",
  "codePoints",
  "utf16",
  "utf8",
  "words",
  "x",
  "threads",
  "mastodon",
  "wide",
  "titlePixels",
  "descriptionPixels",
  "sms",
] as const;
export type CountingUnit = (typeof countingUnits)[number];

/** What people read about a way to count. */
export interface UnitFacts {
  /** As a choice in a list. */
  readonly name: string;
  readonly one: string;
  readonly many: string;
  /** What counts as one, in a sentence or two. */
  readonly explanation: string;
}

export const unitFacts: Readonly<Record<CountingUnit, UnitFacts>> = {
  graphemes: {
    name: "Characters as you see them",
    one: "character",
    many: "characters",
    explanation:
      "Grapheme clusters (Unicode UAX #29): a letter with its accents is one, an emoji is one, a line break is one.",
  },
  visible: {
    name: "Characters without spaces",
    one: "character",
    many: "characters",
    explanation: "Characters as you see them, without spaces, tabs and line breaks.",
  },
  letters: {
    name: "Letters",
    one: "letter",
    many: "letters",
    explanation:
      "Code points that are letters of any script (Unicode category L). Digits and accents are none.",
  },
  codePoints: {
    name: "Code points",
    one: "code point",
    many: "code points",
    explanation: "Characters as Unicode numbers them: a family emoji of four people is seven.",
  },
  utf16: {
    name: "UTF-16 units",
    one: "unit",
    many: "units",
    explanation:
      "What JavaScript, Java and most web forms call a character: an emoji is two or more, a letter mostly one.",
  },
  utf8: {
    name: "UTF-8 bytes",
    one: "byte",
    many: "bytes",
    explanation:
      "Bytes in UTF-8: one for a to z, two for accented, Greek and Cyrillic letters, three for most Chinese and Indic ones, four for most emoji.",
  },
  words: {
    name: "Words",
    one: "word",
    many: "words",
    explanation:
      "What stands between spaces, as word processors count; each Chinese or Japanese character is a word.",
  },
  x: {
    name: "X characters",
    one: "character",
    many: "characters",
    explanation:
      "As X weighs a post: 2 for an emoji or a Chinese, Japanese or Korean character, 23 for a web address, 1 for most others.",
  },
  threads: {
    name: "Threads characters",
    one: "character",
    many: "characters",
    explanation: "Code points, but an emoji counts as many as it has bytes in UTF-8.",
  },
  mastodon: {
    name: "Mastodon characters",
    one: "character",
    many: "characters",
    explanation:
      "Characters as you see them, but a web address with http:// or https:// counts 23, and of @name@server only @name.",
  },
  wide: {
    name: "Characters, wide ones twice",
    one: "character",
    many: "characters",
    explanation: "Code points, where Chinese, Japanese, Korean and full-width characters count 2 (UAX #11).",
  },
  titlePixels: {
    name: "Pixels in Arial at 20 px",
    one: "pixel",
    many: "pixels",
    explanation:
      "The width in pixels of one line in Arial at 20 px, from the widths of Liberation Sans, which are the same. Kerning is left out.",
  },
  descriptionPixels: {
    name: "Pixels in Arial at 14 px",
    one: "pixel",
    many: "pixels",
    explanation:
      "The width in pixels of one line in Arial at 14 px, from the widths of Liberation Sans, which are the same. Kerning is left out.",
  },
  sms: {
    name: "Text messages",
    one: "message",
    many: "messages",
    explanation:
      "The messages that a text is sent in: 160 septets alone or 153 in each of several, 70 or 67 units once a character is not in the GSM alphabet.",
  },
};

/** The way to count of a name; `undefined` where there is none. */
export function readCountingUnit(name: string): CountingUnit | undefined {
  return countingUnits.find((unit) => unit === name);
}
