import type { Effort } from "./alignment-effort.ts";
import { alignRange, createAlignmentWork, pairEnds } from "./bounded-alignment.ts";
import type { Alignment, AlignmentWork, SequenceRange } from "./bounded-alignment.ts";
import { findRunPairs } from "./run-anchors.ts";
import type { PlacePairs } from "./run-anchors.ts";

/** Differences times items that an alignment may cost: some tens of milliseconds. */
const COST_BUDGET = 5_000_000;
/** A middle is looked for at least this far, so that short differences in long texts are always exact. */
const LEAST_COST = 8;
/** Ranges shorter than this need no anchors: aligning them is as quick. */
const SHORTEST_ANCHORED = 32;
/** Ranges shorter than this need no anchors of several items. */
const SHORTEST_RUN_ANCHORED = 512;
/** Sequences shorter than this together are aligned at once: counting what stands once in them takes longer. */
const SHORTEST_COUNTED = 128;
/** Anchors are looked for among anchors this many times. */
const DEEPEST = 12;
/** And so often anchors of several items, which take longer to find. */
const DEEPEST_RUNS = 2;

/** How often each number occurs in a range, without clearing between ranges. */
interface Occurrences {
  readonly countsA: Int32Array;
  readonly countsB: Int32Array;
  readonly placesB: Int32Array;
}

/**
 * Aligns two sequences of numbers from 0 to `kinds`: equal items are paired so that pairs ascend in both. First items
 * that stand once in both are paired along their longest common order (as in Bram Cohen's patience diff), and again
 * between these; what is left goes to Myers' algorithm within a bound. Any input ends in time that grows with
 * its length alone.
 */
export function alignSequences(a: Int32Array, b: Int32Array, kinds: number, effort: Effort): Alignment {
  const work = createAlignmentWork(a, b, kinds, effort);
  if (a.length + b.length < SHORTEST_COUNTED) {
    alignRange(work, { aStart: 0, aEnd: a.length, bStart: 0, bEnd: b.length }, SHORTEST_ANCHORED);
    return { partners: work.partners, isCoarse: work.isCoarse };
  }
  const occurrences: Occurrences = {
    countsA: new Int32Array(kinds),
    countsB: new Int32Array(kinds),
    placesB: new Int32Array(kinds),
  };
  const whole = { aStart: 0, aEnd: a.length, bStart: 0, bEnd: b.length };
  const gaps = anchorRange(work, whole, occurrences);
  const length = gaps.reduce((sum, gap) => sum + rangeLength(gap), 0);
  const mostCost = Math.max(LEAST_COST, Math.floor(COST_BUDGET / Math.max(length, 1)));
  for (const gap of gaps) {
    if (rangeLength(gap) < SHORTEST_CHECKED || sharesItems(work, gap, occurrences))
      alignRange(work, gap, mostCost);
  }
  return { partners: work.partners, isCoarse: work.isCoarse };
}

function rangeLength({ aStart, aEnd, bStart, bEnd }: SequenceRange): number {
  return aEnd - aStart + bEnd - bStart;
}

/** A range in which anchors are looked for, and how often that was done in what it is a part of. */
interface AnchoredRange {
  readonly range: SequenceRange;
  readonly depth: number;
  readonly runDepth: number;
}

