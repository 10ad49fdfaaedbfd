import { OVERDRAFT } from "./alignment-effort.ts";
import type { Effort } from "./alignment-effort.ts";

/** Which items of one sequence stand for which of another. */
export interface Alignment {
  /** For each item of the first sequence the index of its partner in the second, or -1. Partners ascend. */
  readonly partners: Int32Array;
  /** Whether a limit was reached, so that longer alignments may exist. */
  readonly isCoarse: boolean;
}

/** A part of both sequences: `[aStart, aEnd)` and `[bStart, bEnd)`. */
export interface SequenceRange {
  readonly aStart: number;
  readonly aEnd: number;
  readonly bStart: number;
  readonly bEnd: number;
}

const FAR = 0x3fffffff;
/** Passing over equal items takes less time than a step to another diagonal: four of them are as one step. */
const RUN_BITS = 2;
/** A middle is looked for so far where there is no time left. */
const SPENT_COST = 4;

/** Two sequences, where their alignment goes, and room to work in. */
export interface AlignmentWork {
  readonly a: Int32Array;
  readonly b: Int32Array;
  readonly partners: Int32Array;
  /** The furthest offset in `a` a diagonal, forwards and backwards; diagonal 0 is at `b.length + 1`. */
  readonly forward: Int32Array;
  readonly backward: Int32Array;
  readonly effort: Effort;
  /** Whether a search was cut short. */
  isCoarse: boolean;
}

/** Work on two sequences of which nothing is paired yet. */
export function createAlignmentWork(a: Int32Array, b: Int32Array, effort: Effort): AlignmentWork {
  const diagonals = a.length + b.length + 3;
  return {
    a,
    b,
    partners: new Int32Array(a.length).fill(-1),
    forward: new Int32Array(diagonals),
    backward: new Int32Array(diagonals),
    effort,
    isCoarse: false,
  };
}

/** Pairs equal items at both ends of a range and gives what is left of it. */
export function pairEnds({ a, b, partners }: AlignmentWork, range: SequenceRange): SequenceRange {
  let { aStart, aEnd, bStart, bEnd } = range;
  while (aStart < aEnd && bStart < bEnd && a[aStart] === b[bStart]) {
    partners[aStart] = bStart;
    aStart += 1;
    bStart += 1;
  }
  while (aStart < aEnd && bStart < bEnd && a[aEnd - 1] === b[bEnd - 1]) {
    aEnd -= 1;
    bEnd -= 1;
    partners[aEnd] = bEnd;
  }
  return { aStart, aEnd, bStart, bEnd };
}

/**
 * Aligns a range by the linear-space form of Myers' algorithm ("An O(ND) Difference Algorithm and Its Variations",
 * 1986). A search for a middle that costs more than `mostCost` differences takes the furthest point it has come to
 * instead, so that the time is bounded by the length times `mostCost`; the work is marked as coarse then.
 */
export function alignRange(work: AlignmentWork, whole: SequenceRange, mostCost: number): void {
  const waiting: SequenceRange[] = [whole];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const range = pairEnds(work, next);
    const { aStart, aEnd, bStart, bEnd } = range;
    if (aStart === aEnd || bStart === bEnd) continue;
    const isSpent = work.effort.left <= 0;
    if (isSpent) work.isCoarse = true;
    if (work.effort.left <= -OVERDRAFT) continue;
    const [a, b] = findMiddle(work, range, isSpent ? SPENT_COST : mostCost);
    waiting.push({ aStart: a, aEnd, bStart: b, bEnd }, { aStart, aEnd: a, bStart, bEnd: b });
  }
}

