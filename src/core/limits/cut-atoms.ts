import { isWhiteSpace } from "#core/document/white-space.ts";
import { findGraphemes } from "#core/scan/boundaries.ts";
import { fieldCount, fieldIndex, finishTotals, scanInto, startState } from "#core/scan/scanner.ts";

import { countGraphemes, countInUnit } from "./count-in-unit.ts";
import type { CountingUnit } from "./counting-units.ts";
import { findLinkSpans } from "./link-spans.ts";

/** A text in pieces that are never cut. */
export interface Atoms {
  /** The offset after each piece, ascending; the first begins at 0. */
  readonly ends: Uint32Array;
  /** What each piece counts in the unit. They sum to what the text counts. */
  readonly weights: Float64Array;
}

/**
 * Cuts a text into characters as readers see them, and with `keepLinks`, or where the unit counts them as a whole, web
 * addresses. On X the sum is that of a text in NFC; other forms are put into it there before they are counted. Messages
 * are no sum of anything: in the unit `sms`, pieces count what they do in UTF-16 (see `findOverflow`).
 */
export function cutAtoms(text: string, unit: CountingUnit, keepLinks: boolean): Atoms {
  const edges = findGraphemes(text);
  const countsLinks = unit === "x" || unit === "mastodon";
  const links = keepLinks || countsLinks ? findLinkSpans(text, unit) : [];
  const ends = new Uint32Array(Math.max(0, edges.length - 1));
  const weights = new Float64Array(ends.length);
  let count = 0;
  let nextLink = 0;
  for (let index = 0; index + 1 < edges.length; index += 1) {
    const start = edges[index] ?? 0;
    let end = edges[index + 1] ?? text.length;
    let saved = 0;
    let weighed = start;
    let weight = 0;
    const first = index;
    for (let link = links[nextLink]; link !== undefined && link.start < end; link = links[nextLink]) {
      for (; end < link.end; end = edges[index + 1] ?? text.length) index += 1;
      if (link.weight !== null && unit === "x") {
        weight += weigh(text, weighed, link.start, unit) + link.weight;
        weighed = link.end;
      } else if (link.weight !== null) {
        saved += countGraphemes(text.slice(link.start, link.end)) - link.weight;
      }
      nextLink += 1;
    }
    const graphemes = index - first + 1;
    ends[count] = end;
    weights[count] =
      unit === "graphemes" || unit === "mastodon"
        ? graphemes - saved
        : weight +
          (graphemes === 1 || unit === "x"
            ? weigh(text, weighed, end, unit)
            : sum(text, edges, first, index, unit));
    count += 1;
  }
  return { ends: ends.subarray(0, count), weights: weights.subarray(0, count) };
}

/** What the graphemes from one number to another count, each by itself. */
function sum(text: string, edges: Uint32Array, first: number, last: number, unit: CountingUnit): number {
  let weight = 0;
  for (let index = first; index <= last; index += 1) {
    weight += weigh(text, edges[index] ?? 0, edges[index + 1] ?? text.length, unit);
  }
  return weight;
}

/** What a part of a text, a grapheme mostly, counts in a unit that is none of graphemes. */
function weigh(text: string, start: number, end: number, unit: CountingUnit): number {
  if (start >= end) return 0;
  switch (unit) {
    case "utf16":
    case "sms":
      return end - start;
    case "words":
      return weighWords(text, start, end);
    case "visible":
      return isBlank(text, start, end) ? 0 : 1;
    case "letters":
      if (isAscii(text, start, end)) return isAsciiLetter(text.charCodeAt(start)) ? 1 : 0;
      return countInUnit(text.slice(start, end), unit);
    case "codePoints":
    case "utf8":
    case "wide":
    case "threads":
    case "x":
      return isAscii(text, start, end) ? 1 : countInUnit(text.slice(start, end), unit);
    case "graphemes":
    case "mastodon":
    case "titlePixels":
    case "descriptionPixels":
      return countInUnit(text.slice(start, end), unit);
  }
}

function isAscii(text: string, start: number, end: number): boolean {
  return end - start === 1 && text.charCodeAt(start) < 0x80;
}

function isAsciiLetter(code: number): boolean {
  return (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;
}

function isBlank(text: string, start: number, end: number): boolean {
  for (let offset = start; offset < end; offset += 1) {
    if (!isWhiteSpace(text.charCodeAt(offset))) return false;
  }
  return true;
}

const SPACE = 0x20;
/** Ideographs, kana and surrogates, some of which stand for ideographs, all come after. */
const FIRST_IDEOGRAPH = 0x2e80;

/** Whether a character is no ideograph, and no mark that may stand on one. */
function isPlain(code: number): boolean {
  return code < 0x300 || (code >= 0x370 && code < FIRST_IDEOGRAPH && (code < 0x20d0 || code > 0x20ff));
}

const totals = new Int32Array(fieldCount);

function countWords(text: string): number {
  totals.fill(0);
  finishTotals(scanInto(text, startState, totals, 0), totals, 0);
  return totals[fieldIndex.wordProcessorWords] ?? 0;
}

/** Words that begin in a part of a text. Whether one does depends on the character before, and on nothing else. */
function weighWords(text: string, start: number, end: number): number {
  const code = text.charCodeAt(start);
  const codeBefore = start === 0 ? SPACE : text.charCodeAt(start - 1);
  if (end - start === 1 && isPlain(code) && isPlain(codeBefore)) {
    return isWhiteSpace(codeBefore) && !isWhiteSpace(code) ? 1 : 0;
  }
  // The character before may be an ideograph with marks on it, of several units.
  const before = Math.max(0, start - 8);
  return countWords(text.slice(before, end)) - countWords(text.slice(before, start));
}
