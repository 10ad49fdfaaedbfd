import { editDistance } from "./edit-distance.ts";
import { foldText } from "./fold-text.ts";
import type { FoldedText } from "./fold-text.ts";

/** How a query met a name, the best first. A query of several words is as good as its worst word. */
export const matchKinds = [
  "whole name",
  "start of the name",
  "start of a word",
  "initials",
  "inside a word",
  "keyword",
  "letters in order",
  "misspelt",
] as const;
export type MatchKind = (typeof matchKinds)[number];

/** A half-open range of UTF-16 units. */
export interface MatchRange {
  readonly start: number;
  readonly end: number;
}

export interface FuzzyMatch {
  readonly kind: MatchKind;
  /** How much of the name was met, from 0 to 1: among matches of one kind, more of it is better. */
  readonly coverage: number;
  /** What was met of the name, in order and apart from each other; empty where only a keyword was. */
  readonly ranges: readonly MatchRange[];
}

interface WordMatch {
  readonly kind: MatchKind;
  readonly ranges: readonly MatchRange[];
}

/** Nothing that is searched here is longer; it bounds what a pasted text can cost. */
const longestQuery = 100;

const noSpan: readonly MatchRange[] = [];

/**
 * How a query meets a name or its keywords, or `null`. Case, accents and the kind of dash do not count; the query's
 * words may come in any order, and each must be found. An empty query meets everything, with nothing marked.
 */
export function fuzzyMatch(query: string, name: string, keywords: readonly string[] = []): FuzzyMatch | null {
  const words = wordsOf(foldText(query.slice(0, longestQuery)).text);
  const folded = foldText(name);
  if (words.length === 0) return { kind: "whole name", coverage: 0, ranges: noSpan };

  const whole = matchFromStart(words.join(" "), folded.text);
  const matches = whole === null ? words.map((word) => matchWord(word, folded.text, keywords)) : [whole];
  const found = matches.filter((match) => match !== null);
  if (found.length < matches.length) return null;

  const kind = found.reduce<MatchKind>((worst, match) => laterKind(worst, match.kind), "whole name");
  const ranges = joinRanges(found.flatMap((match) => match.ranges));
  const covered = ranges.reduce((sum, range) => sum + range.end - range.start, 0);
  return {
    kind,
    coverage: covered / Math.max(folded.text.length, 1),
    ranges: ranges.map((range) => originalRange(range, folded)),
  };
}

function wordsOf(text: string): readonly string[] {
  return text.split(" ").filter((word) => word !== "");
}

function laterKind(first: MatchKind, second: MatchKind): MatchKind {
  return matchKinds.indexOf(first) >= matchKinds.indexOf(second) ? first : second;
}

function matchFromStart(query: string, name: string): WordMatch | null {
  if (!name.startsWith(query)) return null;
  const kind = name === query ? "whole name" : "start of the name";
  return { kind, ranges: [{ start: 0, end: query.length }] };
}

function matchWord(word: string, name: string, keywords: readonly string[]): WordMatch | null {
  return (
    matchInside(word, name) ??
    matchInitials(word, name) ??
    matchSubstring(word, name) ??
    matchKeyword(word, keywords) ??
    matchLettersInOrder(word, name) ??
    matchMisspelt(word, name)
  );
}

function matchInside(word: string, name: string): WordMatch | null {
  const start = wordStarts(name).find((position) => name.startsWith(word, position));
  return start === undefined
    ? null
    : { kind: "start of a word", ranges: [{ start, end: start + word.length }] };
}

function matchSubstring(word: string, name: string): WordMatch | null {
  const start = name.indexOf(word);
  return start < 0 ? null : { kind: "inside a word", ranges: [{ start, end: start + word.length }] };
}

/** Two letters or more that are the first ones of words that follow each other. */
function matchInitials(word: string, name: string): WordMatch | null {
  if (word.length < 2) return null;
  const starts = wordStarts(name);
  const initials = starts.map((position) => name.charAt(position)).join("");
  const place = initials.indexOf(word);
  if (place < 0) return null;
  const met = starts.slice(place, place + word.length);
  return { kind: "initials", ranges: met.map((start) => ({ start, end: start + 1 })) };
}

function matchKeyword(word: string, keywords: readonly string[]): WordMatch | null {
  const isMet = keywords.some((keyword) => {
    const { text } = foldText(keyword);
    return wordStarts(text).some((position) => text.startsWith(word, position));
  });
  return isMet ? { kind: "keyword", ranges: noSpan } : null;
}

/** Letters left out while typing: `wrdcnt`. The first one starts a word, and they do not lie far apart. */
function matchLettersInOrder(word: string, name: string): WordMatch | null {
  if (word.length < 3) return null;
  for (const start of wordStarts(name)) {
    const ranges = lettersFrom(word, name, start);
    const last = ranges?.at(-1);
    if (ranges && last && last.end - start <= word.length * 3) return { kind: "letters in order", ranges };
  }
  return null;
}

function lettersFrom(word: string, name: string, start: number): readonly MatchRange[] | null {
  const ranges: MatchRange[] = [];
  let from = start;
  for (const letter of word) {
    const place = name.indexOf(letter, from);
    if (place < 0 || (ranges.length === 0 && place !== start)) return null;
    from = place + letter.length;
    ranges.push({ start: place, end: from });
  }
  return ranges;
}

/** One slip in a word of four letters or more, two in one of eight or more. The word may not be finished yet. */
function matchMisspelt(word: string, name: string): WordMatch | null {
  const slips = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
  if (slips === 0) return null;
  const meant = wordStarts(name).find((start) => {
    const whole = name.slice(start).split(" ", 1)[0] ?? "";
    return editDistance(word, whole) <= slips || editDistance(word, whole.slice(0, word.length)) <= slips;
  });
  if (meant === undefined) return null;
  const end = name.indexOf(" ", meant);
  return { kind: "misspelt", ranges: [{ start: meant, end: end < 0 ? name.length : end }] };
}

function wordStarts(text: string): readonly number[] {
  return [...text.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)].map((match) => match.index);
}

function joinRanges(ranges: readonly MatchRange[]): readonly MatchRange[] {
  const joined: MatchRange[] = [];
  for (const range of ranges.toSorted((first, second) => first.start - second.start)) {
    const last = joined.at(-1);
    if (last === undefined || range.start > last.end) joined.push(range);
    else joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
  }
  return joined;
}

/** Back to the name as it is written: a letter keeps its accents, which folding took away. */
function originalRange(range: MatchRange, { origins }: FoldedText): MatchRange {
  const start = origins[range.start] ?? 0;
  const lastUnit = origins[range.end - 1] ?? start;
  const end = origins.slice(range.end).find((origin) => origin > lastUnit);
  return { start, end: end ?? origins.at(-1) ?? start };
}
