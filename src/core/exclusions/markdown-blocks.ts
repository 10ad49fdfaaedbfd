import type { Span } from "#core/document/span.ts";

import { findLineTextEnd, isBlankLine, matchEnd, skipLineBreak } from "./text-lines.ts";

const QUOTE_MARK = /[ \t]{0,3}>[ \t]?/y;
const THEMATIC_BREAK = /[ \t]{0,3}([-*_])(?:[ \t]*\1){2,}[ \t]*(?=[\n\r]|$)/y;
const SETEXT_UNDERLINE = /[ \t]{0,3}(?:=+|-+)[ \t]*(?=[\n\r]|$)/y;
const HEADING = /[ \t]{0,3}#{1,6}(?:[ \t]+|(?=[\n\r]|$))/y;
const LIST_MARK = /[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?/y;
const LINK_DEFINITION = /[ \t]{0,3}\[(?!\^)[^[\]\n\r]{1,500}\]:[ \t]*[^\s]/y;
const DELIMITER_ROW = /[ \t]*(?:\|[ \t]*)?:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?(?=[\n\r]|$)/y;
/** Lists within lists on one line; a line of nothing but marks is read no further. */
const MOST_NESTED_LISTS = 8;

/**
 * Finds the marks by which Markdown makes blocks: of headings, block quotes, lists, tasks, thematic breaks and tables
 * (GitHub's), and link definitions. The white space between a mark and its text goes with it.
 */
export function findBlockMarks(masked: string): Span[] {
  const marks: Span[] = [];
  let before: Span | null = null;
  let inTable = false;
  let line = 0;
  while (line < masked.length) {
    const end = findLineTextEnd(masked, line);
    if (isBlankLine(masked, line)) {
      before = null;
      inTable = false;
    } else {
      const start = addQuoteMarks(masked, line, end, marks);
      if (before !== null && isDelimiterRow(masked, start, end) && holds(masked, before, "|")) {
        inTable = true;
        marks.push({ start, end });
        addPipes(masked, before, marks);
      } else if (inTable && holds(masked, { start, end }, "|")) {
        addPipes(masked, { start, end }, marks);
      } else {
        inTable = false;
        addLineMarks(masked, start, end, before !== null, marks);
      }
      before = { start, end };
    }
    const next = skipLineBreak(masked, end);
    if (next === end) break;
    line = next;
  }
  return marks;
}

function addQuoteMarks(text: string, line: number, end: number, marks: Span[]): number {
  let start = line;
  for (;;) {
    const markEnd = matchEnd(QUOTE_MARK, text, start);
    if (markEnd < 0 || markEnd > end) return start;
    marks.push({ start, end: markEnd });
    start = markEnd;
  }
}

function addLineMarks(text: string, line: number, end: number, afterText: boolean, marks: Span[]): void {
  let start = line;
  for (let depth = 0; depth < MOST_NESTED_LISTS; depth += 1) {
    const isWhole =
      matchEnd(THEMATIC_BREAK, text, start) >= 0 ||
      (afterText && start === line && matchEnd(SETEXT_UNDERLINE, text, start) >= 0) ||
      matchEnd(LINK_DEFINITION, text, start) >= 0;
    if (isWhole) {
      marks.push({ start, end });
      return;
    }
    const headingEnd = matchEnd(HEADING, text, start);
    if (headingEnd >= 0) {
      marks.push({ start, end: headingEnd });
      addClosingHashes(text, headingEnd, end, marks);
      return;
    }
    const markEnd = matchEnd(LIST_MARK, text, start);
    if (markEnd < 0 || markEnd > end) return;
    marks.push({ start, end: markEnd });
    start = markEnd;
  }
}

function addClosingHashes(text: string, start: number, lineEnd: number, marks: Span[]): void {
  let end = lineEnd;
  while (end > start && isSpaceOrTab(text, end - 1)) end -= 1;
  let first = end;
  while (first > start && text.charAt(first - 1) === "#") first -= 1;
  if (first < end && first > start && isSpaceOrTab(text, first - 1)) marks.push({ start: first, end });
}

function isSpaceOrTab(text: string, offset: number): boolean {
  return text.charAt(offset) === " " || text.charAt(offset) === "\t";
}

function isDelimiterRow(text: string, start: number, end: number): boolean {
  return holds(text, { start, end }, "|") && matchEnd(DELIMITER_ROW, text, start) >= 0;
}

function holds(text: string, { start, end }: Span, character: string): boolean {
  return text.slice(start, end).includes(character);
}

function addPipes(text: string, { start, end }: Span, marks: Span[]): void {
  for (
    let offset = text.indexOf("|", start);
    offset >= 0 && offset < end;
    offset = text.indexOf("|", offset + 1)
  ) {
    marks.push({ start: offset, end: offset + 1 });
  }
}
