import { logLikelihoodOfColumn, logLikelihoodOfTable } from "./log-likelihood.ts";

/** How often a word occurs in two texts. Sizes are in words, and no smaller than the counts. */
export interface FrequencyPair {
  readonly count: number;
  readonly size: number;
  readonly referenceCount: number;
  readonly referenceSize: number;
}

/**
 * Log-likelihood of keyness with two terms (Rayson & Garside 2000): `2 (a ln(a/E1) + b ln(b/E2))` with
 * `E1 = c (a + b) / (c + d)` and `E2 = d (a + b) / (c + d)`, where a and b are the counts in the text and in the
 * reference, c and d their sizes. From 0 upwards; it does not tell more from less. What UCREL's calculator gives.
 * `NaN` for a count that is negative or larger than its text.
 */
export function logLikelihoodTwoTerm(pair: FrequencyPair): number {
  return isPossible(pair) ? logLikelihoodOfColumn(...toTable(pair)) : Number.NaN;
}

/**
 * Log-likelihood of keyness with four terms (Dunning 1993): as with two, and the words that are not this one as well.
 * What AntConc gives unless told otherwise. It is a little larger than that with two terms.
 */
export function logLikelihoodFourTerm(pair: FrequencyPair): number {
  return isPossible(pair) ? logLikelihoodOfTable(...toTable(pair)) : Number.NaN;
}

/**
 * Log Ratio (Hardie 2014): the binary logarithm of how many times as frequent the word is in the text as in the
 * reference; 1 is twice, 2 four times, -1 half as frequent. A count of 0 is taken as 0.5, as Hardie does, so that
 * there is an answer. `null` where the word occurs in neither or one of the texts is empty.
 */
export function logRatio(pair: FrequencyPair): number | null {
  const { count, size, referenceCount, referenceSize } = pair;
  if (!isPossible(pair) || size === 0 || referenceSize === 0) return null;
  if (count === 0 && referenceCount === 0) return null;
  return Math.log2((count || 0.5) / size / ((referenceCount || 0.5) / referenceSize));
}

/**
 * What a log-likelihood must reach to be significant, by the probability that it does so by chance: the chi-square
 * distribution with one degree of freedom.
 */
export const criticalValues = [
  { probability: 0.0001, value: 15.13 },
  { probability: 0.001, value: 10.83 },
  { probability: 0.01, value: 6.63 },
  { probability: 0.05, value: 3.84 },
] as const;

/** A word whose frequency in a text differs from that in a reference. */
export interface KeyTerm extends Pick<FrequencyPair, "count" | "referenceCount"> {
  readonly term: string;
  /** With the number of terms asked for. */
  readonly logLikelihood: number;
  readonly logRatio: number;
  /** The smallest of `criticalValues`' probabilities that the log-likelihood meets; `null` for none. */
  readonly probability: (typeof criticalValues)[number]["probability"] | null;
}

export interface KeynessOptions {
  /** Two terms if left out. */
  readonly terms?: 2 | 4;
  /** Words must occur as often in both texts together; 1 if left out. */
  readonly minimum?: number;
}

/**
 * The words of two texts by how much their frequencies differ, the most significant first, equals in order of UTF-16
 * units. The words of both are listed; those that the text has less of have a negative Log Ratio. Empty where one of
 * the texts is.
 */
export function findKeyTerms(
  counts: ReadonlyMap<string, number>,
  referenceCounts: ReadonlyMap<string, number>,
  { terms = 2, minimum = 1 }: KeynessOptions = {},
): readonly KeyTerm[] {
  const size = sum(counts.values());
  const referenceSize = sum(referenceCounts.values());
  const found: KeyTerm[] = [];
  for (const term of new Set([...counts.keys(), ...referenceCounts.keys()])) {
    const count = counts.get(term) ?? 0;
    const referenceCount = referenceCounts.get(term) ?? 0;
    if (count + referenceCount < minimum) continue;
    const key = compareTerm(term, { count, size, referenceCount, referenceSize }, terms);
    if (key !== null) found.push(key);
  }
  return sortKeyTerms(found);
}

/** One word of two texts by its counts; `null` where it occurs in neither, or one of the texts is empty. */
export function compareTerm(term: string, pair: FrequencyPair, terms: 2 | 4 = 2): KeyTerm | null {
  const ratio = logRatio(pair);
  if (ratio === null) return null;
  const logLikelihood = terms === 2 ? logLikelihoodTwoTerm(pair) : logLikelihoodFourTerm(pair);
  const level = criticalValues.find(({ value }) => logLikelihood >= value);
  return {
    term,
    count: pair.count,
    referenceCount: pair.referenceCount,
    logLikelihood,
    logRatio: ratio,
    probability: level?.probability ?? null,
  };
}

/** The most significant first, equals in order of UTF-16 units. Sorts the list itself. */
export function sortKeyTerms<Key extends KeyTerm>(found: Key[]): readonly Key[] {
  return found.sort(
    (first, second) => second.logLikelihood - first.logLikelihood || (first.term < second.term ? -1 : 1),
  );
}

function isPossible({ count, size, referenceCount, referenceSize }: FrequencyPair): boolean {
  return count >= 0 && referenceCount >= 0 && count <= size && referenceCount <= referenceSize;
}

function toTable(pair: FrequencyPair): readonly [readonly [number, number], readonly [number, number]] {
  const { count, size, referenceCount, referenceSize } = pair;
  return [
    [count, size - count],
    [referenceCount, referenceSize - referenceCount],
  ];
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
