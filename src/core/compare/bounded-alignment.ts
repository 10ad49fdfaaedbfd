import type { Effort } from "./alignment-effort.ts";
import { alignByWindows } from "./window-alignment.ts";

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

/** Two sequences, where their alignment goes, and room to work in. */
export interface AlignmentWork {
  readonly a: Int32Array;
  readonly b: Int32Array;
  readonly partners: Int32Array;
  /** The furthest offset in `a` a diagonal, forwards and backwards; diagonal 0 is at `b.length + 1`. */
  readonly forward: Int32Array;
  readonly backward: Int32Array;
  readonly effort: Effort;
  /** By item, bits of where it stands; all zero between two uses. Made when it is needed. */
  masks: Int32Array | null;
  /** Items are numbers below this. */
  readonly kinds: number;
  /** Whether a search was cut short. */
  isCoarse: boolean;
}

/** Work on two sequences of which nothing is paired yet. */
export function createAlignmentWork(
  a: Int32Array,
  b: Int32Array,
  kinds: number,
  effort: Effort,
): AlignmentWork {
  const diagonals = a.length + b.length + 3;
  return {
    a,
    b,
    partners: new Int32Array(a.length).fill(-1),
    forward: new Int32Array(diagonals),
    backward: new Int32Array(diagonals),
    effort,
    masks: null,
    kinds,
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
 * 1986). Where the search for a middle costs more than `mostCost` differences, or there is no time left, the range is
 * aligned window by window instead, so that the time is bounded; the work is marked as coarse then.
 */
export function alignRange(work: AlignmentWork, whole: SequenceRange, mostCost: number): void {
  const waiting: SequenceRange[] = [whole];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const range = pairEnds(work, next);
    const { aStart, aEnd, bStart, bEnd } = range;
    if (aStart === aEnd || bStart === bEnd) continue;
    const middle = work.effort.left <= 0 ? null : findMiddle(work, range, mostCost);
    if (middle === null) {
      work.isCoarse = true;
      alignByWindows(work, range);
      continue;
    }
    const [a, b] = middle;
    waiting.push({ aStart: a, aEnd, bStart: b, bEnd }, { aStart, aEnd: a, bStart, bEnd: b });
  }
}

/** A point on a shortest way through a range that is not empty on either side; `null` if it costs more than `mostCost`. */
function findMiddle(
  work: AlignmentWork,
  { aStart, aEnd, bStart, bEnd }: SequenceRange,
  mostCost: number,
): readonly [a: number, b: number] | null {
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
    if (cost >= mostCost) return null;
  }
}
