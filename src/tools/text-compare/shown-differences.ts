import type { DifferenceKind, TextDifference } from "#core/compare/comparison.ts";

/** Which differences a person wants to see. */
export interface DifferenceFilter {
  readonly hidden: readonly DifferenceKind[];
  /** Whether only changed numbers and negations count. */
  readonly onlyMeaning: boolean;
}

function isShown(difference: TextDifference, { hidden, onlyMeaning }: DifferenceFilter): boolean {
  const { kind, isIgnored, changesNumber, changesNegation } = difference;
  if (isIgnored || hidden.includes(kind)) return false;
  return !onlyMeaning || changesNumber || changesNegation;
}

/** The indexes of the differences that are shown, ascending. */
export function findShown(
  differences: readonly TextDifference[],
  filter: DifferenceFilter,
): readonly number[] {
  return differences.flatMap((difference, index) => (isShown(difference, filter) ? [index] : []));
}

/** The shown differences as they are listed and stepped through: of a move its first end alone. */
export function listOnce(
  differences: readonly TextDifference[],
  shown: readonly number[],
): readonly number[] {
  const moves = new Set<number>();
  return shown.filter((index) => {
    const move = differences[index]?.move ?? null;
    if (move === null) return true;
    if (moves.has(move)) return false;
    moves.add(move);
    return true;
  });
}

/** How many differences there are of each kind, and what stands out among them. Ignored ones are counted apart. */
export interface DifferenceCounts {
  readonly byKind: Readonly<Record<DifferenceKind, number>>;
  /** All that are not ignored; a move has two ends, and counts once. */
  readonly total: number;
  readonly ignored: number;
  readonly numbers: number;
  readonly negations: number;
}

/** Counts differences; both ends of a move are one. */
export function countDifferences(differences: readonly TextDifference[]): DifferenceCounts {
  const byKind = { wording: 0, punctuation: 0, case: 0, number: 0, spacing: 0, moved: 0 };
  const moves = new Set<number>();
  let [ignored, numbers, negations] = [0, 0, 0];
  for (const { kind, isIgnored, changesNumber, changesNegation, move } of differences) {
    if (isIgnored) {
      ignored += 1;
      continue;
    }
    if (move === null) byKind[kind] += 1;
    else moves.add(move);
    if (changesNumber) numbers += 1;
    if (changesNegation) negations += 1;
  }
  byKind.moved += moves.size;
  const total = Object.values(byKind).reduce((sum, count) => sum + count, 0);
  return { byKind, total, ignored, numbers, negations };
}

/** The shown difference after `current`, or before it, going round at the ends; -1 for none. */
export function stepFrom(shown: readonly number[], current: number, by: 1 | -1): number {
  if (shown.length === 0) return -1;
  const next = by === 1 ? shown.find((index) => index > current) : shown.findLast((index) => index < current);
  return next ?? (by === 1 ? shown[0] : shown.at(-1)) ?? -1;
}
