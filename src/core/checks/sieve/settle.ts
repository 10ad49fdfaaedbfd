import type { Finding, FindingTier } from "#core/analysis/finding.ts";

const ranks: Readonly<Record<FindingTier, number>> = { error: 0, likely: 1, style: 2 };

/** Which of two findings on the same words is kept: the surer one, then the one with a fix, then the shorter. */
function compareFindings(first: Finding, second: Finding): number {
  return (
    ranks[first.tier] - ranks[second.tier] ||
    Number(first.fixes.length === 0) - Number(second.fixes.length === 0) ||
    first.span.end - first.span.start - (second.span.end - second.span.start)
  );
}

/** Whether two findings mark the same words. Two insertions at one place touch too. */
function overlap(first: Finding, second: Finding): boolean {
  return first.span.start < second.span.end && second.span.start < first.span.end;
}

/** Settles findings of which each touches the one before it. */
function settleNeighbours(findings: readonly Finding[]): Finding[] {
  if (findings.length === 1) return [...findings];
  const kept: Finding[] = [];
  for (const finding of findings.toSorted(compareFindings)) {
    if (!kept.some((other) => overlap(finding, other))) kept.push(finding);
  }
  return kept;
}

/**
 * Leaves one finding a place: of those that overlap, the surest stays, so that no words are marked twice and no two
 * fixes contradict each other. What is left is in order of place. Only neighbours are compared, so that a long text
 * with many findings takes time in proportion.
 */
export function settle(findings: readonly Finding[]): Finding[] {
  const settled: Finding[] = [];
  let neighbours: Finding[] = [];
  let end = 0;
  for (const finding of findings.toSorted((first, second) => first.span.start - second.span.start)) {
    if (neighbours.length > 0 && finding.span.start >= end) {
      settled.push(...settleNeighbours(neighbours));
      neighbours = [];
    }
    neighbours.push(finding);
    end = Math.max(end, finding.span.end);
  }
  if (neighbours.length > 0) settled.push(...settleNeighbours(neighbours));
  return settled.toSorted((first, second) => first.span.start - second.span.start);
}
