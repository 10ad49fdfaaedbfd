/**
 * The index of coincidence (Friedman 1922), Σ n(n − 1) / N(N − 1): how likely two letters drawn from the text are the
 * same. Of English about 0.066, of evenly mixed letters 1/26, about 0.038. `null` for fewer than two letters.
 */
export function indexOfCoincidence(counts: Iterable<number>): number | null {
  let all = 0;
  let pairs = 0;
  for (const count of counts) {
    all += count;
    pairs += count * (count - 1);
  }
  return all < 2 ? null : pairs / (all * (all - 1));
}

/**
 * Shannon's entropy (1948) of single letters, −Σ p log₂ p, in bits a letter: 0 where all are the same, log₂ of their
 * number where all are equally frequent. `null` without letters.
 */
export function entropyOf(counts: readonly number[]): number | null {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  const bits = counts.reduce(
    (sum, count) => (count === 0 ? sum : sum - (count / all) * Math.log2(count / all)),
    0,
  );
  return Math.max(0, bits);
}
