import { foldLine } from "./fold-line.ts";
import type { DeduplicateLines } from "./line-operation.ts";

/** One line of each kind, in the order in which those that stay stood; see `DeduplicateLines`. */
export function deduplicateLines(lines: readonly string[], operation: DeduplicateLines): readonly string[] {
  const counts = new Map<string, number>();
  const keys = lines.map((line) => foldLine(line, operation));
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const kept = chooseLines(keys, counts, operation.keep);
  const width = operation.counted ? String(Math.max(0, ...new Set(counts.values()))).length : 0;
  return kept.map((index) => {
    const line = lines[index] ?? "";
    if (!operation.counted) return line;
    return `${String(counts.get(keys[index] ?? "") ?? 0).padStart(width)} ${line}`;
  });
}

function chooseLines(
  keys: readonly string[],
  counts: ReadonlyMap<string, number>,
  keep: DeduplicateLines["keep"],
): readonly number[] {
  const last = new Map(keys.map((key, index) => [key, index]));
  const seen = new Set<string>();
  const chosen: number[] = [];
  for (const [index, key] of keys.entries()) {
    const isFirst = !seen.has(key);
    seen.add(key);
    const count = counts.get(key) ?? 0;
    const stays =
      keep === "first"
        ? isFirst
        : keep === "last"
          ? last.get(key) === index
          : keep === "repeated"
            ? isFirst && count > 1
            : count === 1;
    if (stays) chosen.push(index);
  }
  return chosen;
}
