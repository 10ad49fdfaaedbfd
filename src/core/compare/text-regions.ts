import type { Span } from "#core/document/span.ts";

import { isEqualText } from "./equal-text.ts";
import { DIGIT, letterClassOf, SPACE } from "./letter-classes.ts";
import type { MovedRun } from "./moved-passages.ts";
import { RegionList } from "./region-list.ts";
import type { TextTokens } from "./text-tokens.ts";

/** A text and its pieces that were matched. */
export interface TokenizedText {
  readonly text: string;
  readonly tokens: TextTokens;
}

/** A part of both texts that is not the same. */
interface Region {
  readonly before: Span;
  readonly after: Span;
}

const EXTENDS = /^(?:\p{M}|\u200d|\ufe0e|\ufe0f)/u;

/** Whether a text can be cut at an offset without tearing apart what belongs together. */
function canCut(text: string, offset: number): boolean {
  if (offset <= 0 || offset >= text.length) return true;
  const before = text.charCodeAt(offset - 1);
  const after = text.charCodeAt(offset);
  if (before === 0x0d && after === 0x0a) return false;
  if (before < 0x300 && after < 0x300) return true;
  if (before === 0x200d || (before >= 0xd800 && before < 0xdc00)) return false;
  return !EXTENDS.test(text.slice(offset, offset + 2));
}

/** How far two texts agree from two offsets on, at most `most` units, up to a place where both can be cut. */
function commonLength(a: string, aFrom: number, b: string, bFrom: number, most: number): number {
  let length = 0;
  while (length < most && a.charCodeAt(aFrom + length) === b.charCodeAt(bFrom + length)) length += 1;
  while (length > 0 && !(canCut(a, aFrom + length) && canCut(b, bFrom + length))) length -= 1;
  return length;
}

/** The same backwards, from two ends. */
function commonLengthBack(a: string, aEnd: number, b: string, bEnd: number, most: number): number {
  let length = 0;
  while (length < most && a.charCodeAt(aEnd - length - 1) === b.charCodeAt(bEnd - length - 1)) length += 1;
  while (length > 0 && !(canCut(a, aEnd - length) && canCut(b, bEnd - length))) length -= 1;
  return length;
}

/** A region before it is cut down to what differs, with the matched pieces that lie in it. */
interface RoughRegion {
  readonly before: Span;
  readonly after: Span;
  readonly aTokens: Span;
  readonly bTokens: Span;
}

/** Units between the start of a span and its first token, or the whole span where it has none. */
function leadingGap(span: Span, tokens: Span, { starts }: TextTokens): number {
  return (tokens.start < tokens.end ? (starts[tokens.start] ?? span.end) : span.end) - span.start;
}

function trailingGap(span: Span, tokens: Span, { ends }: TextTokens): number {
  return span.end - (tokens.start < tokens.end ? (ends[tokens.end - 1] ?? span.start) : span.start);
}

/** Takes equal spaces and punctuation off both ends, but never a part of a word. */
function trimRegion(a: TokenizedText, b: TokenizedText, rough: RoughRegion): Region | null {
  const { before, after, aTokens, bTokens } = rough;
  const mostStart = Math.min(leadingGap(before, aTokens, a.tokens), leadingGap(after, bTokens, b.tokens));
  const start = commonLength(a.text, before.start, b.text, after.start, mostStart);
  const mostEnd = Math.min(
    trailingGap(before, aTokens, a.tokens),
    trailingGap(after, bTokens, b.tokens),
    before.end - before.start - start,
    after.end - after.start - start,
  );
  const end = commonLengthBack(a.text, before.end, b.text, after.end, mostEnd);
  const isEqual = before.end - before.start === start + end && after.end - after.start === start + end;
  if (isEqual) return null;
  return {
    before: { start: before.start + start, end: before.end - end },
    after: { start: after.start + start, end: after.end - end },
  };
}

/** A moved run of tokens as spans, with the equal spaces and punctuation beside it. */
interface MovedSpans {
  readonly move: number;
  readonly before: Span;
  readonly after: Span;
}

