import { smsUnits } from "#core/characters/sms-segments.ts";
import { countInUnit } from "./count-in-unit.ts";
import type { CountingUnit } from "./counting-units.ts";
import { cutAtoms } from "./cut-atoms.ts";
import type { LimitBound } from "./limit.ts";

/** The text is looked at in windows, so that a limit of 280 costs no look at a whole novel. */
const WINDOW = 16_384;
/** Where no word begins for so long, the window is cut anyway. */
const LONGEST_WINDOW = 65_536;
/** Widths of characters are fractions, and sums of fractions are not exact. */
const TOLERANCE = 1e-6;

/**
 * Where a text goes past what its bounds allow: the offset of the first character that is too much, or of the web
 * address that is, in units that count one as a whole; `null` where all fits. Bounds without a maximum allow anything.
 */
export function findOverflow(text: string, bounds: readonly LimitBound[]): number | null {
  let first: number | null = null;
  for (const { unit, most } of bounds) {
    if (most === undefined) continue;
    const offset = findOverflowIn(text, unit, most);
    if (offset !== null && (first === null || offset < first)) first = offset;
  }
  return first;
}

function findOverflowIn(text: string, unit: CountingUnit, most: number): number | null {
  if (unit === "sms") return findSmsOverflow(text, most);
  // NFC has never more characters, and what X counts is the text in it.
  if (unit === "x" && countInUnit(text, unit) <= most) return null;
  let counted = 0;
  let start = 0;
  while (start < text.length) {
    const end = findWindowEnd(text, start);
    // Two characters of context tell where a word begins.
    const { ends, weights } = cutAtoms(text.slice(start, end), unit, false);
    for (let index = 0; index < ends.length; index += 1) {
      counted += weights[index] ?? 0;
      if (counted > most + TOLERANCE) return start + (index === 0 ? 0 : (ends[index - 1] ?? 0));
    }
    start = end;
  }
  return null;
}

/** The end of the window from `start` on: where a word begins after a space, so that nothing is cut that counts as one. */
function findWindowEnd(text: string, start: number): number {
  if (text.length - start <= WINDOW) return text.length;
  const BREAK = /\s(?=[\p{L}\p{N}])/gu;
  BREAK.lastIndex = start + WINDOW;
  const slice = text.slice(0, Math.min(text.length, start + LONGEST_WINDOW));
  const found = BREAK.exec(slice);
  if (found !== null) return found.index + 1;
  const end = slice.length;
  const isCutPair = end < text.length && text.charCodeAt(end) >= 0xdc00 && text.charCodeAt(end) < 0xe000;
  return isCutPair ? end - 1 : end;
}

/**
 * Where a text message no longer fits `most` messages, in the encoding that the whole text needs; `null` where it fits.
 * Taking away what lies beyond may make the rest cheaper still.
 */
function findSmsOverflow(text: string, most: number): number | null {
  const { alone, joined, weigh } = smsUnits(text);
  let units = 0;
  let segments = 0;
  let free = 0;
  let pastAlone: number | null = null;
  let pastMost: number | null = null;
  for (let offset = 0; offset < text.length;) {
    const { weight, length } = weigh(offset);
    units += weight;
    if (units > alone) pastAlone ??= offset;
    if (weight > free) {
      segments += 1;
      free = joined;
      if (segments > most) pastMost ??= offset;
    }
    if (pastAlone !== null && pastMost !== null) break;
    free -= weight;
    offset += length;
  }
  // One message has room for more than each of several.
  return pastAlone === null ? null : most === 1 ? pastAlone : pastMost;
}