/** Pairs what is certain in a range, and gives the parts in which nothing is. */
function anchorRange(work: AlignmentWork, whole: SequenceRange, occurrences: Occurrences): SequenceRange[] {
  const gaps: SequenceRange[] = [];
  const waiting: AnchoredRange[] = [{ range: whole, depth: 0, runDepth: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const range = pairEnds(work, next.range);
    const { aStart, aEnd, bStart, bEnd } = range;
    if (aStart === aEnd || bStart === bEnd) continue;
    const { depth, runDepth } = next;
    const single = depth === DEEPEST ? noPairs : findSinglePairs(work, range, occurrences);
    const isRunTried =
      single.a.length === 0 && runDepth < DEEPEST_RUNS && rangeLength(range) >= SHORTEST_RUN_ANCHORED;
    const anchors = isRunTried ? findRunPairs(work.a, work.b, range) : single;
    if (anchors.a.length === 0) {
      gaps.push(range);
      continue;
    }
    for (const between of rangesBetween(work, range, longestRise(anchors))) {
      waiting.push({ range: between, depth: depth + 1, runDepth: isRunTried ? runDepth + 1 : runDepth });
    }
  }
  return gaps;
}

/** Pairs the anchors with all that is equal beside them, and gives the ranges before, between and behind them. */
function rangesBetween(
  { a, b, partners }: AlignmentWork,
  { aStart, aEnd, bStart, bEnd }: SequenceRange,
  anchors: PlacePairs,
): SequenceRange[] {
  const ranges: SequenceRange[] = [];
  let aFree = aStart;
  let bFree = bStart;
  for (const [index, aAnchor] of anchors.a.entries()) {
    const bAnchor = anchors.b[index] ?? 0;
    // An earlier anchor may have grown over this one.
    if (aAnchor < aFree || bAnchor < bFree) continue;
    let aFrom = aAnchor;
    let bFrom = bAnchor;
    while (aFrom > aFree && bFrom > bFree && a[aFrom - 1] === b[bFrom - 1]) {
      aFrom -= 1;
      bFrom -= 1;
    }
    if (aFrom > aFree || bFrom > bFree) {
      ranges.push({ aStart: aFree, aEnd: aFrom, bStart: bFree, bEnd: bFrom });
    }
    while (aFrom < aEnd && bFrom < bEnd && a[aFrom] === b[bFrom]) {
      partners[aFrom] = bFrom;
      aFrom += 1;
      bFrom += 1;
    }
    aFree = aFrom;
    bFree = bFrom;
  }
  if (aFree < aEnd || bFree < bEnd) ranges.push({ aStart: aFree, aEnd, bStart: bFree, bEnd });
  return ranges;
}

/** Ranges shorter than this are aligned without a look at what they share. */
const SHORTEST_CHECKED = 64;

/** Whether the sides of a range have an item in common. */
function sharesItems({ a, b }: AlignmentWork, range: SequenceRange, occurrences: Occurrences): boolean {
  countItems(a, b, range, occurrences);
  let place = range.aStart;
  while (place < range.aEnd && (occurrences.countsB[a[place] ?? 0] ?? 0) === 0) place += 1;
  clearCounts(a, b, range, occurrences);
  return place < range.aEnd;
}

function countItems(
  a: Int32Array,
  b: Int32Array,
  { aStart, aEnd, bStart, bEnd }: SequenceRange,
  { countsA, countsB, placesB }: Occurrences,
): void {
  for (let index = aStart; index < aEnd; index += 1) {
    const item = a[index] ?? 0;
    countsA[item] = (countsA[item] ?? 0) + 1;
  }
  for (let index = bStart; index < bEnd; index += 1) {
    const item = b[index] ?? 0;
    countsB[item] = (countsB[item] ?? 0) + 1;
    placesB[item] = index;
  }
}

function clearCounts(
  a: Int32Array,
  b: Int32Array,
  { aStart, aEnd, bStart, bEnd }: SequenceRange,
  { countsA, countsB }: Occurrences,
): void {
  for (let index = aStart; index < aEnd; index += 1) countsA[a[index] ?? 0] = 0;
  for (let index = bStart; index < bEnd; index += 1) countsB[b[index] ?? 0] = 0;
}

const noPairs: PlacePairs = { a: new Int32Array(0), b: new Int32Array(0) };

/** The items that stand once in each side of a range. */
function findSinglePairs(
  { a, b }: AlignmentWork,
  range: SequenceRange,
  occurrences: Occurrences,
): PlacePairs {
  if (rangeLength(range) < SHORTEST_ANCHORED) return noPairs;
  const { countsA, countsB, placesB } = occurrences;
  countItems(a, b, range, occurrences);
  const isSingle = (item: number) => countsA[item] === 1 && countsB[item] === 1;
  let count = 0;
  for (let index = range.aStart; index < range.aEnd; index += 1) {
    if (isSingle(a[index] ?? 0)) count += 1;
  }
  const pairs = { a: new Int32Array(count), b: new Int32Array(count) };
  for (let index = range.aStart, found = 0; found < count; index += 1) {
    const item = a[index] ?? 0;
    if (!isSingle(item)) continue;
    pairs.a[found] = index;
    pairs.b[found] = placesB[item] ?? 0;
    found += 1;
  }
  clearCounts(a, b, range, occurrences);
  return pairs;
}

/** The most of some pairs of which the places in `b` rise as well (patience sorting; Fredman, 1975). */
function longestRise({ a, b }: PlacePairs): PlacePairs {
  /** For each length the index of the pair with the lowest place that ends such a rise. */
  const ends = new Int32Array(b.length);
  let length = 0;
  const previous = new Int32Array(b.length);
  for (let index = 0; index < b.length; index += 1) {
    const place = b[index] ?? 0;
    // Most often a pair goes on with the longest rise.
    let low = length > 0 && (b[ends[length - 1] ?? 0] ?? 0) < place ? length : 0;
    let high = length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((b[ends[middle] ?? 0] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    previous[index] = low === 0 ? -1 : (ends[low - 1] ?? -1);
    ends[low] = index;
    if (low === length) length += 1;
  }
  const rise = { a: new Int32Array(length), b: new Int32Array(length) };
  let last = length === 0 ? -1 : (ends[length - 1] ?? -1);
  for (let at = length - 1; at >= 0; at -= 1) {
    rise.a[at] = a[last] ?? 0;
    rise.b[at] = b[last] ?? 0;
    last = previous[last] ?? -1;
  }
  return rise;
}
