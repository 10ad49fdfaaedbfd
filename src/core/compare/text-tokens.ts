import { findGraphemes, findUnicodeWordBoundaries } from "#core/scan/boundaries.ts";

/** The pieces of a text that are matched. What stands between them, spaces and punctuation, is not. */
export interface TextTokens {
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

/** Signs that say something by themselves: emoji, flags. */
const PICTURE = /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator})/u;
/** A longer run without spaces in a script whose words need a dictionary is matched grapheme by grapheme. */
const LONGEST_UNDIVIDED = 2;

/** Room for as many pieces as a text can have, and how many there are. */
interface TokenList {
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  length: number;
}

function createTokenList(most: number): TokenList {
  return { starts: new Uint32Array(most), ends: new Uint32Array(most), length: 0 };
}

function toTokens({ starts, ends, length }: TokenList): TextTokens {
  return { starts: starts.subarray(0, length), ends: ends.subarray(0, length) };
}

/**
 * The words of a text: segments of UAX #29 that hold a letter or a number, and emoji. Stretches of ASCII are read
 * without the tables of Unicode, which gives the same words in a fraction of the time.
 */
export function findWordTokens(text: string): TextTokens {
  const found = createTokenList(text.length);
  for (let offset = 0; offset < text.length;) {
    const plainEnd = findPlainEnd(text, offset);
    addPlainWords(text, offset, plainEnd, found);
    if (plainEnd === text.length) break;
    const otherEnd = findOtherEnd(text, plainEnd);
    addSegments(text.slice(plainEnd, otherEnd), plainEnd, found);
    offset = otherEnd;
  }
  return toTokens(found);
}

/** What an ASCII character does to a word: nothing, or what it joins when it stands inside (WB5 to WB13b). */
const OTHER = 0;
const SPACE = 1;
const LETTER = 2;
const DIGIT = 3;
const UNDERSCORE = 4;
const BETWEEN_LETTERS = 5;
const BETWEEN_DIGITS = 6;
const BETWEEN_BOTH = 7;

const plainClasses = Uint8Array.from({ length: 128 }, (_, unit) => {
  const sign = String.fromCharCode(unit);
  if (/[A-Za-z]/.test(sign)) return LETTER;
  if (/\d/.test(sign)) return DIGIT;
  if (/[\t\n\r ]/.test(sign)) return SPACE;
  if (sign === "_") return UNDERSCORE;
  if (sign === ":") return BETWEEN_LETTERS;
  if (sign === "," || sign === ";") return BETWEEN_DIGITS;
  return sign === "." || sign === "'" ? BETWEEN_BOTH : OTHER;
});
/** Other characters are read with the tables of Unicode until so many of ASCII have followed. */
const LEAST_PLAIN = 48;

/** The end of the words that can be told from ASCII alone, from a place on where a word may begin. */
function findPlainEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length && text.charCodeAt(end) < 0x80) end += 1;
  if (end === text.length) return end;
  // What is beside another character is read together with it, back to white space, and that too: marks may follow it.
  while (end > from && plainClasses[text.charCodeAt(end - 1)] !== SPACE) end -= 1;
  return Math.max(end - 1, from);
}

/** A place between white space and another ASCII character, behind what is not ASCII. */
function findOtherEnd(text: string, from: number): number {
  let plain = 0;
  let end = text.length;
  for (let offset = from; offset < text.length; offset += 1) {
    const unit = text.charCodeAt(offset);
    plain = unit < 0x80 ? plain + 1 : 0;
    if (plain < 2) end = text.length;
    else if (end === text.length && plainClasses[text.charCodeAt(offset - 1)] === SPACE) end = offset;
    if (plain > LEAST_PLAIN && end < text.length) return end;
  }
  return text.length;
}

/** Whether a sign inside of a word holds it together. */
function joins(text: string, offset: number, end: number): boolean {
  const kind = plainClasses[text.charCodeAt(offset)] ?? OTHER;
  if (kind < BETWEEN_LETTERS || offset + 1 >= end) return false;
  const before = plainClasses[text.charCodeAt(offset - 1)];
  if (before !== plainClasses[text.charCodeAt(offset + 1)]) return false;
  return before === LETTER ? kind !== BETWEEN_DIGITS : before === DIGIT && kind !== BETWEEN_LETTERS;
}

function addPlainWords(text: string, from: number, end: number, found: TokenList): void {
  const { starts, ends } = found;
  let { length } = found;
  let offset = from;
  while (offset < end) {
    const start = offset;
    let isWord = false;
    while (offset < end) {
      const kind = plainClasses[text.charCodeAt(offset)] ?? OTHER;
      if (kind === LETTER || kind === DIGIT) isWord = true;
      else if (kind < UNDERSCORE || (kind !== UNDERSCORE && !(offset > start && joins(text, offset, end))))
        break;
      offset += 1;
    }
    if (isWord) {
      starts[length] = start;
      ends[length] = offset;
      length += 1;
    }
    if (offset === start) offset += 1;
  }
  found.length = length;
}

function addSegments(text: string, shift: number, found: TokenList): void {
  const { starts, ends } = found;
  let { length } = found;
  const { boundaries, isWordLike, needsDictionary } = findUnicodeWordBoundaries(text);
  for (let index = 0; index < isWordLike.length; index += 1) {
    const start = boundaries[index] ?? 0;
    const end = boundaries[index + 1] ?? start;
    if (needsDictionary[index] === 1 && end - start > LONGEST_UNDIVIDED) {
      const graphemes = findGraphemes(text.slice(start, end));
      for (let part = 0; part + 1 < graphemes.length; part += 1) {
        starts[length] = shift + start + (graphemes[part] ?? 0);
        ends[length] = shift + start + (graphemes[part + 1] ?? 0);
        length += 1;
      }
    } else if (isWordLike[index] === 1 || isPicture(text, start, end)) {
      starts[length] = shift + start;
      ends[length] = shift + end;
      length += 1;
    }
  }
  found.length = length;
}

function isPicture(text: string, start: number, end: number): boolean {
  return text.charCodeAt(start) > 0xa8 && PICTURE.test(text.slice(start, end));
}

/** The lines of a text with their line breaks: LF, CR LF or CR. */
export function findLineTokens(text: string): TextTokens {
  const found = createTokenList(text.length);
  let start = 0;
  const add = (end: number) => {
    found.starts[found.length] = start;
    found.ends[found.length] = end;
    found.length += 1;
    start = end;
  };
  for (let offset = 0; offset < text.length; offset += 1) {
    const unit = text.charCodeAt(offset);
    if (unit === 0x0a || (unit === 0x0d && text.charCodeAt(offset + 1) !== 0x0a)) add(offset + 1);
  }
  if (start < text.length) add(text.length);
  return toTokens(found);
}

/** The graphemes of a text (UAX #29). */
export function findGraphemeTokens(text: string): TextTokens {
  const boundaries = findGraphemes(text);
  return { starts: boundaries.subarray(0, -1), ends: boundaries.subarray(1) };
}
