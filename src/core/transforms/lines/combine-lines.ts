import { foldLine } from "./fold-line.ts";
import type { LineOperation } from "./line-operation.ts";
import { readLines } from "./line-text.ts";

type CombineLines = Extract<LineOperation, { kind: "combine" }>;

/**
 * Lines set against a second list: those that are in both, those that are only in the first, or the first list
 * followed by what only the second has. Lines keep their order and number; of the second list each is taken once.
 */
export function combineLines(lines: readonly string[], operation: CombineLines): readonly string[] {
  const others = readLines(operation.other).lines;
  const otherKeys = new Set(others.map((line) => foldLine(line, operation)));
  if (operation.keeps !== "either") {
    const wanted = operation.keeps === "in-both";
    return lines.filter((line) => otherKeys.has(foldLine(line, operation)) === wanted);
  }
  const seen = new Set(lines.map((line) => foldLine(line, operation)));
  const added = others.filter((line) => {
    const key = foldLine(line, operation);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
  return [...lines, ...added];
}
