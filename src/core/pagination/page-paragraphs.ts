import { findLineEnd } from "#core/document/lines.ts";
import { findParagraphs } from "#core/document/paragraphs.ts";
import type { Span } from "#core/document/span.ts";
import { isLineBreak, trimWhiteSpaceEnd } from "#core/document/white-space.ts";

import type { ParagraphRule } from "./page-settings.ts";

/** A paragraph as it is set, and whether a new page begins before it. */
export interface PageParagraph extends Span {
  readonly newPage: boolean;
}

const formFeed = "\f";

/**
 * The paragraphs of a text by a rule, in their order. A form feed ends a paragraph and begins a page; where nothing
 * stands before the first of them, between two, or after the last one, an empty paragraph keeps the page, as LibreOffice
 * 7.4 does where it opens such a text.
 */
export function findPageParagraphs(text: string, rule: ParagraphRule): readonly PageParagraph[] {
  const paragraphs: PageParagraph[] = [];
  let start = 0;
  const parts = text.split(formFeed);
  for (const [place, part] of parts.entries()) {
    const newPage = place > 0;
    const found = findInPart(part, rule);
    for (const [index, span] of found.entries()) {
      paragraphs.push({ start: start + span.start, end: start + span.end, newPage: newPage && index === 0 });
    }
    if (parts.length > 1 && found.length === 0) paragraphs.push({ start, end: start, newPage });
    start += part.length + 1;
  }
  return paragraphs;
}

function findInPart(text: string, rule: ParagraphRule): readonly Span[] {
  if (rule === "auto") return findParagraphs(text);
  return rule === "blank" ? findBlocks(text) : findLines(text, rule === "typed");
}

function findBlocks(text: string): readonly Span[] {
  const spans: Span[] = [];
  let start = -1;
  let end = 0;
  for (const line of eachLine(text)) {
    if (line.start === line.end) {
      if (start >= 0) spans.push({ start, end });
      start = -1;
    } else {
      if (start < 0) start = line.start;
      end = line.end;
    }
  }
  if (start >= 0) spans.push({ start, end });
  return spans;
}

function findLines(text: string, withEmpty: boolean): readonly Span[] {
  return [...eachLine(text)].filter((line) => withEmpty || line.end > line.start);
}

/** Each line up to its last visible character; one of white space alone is empty. */
function* eachLine(text: string): Generator<Span, void, undefined> {
  let start = 0;
  while (start < text.length) {
    const next = findLineEnd(text, start);
    const end = trimWhiteSpaceEnd(text, start, next);
    yield { start, end };
    start = next;
  }
}

/** A line break that stays one within a paragraph: VT, which word processors write for Shift-Enter, and U+2028. */
export function isForcedBreak(code: number): boolean {
  return code === 0x0b || code === 0x2028;
}

/** Whether a UTF-16 unit only wraps a paragraph, and is read as a space. */
export function isSoftBreak(code: number): boolean {
  return isLineBreak(code) && !isForcedBreak(code);
}
