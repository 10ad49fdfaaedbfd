import type { Span } from "#core/document/span.ts";

import { foldCase, foldDiacritics } from "./fold-token.ts";
import { LETTER, letterClassOf } from "./letter-classes.ts";

/** A modifier letter that stands for an apostrophe; folding quotation marks takes it away. */
const MODIFIER_APOSTROPHE = 0x2bc;
/** In `bases`: a unit that is several letters, or of which one unit alone does not tell. */
const UNCERTAIN = 0xffff;

/** By unit, the small letter without marks that it is; 0 until it was asked for. */
const bases = new Uint16Array(0x10000);

function learnBase(unit: number): number {
  const folded = foldCase(foldDiacritics(String.fromCharCode(unit)));
  const isLetter = folded.length === 1 && letterClassOf(folded.charCodeAt(0)) === LETTER;
  const base = isLetter && unit !== MODIFIER_APOSTROPHE ? folded.charCodeAt(0) : UNCERTAIN;
  bases[unit] = base;
  return base;
}

function baseOf(unit: number): number {
  const known = bases[unit] ?? 0;
  return known === 0 ? learnBase(unit) : known;
}

/** The first place from an offset on where a letter stands, or a half of what may be one; else the end. */
function nextLetter(text: string, from: number, end: number): number {
  for (let offset = from; offset < end; offset += 1) {
    const unit = text.charCodeAt(offset);
    if (letterClassOf(unit) === LETTER || (unit & 0xf800) === 0xd800) return offset;
  }
  return end;
}

/**
 * Whether two pieces are certain to be of other letters, whatever their case, marks, numbers, spaces and punctuation: found
 * out up to the first letters that differ and no further.
 */
export function hasOtherLetters(a: string, before: Span, b: string, after: Span): boolean {
  let one = before.start;
  let other = after.start;
  for (;;) {
    one = nextLetter(a, one, before.end);
    other = nextLetter(b, other, after.end);
    const isDone = one === before.end;
    if (isDone || other === after.end) {
      // What is left must be a letter for certain: an apostrophe may be one that is folded away.
      if (isDone && other === after.end) return false;
      const left = isDone ? b.charCodeAt(other) : a.charCodeAt(one);
      return baseOf(left) !== UNCERTAIN;
    }
    const first = baseOf(a.charCodeAt(one));
    const second = baseOf(b.charCodeAt(other));
    if (first === UNCERTAIN || second === UNCERTAIN) return false;
    if (first !== second) return true;
    one += 1;
    other += 1;
  }
}
