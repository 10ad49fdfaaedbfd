import {
  ALONE,
  APART,
  APOSTROPHE,
  COMPLEX,
  CONNECTOR,
  DIGIT,
  DOUBLE_QUOTE,
  EXTENDER,
  HEBREW_LETTER,
  KATAKANA,
  KIND,
  LETTER,
  MIDDLE_OF_BOTH,
  MIDDLE_OF_LETTERS,
  MIDDLE_OF_NUMBERS,
  PICTOGRAPH,
  PICTOGRAPHIC_LETTER,
  wordClassAt,
  wordClassBefore,
} from "./word-classes.ts";

/** Whether an offset is an edge depends on this many units before it and after it, no more. */
export const EDGE_CONTEXT = 4;
const ZERO_WIDTH_JOINER = 0x200d;

/**
 * Whether `offset` is an edge: a word boundary by UAX #29 that the characters right beside it settle. A boundary that
 * takes a longer look, past marks and other extenders, is none. Beyond the ends of the text stands nothing.
 */
export function isEdge(text: string, offset: number): boolean {
  const before = wordClassBefore(text, offset) & KIND;
  const after = wordClassAt(text, offset) & KIND;
  if (before === LETTER && after === LETTER) return false;
  if (before === APART || after === APART) return !isInsidePair(text, offset);
  if (after === ALONE) return true;
  if (after === PICTOGRAPH || after === PICTOGRAPHIC_LETTER) {
    if (text.charCodeAt(offset - 1) === ZERO_WIDTH_JOINER) return false;
    if (after === PICTOGRAPH) return true;
  }
  if (before === EXTENDER || after === EXTENDER) return false;
  if (isMiddle(after)) {
    const next = wordClassAt(text, offset + 1) & KIND;
    return next !== EXTENDER && !keepsTogether(before, after, next);
  }
  if (isMiddle(before)) {
    const previous = wordClassBefore(text, offset - 1) & KIND;
    return previous !== EXTENDER && !keepsTogether(previous, before, after);
  }
  return !joins(before, after);
}

/** The first edge after `offset`, or the end of the text. */
export function findEdgeAfter(text: string, offset: number): number {
  let edge = offset + 1;
  while (edge < text.length && !isEdge(text, edge)) edge += 1;
  return Math.min(edge, text.length);
}

/** Whether two kinds side by side, neither of them punctuation, are of one word (WB5, WB8 to WB10, WB13 to WB13b). */
export function joins(before: number, after: number): boolean {
  const isWordlike = isLetter(before) || before === DIGIT;
  if (isLetter(after) || after === DIGIT) return isWordlike || before === CONNECTOR;
  if (after === CONNECTOR) return isWordlike || before === KATAKANA || before === CONNECTOR;
  if (after === KATAKANA) return before === KATAKANA || before === CONNECTOR;
  return after === COMPLEX && before === COMPLEX;
}

/** Whether punctuation makes one word of what stands before it and after it (WB6, WB7, WB7b, WB7c, WB11, WB12). */
export function joinsAcross(before: number, middle: number, after: number): boolean {
  if (before === DIGIT) return after === DIGIT && joinsDigits(middle);
  if (middle === DOUBLE_QUOTE) return before === HEBREW_LETTER && after === HEBREW_LETTER;
  return isLetter(before) && isLetter(after) && joinsLetters(middle);
}

/** Whether punctuation may do so, if the right character follows. */
export function mayJoin(before: number, middle: number): boolean {
  if (before === DIGIT) return joinsDigits(middle);
  return isLetter(before) && (joinsLetters(middle) || (middle === DOUBLE_QUOTE && before === HEBREW_LETTER));
}

/** Whether an apostrophe is part of the word before it, whatever follows (WB7a). */
export function isHebrewApostrophe(before: number, middle: number): boolean {
  return middle === APOSTROPHE && before === HEBREW_LETTER;
}

/** Whether a kind is punctuation that may join. */
export function isMiddle(kind: number): boolean {
  return kind >= MIDDLE_OF_LETTERS;
}

function keepsTogether(before: number, middle: number, after: number): boolean {
  return isHebrewApostrophe(before, middle) || joinsAcross(before, middle, after);
}

function isLetter(kind: number): boolean {
  return kind >= LETTER && kind <= PICTOGRAPHIC_LETTER;
}

function joinsLetters(middle: number): boolean {
  return middle === MIDDLE_OF_LETTERS || middle === MIDDLE_OF_BOTH || middle === APOSTROPHE;
}

function joinsDigits(middle: number): boolean {
  return middle === MIDDLE_OF_NUMBERS || middle === MIDDLE_OF_BOTH || middle === APOSTROPHE;
}

function isInsidePair(text: string, offset: number): boolean {
  return (text.charCodeAt(offset - 1) & 0xfc00) === 0xd800 && (text.charCodeAt(offset) & 0xfc00) === 0xdc00;
}
