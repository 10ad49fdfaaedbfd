import type { Span } from "#core/document/span.ts";
import { skipWhiteSpace, trimWhiteSpaceEnd } from "#core/document/white-space.ts";
import { countInUnit } from "#core/limits/count-in-unit.ts";
import type { CountingUnit } from "#core/limits/counting-units.ts";
import { cutAtoms } from "#core/limits/cut-atoms.ts";

import { breakQualities, findBreaks } from "./thread-breaks.ts";
import type { BreakQuality } from "./thread-breaks.ts";

/** What each part may count in one unit. */
export interface PartLimit {
  readonly unit: CountingUnit;
  readonly most: number;
}

export type ThreadNumbering = "none" | "start" | "end";

export interface ThreadOptions {
  /** All of them hold for each part, its number included. At least one; the unit `sms` is none of them. */
  readonly limits: readonly PartLimit[];
  /** Where `1/12` stands. Default: none. */
  readonly numbering?: ThreadNumbering;
  /** Whether each paragraph begins a part of its own. Default: false. */
  readonly paragraphs?: boolean;
}

/** One post of a thread. */
export interface ThreadPart extends Span {
  /** What is posted: the text of the span, with its number. */
  readonly text: string;
  /** What it counts in the unit of each limit, in their order. */
  readonly counts: readonly number[];
  /** Where the next part was cut off; `end` for the last one. */
  readonly cut: BreakQuality | "end";
  /** Whether one character or web address alone is more than a part may hold. */
  readonly over: boolean;
}

export interface Thread {
  readonly parts: readonly ThreadPart[];
  /** Where the text goes on that was not split, past 1,000 parts or 500,000 UTF-16 units; `null` where all was. */
  readonly restStart: number | null;
}

const mostParts = 1000;
const mostUnits = 500_000;
/** A paragraph, line or sentence that ends before this part of the room is used leaves too much of it empty. */
const leastFilled: Readonly<Record<BreakQuality, number>> = {
  paragraph: 0.5,
  sentence: 0.5,
  line: 0.5,
  word: 0,
  character: 0,
};
const TOLERANCE = 1e-6;

/** A text made ready to be split: its pieces, what they count, and how good each edge is to cut at. */
interface Pieces {
  readonly text: string;
  readonly ends: Uint32Array;
  /** For each limit, what the text counts up to each edge. */
  readonly sums: readonly Float64Array[];
  readonly breaks: Uint8Array;
}

/**
 * Splits a text into posts that each keep to the limits. It cuts, in this order, where a paragraph, a sentence or a
 * line ends in the later half of the room, else between words, and within a word only where the word alone is longer
 * than a post; never within a character as readers see it, or within a web address that fits a post. White space at
 * the edges is left out. Numbers take their room from each part, as much as the longest of them needs.
 *
 * Throws a `RangeError` without a limit, or with one below 1.
 */
export function splitThread(text: string, options: ThreadOptions): Thread {
  const { limits, numbering = "none", paragraphs = false } = options;
  if (limits.length === 0 || limits.some(({ most }) => most < 1)) throw new RangeError("A part needs room");
  const taken = takeStart(text);
  const pieces = readPieces(taken, limits);
  for (let digits = 1; ; digits += 1) {
    const label = numbering === "none" ? "" : ` ${"9".repeat(digits)}/${"9".repeat(digits)}`;
    const rooms = limits.map(({ unit, most }) => Math.max(1, most - countInUnit(label, unit)));
    const spans = cutSpans(pieces, rooms, paragraphs);
    const isKnown = numbering === "none" || String(spans.length).length <= digits;
    if (!isKnown && digits < String(mostParts).length) continue;
    const parts = spans.map((span, index) => finishPart(pieces, span, index, spans.length, options));
    const end = spans.at(-1)?.end ?? 0;
    const restStart = skipWhiteSpace(text, Math.max(end, 0), text.length);
    return { parts, restStart: restStart < text.length ? restStart : null };
  }
}

function takeStart(text: string): string {
  if (text.length <= mostUnits) return text;
  const space = text.lastIndexOf(" ", mostUnits);
  const end = space > mostUnits / 2 ? space : mostUnits;
  const isCutPair = (text.charCodeAt(end) & 0xfc00) === 0xdc00;
  return text.slice(0, isCutPair ? end - 1 : end);
}

function readPieces(text: string, limits: readonly PartLimit[]): Pieces {
  const cuts = limits.map(({ unit }) => cutAtoms(text, unit, true));
  return {
    text,
    ends: cuts[0]?.ends ?? new Uint32Array(),
    sums: cuts.map(({ ends, weights }) => sumAt(cuts[0]?.ends ?? ends, ends, weights)),
    breaks: findBreaks(text),
  };
}

