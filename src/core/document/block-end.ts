import type { Continuation } from "./block.ts";
import { findLineEnd } from "./lines.ts";
import { findParagraphs } from "./paragraphs.ts";
import type { SentenceRules } from "../sentences/sentence-rules.ts";
import { readSentences } from "./sentence-reader.ts";
import { isLineBreak, isWhiteSpace, skipWhiteSpace } from "./white-space.ts";

/** No block is longer. Bounds what one keystroke costs, and what `Intl.Segmenter` is ever handed. */
export const LONGEST_BLOCK = 4096;
/** A block ends at the first blank line after this much, so that a million short paragraphs are not a million blocks. */
const SHORTEST_BLOCK = 1024;
/** How far past a block's longest end its cut may look. */
export const LOOK_AHEAD = 2;
/** A sentence edge this near the end of what was looked at might look different with more text after it. */
const UNSURE_TAIL = 64;

/** Where a block ends, and how the next one starts. */
export interface BlockEnd {
  readonly end: number;
  readonly next: Continuation;
}

/** Edges between blocks that are known already, where a cut saves reading what follows again. */
export interface KnownEdges {
  has(offset: number): boolean;
  /** Take them near a block's start and within a long run too, and not only between runs, where a cut changes no result. */
  readonly withinRuns: boolean;
}

/** The start of a document, or of a paragraph after a line break. */
export const startsAfresh: Continuation = { line: false, paragraph: false, sentence: false, word: false };
const startsInBlankLine: Continuation = { line: true, paragraph: false, sentence: false, word: false };
const startsLineOfParagraph: Continuation = { line: false, paragraph: true, sentence: false, word: false };
const startsSentence: Continuation = { line: true, paragraph: true, sentence: false, word: false };
/** After a terminator without white space: `。` before the next sentence, or `end.Start`. */
const startsSentenceWithinRun: Continuation = { line: true, paragraph: true, sentence: false, word: true };
const startsWord: Continuation = { line: true, paragraph: true, sentence: true, word: false };
const startsWordOnLine: Continuation = { line: false, paragraph: true, sentence: true, word: false };
const startsWithinWord: Continuation = { line: true, paragraph: true, sentence: true, word: true };

const JOINS_BACKWARD = /^[\p{M}\p{Cf}]/u;

// Made at its first use: making it takes longer than loading all else here, and hardly any text needs it.
let graphemes: Intl.Segmenter | undefined;

/**
 * Finds where the block that starts at `start` ends. It looks no further than `LONGEST_BLOCK + LOOK_AHEAD` units
 * ahead and not at all behind, so that an edit can move few cuts.
 *
 * Runs of lines without a blank line between them stay together. A run too long for one block starts a block of
 * its own and is cut at the last paragraph in its second half, else at a sentence edge, white space, a grapheme edge.
 */
export function findBlockEnd(
  text: string,
  start: number,
  continues: Continuation,
  rules: SentenceRules,
  known?: KnownEdges,
): BlockEnd {
  const limit = Math.min(text.length, start + LONGEST_BLOCK);
  const leastKnown = known?.withinRuns === true ? 1 : SHORTEST_BLOCK / 4;
  let runStart = start;
  let inRun = continues.paragraph;
  let hasRun = inRun;
  let line = start;
  while (line < limit) {
    const lineEnd = findLineEndWithin(text, line, limit);
    const isBlank = skipWhiteSpace(text, line, Math.min(lineEnd, limit)) === Math.min(lineEnd, limit);
    if (!isBlank && !inRun) {
      const length = line - start;
      if (hasRun && (length >= SHORTEST_BLOCK || (length >= leastKnown && known?.has(line) === true))) {
        return { end: line, next: startsAfresh };
      }
      runStart = line;
      hasRun = true;
    }
    // A cut between blank lines changes no result either.
    if (isBlank && line - start >= leastKnown && known?.has(line) === true) {
      return { end: line, next: startsAfresh };
    }
    inRun = !isBlank;
    if (lineEnd > limit) break;
    line = lineEnd;
  }
  if (line >= text.length) return { end: text.length, next: startsAfresh };
  const knownWithin = known?.withinRuns === true ? known : undefined;
  if (inRun) {
    if (runStart > start) return { end: runStart, next: startsAfresh };
    return cutRun(text, { start, limit }, rules, knownWithin);
  }
  // A blank line goes on past the window: it ends the run before it, and the next block begins with it.
  if (line > start) return { end: line, next: startsAfresh };
  const end = findKnownOffset(knownWithin, start, limit) ?? findUnitEdge(text, limit);
  return { end, next: continues.paragraph ? startsSentence : startsInBlankLine };
}

