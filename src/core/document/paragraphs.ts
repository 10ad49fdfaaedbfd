import { findLineEnd } from "./lines.ts";
import type { Span } from "./span.ts";
import { skipWhiteSpace, trimWhiteSpaceEnd } from "./white-space.ts";

/** Lines wrapped by hand are about as wide as a page; wider ones are paragraphs that the screen wraps. */
const NARROWEST_WRAP = 40;
const WIDEST_WRAP = 120;

const LIST_ITEM = /(?:[-*+•‣◦–—>#|]|\(?(?:\d{1,3}|[A-Za-z])[.)])\s/y;
const SENTENCE_END = /[.!?…:;。！？｡؟۔।]["'”’»›)\]}」』）*_]*$/;
const LINE_TAIL_UNITS = 8;

/**
 * Finds the paragraphs of a text, each from its first to its last visible character.
 *
 * A blank line ends a paragraph. So does every other line break, as in a word processor, unless the lines look
 * wrapped by hand to a fixed width of 40 to 120 units: then the next line's first word would not have fitted on
 * the line before, for at least half of the lines, and at least one such line stops in the middle of a sentence.
 * A line that starts like a list item begins a paragraph.
 */
export function findParagraphs(text: string): Span[] {
  const paragraphs: Span[] = [];
  let group: Span[] = [];
  let start = 0;
  while (start < text.length) {
    const end = findLineEnd(text, start);
    const first = skipWhiteSpace(text, start, end);
    if (first === end) {
      addGroup(text, group, paragraphs);
      group = [];
    } else {
      group.push({ start: first, end: trimWhiteSpaceEnd(text, first, end) });
    }
    start = end;
  }
  addGroup(text, group, paragraphs);
  return paragraphs;
}

function addGroup(text: string, lines: readonly Span[], paragraphs: Span[]): void {
  const [first] = lines;
  if (first === undefined) return;
  const width = findWrapWidth(text, lines);
  if (width === null) {
    for (const line of lines) paragraphs.push(line);
    return;
  }
  let start = first.start;
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (next !== undefined && isWrapped(text, line, next, width)) continue;
    paragraphs.push({ start, end: line.end });
    if (next !== undefined) start = next.start;
  }
}

/** The width that lines were wrapped to by hand, or `null` when each line is a paragraph. */
function findWrapWidth(text: string, lines: readonly Span[]): number | null {
  if (lines.length < 2) return null;
  let width = 0;
  for (const line of lines) width = Math.max(width, line.end - line.start);
  if (width < NARROWEST_WRAP || width > WIDEST_WRAP) return null;
  let wrapped = 0;
  let stopsWithinSentence = false;
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (next === undefined || !isWrapped(text, line, next, width)) continue;
    wrapped += 1;
    stopsWithinSentence ||= !SENTENCE_END.test(
      text.slice(Math.max(line.start, line.end - LINE_TAIL_UNITS), line.end),
    );
  }
  return stopsWithinSentence && wrapped * 2 >= lines.length - 1 ? width : null;
}

function isWrapped(text: string, line: Span, next: Span, width: number): boolean {
  const length = line.end - line.start;
  // The first word is looked for only as far as it matters, so that a long line costs no more than a short one.
  const room = width - length;
  const firstWord = text.slice(next.start, Math.min(next.end, next.start + room)).search(/\s/);
  const fits = next.end - next.start < room || (firstWord >= 0 && firstWord < room);
  if (fits || length < NARROWEST_WRAP / 2) return false;
  LIST_ITEM.lastIndex = next.start;
  return !LIST_ITEM.test(text);
}