/** A point on a shortest way through a range that is not empty on either side, or on a good one. */
function findMiddle(
  work: AlignmentWork,
  { aStart, aEnd, bStart, bEnd }: SequenceRange,
  mostCost: number,
): readonly [a: number, b: number] {
  const { a, b, forward, backward, effort } = work;
  const zero = b.length + 1;
  const lowest = aStart - bEnd;
  const highest = aEnd - bStart;
  const forwardMiddle = aStart - bStart;
  const backwardMiddle = aEnd - bEnd;
  const isOdd = ((forwardMiddle - backwardMiddle) & 1) !== 0;
  let forwardLow = forwardMiddle;
  let forwardHigh = forwardMiddle;
  let backwardLow = backwardMiddle;
  let backwardHigh = backwardMiddle;
  forward[zero + forwardMiddle] = aStart;
  backward[zero + backwardMiddle] = aEnd;

  for (let cost = 1; ; cost += 1) {
    let steps = 0;
    if (forwardLow > lowest) {
      forwardLow -= 1;
      forward[zero + forwardLow - 1] = -1;
    } else {
      forwardLow += 1;
    }
    if (forwardHigh < highest) {
      forwardHigh += 1;
      forward[zero + forwardHigh + 1] = -1;
    } else {
      forwardHigh -= 1;
    }
    for (let diagonal = forwardHigh; diagonal >= forwardLow; diagonal -= 2) {
      const below = forward[zero + diagonal - 1] ?? -1;
      const above = forward[zero + diagonal + 1] ?? -1;
      let x = below >= above ? below + 1 : above;
      const from = x;
      while (x < aEnd && x - diagonal < bEnd && a[x] === b[x - diagonal]) x += 1;
      forward[zero + diagonal] = x;
      steps += 1 + ((x - from) >> RUN_BITS);
      const met = isOdd && backwardLow <= diagonal && diagonal <= backwardHigh;
      if (met && (backward[zero + diagonal] ?? FAR) <= x) return [x, x - diagonal];
    }
    if (backwardLow > lowest) {
      backwardLow -= 1;
      backward[zero + backwardLow - 1] = FAR;
    } else {
      backwardLow += 1;
    }
    if (backwardHigh < highest) {
      backwardHigh += 1;
      backward[zero + backwardHigh + 1] = FAR;
    } else {
      backwardHigh -= 1;
    }
    for (let diagonal = backwardHigh; diagonal >= backwardLow; diagonal -= 2) {
      const below = backward[zero + diagonal - 1] ?? FAR;
      const above = backward[zero + diagonal + 1] ?? FAR;
      let x = below < above ? below : above - 1;
      const from = x;
      while (x > aStart && x - diagonal > bStart && a[x - 1] === b[x - diagonal - 1]) x -= 1;
      backward[zero + diagonal] = x;
      steps += 1 + ((from - x) >> RUN_BITS);
      const met = !isOdd && forwardLow <= diagonal && diagonal <= forwardHigh;
      if (met && x <= (forward[zero + diagonal] ?? -1)) return [x, x - diagonal];
    }
    effort.left -= steps;
    if (cost >= mostCost) {
      work.isCoarse = true;
      const range = { aStart, aEnd, bStart, bEnd };
      const ahead = furthestAhead(work, range, forwardLow, forwardHigh);
      const back = furthestBack(work, range, backwardLow, backwardHigh);
      const covered = ahead[0] + ahead[1] - aStart - bStart;
      return covered >= aEnd + bEnd - back[0] - back[1] ? ahead : back;
    }
  }
}

function furthestAhead(
  { forward, b }: AlignmentWork,
  { aEnd, bEnd }: SequenceRange,
  low: number,
  high: number,
): readonly [a: number, b: number] {
  const zero = b.length + 1;
  let best: readonly [number, number] = [-FAR, 0];
  for (let diagonal = high; diagonal >= low; diagonal -= 2) {
    let x = Math.min(forward[zero + diagonal] ?? -1, aEnd);
    if (x - diagonal > bEnd) x = bEnd + diagonal;
    if (x + x - diagonal > best[0] + best[1]) best = [x, x - diagonal];
  }
  return best;
}

function furthestBack(
  { backward, b }: AlignmentWork,
  { aStart, bStart }: SequenceRange,
  low: number,
  high: number,
): readonly [a: number, b: number] {
  const zero = b.length + 1;
  let best: readonly [number, number] = [FAR, 0];
  for (let diagonal = high; diagonal >= low; diagonal -= 2) {
    let x = Math.max(backward[zero + diagonal] ?? FAR, aStart);
    if (x - diagonal < bStart) x = bStart + diagonal;
    if (x + x - diagonal < best[0] + best[1]) best = [x, x - diagonal];
  }
  return best;
}
