import { applyDifferences } from "#core/compare/apply-differences.ts";
import type { TextDifference } from "#core/compare/comparison.ts";

/** `accepted` takes the second text's version, `rejected` keeps the first's. */
export type Decision = "accepted" | "rejected";

/** Decisions by the places of their differences: other options may find the same differences again. */
export type Decisions = ReadonlyMap<string, Decision>;

/** Names a difference by its places in both texts. */
export function placeOf({ before, after }: TextDifference): string {
  return `${before.start} ${before.end} ${after.start} ${after.end}`;
}

/** Decides differences, each with the other end of its move, if it has one; `null` takes decisions back. */
export function decide(
  decisions: Decisions,
  differences: readonly TextDifference[],
  chosen: Iterable<number>,
  decision: Decision | null,
): Decisions {
  const indexes = new Set(chosen);
  const moves = new Set([...indexes].map((index) => differences[index]?.move ?? null));
  moves.delete(null);
  const next = new Map(decisions);
  for (const [index, difference] of differences.entries()) {
    const { move } = difference;
    if (!indexes.has(index) && (move === null || !moves.has(move))) continue;
    if (decision === null) next.delete(placeOf(difference));
    else next.set(placeOf(difference), decision);
  }
  return next;
}

/** The first text with what was accepted of the second. What is undecided stays as it is in the first. */
export function mergeDecided(
  before: string,
  after: string,
  differences: readonly TextDifference[],
  decisions: Decisions,
): string {
  const accepted = differences.filter((difference) => decisions.get(placeOf(difference)) === "accepted");
  return applyDifferences(before, after, accepted);
}