function spansOfMove(a: TokenizedText, b: TokenizedText, run: MovedRun, move: number): MovedSpans {
  const { a: aFirst, b: bFirst, length } = run;
  const aLast = aFirst + length - 1;
  const bLast = bFirst + length - 1;
  const aEnd = a.tokens.ends[aLast] ?? 0;
  const bEnd = b.tokens.ends[bLast] ?? 0;
  const room = Math.min(
    (a.tokens.starts[aLast + 1] ?? a.text.length) - aEnd,
    (b.tokens.starts[bLast + 1] ?? b.text.length) - bEnd,
  );
  const more = commonLength(a.text, aEnd, b.text, bEnd, room);
  const aStart = a.tokens.starts[aFirst] ?? 0;
  const bStart = b.tokens.starts[bFirst] ?? 0;
  return { move, before: { start: aStart, end: aEnd + more }, after: { start: bStart, end: bEnd + more } };
}

/** A stretch of one side of a region: moved or not. */
interface Stretch {
  readonly span: Span;
  readonly move: number | null;
}

function stretchesOf(text: string, span: Span, moves: readonly Stretch[]): Stretch[] {
  const stretches: Stretch[] = [];
  let start = span.start;
  const isBlank = (end: number) => text.slice(start, end).trim() === "";
  for (const { span: moved, move } of moves) {
    const end = Math.min(moved.end, span.end);
    if (moved.start < start || moved.start >= end) continue;
    // Spaces beside a moved passage moved with it.
    const from = isBlank(moved.start) ? start : moved.start;
    if (start < from) stretches.push({ span: { start, end: from }, move: null });
    stretches.push({ span: { start: from, end }, move });
    start = end;
  }
  const last = stretches.at(-1);
  if (start === span.end) return stretches;
  if (last !== undefined && isBlank(span.end)) {
    return [...stretches.slice(0, -1), { ...last, span: { start: last.span.start, end: span.end } }];
  }
  return [...stretches, { span: { start, end: span.end }, move: null }];
}

/** Regions of one rough region in which moved passages stand for themselves. */
function separateMoves(
  a: TokenizedText,
  b: TokenizedText,
  region: Region,
  movesBefore: readonly Stretch[],
  movesAfter: readonly Stretch[],
  regions: RegionList,
): void {
  const before = stretchesOf(a.text, region.before, movesBefore);
  const after = stretchesOf(b.text, region.after, movesAfter);
  let beforeEnd = region.before.start;
  let afterEnd = region.after.start;
  let [first, second] = [0, 0];
  while (first < before.length || second < after.length) {
    const left = before[first];
    const right = after[second];
    // A moved stretch stands alone; plain ones are set against each other.
    const takesLeft =
      left !== undefined && (left.move !== null || right === undefined || right.move === null);
    const takesRight = right !== undefined && (left === undefined || left.move === null);
    const beforeSpan = takesLeft ? left.span : { start: beforeEnd, end: beforeEnd };
    const afterSpan = takesRight ? right.span : { start: afterEnd, end: afterEnd };
    const move = takesLeft ? left.move : takesRight ? right.move : null;
    regions.push(beforeSpan.start, beforeSpan.end, afterSpan.start, afterSpan.end, move);
    if (takesLeft) first += 1;
    if (takesRight) second += 1;
    beforeEnd = beforeSpan.end;
    afterEnd = afterSpan.end;
  }
}

/** Passages of more words are new as a whole: word by word, they only seem to answer one another. */
const MOST_ANSWERING = 6;
const LONGEST_NUMBER = 40;

/**
 * Adds a region, cut where it is certain what became of what: what stands before its first word and behind its last one
 * on both sides, and, where a figure became another in a short passage of as many words, word by word.
 */
function addSplit(
  a: TokenizedText,
  b: TokenizedText,
  { before, after }: Region,
  { aTokens, bTokens }: RoughRegion,
  regions: RegionList,
): void {
  const count = aTokens.end - aTokens.start;
  const otherCount = bTokens.end - bTokens.start;
  let aDone = before.start;
  let bDone = after.start;
  const add = (aTo: number, bTo: number) => {
    const isSame = isEqualText(a.text, aDone, aTo, b.text, bDone, bTo);
    if (!isSame) regions.push(aDone, aTo, bDone, bTo, null);
    aDone = aTo;
    bDone = bTo;
  };
  if (count > 0 && otherCount > 0) {
    const isAnswering =
      count === otherCount && count <= MOST_ANSWERING && hasAnsweringNumber(a, b, aTokens, bTokens);
    const parts = isAnswering ? count : 1;
    for (let part = 0; part < parts; part += 1) {
      const aFirst = aTokens.start + part;
      const bFirst = bTokens.start + part;
      add(a.tokens.starts[aFirst] ?? aDone, b.tokens.starts[bFirst] ?? bDone);
      const aLast = isAnswering ? aFirst : aTokens.end - 1;
      const bLast = isAnswering ? bFirst : bTokens.end - 1;
      add(a.tokens.ends[aLast] ?? aDone, b.tokens.ends[bLast] ?? bDone);
    }
  }
  add(before.end, after.end);
}

