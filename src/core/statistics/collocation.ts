import { logLikelihoodOfTable } from "./log-likelihood.ts";
import { countTokens } from "./tokens.ts";
import type { Token } from "./tokens.ts";

/** A word that stands near another one. */
export interface Collocate {
  readonly term: string;
  /** How many of its occurrences stand near the node, each counted once. */
  readonly count: number;
  /** How many of them would if words stood in any order. */
  readonly expected: number;
  /** How often it occurs in all. */
  readonly frequency: number;
  /** See `mutualInformation`, `logDice`. */
  readonly mutualInformation: number;
  readonly logDice: number;
  /**
   * G² (Dunning 1993) of the table of this word and others, near the node and elsewhere; 3.84 is significant at 5 %.
   * It is large for words that keep away from the node as well: these have a `count` below `expected`.
   */
  readonly logLikelihood: number;
}

export interface CollocationOptions {
  /** How many words before and after the node are near it; 5 and 5 if left out, the same for both if a number. */
  readonly window?: number | { readonly before: number; readonly after: number };
  /** How often a collocate must stand near the node; 2 if left out. */
  readonly minimum?: number;
}

/** How often two words occur, alone and together, in a text of `size` words. */
export interface JointFrequency {
  readonly together: number;
  readonly node: number;
  readonly collocate: number;
  readonly size: number;
}

/**
 * Mutual information in bits (the association ratio of Church & Hanks 1990): `log2(f(x, y) N / (f(x) f(y)))`. 0 for
 * words that meet as often as by chance in a window of one word. It is not corrected for the size of the window;
 * programs that do so give less by `log2` of the words in it. It favours rare words. `-Infinity` for words that do
 * not meet, `NaN` for a word that does not occur.
 */
export function mutualInformation({ together, node, collocate, size }: JointFrequency): number {
  return Math.log2((together * size) / (node * collocate));
}

/**
 * logDice (Rychlý 2008): `14 + log2(2 f(x, y) / (f(x) + f(y)))`. At most 14, where the words only occur together;
 * one more means twice as often. It does not depend on the size of the text. `-Infinity` for words that do not meet.
 */
export function logDice({ together, node, collocate }: Omit<JointFrequency, "size">): number {
  return 14 + Math.log2((2 * together) / (node + collocate));
}

/**
 * The words that stand near a word, by logDice from the highest, equals in order of UTF-16 units. A `null` among the
 * tokens is an edge that no window crosses. An occurrence near the node twice is counted once, and an occurrence of
 * the node is no neighbour of itself. Empty for a node that does not occur.
 */
export function findCollocates(
  tokens: readonly Token[],
  node: string,
  { window = 5, minimum = 2 }: CollocationOptions = {},
): readonly Collocate[] {
  const { before, after } = typeof window === "number" ? { before: window, after: window } : window;
  const near = findNear(tokens, node, before, after);
  const frequencies = countTokens(tokens);
  const nodeFrequency = frequencies.get(node) ?? 0;
  let size = 0;
  for (const frequency of frequencies.values()) size += frequency;
  let nearSize = 0;
  for (const count of near.values()) nearSize += count;
  const collocates: Collocate[] = [];
  for (const [term, count] of near) {
    if (count < minimum) continue;
    const collocate = frequencies.get(term) ?? 0;
    collocates.push(
      measureCollocate({ term, together: count, node: nodeFrequency, collocate, size, nearSize }),
    );
  }
  return collocates.sort(
    (first, second) => second.logDice - first.logDice || (first.term < second.term ? -1 : 1),
  );
}

/** The figures of one collocate, from counts alone; `nearSize` is how many places near the node there are. */
export function measureCollocate({
  term,
  nearSize,
  ...joint
}: JointFrequency & { readonly term: string; readonly nearSize: number }): Collocate {
  const { together: count, collocate: frequency, size } = joint;
  return {
    term,
    count,
    expected: (nearSize * frequency) / size,
    frequency,
    mutualInformation: mutualInformation(joint),
    logDice: logDice(joint),
    logLikelihood: logLikelihoodOfTable(
      [count, nearSize - count],
      [frequency - count, size - nearSize - (frequency - count)],
    ),
  };
}

/** The words near the node, each place counted once. */
function findNear(
  tokens: readonly Token[],
  node: string,
  before: number,
  after: number,
): ReadonlyMap<string, number> {
  const isNear = new Uint8Array(tokens.length);
  for (const [index, token] of tokens.entries()) {
    if (token !== node) continue;
    markSide(tokens, isNear, index, -1, before);
    markSide(tokens, isNear, index, 1, after);
  }
  return countTokens(tokens.filter((_, index) => isNear[index] === 1));
}

/** Marks up to `reach` words from `index` in one direction, up to an edge. */
function markSide(
  tokens: readonly Token[],
  isNear: Uint8Array,
  index: number,
  step: 1 | -1,
  reach: number,
): void {
  for (let distance = 1; distance <= reach; distance += 1) {
    const place = index + step * distance;
    const token = tokens[place];
    if (token === null || token === undefined) return;
    isNear[place] = 1;
  }
}
