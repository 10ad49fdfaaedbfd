import type { Span } from "#core/document/span.ts";

/** A piece of the original that remains, and where it stands in the text that remains. */
export interface KeptPiece {
  readonly start: number;
  readonly original: Span;
}

/** What was left out, as far as joining goes. */
interface Removed extends Span {
  readonly kind: string;
}

const LETTER_OR_NUMBER = /[\p{L}\p{M}\p{N}]/u;
const CLOSES_OR_SPACE = /[\s.,;:!?…)\]}”’»]/;
/** Marks that stand between words, unlike those that stand on one: cells of a table, tags that make lines. */
const SEPARATES =
  /^(?:\||<\/?(?:address|article|aside|blockquote|br|dd|div|dl|dt|figcaption|figure|footer|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|table|td|th|tr|ul)\b)/i;

/**
 * Joins what remains of a text. Words do not melt together: where a removed piece stood between letters or numbers, a
 * space takes its place, but for marks, notes and comments, which stand on a word (`un**believ**able[^1]`). A space
 * before a removed piece goes with it when a space, a closing sign or the end of the line follows: "so (Lee, 2020)."
 * becomes "so.". Line breaks all stay.
 */
export function keepRest(
  text: string,
  removed: readonly Removed[],
): { readonly text: string; readonly kept: readonly KeptPiece[] } {
  const kept: KeptPiece[] = [];
  const parts: string[] = [];
  let length = 0;
  let offset = 0;
  const keep = (start: number, end: number) => {
    if (end <= start) return;
    kept.push({ start: length, original: { start, end } });
    parts.push(text.slice(start, end));
    length += end - start;
  };
  for (let index = 0; index < removed.length;) {
    const first = removed[index];
    if (first === undefined) break;
    // Pieces side by side are one hole in the text.
    let end = first.end;
    let joins = standsOnWord(text, first);
    for (index += 1; removed[index]?.start === end; index += 1) {
      const next = removed[index];
      if (next === undefined) break;
      joins &&= standsOnWord(text, next);
      end = next.end;
    }
    let before = first.start;
    if (before > offset && isSpaceOrTab(text, before - 1) && closesOrEnds(text, end)) before -= 1;
    keep(offset, before);
    if (!joins && isWordEdge(text, before, end)) {
      parts.push(" ");
      length += 1;
    }
    offset = end;
  }
  keep(offset, text.length);
  return { text: parts.join(""), kept };
}

/** Where an offset of the remaining text is in the original: the same character, or the one after an added space. */
export function findOriginalOffset(kept: readonly KeptPiece[], offset: number): number {
  let low = 0;
  let high = kept.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((kept[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  const piece = kept[low];
  if (piece === undefined) return 0;
  const { start, original } = piece;
  const length = original.end - original.start;
  const next = kept[low + 1];
  if (offset - start >= length && next !== undefined) return next.original.start;
  return original.start + Math.min(Math.max(0, offset - start), length);
}

function standsOnWord(text: string, { kind, start, end }: Removed): boolean {
  if (kind !== "markdown") return kind === "footnotes" || kind === "comments";
  return !SEPARATES.test(text.slice(start, Math.min(end, start + 20)));
}

function isSpaceOrTab(text: string, offset: number): boolean {
  return text.charAt(offset) === " " || text.charAt(offset) === "\t";
}

function closesOrEnds(text: string, offset: number): boolean {
  return offset >= text.length || CLOSES_OR_SPACE.test(text.charAt(offset));
}

function isWordEdge(text: string, before: number, after: number): boolean {
  const isSecondHalf = (text.charCodeAt(before - 1) & 0xfc00) === 0xdc00;
  const last = text.slice(Math.max(0, before - (isSecondHalf ? 2 : 1)), before);
  const next = String.fromCodePoint(text.codePointAt(after) ?? 0x20);
  return LETTER_OR_NUMBER.test(last) && LETTER_OR_NUMBER.test(next);
}
