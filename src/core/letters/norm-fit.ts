import { chiSquareProbability } from "./chi-square.ts";

/** How well the letters of a text fit the norm of its language. */
export interface NormFit {
  /** Letters of the alphabet that were compared. */
  readonly letters: number;
  /** Pearson's χ² (1900) over the letters of the alphabet. */
  readonly chiSquared: number;
  readonly degreesOfFreedom: number;
  /** How probable as large a χ² is, if letters were drawn one by one from the norm. They are not: see `effect`. */
  readonly probability: number;
  /**
   * Cohen's w (1988) without what chance alone adds, √(max(0, χ² − df) / N): the size of the difference whatever the length
   * of the text. About 0.1 is small, 0.3 medium, 0.5 large.
   */
  readonly effect: number;
  /** Whether too many letters are expected fewer than five times for the probability to be relied on (Cochran 1954). */
  readonly isRough: boolean;
}

/** Compares counts with shares that add up to 1, in the same order. `null` without letters or a choice of them. */
export function fitNorm(counts: readonly number[], shares: readonly number[]): NormFit | null {
  const letters = counts.reduce((sum, count) => sum + count, 0);
  const degreesOfFreedom = shares.length - 1;
  if (letters === 0 || degreesOfFreedom < 1) return null;
  const chiSquared = shares.reduce((sum, share, index) => {
    const expected = share * letters;
    return sum + ((counts[index] ?? 0) - expected) ** 2 / expected;
  }, 0);
  const rare = shares.filter((share) => share * letters < 5).length;
  return {
    letters,
    chiSquared,
    degreesOfFreedom,
    probability: chiSquareProbability(chiSquared, degreesOfFreedom),
    effect: Math.sqrt(Math.max(0, chiSquared - degreesOfFreedom) / letters),
    isRough: rare > shares.length / 5,
  };
}

/** A text of fewer letters fits many shifts by chance. */
const LEAST_SHIFTED = 25;

/**
 * By how many places of the alphabet the letters have to be moved back to fit the norm best, as after a Caesar cipher: from
 * 1 up. `null` where they fit about as well unmoved, and for fewer than 25 letters.
 */
export function findShift(counts: readonly number[], shares: readonly number[]): number | null {
  const unmoved = fitNorm(counts, shares);
  if (unmoved === null || unmoved.letters < LEAST_SHIFTED) return null;
  let best = 0;
  let least = unmoved.chiSquared;
  for (let shift = 1; shift < counts.length; shift += 1) {
    const moved = [...counts.slice(shift), ...counts.slice(0, shift)];
    const chiSquared = fitNorm(moved, shares)?.chiSquared ?? least;
    if (chiSquared < least) [best, least] = [shift, chiSquared];
  }
  // An honest text may by chance fit another shift a little better; a cipher fits many times as well.
  return best !== 0 && least * 4 < unmoved.chiSquared ? best : null;
}
