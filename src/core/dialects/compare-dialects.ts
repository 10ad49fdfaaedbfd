import { isWhiteSpace } from "#core/document/white-space.ts";
import type { Block } from "#core/document/block.ts";
import type { Span } from "#core/document/span.ts";

import { countingDialects, countingRules, cutForCounting } from "./counting-dialects.ts";
import type { CountingDialect } from "./counting-dialects.ts";
import { findDifferenceReason } from "./difference-reasons.ts";
import type { DifferenceReason } from "./difference-reasons.ts";

/** A count by each dialect. */
export type DialectCounts = Readonly<Record<CountingDialect, number>>;

/** A run of characters between white space that the dialects count differently. */
export interface DifferingToken {
  readonly text: string;
  /** Where it stands first. */
  readonly span: Span;
  readonly occurrences: number;
  /** What each dialect counts it as, once. */
  readonly counts: DialectCounts;
  readonly reason: DifferenceReason;
}

/** All that the dialects count differently for one reason. */
export interface DifferenceByReason {
  readonly reason: DifferenceReason;
  readonly occurrences: number;
  /** What each dialect counts all of these as. */
  readonly counts: DialectCounts;
}

export interface DialectComparison {
  readonly counts: DialectCounts;
  /** Most frequent first, then by place; no more than `limit`. */
  readonly tokens: readonly DifferingToken[];
  /** How many distinct tokens differ, those past the limit too. */
  readonly distinctTokens: number;
  /** Most frequent first, then by the first place. */
  readonly reasons: readonly DifferenceByReason[];
}

export interface DialectComparisonOptions {
  /** The most tokens listed. */
  readonly limit: number;
}

type MutableCounts = Record<CountingDialect, number>;

interface FoundToken {
  readonly span: Span;
  readonly counts: DialectCounts;
  occurrences: number;
}

/**
 * Counts a text by every dialect and lists the tokens on which they differ, each with a reason. The characters of the
 * `cjk` dialect are compared only where a token holds some: it counts nothing else. A run of more than 4,096 units
 * without white space is cut into several tokens.
 */
export function compareDialects(text: string, { limit }: DialectComparisonOptions): DialectComparison {
  const counts = noCounts();
  const found = new Map<string, FoundToken>();
  let blockStart = 0;
  for (const block of cutForCounting(text)) {
    compareBlock(block, blockStart, counts, found);
    blockStart += block.text.length;
  }
  const tokens = [...found].map(([token, { span, counts, occurrences }]) => ({
    text: token,
    span,
    occurrences,
    counts,
    reason: findDifferenceReason(token),
  }));
  return {
    counts,
    // Insertion order is that of the first places, and sorting keeps it among equals.
    tokens: tokens.toSorted((first, second) => second.occurrences - first.occurrences).slice(0, limit),
    distinctTokens: tokens.length,
    reasons: sumByReason(tokens),
  };
}

function noCounts(): MutableCounts {
  return { word: 0, unicode: 0, wc: 0, dictionary: 0, cjk: 0 };
}

function compareBlock(
  block: Block,
  blockStart: number,
  totals: MutableCounts,
  found: Map<string, FoundToken>,
): void {
  const { text } = block;
  const walks = countingDialects.map((dialect) => ({
    dialect,
    starts: countingRules[dialect].findStarts(block),
    index: 0,
  }));
  for (const { dialect, starts } of walks) totals[dialect] += starts.length;
  let offset = 0;
  while (offset < text.length) {
    const start = findRunStart(text, offset);
    const end = findRunEnd(text, start);
    const counts = noCounts();
    for (const walk of walks) {
      const before = walk.index;
      while ((walk.starts[walk.index] ?? Infinity) < end) walk.index += 1;
      counts[walk.dialect] = walk.index - before;
    }
    if (differs(counts)) addToken(text.slice(start, end), blockStart + start, counts, found);
    offset = end;
  }
}

function differs({ word, unicode, wc, dictionary, cjk }: DialectCounts): boolean {
  return word !== unicode || word !== wc || word !== dictionary || (cjk > 0 && cjk !== word);
}

function addToken(token: string, start: number, counts: DialectCounts, found: Map<string, FoundToken>): void {
  const known = found.get(token);
  if (known !== undefined) known.occurrences += 1;
  else found.set(token, { span: { start, end: start + token.length }, counts, occurrences: 1 });
}

function findRunStart(text: string, from: number): number {
  let offset = from;
  while (offset < text.length && isWhiteSpace(text.charCodeAt(offset))) offset += 1;
  return offset;
}

function findRunEnd(text: string, from: number): number {
  let offset = from;
  while (offset < text.length && !isWhiteSpace(text.charCodeAt(offset))) offset += 1;
  return offset;
}

function sumByReason(tokens: readonly DifferingToken[]): DifferenceByReason[] {
  const sums = new Map<DifferenceReason, { occurrences: number; readonly counts: MutableCounts }>();
  for (const { reason, occurrences, counts } of tokens) {
    const sum = sums.get(reason) ?? { occurrences: 0, counts: noCounts() };
    sum.occurrences += occurrences;
    for (const dialect of countingDialects) sum.counts[dialect] += occurrences * counts[dialect];
    sums.set(reason, sum);
  }
  return [...sums]
    .map(([reason, sum]) => ({ reason, ...sum }))
    .sort((first, second) => second.occurrences - first.occurrences);
}
