/** One part of a text or corpus: how large it is, and how often a word occurs in it. */
export interface CorpusPart {
  /** In words. */
  readonly size: number;
  readonly count: number;
}

/** How evenly a word is spread over the parts of a text. */
export interface Dispersion {
  /** Deviation of proportions (Gries 2008): from 0, as the sizes of the parts have it, towards 1, all in one part. */
  readonly dp: number;
  /** The same divided by the most that it can be with these parts (Lijffijt & Gries 2012): from 0 to 1. */
  readonly dpNorm: number;
}

/**
 * The deviation of proportions: half the sum of the differences between each part's share of the words and its share
 * of the word's occurrences, `½ Σ |s − v|`; normalised, divided by `1 − min(s)`. Parts without words are left out.
 * `null` where the word does not occur or there are fewer than two parts.
 */
export function findDispersion(parts: readonly CorpusPart[]): Dispersion | null {
  const filled = parts.filter(({ size }) => size > 0);
  const size = filled.reduce((sum, part) => sum + part.size, 0);
  const count = filled.reduce((sum, part) => sum + part.count, 0);
  if (filled.length < 2 || count <= 0) return null;
  let differences = 0;
  let least = 1;
  for (const part of filled) {
    differences += Math.abs(part.size / size - part.count / count);
    least = Math.min(least, part.size / size);
  }
  const dp = differences / 2;
  return { dp, dpNorm: Math.min(1, dp / (1 - least)) };
}

/** A text cut into parts of as nearly equal size as can be, and how often a word occurs in each. */
export function countInParts(tokens: readonly string[], term: string, parts: number): readonly CorpusPart[] {
  return Array.from({ length: Math.max(0, Math.floor(parts)) }, (_, part) => {
    const start = Math.floor((part * tokens.length) / parts);
    const end = Math.floor(((part + 1) * tokens.length) / parts);
    let count = 0;
    for (let index = start; index < end; index += 1) if (tokens[index] === term) count += 1;
    return { size: end - start, count };
  });
}