/** What is counted up to each of `edges`, from pieces that may be cut a little differently in another unit. */
function sumAt(edges: Uint32Array, ends: Uint32Array, weights: Float64Array): Float64Array {
  const sums = new Float64Array(edges.length);
  let counted = 0;
  let next = 0;
  for (const [index, edge] of edges.entries()) {
    for (; next < ends.length && (ends[next] ?? 0) <= edge; next += 1) counted += weights[next] ?? 0;
    sums[index] = counted;
  }
  return sums;
}

interface CutSpan extends Span {
  readonly cut: BreakQuality | "end";
  readonly over: boolean;
}

function cutSpans(pieces: Pieces, rooms: readonly number[], paragraphs: boolean): CutSpan[] {
  const { text, ends } = pieces;
  const spans: CutSpan[] = [];
  let piece = 0;
  while (spans.length < mostParts) {
    piece = skipBlankPieces(pieces, piece);
    if (piece >= ends.length) break;
    const start = startOf(pieces, piece);
    const fit = findFit(pieces, piece, rooms);
    const over = fit === piece;
    const last = over ? piece + 1 : fit;
    const best = over ? last : chooseCut(pieces, piece, last, paragraphs);
    const edge = startOf(pieces, best);
    const end = trimWhiteSpaceEnd(text, start, edge);
    const isEnd = skipWhiteSpace(text, edge, text.length) >= text.length;
    spans.push({
      start,
      end,
      cut: isEnd ? "end" : (breakQualities[qualityAt(pieces, best)] ?? "character"),
      over,
    });
    piece = best;
  }
  return spans;
}

/** Where a piece begins; past the last one, where the text ends. */
function startOf({ ends }: Pieces, piece: number): number {
  return piece === 0 ? 0 : (ends[piece - 1] ?? 0);
}

function skipBlankPieces(pieces: Pieces, from: number): number {
  const { text, ends } = pieces;
  let piece = from;
  while (
    piece < ends.length &&
    trimWhiteSpaceEnd(text, startOf(pieces, piece), ends[piece] ?? 0) === startOf(pieces, piece)
  ) {
    piece += 1;
  }
  return piece;
}

/** The first piece that no longer fits, with white space after the last that does taken along; `from` when none fits. */
function findFit(pieces: Pieces, from: number, rooms: readonly number[]): number {
  const { ends, sums } = pieces;
  const before = sums.map((sum) => (from === 0 ? 0 : (sum[from - 1] ?? 0)));
  const fits = (piece: number) =>
    rooms.every((room, index) => (sums[index]?.[piece] ?? 0) - (before[index] ?? 0) <= room + TOLERANCE);
  let low = from;
  let high = ends.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (fits(middle)) low = middle + 1;
    else high = middle;
  }
  return low === from ? from : skipBlankPieces(pieces, low);
}

/** How good the edge before a piece is to cut at. */
function qualityAt(pieces: Pieces, piece: number): number {
  const start = startOf(pieces, piece);
  return pieces.breaks[start] ?? 0;
}

/** The best edge after the piece `from`, and at most before the piece `last`, which does not fit any more. */
function chooseCut(pieces: Pieces, from: number, last: number, paragraphs: boolean): number {
  const { ends, sums } = pieces;
  const paragraph = breakQualities.indexOf("paragraph");
  if (paragraphs) {
    for (let piece = from + 1; piece <= Math.min(last, ends.length - 1); piece += 1) {
      if (qualityAt(pieces, piece) === paragraph) return piece;
    }
  }
  if (last >= ends.length) return ends.length;
  const [sum = new Float64Array()] = sums;
  const first = from === 0 ? 0 : (sum[from - 1] ?? 0);
  const whole = (sum[last - 1] ?? 0) - first;
  const best = new Map<number, number>();
  for (let piece = last; piece > from; piece -= 1) {
    const quality = qualityAt(pieces, piece);
    if (quality === 0 || best.has(quality)) continue;
    const name = breakQualities[quality] ?? "character";
    const filled = (sum[piece - 1] ?? 0) - first;
    if (filled < whole * leastFilled[name]) continue;
    best.set(quality, piece);
  }
  // A sentence that begins a line ends a line too; lines alone are mostly verse or lists.
  for (let quality = paragraph; quality > 0; quality -= 1) {
    const piece = best.get(quality);
    if (piece !== undefined) return piece;
  }
  return last;
}

function finishPart(
  { text }: Pieces,
  { start, end, cut, over }: CutSpan,
  index: number,
  total: number,
  { limits, numbering = "none" }: ThreadOptions,
): ThreadPart {
  const body = text.slice(start, end);
  const number = `${index + 1}/${total}`;
  const posted =
    numbering === "none" ? body : numbering === "start" ? `${number} ${body}` : `${body} ${number}`;
  return { start, end, text: posted, counts: limits.map(({ unit }) => countInUnit(posted, unit)), cut, over };
}
