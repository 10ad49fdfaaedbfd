/** What a UTF-16 unit does to a word of UAX #29: nothing, or what it joins when it stands inside (WB5 to WB13b). */
export const OTHER = 0;
export const SPACE = 1;
export const LETTER = 2;
export const DIGIT = 3;
export const UNDERSCORE = 4;
export const BETWEEN_LETTERS = 5;
export const BETWEEN_DIGITS = 6;
const BETWEEN_BOTH = 7;
/** A word by itself, whatever is beside it: an ideograph, "½". */
export const ALONE = 8;
/** What only the tables of Unicode tell: marks, joiners, emoji, scripts that are rare or need a dictionary. */
export const UNKNOWN = 9;

type Range = readonly [first: number, last: number, kind: number];

/**
 * Ranges by their Word_Break (Unicode 17): ASCII, Latin, Greek, Cyrillic, Arabic, Hangul, hiragana, ideographs, and the
 * punctuation of books. Later ones override earlier ones.
 */
const ranges: readonly Range[] = [
  [0x00, 0xff, OTHER],
  [0x09, 0x0a, SPACE],
  [0x0d, 0x0d, SPACE],
  [0x20, 0x20, SPACE],
  [0x27, 0x27, BETWEEN_BOTH],
  [0x2c, 0x2c, BETWEEN_DIGITS],
  [0x2e, 0x2e, BETWEEN_BOTH],
  [0x30, 0x39, DIGIT],
  [0x3a, 0x3a, BETWEEN_LETTERS],
  [0x3b, 0x3b, BETWEEN_DIGITS],
  [0x41, 0x5a, LETTER],
  [0x5f, 0x5f, UNDERSCORE],
  [0x61, 0x7a, LETTER],
  [0xa9, 0xa9, ALONE],
  [0xaa, 0xaa, LETTER],
  [0xad, 0xad, UNKNOWN],
  [0xae, 0xae, ALONE],
  [0xb2, 0xb3, ALONE],
  [0xb5, 0xb5, LETTER],
  [0xb7, 0xb7, BETWEEN_LETTERS],
  [0xb8, 0xb8, UNKNOWN],
  [0xb9, 0xb9, ALONE],
  [0xba, 0xba, LETTER],
  [0xbc, 0xbe, ALONE],
  [0xc0, 0x2af, LETTER],
  [0xd7, 0xd7, OTHER],
  [0xf7, 0xf7, OTHER],
  [0x388, 0x38a, LETTER],
  [0x38e, 0x3a1, LETTER],
  [0x3a3, 0x3f5, LETTER],
  [0x3f7, 0x481, LETTER],
  [0x48a, 0x52f, LETTER],
  [0x60c, 0x60d, BETWEEN_DIGITS],
  [0x61f, 0x61f, OTHER],
  [0x620, 0x64a, LETTER],
  [0x660, 0x669, DIGIT],
  [0x66e, 0x66f, LETTER],
  [0x671, 0x6d3, LETTER],
  [0x1e00, 0x1eff, LETTER],
  [0x2010, 0x2027, OTHER],
  [0x2018, 0x2019, BETWEEN_BOTH],
  [0x2024, 0x2024, BETWEEN_BOTH],
  [0x2027, 0x2027, BETWEEN_LETTERS],
  [0x2030, 0x203b, OTHER],
  [0x3001, 0x3003, OTHER],
  [0x3008, 0x3011, OTHER],
  [0x3041, 0x3096, ALONE],
  [0x3400, 0x4dbf, ALONE],
  [0x4e00, 0x9fff, ALONE],
  [0xac00, 0xd7a3, LETTER],
  [0xff01, 0xff01, OTHER],
  [0xff08, 0xff09, OTHER],
  [0xff0c, 0xff0c, BETWEEN_DIGITS],
  [0xff1a, 0xff1a, BETWEEN_LETTERS],
  [0xff1b, 0xff1b, BETWEEN_DIGITS],
  [0xff1f, 0xff1f, OTHER],
];

let known: Uint8Array | null = null;

/** The classes of all units, made at the first call. */
export function readWordClasses(): Uint8Array {
  if (known !== null) return known;
  known = new Uint8Array(0x10000).fill(UNKNOWN);
  for (const [first, last, kind] of ranges) known.fill(kind, first, last + 1);
  return known;
}
