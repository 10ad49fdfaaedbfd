import type { Span } from "#core/document/span.ts";

import { findEmphasisMarks } from "./emphasis-marks.ts";

const ANGLE =
  /<(?:([a-z][a-z0-9+.-]{1,20}:[^<>\s]*|[^<>\s@]{1,64}@[^<>\s]{1,255})|\/?[a-z][a-z0-9-]{0,30}(?:[\s/][^<>]*)?)>/gi;
const ESCAPE = /\\(?=[!-/:-@[-`{-~\n\r])/g;
const SPACE = /\s/;
/** Markdown allows more; what is nested deeper is hostile rather than an address. */
const MOST_NESTED_BRACKETS = 3;
const MOST_WIKI_UNITS = 300;

/**
 * Finds the marks of Markdown within lines: of emphasis, links and images (their addresses too; the text and the
 * alternative text stay), wiki links, automatic links, HTML tags and escapes. `pairs` holds the square brackets.
 */
export function findInlineMarks(masked: string, pairs: ReadonlyMap<number, number>): Span[] {
  const marks = findEmphasisMarks(masked);
  for (const [open, close] of pairs) addLinkMarks(masked, open, close, pairs, marks);
  for (const { index, 0: found, 1: address } of masked.matchAll(ANGLE)) {
    const end = index + found.length;
    if (address === undefined) marks.push({ start: index, end });
    else marks.push({ start: index, end: index + 1 }, { start: end - 1, end });
  }
  for (const { index } of masked.matchAll(ESCAPE)) marks.push({ start: index, end: index + 1 });
  return marks;
}

function addLinkMarks(
  text: string,
  open: number,
  close: number,
  pairs: ReadonlyMap<number, number>,
  marks: Span[],
): void {
  if (text.charAt(open + 1) === "^" || text.charAt(open - 1) === "^") return;
  const start = text.charAt(open - 1) === "!" ? open - 1 : open;
  if (pairs.get(open + 1) === close - 1 && close - open < MOST_WIKI_UNITS) {
    addWikiMarks(text, start, open, close, marks);
    return;
  }
  const end = findLinkEnd(text, close, pairs);
  if (end > 0) marks.push({ start, end: open + 1 }, { start: close, end });
}

/** `[[page|text]]` shows the text, `[[page]]` the page, and `![[file]]` neither. */
function addWikiMarks(text: string, start: number, open: number, close: number, marks: Span[]): void {
  if (start < open) {
    marks.push({ start, end: close + 1 });
    return;
  }
  const bar = text.slice(open, close).indexOf("|");
  marks.push({ start: open, end: bar < 0 ? open + 2 : open + bar + 1 }, { start: close - 1, end: close + 1 });
}

/** Where a link ends whose text ends at `close`: after its address in round brackets or its label; 0 for none. */
function findLinkEnd(text: string, close: number, pairs: ReadonlyMap<number, number>): number {
  if (text.charAt(close + 1) === "(") return findDestinationEnd(text, close + 2);
  const labelClose = pairs.get(close + 1);
  return labelClose === undefined || text.charAt(close + 2) === "^" ? 0 : labelClose + 1;
}

/** The end of `address "title")`; 0 where it is not well formed. */
function findDestinationEnd(text: string, start: number): number {
  let offset = skipSpaces(text, start);
  let depth = 0;
  for (; offset < text.length; offset += 1) {
    const character = text.charAt(offset);
    if (SPACE.test(character)) break;
    if (character === "(") depth += 1;
    if (depth > MOST_NESTED_BRACKETS) return 0;
    if (character !== ")") continue;
    if (depth === 0) return offset + 1;
    depth -= 1;
  }
  if (depth > 0) return 0;
  const title = skipSpaces(text, offset);
  const closer = { '"': '"', "'": "'", "(": ")" }[text.charAt(title)];
  if (closer === undefined) return text.charAt(title) === ")" ? title + 1 : 0;
  const end = findTitleEnd(text, title + 1, closer);
  const last = end === 0 ? 0 : skipSpaces(text, end);
  return last > 0 && text.charAt(last) === ")" ? last + 1 : 0;
}

/** Titles are on one line here, and hold no mark that opens another link. */
function findTitleEnd(text: string, start: number, closer: string): number {
  for (let offset = start; offset < text.length; offset += 1) {
    const character = text.charAt(offset);
    if (character === closer) return offset + 1;
    if (character === "\n" || character === "\r" || character === "[") return 0;
  }
  return 0;
}

function skipSpaces(text: string, start: number): number {
  let offset = start;
  while (text.charAt(offset) === " " || text.charAt(offset) === "\t") offset += 1;
  return offset;
}
