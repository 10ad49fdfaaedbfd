import { applyDifferences } from "./apply-differences.ts";
import { findChangedSpans } from "./changed-spans.ts";
import type { ChangedSpans } from "./changed-spans.ts";
import type { ComparisonUnit } from "./comparison.ts";

/** A part of a merged text: agreed, or with two versions of which neither can be preferred. */
export type MergedPart =
  | { readonly kind: "agreed"; readonly text: string }
  | { readonly kind: "conflict"; readonly base: string; readonly left: string; readonly right: string };

/** Differences of both sides that have to do with one another, and the part of the base that they take. */
interface Cluster {
  readonly start: number;
  end: number;
  readonly left: ChangedSpans[];
  readonly right: ChangedSpans[];
}

function meets(cluster: Cluster, { before }: ChangedSpans): boolean {
  if (before.start < cluster.end) return true;
  // Two things put in at one place, or one beside a change: their order is anybody's guess.
  return before.start === cluster.end && (before.start === before.end || cluster.start === cluster.end);
}

/** Differences of one side that touch are one change. */
function joinTouching(differences: readonly ChangedSpans[]): readonly ChangedSpans[] {
  const joined: ChangedSpans[] = [];
  for (const difference of differences) {
    const last = joined.at(-1);
    if (last?.before.end === difference.before.start && last.after.end === difference.after.start) {
      joined[joined.length - 1] = {
        before: { start: last.before.start, end: difference.before.end },
        after: { start: last.after.start, end: difference.after.end },
      };
    } else {
      joined.push(difference);
    }
  }
  return joined;
}

function clusterDifferences(
  left: readonly ChangedSpans[],
  right: readonly ChangedSpans[],
): readonly Cluster[] {
  const all = [
    ...left.map((difference) => ({ difference, side: "left" as const })),
    ...right.map((difference) => ({ difference, side: "right" as const })),
  ].toSorted((one, other) => one.difference.before.start - other.difference.before.start);
  const clusters: Cluster[] = [];
  for (const { difference, side } of all) {
    const last = clusters.at(-1);
    const { start, end } = difference.before;
    const joined = last !== undefined && meets(last, difference) ? last : null;
    const cluster = joined ?? { start, end, left: [], right: [] };
    if (joined === null) clusters.push(cluster);
    cluster.end = Math.max(cluster.end, end);
    cluster[side].push(difference);
  }
  return clusters;
}

/** The part of the base that a cluster takes, as one side has it. */
function versionOf(
  base: string,
  side: string,
  { start, end }: Cluster,
  differences: readonly ChangedSpans[],
): string {
  const shifted = differences.map((difference) => ({
    after: difference.after,
    before: { start: difference.before.start - start, end: difference.before.end - start },
  }));
  return applyDifferences(base.slice(start, end), side, shifted);
}

/**
 * Merges two texts that were made of one (after `diff3`; Khanna, Kunal and Pierce, "A Formal Investigation of Diff3",
 * 2007). What only one side changed is taken, what both changed alike too; what they changed differently at one
 * place is a conflict. With `line` conflicts are of whole lines.
 */
export function mergeTexts(
  base: string,
  left: string,
  right: string,
  unit: ComparisonUnit = "word",
): readonly MergedPart[] {
  const leftDifferences = joinTouching(findChangedSpans(base, left, unit));
  const rightDifferences = joinTouching(findChangedSpans(base, right, unit));
  const parts: MergedPart[] = [];
  let agreed = "";
  let done = 0;
  const close = () => {
    if (agreed !== "") parts.push({ kind: "agreed", text: agreed });
    agreed = "";
  };
  for (const cluster of clusterDifferences(leftDifferences, rightDifferences)) {
    agreed += base.slice(done, cluster.start);
    done = cluster.end;
    const leftVersion = versionOf(base, left, cluster, cluster.left);
    const rightVersion = versionOf(base, right, cluster, cluster.right);
    if (cluster.right.length === 0 || leftVersion === rightVersion) agreed += leftVersion;
    else if (cluster.left.length === 0) agreed += rightVersion;
    else {
      close();
      parts.push({
        kind: "conflict",
        base: base.slice(cluster.start, cluster.end),
        left: leftVersion,
        right: rightVersion,
      });
    }
  }
  agreed += base.slice(done);
  close();
  return parts;
}
