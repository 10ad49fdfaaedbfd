import type { Span } from "#core/document/span.ts";

import { DIGIT, LETTER, letterClassOf, MARK, NUMBER } from "./letter-classes.ts";

/** Units of a word that are looked at beside a difference inside of it. */
const LONGEST_AROUND = 40;

/** Whether a unit belongs to a word of an alphabet: scripts without one begin at U+2E80. */
function isInWord(unit: number): boolean {
  if (unit === 0x27 || unit === 0x2019) return true;
  const kind = letterClassOf(unit);
  return kind === LETTER || kind === DIGIT || kind === NUMBER || kind === MARK;
}

/** Letters and digits, roughly. */
function isAlphabetic(unit: number): boolean {
  return (unit >= 0x30 && unit <= 0x39) || (unit >= 0x41 && unit < 0x2e80);
}

/** Whether a letter of an alphabet stands beside a part of a piece, and in the piece. */
export function isInsideWord(text: string, part: Span, piece: Span): boolean {
  return (
    (part.start > piece.start && isAlphabetic(text.charCodeAt(part.start - 1))) ||
    (part.end < piece.end && isAlphabetic(text.charCodeAt(part.end)))
  );
}

/** A part of a piece with the rest of the words that it begins and ends in, as far as they are in the piece. */
export function spanWholeWords(text: string, part: Span, piece: Span): Span {
  const first = Math.max(piece.start, part.start - LONGEST_AROUND);
  const last = Math.min(piece.end, part.end + LONGEST_AROUND);
  let { start, end } = part;
  while (start > first && isInWord(text.charCodeAt(start - 1))) start -= 1;
  while (end < last && isInWord(text.charCodeAt(end))) end += 1;
  return { start, end };
}
