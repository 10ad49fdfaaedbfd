import type { Span } from "#core/document/span.ts";

import { LETTER, letterClassOf, plainLetterClasses } from "./letter-classes.ts";

/** A modifier letter that stands for an apostrophe; folding quotation marks takes it away. */
const MODIFIER_APOSTROPHE = 0x2bc;

/** The first place from an offset on where a letter stands, or the end. */
function nextLetter(text: string, from: number, end: number): number {
  for (let offset = from; offset < end; offset += 1) {
    const unit = text.charCodeAt(offset);
    if (unit < 0x80 ? plainLetterClasses[unit] === LETTER : isOtherLetter(unit)) return offset;
  }
  return end;
}

/** Whether a unit from U+0080 on is a letter, or may be a half of one. */
function isOtherLetter(unit: number): boolean {
  return (unit & 0xf800) === 0xd800 || letterClassOf(unit) === LETTER;
}

/**
 * Whether two pieces are certain to be of other letters, whatever their case, marks, numbers, spaces and punctuation: found
 * out up to the first letters that differ and no further, and only where these are of ASCII.
 */
export function hasOtherLetters(a: string, before: Span, b: string, after: Span): boolean {
  let one = before.start;
  let other = after.start;
  for (;;) {
    one = nextLetter(a, one, before.end);
    other = nextLetter(b, other, after.end);
    const first = one < before.end ? a.charCodeAt(one) : 0;
    const second = other < after.end ? b.charCodeAt(other) : 0;
    if (first === 0 && second === 0) return false;
    if (first >= 0x80 || second >= 0x80) {
      if (first !== second || first === MODIFIER_APOSTROPHE) return false;
    } else if ((first | 0x20) !== (second | 0x20)) {
      return true;
    }
    one += 1;
    other += 1;
  }
}
