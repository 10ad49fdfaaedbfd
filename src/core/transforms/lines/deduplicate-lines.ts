import { foldLine } from "./fold-line.ts";
import type { DeduplicateLines } from "./line-operation.ts";

/** One line of each kind, in the order in which those that stay stood; see `DeduplicateLines`. */
export function deduplicateLines(lines: readonly string[], operation: DeduplicateLines): readonly string[] {
  const counts = new Map<string, number>();
  // A line that stays whatever the others do has no key.
  const keys = lines.map((line) =>
    operation.keepsBlank && line.trim() === "" ? null : foldLine(line, operation),
  );
  for (const key of keys) if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1);
  const kept = chooseLines(keys, counts, operation.keep);
  const width = operation.counted ? String(Math.max(0, ...new Set(counts.values()))).length : 0;
  return kept.map((index) => {
    const line = lines[index] ?? "";
    const key = keys[index] ?? null;
    if (!operation.counted || key === null) return line;
    return `${String(counts.get(key) ?? 0).padStart(width)} ${line}`;
  });
}

function chooseLines(
  keys: readonly (string | null)[],
  counts: ReadonlyMap<string, number>,
  keep: DeduplicateLines["keep"],
): readonly number[] {
  const last = new Map<string | null, number>();
  if (keep === "last") for (const [index, key] of keys.entries()) last.set(key, index);
  const seen = new Set<string>();
  const chosen: number[] = [];
  for (const [index, key] of keys.entries()) {
    if (key === null) {
      chosen.push(index);
      continue;
    }
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
