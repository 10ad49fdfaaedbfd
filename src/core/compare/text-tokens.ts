import { findGraphemes, findUnicodeWordBoundaries } from "#core/scan/boundaries.ts";

import {
  ALONE,
  BETWEEN_DIGITS,
  BETWEEN_LETTERS,
  DIGIT,
  LETTER,
  OTHER,
  readWordClasses,
  SPACE,
  UNDERSCORE,
  UNKNOWN,
} from "./word-classes.ts";

/** The pieces of a text that are matched. What stands between them, spaces and punctuation, is not. */
export interface TextTokens {
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

/** Signs that say something by themselves: emoji, flags. */
const PICTURE = /^[\p{Extended_Pictographic}\p{Regional_Indicator}]/u;
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
 * The words of a text: segments of UAX #29 that hold a letter or a number, and emoji. Units whose class alone tells what
 * they do, nearly all of most texts, are read without the automaton of Unicode: the same words in a fraction of the time.
 */
export function findWordTokens(text: string): TextTokens {
  const found = createTokenList(text.length);
  const classes = readWordClasses();
  for (let offset = 0; offset < text.length;) {
    const plainEnd = findPlainEnd(text, offset, classes);
    found.length = addPlainWords(text, offset, plainEnd, classes, found);
    if (plainEnd === text.length) break;
    const otherEnd = findOtherEnd(text, plainEnd, classes);
    found.length = addSegments(text.slice(plainEnd, otherEnd), plainEnd, found);
    offset = otherEnd;
  }
  return toTokens(found);
}

/** Characters of other classes are read with the automaton until so many plain ones have followed. */
const LEAST_PLAIN = 16;

/** Whether a plain character of a class has a boundary on both sides, but for marks and joiners behind it. */
function isApart(kind: number): boolean {
  return kind <= SPACE || kind === ALONE;
}

/** The end of the words that can be told from classes alone, from a place on where a word may begin. */
function findPlainEnd(text: string, from: number, classes: Uint8Array): number {
  let end = from;
  while (end < text.length && classes[text.charCodeAt(end)] !== UNKNOWN) end += 1;
  if (end === text.length) return end;
  // What is beside another character is read together with it, and so is what stands apart before that: marks may follow.
  while (end > from && !isApart(classes[text.charCodeAt(end - 1)] ?? UNKNOWN)) end -= 1;
  return Math.max(end - 1, from);
}

/** A place between two plain characters of which the first stands apart, behind what is not plain. */
function findOtherEnd(text: string, from: number, classes: Uint8Array): number {
  let plain = 0;
  let end = text.length;
  let before: number = UNKNOWN;
  for (let offset = from; offset < text.length; offset += 1) {
    const kind = classes[text.charCodeAt(offset)] ?? UNKNOWN;
    plain = kind === UNKNOWN ? 0 : plain + 1;
    if (plain < 2) end = text.length;
    else if (end === text.length && isApart(before)) end = offset;
    if (plain > LEAST_PLAIN && end < text.length) return end;
    before = kind;
  }
  return text.length;
}

/** Whether a sign of a class holds together a word that it stands in, between what has these classes. */
function joins(kind: number, before: number, after: number): boolean {
  if (kind < BETWEEN_LETTERS || before !== after) return false;
  return before === LETTER ? kind !== BETWEEN_DIGITS : before === DIGIT && kind !== BETWEEN_LETTERS;
}

function addPlainWords(
  text: string,
  from: number,
  end: number,
  classes: Uint8Array,
  { starts, ends, length: found }: TokenList,
): number {
  let length = found;
  let offset = from;
  while (offset < end) {
    const start = offset;
    let isWord = false;
    let before: number = OTHER;
    while (offset < end) {
      const kind = classes[text.charCodeAt(offset)] ?? OTHER;
      if (kind === LETTER || kind === DIGIT) {
        isWord = true;
      } else if (kind !== UNDERSCORE) {
        const isInside = kind > UNDERSCORE && kind < ALONE && offset > start && offset + 1 < end;
        if (!isInside || !joins(kind, before, classes[text.charCodeAt(offset + 1)] ?? OTHER)) break;
      }
      before = kind;
      offset += 1;
    }
    if (offset === start) {
      isWord = classes[text.charCodeAt(offset)] === ALONE;
      offset += 1;
    }
    if (isWord) {
      starts[length] = start;
      ends[length] = offset;
      length += 1;
    }
  }
  return length;
}

function addSegments(text: string, shift: number, { starts, ends, length: found }: TokenList): number {
  let length = found;
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
    } else if (isWordLike[index] === 1 || isPicture(text, start)) {
      starts[length] = shift + start;
      ends[length] = shift + end;
      length += 1;
    }
  }
  return length;
}

/** By code point below `PICTURES_END`: 1 for a picture, 2 for none, 0 for not looked at yet. */
let pictures: Uint8Array | null = null;
/** No picture is at this code point or above. */
const PICTURES_END = 0x20000;

/** Whether a picture begins at an offset. */
function isPicture(text: string, offset: number): boolean {
  const codePoint = text.codePointAt(offset) ?? 0;
  if (codePoint <= 0xa8 || codePoint >= PICTURES_END) return false;
  pictures ??= new Uint8Array(PICTURES_END);
  if (pictures[codePoint] === 0) pictures[codePoint] = PICTURE.test(String.fromCodePoint(codePoint)) ? 1 : 2;
  return pictures[codePoint] === 1;
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
