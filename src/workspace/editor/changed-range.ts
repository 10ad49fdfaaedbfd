import type { TextChange } from "#core/document/span.ts";

/**
 * The smallest single replacement that turns `before` into `after`; `null` when they are equal. Of several equally
 * small ones (a letter typed beside its like) it gives the last.
 */
export function findChange(before: string, after: string): TextChange | null {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;
  let tail = 0;
  while (
    tail < shorter - start &&
    before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)
  ) {
    tail += 1;
  }
  return { from: start, to: before.length - tail, insert: after.slice(start, after.length - tail) };
}
