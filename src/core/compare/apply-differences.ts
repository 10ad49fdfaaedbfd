import type { ChangedSpans } from "./changed-spans.ts";

/**
 * The first text with some of the differences made: all of them give exactly the second text, none the first. They
 * ascend, as `compareTexts` gives them.
 */
export function applyDifferences(a: string, b: string, differences: readonly ChangedSpans[]): string {
  const pieces: string[] = [];
  let read = 0;
  for (const { before, after } of differences) {
    pieces.push(a.slice(read, before.start), b.slice(after.start, after.end));
    read = before.end;
  }
  pieces.push(a.slice(read));
  return pieces.join("");
}
