import type { Effort } from "./alignment-effort.ts";
import { alignRange, createAlignmentWork, pairEnds } from "./bounded-alignment.ts";
import type { Alignment, AlignmentWork, SequenceRange } from "./bounded-alignment.ts";

/** Differences times items that an alignment may cost: some tens of milliseconds. */
const COST_BUDGET = 5_000_000;
/** A middle is looked for at least this far, so that short differences in long texts are always exact. */
const LEAST_COST = 8;
/** Ranges shorter than this need no anchors: aligning them is as quick. */
const SHORTEST_ANCHORED = 32;
/** Sequences shorter than this together are aligned at once: counting what stands once in them takes longer. */
const SHORTEST_COUNTED = 128;
/** Anchors are looked for among anchors this many times. */
const DEEPEST = 12;

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
  const work = createAlignmentWork(a, b, effort);
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

/** Pairs what is certain in a range, and gives the parts in which nothing is. */
function anchorRange(work: AlignmentWork, whole: SequenceRange, occurrences: Occurrences): SequenceRange[] {
  const gaps: SequenceRange[] = [];
  const waiting: { readonly range: SequenceRange; readonly depth: number }[] = [{ range: whole, depth: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const range = pairEnds(work, next.range);
    const { aStart, aEnd, bStart, bEnd } = range;
    if (aStart === aEnd || bStart === bEnd) continue;
    const isShort = rangeLength(range) < SHORTEST_ANCHORED;
    const anchors = isShort || next.depth === DEEPEST ? [] : findAnchors(work, range, occurrences);
    if (anchors.length === 0) {
      gaps.push(range);
      continue;
    }
    for (const between of rangesBetween(work, range, anchors)) {
      waiting.push({ range: between, depth: next.depth + 1 });
    }
  }
  return gaps;
}

/** Pairs the anchors with all that is equal beside them, and gives the ranges before, between and behind them. */
function rangesBetween(
  { a, b, partners }: AlignmentWork,
  { aStart, aEnd, bStart, bEnd }: SequenceRange,
  anchors: readonly (readonly [a: number, b: number])[],
): SequenceRange[] {
  const ranges: SequenceRange[] = [];
  let aFree = aStart;
  let bFree = bStart;
  for (const [aAnchor, bAnchor] of anchors) {
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
function sharesItems(work: AlignmentWork, range: SequenceRange, occurrences: Occurrences): boolean {
  countItems(work, range, occurrences);
  let place = range.aStart;
  while (place < range.aEnd && (occurrences.countsB[work.a[place] ?? 0] ?? 0) === 0) place += 1;
  clearCounts(work, range, occurrences);
  return place < range.aEnd;
}

function countItems(
  { a, b }: AlignmentWork,
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
  { a, b }: AlignmentWork,
  { aStart, aEnd, bStart, bEnd }: SequenceRange,
  { countsA, countsB }: Occurrences,
): void {
  for (let index = aStart; index < aEnd; index += 1) countsA[a[index] ?? 0] = 0;
  for (let index = bStart; index < bEnd; index += 1) countsB[b[index] ?? 0] = 0;
}

/** Items that stand once in each side of the range, along their longest common order. */
function findAnchors(
  work: AlignmentWork,
  range: SequenceRange,
  occurrences: Occurrences,
): readonly (readonly [a: number, b: number])[] {
  const { a } = work;
  const { countsA, countsB, placesB } = occurrences;
  countItems(work, range, occurrences);
  const unique: number[] = [];
  for (let index = range.aStart; index < range.aEnd; index += 1) {
    const item = a[index] ?? 0;
    if (countsA[item] === 1 && countsB[item] === 1) unique.push(index);
  }
  const anchors = longestRise(unique, (index) => placesB[a[index] ?? 0] ?? 0);
  clearCounts(work, range, occurrences);
  return anchors;
}

/** The most items whose places rise (patience sorting; Fredman, 1975), each with its place. */
function longestRise(
  items: readonly number[],
  placeOf: (item: number) => number,
): readonly (readonly [item: number, place: number])[] {
  /** For each length the index of the item with the lowest place that ends such a rise. */
  const ends: number[] = [];
  const places = items.map(placeOf);
  const previous = new Int32Array(items.length).fill(-1);
  for (const [index, place] of places.entries()) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((places[ends[middle] ?? 0] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    previous[index] = low === 0 ? -1 : (ends[low - 1] ?? -1);
    ends[low] = index;
  }
  const rise: (readonly [number, number])[] = [];
  for (let index = ends.at(-1) ?? -1; index !== -1; index = previous[index] ?? -1) {
    rise.push([items[index] ?? 0, places[index] ?? 0]);
  }
  return rise.toReversed();
}
