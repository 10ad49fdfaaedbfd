import type { Span } from "#core/document/span.ts";
import { isWhiteSpace, skipWhiteSpace, trimWhiteSpaceEnd } from "#core/document/white-space.ts";

import { holdsWord } from "./letters.ts";
import type { CountedSentence } from "./read-text-sentences.ts";

/**
 * What a person has put right: that no sentence begins at a place where the rules begin one (`join`), or that one does
 * where they see none (`split`). It holds wherever the text on both sides of the place reads as it did.
 */
export interface BoundaryCorrection {
  readonly kind: "join" | "split";
  /** Where it was made: the first unit of the second sentence. */
  readonly offset: number;
  /** The text around it as a number, see `printAround`: the text itself is not kept. */
  readonly print: number;
}

/** What became of a correction: `lost` where the text around has changed, `idle` where there is nothing to correct. */
export interface PlacedCorrection {
  readonly state: "applied" | "idle" | "lost";
  /** Where it stands in this text; of a lost one, where it stood. */
  readonly offset: number;
}

export interface CorrectedSentences {
  readonly sentences: readonly CountedSentence[];
  /** In the order of the corrections. */
  readonly placed: readonly PlacedCorrection[];
}

/** How much of the text on each side of a place must be as it was. */
const REACH = 32;
/** A moved correction is looked for in texts up to this long; in longer ones it holds at its offset alone. */
const MOST_SEARCHED = 8_000_000;
const PRIME = 0x01000193;
/** From the CJK radicals on, words stand without spaces, and a place is looked for between any two characters. */
const FIRST_UNSPACED = 0x2e80;

/** A number of 53 bits for the 32 units before a place and the 32 after it: two sums as of FNV-1a (Fowler, Noll, Vo). */
export function printAround(text: string, offset: number): number {
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  for (let at = offset - REACH; at < offset + REACH; at += 1) {
    // Past either end of the text there is a unit of its own, so that the ends are told from spaces.
    const unit = at < 0 || at >= text.length ? 0x10000 : text.charCodeAt(at);
    low = Math.imul(low ^ unit, PRIME);
    high = Math.imul(high ^ (unit + 0x5bd1), PRIME) ^ (high >>> 15);
  }
  return (high >>> 11) * 0x1_0000_0000 + (low >>> 0);
}

/**
 * Where a sentence that holds `caret` would be split: at the word that the caret stands before or in. `null` where a
 * side would be left without a letter or a number.
 */
export function findSplit(text: string, { start, end }: Span, caret: number): number | null {
  if (caret <= start || caret >= end) return null;
  let offset = skipWhiteSpace(text, caret, end);
  const isWithinWord = (at: number): boolean =>
    at > start && !isWhiteSpace(text.charCodeAt(at - 1)) && text.charCodeAt(at - 1) < FIRST_UNSPACED;
  while (isWithinWord(offset)) offset -= 1;
  // Half of a surrogate pair is no place.
  if ((text.charCodeAt(offset) & 0xfc00) === 0xdc00) offset -= 1;
  return offset > start && holdsWord(text, start, offset) && holdsWord(text, offset, end) ? offset : null;
}

/**
 * Applies corrections to the sentences of a text. `countWords` counts those of a span; the words of the parts of a
 * sentence are together those of the whole. A correction whose place reads the same is found again where the text
 * before it has become longer or shorter; of several such places, the nearest.
 */
export function correctSentences(
  text: string,
  sentences: readonly CountedSentence[],
  corrections: readonly BoundaryCorrection[],
  countWords: (span: Span) => number,
): CorrectedSentences {
  if (corrections.length === 0) return { sentences, placed: [] };
  const places = locate(text, corrections);
  const joins = new Set<number>();
  const splits = new Set<number>();
  for (const [index, { kind }] of corrections.entries()) {
    const place = places[index] ?? null;
    if (place !== null) (kind === "join" ? joins : splits).add(place);
  }
  const applied = new Set<number>();
  const joined = joinAt(sentences, joins, applied);
  const corrected = splitAt(text, joined, [...splits].toSorted(ascending), countWords, applied);
  return {
    sentences: corrected,
    placed: corrections.map(({ offset }, index) => {
      const place = places[index] ?? null;
      if (place === null) return { state: "lost", offset };
      return { state: applied.has(place) ? "applied" : "idle", offset: place };
    }),
  };
}

function ascending(first: number, second: number): number {
  return first - second;
}

function joinAt(
  sentences: readonly CountedSentence[],
  joins: ReadonlySet<number>,
  applied: Set<number>,
): readonly CountedSentence[] {
  const joined: CountedSentence[] = [];
  for (const sentence of sentences) {
    const before = joins.has(sentence.start) ? joined.pop() : undefined;
    if (before === undefined) {
      joined.push(sentence);
      continue;
    }
    applied.add(sentence.start);
    joined.push({ start: before.start, end: sentence.end, words: before.words + sentence.words });
  }
  return joined;
}

function splitAt(
  text: string,
  sentences: readonly CountedSentence[],
  splits: readonly number[],
  countWords: (span: Span) => number,
  applied: Set<number>,
): readonly CountedSentence[] {
  const parts: CountedSentence[] = [];
  let next = 0;
  for (const sentence of sentences) {
    let rest = sentence;
    for (;;) {
      const place = splits[next] ?? text.length;
      if (place >= sentence.end) break;
      next += 1;
      if (place <= rest.start || !holdsWord(text, rest.start, place) || !holdsWord(text, place, rest.end)) {
        continue;
      }
      const first = { start: rest.start, end: trimWhiteSpaceEnd(text, rest.start, place) };
      const words = Math.min(rest.words, countWords(first));
      parts.push({ ...first, words });
      rest = { start: place, end: rest.end, words: rest.words - words };
      applied.add(place);
    }
    parts.push(rest);
  }
  return parts;
}

/** Where each correction stands now; `null` for one whose surroundings are gone. */
function locate(text: string, corrections: readonly BoundaryCorrection[]): readonly (number | null)[] {
  const missing = new Map<number, number[]>();
  const places = corrections.map(({ offset, print }) => {
    if (offset > 0 && offset < text.length && printAround(text, offset) === print) return offset;
    missing.set(print, []);
    return null;
  });
  if (missing.size === 0 || text.length > MOST_SEARCHED) return places;
  for (let at = 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isWhiteSpace(code)) continue;
    if (code < FIRST_UNSPACED && !isWhiteSpace(text.charCodeAt(at - 1)) && !isSplitWithin(text, at)) continue;
    missing.get(printAround(text, at))?.push(at);
  }
  let moved = 0;
  return corrections.map(({ offset, print }, index) => {
    const place = places[index] ?? nearest(missing.get(print) ?? [], offset + moved);
    if (place !== null) moved = place - offset;
    return place;
  });
}

/** Whether a sentence may begin within a run: after a mark that ends one, where the space was forgotten. */
function isSplitWithin(text: string, offset: number): boolean {
  const before = text.charCodeAt(offset - 1);
  return before >= FIRST_UNSPACED || '.!?…"”’»)]'.includes(text.charAt(offset - 1));
}

function nearest(candidates: readonly number[], offset: number): number | null {
  let found: number | null = null;
  for (const candidate of candidates) {
    if (found === null || Math.abs(candidate - offset) < Math.abs(found - offset)) found = candidate;
  }
  return found;
}