/** The last known edge in `(start, limit]`, for text that has no edges of its own. */
function findKnownOffset(known: KnownEdges | undefined, start: number, limit: number): number | undefined {
  if (known === undefined) return undefined;
  for (let offset = limit; offset > start; offset -= 1) if (known.has(offset)) return offset;
  return undefined;
}

/** `findLineEnd` that does not search a long line to its end; past `limit` the answer is only known to be greater. */
function findLineEndWithin(text: string, start: number, limit: number): number {
  if (text.length - start <= LONGEST_BLOCK * 2) return findLineEnd(text, start);
  const window = text.slice(start, limit + LOOK_AHEAD);
  const end = start + findLineEnd(window, 0);
  return end === start + window.length && !isLineBreak(text.charCodeAt(end - 1)) ? limit + 1 : end;
}

/** The stretch of a text that a block may take up. */
interface Reach {
  readonly start: number;
  readonly limit: number;
}

function cutRun(
  text: string,
  { start, limit }: Reach,
  rules: SentenceRules,
  known: KnownEdges | undefined,
): BlockEnd {
  const window = text.slice(start, limit);
  const paragraphs = findParagraphs(window);
  const edges: BlockEnd[] = [];
  const least = known === undefined ? LONGEST_BLOCK / 2 : 1;
  for (const paragraph of paragraphs) {
    const lineStart = findLineStart(window, paragraph.start);
    if (lineStart >= least) edges.push({ end: start + lineStart, next: startsAfresh });
  }
  if (edges.length === 0) {
    const paragraphStarts = new Set(paragraphs.map((paragraph) => paragraph.start));
    for (const sentence of readSentences(window, paragraphs, rules)) {
      if (sentence.start === 0 || sentence.start > window.length - UNSURE_TAIL) continue;
      if (paragraphStarts.has(sentence.start)) {
        const lineStart = findLineStart(window, sentence.start);
        if (lineStart > 0) edges.push({ end: start + lineStart, next: startsAfresh });
        continue;
      }
      edges.push({
        end: start + sentence.start,
        next: continueParagraph(window.charCodeAt(sentence.start - 1)),
      });
    }
  }
  const knownEdge = known === undefined ? undefined : edges.findLast((edge) => known.has(edge.end));
  return knownEdge ?? edges.at(-1) ?? cutSentence(text, start, limit, known);
}

/** How a block goes on that starts with a sentence of the paragraph before, after the unit `before`. */
function continueParagraph(before: number): Continuation {
  if (isLineBreak(before)) return startsLineOfParagraph;
  return isWhiteSpace(before) ? startsSentence : startsSentenceWithinRun;
}

function findLineStart(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && !isLineBreak(text.charCodeAt(start - 1))) start -= 1;
  return start;
}

function cutSentence(text: string, start: number, limit: number, known: KnownEdges | undefined): BlockEnd {
  const knownOffset = findKnownOffset(known, start, limit);
  if (knownOffset !== undefined) return { end: knownOffset, next: continueSentence(text, knownOffset) };
  for (let offset = limit - 1; offset > start; offset -= 1) {
    const before = text.charCodeAt(offset - 1);
    if (!isWhiteSpace(before) || isWhiteSpace(text.charCodeAt(offset))) continue;
    // A mark that joins on to the white space before it is no place to cut.
    if (!isLineBreak(before) && JOINS_BACKWARD.test(text.slice(offset, offset + 2))) continue;
    return { end: offset, next: continueSentence(text, offset) };
  }
  const end = findUnitEdge(text, limit);
  return { end, next: continueSentence(text, end) };
}

function continueSentence(text: string, offset: number): Continuation {
  const before = text.charCodeAt(offset - 1);
  if (isLineBreak(before)) return startsWordOnLine;
  return isWhiteSpace(before) || isWhiteSpace(text.charCodeAt(offset)) ? startsWord : startsWithinWord;
}

/** The last grapheme edge at or before `limit`, or an edge between characters within a cluster that has no end. */
function findUnitEdge(text: string, limit: number): number {
  const from = limit - UNSURE_TAIL;
  const tail = text.slice(from, limit + 1);
  graphemes ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  let edge = 0;
  for (const { index } of graphemes.segment(tail)) edge = index;
  if (edge > 0) return from + edge;
  const splitsPair =
    (text.charCodeAt(limit) & 0xfc00) === 0xdc00 && (text.charCodeAt(limit - 1) & 0xfc00) === 0xd800;
  return splitsPair ? limit - 1 : limit;
}
