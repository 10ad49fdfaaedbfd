import { foldLine } from "./fold-line.ts";
import type { DeduplicateLines } from "./line-operation.ts";

/** What group of equal lines each line belongs to; each line is looked up once, which is what takes the time. */
interface Groups {
  /** Of each line, the number of its group; `stays` for one that stays whatever the others do. */
  readonly ofLine: Int32Array;
  /** By group: how many lines it has, and the index of the first and of the last. */
  readonly counts: readonly number[];
  readonly firsts: readonly number[];
  readonly lasts: readonly number[];
}

const stays = -1;

function groupLines(lines: readonly string[], operation: DeduplicateLines): Groups {
  const groups = new Map<string, number>();
  const ofLine = new Int32Array(lines.length).fill(stays);
  const counts: number[] = [];
  const firsts: number[] = [];
  const lasts: number[] = [];
  for (const [index, line] of lines.entries()) {
    if (operation.keepsBlank && line.trim() === "") continue;
    const key = foldLine(line, operation);
    const group = groups.get(key) ?? groups.size;
    if (group === groups.size) {
      groups.set(key, group);
      counts.push(0);
      firsts.push(index);
      lasts.push(index);
    }
    ofLine[index] = group;
    counts[group] = (counts[group] ?? 0) + 1;
    lasts[group] = index;
  }
  return { ofLine, counts, firsts, lasts };
}

function isKept(index: number, group: number, groups: Groups, keep: DeduplicateLines["keep"]): boolean {
  switch (keep) {
    case "first":
      return groups.firsts[group] === index;
    case "last":
      return groups.lasts[group] === index;
    case "repeated":
      return groups.firsts[group] === index && groups.lasts[group] !== index;
    case "single":
      return groups.counts[group] === 1;
  }
}

/** One line of each kind, in the order in which those that stay stood; see `DeduplicateLines`. */
export function deduplicateLines(lines: readonly string[], operation: DeduplicateLines): readonly string[] {
  const groups = groupLines(lines, operation);
  const most = groups.counts.reduce((greatest, count) => Math.max(greatest, count), 0);
  const width = String(most).length;
  const kept: string[] = [];
  for (const [index, line] of lines.entries()) {
    const group = groups.ofLine[index] ?? stays;
    if (group !== stays && !isKept(index, group, groups, operation.keep)) continue;
    const isCounted = operation.counted && group !== stays;
    kept.push(isCounted ? `${String(groups.counts[group] ?? 0).padStart(width)} ${line}` : line);
  }
  return kept;
}
