import type { Span } from "#core/document/span.ts";

/** Sorts spans and joins those that overlap; those that only touch stay apart. Empty ones are dropped. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted(
    (first, second) => first.start - second.start || second.end - first.end,
  )) {
    const last = merged.at(-1);
    if (span.end <= span.start || (last !== undefined && span.end <= last.end)) continue;
    if (last === undefined || span.start >= last.end) merged.push(span);
    else merged[merged.length - 1] = { start: last.start, end: span.end };
  }
  return merged;
}

/** What is left of spans without others, and of how many of them something is left. Both are merged spans. */
export function subtractSpans(
  spans: readonly Span[],
  others: readonly Span[],
): { readonly pieces: readonly Span[]; readonly sources: number } {
  const pieces: Span[] = [];
  let sources = 0;
  let first = 0;
  for (const { start, end } of spans) {
    const before = pieces.length;
    let offset = start;
    while (first < others.length && (others[first]?.end ?? 0) <= start) first += 1;
    for (let index = first; index < others.length; index += 1) {
      const other = others[index];
      if (other === undefined || other.start >= end) break;
      if (other.start > offset) pieces.push({ start: offset, end: other.start });
      offset = Math.max(offset, other.end);
    }
    if (offset < end) pieces.push({ start: offset, end });
    if (pieces.length > before) sources += 1;
  }
  return { pieces, sources };
}
