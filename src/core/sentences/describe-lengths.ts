/** How a list of lengths is spread. All `null` where there are none. */
export interface LengthSummary {
  readonly count: number;
  readonly total: number;
  readonly mean: number | null;
  /** The middle one; of an even number, halfway between the two in the middle. */
  readonly median: number | null;
  /** The standard deviation of all of them (divided by their number, not by one less): 0 where all are alike. */
  readonly deviation: number | null;
  readonly shortest: number | null;
  readonly longest: number | null;
}

/** Sums up lengths, of sentences in words, say: each 0 or more, in any order. */
export function describeLengths(lengths: ArrayLike<number>): LengthSummary {
  const sorted = Float64Array.from(lengths).toSorted();
  const count = sorted.length;
  if (count === 0) {
    return { count, total: 0, mean: null, median: null, deviation: null, shortest: null, longest: null };
  }
  const total = sorted.reduce((sum, length) => sum + length, 0);
  const mean = total / count;
  const squares = sorted.reduce((sum, length) => sum + (length - mean) ** 2, 0);
  const middle = ((sorted[Math.floor((count - 1) / 2)] ?? 0) + (sorted[Math.floor(count / 2)] ?? 0)) / 2;
  return {
    count,
    total,
    mean,
    median: middle,
    deviation: Math.sqrt(squares / count),
    shortest: sorted[0] ?? 0,
    longest: sorted[count - 1] ?? 0,
  };
}
