import type { Span, TextChange } from "#core/document/span.ts";

/** The whole lines of a text that a selection touches, without the break at their end; the whole text for an empty one. */
export function findSelectedLines(text: string, selection: Span): Span {
  const start = Math.min(selection.start, text.length);
  const end = Math.min(selection.end, text.length);
  if (start >= end) return { start: 0, end: text.length };
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  // A selection that ends just behind a line break is of the line before it.
  const last = text.charAt(end - 1) === "\n" ? end - 1 : end;
  const lineEnd = text.indexOf("\n", last);
  return { start: start === 0 ? 0 : lineStart, end: lineEnd === -1 ? text.length : lineEnd };
}

/** The least change that makes one text of another at `offset`; `null` where they are the same. */
export function findChange(before: string, after: string, offset: number): TextChange | null {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;
  let same = 0;
  while (
    same < shorter - start &&
    before.charCodeAt(before.length - 1 - same) === after.charCodeAt(after.length - 1 - same)
  ) {
    same += 1;
  }
  return {
    from: offset + start,
    to: offset + before.length - same,
    insert: after.slice(start, after.length - same),
  };
}
