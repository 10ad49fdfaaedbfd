/**
 * The character classes of twitter-text's address rules, as bits of a table by UTF-16 unit. The rules are those of its
 * regular expressions (js/src/regexp, version 3.1.0), which work on units too and take no notice of case.
 */
export const DOMAIN = 1;
/** May not stand right before an address: it would make it a part of a word, a mention, a hashtag or a cashtag. */
export const NOT_BEFORE = 2;
export const PATH = 4;
export const PATH_END = 8;
export const QUERY = 16;
export const QUERY_END = 32;
/** In a domain that is taken without a protocol. */
export const PLAIN_DOMAIN = 64;
/** The signs within a domain name that are not `DOMAIN`: hyphen, low line and full stop. */
export const DOMAIN_SIGN = 128;

/** First and last units of ranges. */
type Ranges = readonly (readonly [first: number, last: number])[];

const LETTERS_AND_DIGITS: Ranges = [
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x61, 0x7a],
];
const LATIN_ACCENTED: Ranges = [
  [0xc0, 0xd6],
  [0xd8, 0xf6],
  [0xf8, 0x24f],
  [0x253, 0x254],
  [0x256, 0x257],
  [0x259, 0x259],
  [0x25b, 0x25b],
  [0x263, 0x263],
  [0x268, 0x268],
  [0x26f, 0x26f],
  [0x272, 0x272],
  [0x289, 0x289],
  [0x28b, 0x28b],
  [0x2bb, 0x2bb],
  [0x300, 0x36f],
  [0x1e00, 0x1eff],
];
const CYRILLIC: Ranges = [[0x400, 0x4ff]];
const SPACES: Ranges = [
  [0x09, 0x0d],
  [0x20, 0x20],
  [0x85, 0x85],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x180e, 0x180e],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
];
const DIRECTION_MARKS: Ranges = [
  [0x202a, 0x202e],
  [0x61c, 0x61c],
  [0x200e, 0x200f],
  [0x2066, 0x2069],
];
/** No post may hold one. */
const INVALID: Ranges = [
  [0xfeff, 0xfeff],
  [0xfffe, 0xffff],
];

const table = createTable();

function createTable(): Uint8Array {
  const classes = new Uint8Array(0x10000).fill(DOMAIN);
  const clear = (ranges: Ranges) => {
    for (const [first, last] of ranges) classes.fill(0, first, last + 1);
  };
  const mark = (bit: number, ranges: Ranges) => {
    for (const [first, last] of ranges) {
      for (let unit = first; unit <= last; unit += 1) classes[unit] = (classes[unit] ?? 0) | bit;
    }
  };
  const each = (characters: string): Ranges =>
    Array.from(characters, (character) => [character.charCodeAt(0), character.charCodeAt(0)] as const);

  for (const ranges of [each("!'#%&()*+,\\-./:;<=>?@[]^_{|}~$"), SPACES, DIRECTION_MARKS, INVALID])
    clear(ranges);
  mark(DOMAIN_SIGN, each("-_."));
  for (const ranges of [LETTERS_AND_DIGITS, each("@＠$#＃"), INVALID]) mark(NOT_BEFORE, ranges);
  for (const bit of [PATH, PATH_END]) {
    for (const ranges of [LETTERS_AND_DIGITS, LATIN_ACCENTED, CYRILLIC]) mark(bit, ranges);
  }
  mark(PATH, each("!*';:=+,.$/%#[]-–_~@|&"));
  mark(PATH_END, each("+-=_#/"));
  for (const bit of [QUERY, QUERY_END]) mark(bit, LETTERS_AND_DIGITS);
  mark(QUERY, each("!?*'@();:&=+$/%#[]-_.,~|"));
  mark(QUERY_END, each("-_&=#/"));
  for (const ranges of [LETTERS_AND_DIGITS, LATIN_ACCENTED, each("-")]) mark(PLAIN_DOMAIN, ranges);
  return classes;
}

/** Whether the unit at `offset` has one of the classes in `bits`; past the end there is none. */
export function hasClass(text: string, offset: number, bits: number): boolean {
  return ((table[text.charCodeAt(offset)] ?? 0) & bits) !== 0;
}

/** The first offset from `start` on whose unit has none of the classes in `bits`. */
export function skipClass(text: string, start: number, bits: number): number {
  let offset = start;
  while (hasClass(text, offset, bits)) offset += 1;
  return offset;
}

/** The smallest offset, not below `floor`, from which to `end` every unit has one of the classes in `bits`. */
export function skipClassBack(text: string, floor: number, end: number, bits: number): number {
  let offset = end;
  while (offset > floor && hasClass(text, offset - 1, bits)) offset -= 1;
  return offset;
}
