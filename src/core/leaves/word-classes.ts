import {
  classOfSupplementary,
  LETTER_OR_NUMBER,
  readCharacterClasses,
} from "#core/scan/character-classes.ts";
import { unpackNumbers } from "#core/scan/packed-numbers.ts";
import { unicodeTables } from "#core/scan/unicode-tables.ts";

/** No part of a word whatever stands beside it; and half a surrogate pair. */
export const APART = 0;
export const LETTER = 1;
export const HEBREW_LETTER = 2;
/** A letter that is an emoji too, such as Ⓜ. */
export const PICTOGRAPHIC_LETTER = 3;
export const DIGIT = 4;
export const KATAKANA = 5;
/** `_` and its like, which join letters, digits and katakana. */
export const CONNECTOR = 6;
/** A letter of a script that UAX #29 leaves to a dictionary: Thai, Lao, Khmer, Burmese and some more. */
export const COMPLEX = 7;
/** A word by itself: an ideograph, a hiragana, a fraction. */
export const ALONE = 8;
/** Part of the character before it: a mark, a format character, a joiner. */
export const EXTENDER = 9;
/** An emoji, which joins a zero width joiner before it. */
export const PICTOGRAPH = 10;
export const MIDDLE_OF_LETTERS = 11;
export const MIDDLE_OF_NUMBERS = 12;
export const MIDDLE_OF_BOTH = 13;
export const APOSTROPHE = 14;
export const DOUBLE_QUOTE = 15;

/** The bits that hold one of the kinds above. */
export const KIND = 15;
/** Set for letters and numbers by General_Category, which make a segment a word. */
export const WORDLIKE = 16;

/** A character of each value of Word_Break that matters (with the zero width joiner, which has one of its own). */
const examples: readonly (readonly [character: string, kind: number])[] = [
  ["a", LETTER],
  ["\u05d0", HEBREW_LETTER],
  ["\u24c2", PICTOGRAPHIC_LETTER],
  ["0", DIGIT],
  ["\u30a2", KATAKANA],
  ["_", CONNECTOR],
  ["\u0e01", COMPLEX],
  ["\u0301", EXTENDER],
  ["\u200d", EXTENDER],
  ["\u2600", PICTOGRAPH],
  [":", MIDDLE_OF_LETTERS],
  [",", MIDDLE_OF_NUMBERS],
  [".", MIDDLE_OF_BOTH],
  ["'", APOSTROPHE],
  ['"', DOUBLE_QUOTE],
];

/** What characters do to words: a kind of those above, with `WORDLIKE` where it holds. */
interface WordClasses {
  /** By UTF-16 unit; a surrogate, as it stands alone, is `APART`. */
  readonly units: Uint8Array;
  /** By character class of the scan. */
  readonly kinds: Uint8Array;
}

let built: WordClasses | null = null;

/** The word classes, made at the first call. */
export function readWordClasses(): WordClasses {
  built ??= build();
  return built;
}

/** The scan's classes tell apart all that UAX #29 does; those that its word automaton treats alike share a column. */
function build(): WordClasses {
  const { basic, flags } = readCharacterClasses();
  const columns = unpackNumbers(unicodeTables.words.columns);
  const kindOfColumn = new Map(
    examples.map(([character, kind]) => [columns[basic[character.charCodeAt(0)] ?? 0], kind]),
  );
  const kinds = Uint8Array.from(columns, (column, index) => {
    const wordlike = ((flags[index] ?? 0) & LETTER_OR_NUMBER) === 0 ? 0 : WORDLIKE;
    return (kindOfColumn.get(column) ?? (wordlike === 0 ? APART : ALONE)) | wordlike;
  });
  return { units: basic.map((index) => kinds[index] ?? APART), kinds };
}

/** The class of the character that starts at `offset`; `APART` of nothing and of half a surrogate pair. */
export function wordClassAt(text: string, offset: number): number {
  const unit = text.charCodeAt(offset);
  const low = (unit & 0xfc00) === 0xd800 ? text.charCodeAt(offset + 1) : 0;
  return (low & 0xfc00) === 0xdc00 ? classOfPair(unit, low) : (readWordClasses().units[unit] ?? APART);
}

/** The class of the character that ends at `offset`. */
export function wordClassBefore(text: string, offset: number): number {
  const unit = text.charCodeAt(offset - 1);
  const high = (unit & 0xfc00) === 0xdc00 ? text.charCodeAt(offset - 2) : 0;
  return (high & 0xfc00) === 0xd800 ? classOfPair(high, unit) : (readWordClasses().units[unit] ?? APART);
}

function classOfPair(high: number, low: number): number {
  const codePoint = 0x10000 + (((high & 0x3ff) << 10) | (low & 0x3ff));
  return readWordClasses().kinds[classOfSupplementary(readCharacterClasses(), codePoint)] ?? APART;
}