/** Whether words at the same place of two passages both hold a figure. */
function hasAnsweringNumber(a: TokenizedText, b: TokenizedText, aTokens: Span, bTokens: Span): boolean {
  for (let part = 0; part < aTokens.end - aTokens.start; part += 1) {
    if (hasFigure(a, aTokens.start + part) && hasFigure(b, bTokens.start + part)) return true;
  }
  return false;
}

/** Whether a token is a word with a figure in it; a line is no word. */
function hasFigure({ text, tokens }: TokenizedText, token: number): boolean {
  const [start, end] = [tokens.starts[token] ?? 0, tokens.ends[token] ?? 0];
  if (end - start > LONGEST_NUMBER) return false;
  let hasDigit = false;
  for (let offset = start; offset < end; offset += 1) {
    const kind = letterClassOf(text.codePointAt(offset) ?? 0);
    if (kind === SPACE) return false;
    if (kind === DIGIT) hasDigit = true;
  }
  return hasDigit;
}

/**
 * The parts of two texts that are not the same, ascending: between paired tokens, and paired tokens whose wording
 * differs. What stands between tokens, spaces and punctuation, is compared where they are paired.
 */
export function findRegions(
  a: TokenizedText,
  b: TokenizedText,
  partners: Int32Array,
  moves: readonly MovedRun[],
): RegionList {
  const moved = moves.map((run, move) => spansOfMove(a, b, run, move));
  const movesBefore = moved.map(({ before, move }): Stretch => ({ span: before, move }));
  const movesAfter = moved
    .map(({ after, move }): Stretch => ({ span: after, move }))
    .toSorted((one, other) => one.span.start - other.span.start);

  const regions = new RegionList();
  let nextBefore = 0;
  let nextAfter = 0;
  const add = (rough: RoughRegion) => {
    const region = trimRegion(a, b, rough);
    if (region === null) return;
    while ((movesBefore[nextBefore]?.span.end ?? Infinity) <= region.before.start) nextBefore += 1;
    while ((movesAfter[nextAfter]?.span.end ?? Infinity) <= region.after.start) nextAfter += 1;
    const hasMoves =
      (movesBefore[nextBefore]?.span.start ?? Infinity) < region.before.end ||
      (movesAfter[nextAfter]?.span.start ?? Infinity) < region.after.end;
    if (!hasMoves) {
      addSplit(a, b, region, rough, regions);
      return;
    }
    const inside = (stretches: readonly Stretch[], from: number, end: number) => {
      let to = from;
      while ((stretches[to]?.span.start ?? Infinity) < end) to += 1;
      return stretches.slice(from, to);
    };
    separateMoves(
      a,
      b,
      region,
      inside(movesBefore, nextBefore, region.before.end),
      inside(movesAfter, nextAfter, region.after.end),
      regions,
    );
  };

  let aDone = 0;
  let bDone = 0;
  let aOffset = 0;
  let bOffset = 0;
  const addGap = (aTo: number, bTo: number, aToken: number, bToken: number) => {
    add({
      before: { start: aOffset, end: aTo },
      after: { start: bOffset, end: bTo },
      aTokens: { start: aDone, end: aToken },
      bTokens: { start: bDone, end: bToken },
    });
  };
  for (let index = 0; index < partners.length; index += 1) {
    const partner = partners[index] ?? -1;
    if (partner === -1) continue;
    const aStart = a.tokens.starts[index] ?? 0;
    const bStart = b.tokens.starts[partner] ?? 0;
    const isPlainGap = index === aDone && partner === bDone;
    if (!isPlainGap || !isEqualText(a.text, aOffset, aStart, b.text, bOffset, bStart)) {
      addGap(aStart, bStart, index, partner);
    }
    aOffset = a.tokens.ends[index] ?? aStart;
    bOffset = b.tokens.ends[partner] ?? bStart;
    if (!isEqualText(a.text, aStart, aOffset, b.text, bStart, bOffset)) {
      regions.push(aStart, aOffset, bStart, bOffset, null);
    }
    aDone = index + 1;
    bDone = partner + 1;
  }
  addGap(a.text.length, b.text.length, partners.length, b.tokens.starts.length);
  return regions;
}
