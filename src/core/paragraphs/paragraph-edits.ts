import type { Span, TextChange } from "#core/document/span.ts";

import type { ParagraphRule, TextParagraph } from "./find-text-paragraphs.ts";

const LINE_BREAK = /\r\n|[\n\r\u0085\u2029]/;
const LIST_MARK = /^[ \t]*(?:[-*+•]|\(?(?:\d{1,9}|[A-Za-z])[.)])[ \t]+/;
const QUOTE_MARKS = /^(?:[ \t]{0,3}>[ \t]?)+/;
const UNSPACED = /[\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff00-\uffef]/;
const HANGUL = /[\uac00-\ud7a3]/;
const FURTHEST_LINE_START = 10_000;

/** The line break that a text uses first; LF where it has none. */
function findLineBreak(text: string): string {
  return LINE_BREAK.exec(text)?.[0] ?? "\n";
}

/** What stands before the text of the line that `offset` is on: its indent, the marks of a quote or a list. */
function readLineStart(text: string, offset: number): string {
  let from = offset;
  const floor = Math.max(0, offset - FURTHEST_LINE_START);
  while (from > floor && !/[\n\r\u0085\u2028\u2029]/.test(text.charAt(from - 1))) from -= 1;
  return text.slice(from, offset);
}

/** What begins the second half of a paragraph that is split, so that it stays what it was under the rule. */
function nextLinePrefix(text: string, { start, kind }: TextParagraph, rule: ParagraphRule): string {
  const indent = readLineStart(text, start);
  if (rule === "indent") return /^[ \t]+$/.test(indent) ? indent : "";
  if (rule !== "markdown") return "";
  const near = text.slice(start, start + 200);
  if (kind === "quote") return indent + (QUOTE_MARKS.exec(near)?.[0] ?? "");
  if (kind === "item") return indent + " ".repeat(LIST_MARK.exec(near)?.[0].length ?? 2);
  return "";
}

/**
 * The change that splits a paragraph before the sentence at `offset`, in the dress of the rule: a blank line, or a line
 * break alone; with the indent of the paragraph, the marks of its quote or under its list item.
 */
export function splitParagraph(
  text: string,
  paragraph: TextParagraph,
  offset: number,
  rule: ParagraphRule,
): TextChange {
  let from = offset;
  while (from > paragraph.start && /\s/.test(text.charAt(from - 1))) from -= 1;
  const lineBreak = findLineBreak(text);
  const prefix = nextLinePrefix(text, paragraph, rule);
  const isLine = rule === "line" || (rule === "indent" && prefix !== "");
  // Between the paragraphs of a quote, the blank line is quoted too.
  const gap = rule === "markdown" && paragraph.kind === "quote" ? lineBreak + prefix.trimEnd() : lineBreak;
  return { from, to: offset, insert: isLine ? lineBreak + prefix : gap + lineBreak + prefix };
}

/** The change that puts two paragraphs, one right after the other, into one: a space stands between, or in Chinese and Japanese nothing. */
export function mergeParagraphs(text: string, first: Span, second: TextParagraph): TextChange {
  const near = text.slice(second.start, second.start + 200);
  const marks = second.kind === "quote" ? (QUOTE_MARKS.exec(near)?.[0].length ?? 0) : 0;
  const to = second.start + marks;
  return { from: first.end, to, insert: spaceBetween(text, first.end, to) };
}

/** What goes between two pieces of text that were on two lines: a space, but none between Chinese or Japanese characters. */
export function spaceBetween(text: string, end: number, start: number): string {
  const before = text.charAt(end - 1);
  const after = text.charAt(start);
  if (HANGUL.test(before) || HANGUL.test(after)) return " ";
  return UNSPACED.test(before) && UNSPACED.test(after) ? "" : " ";
}

/**
 * Where a long paragraph is best split: before the sentence that comes nearest to its middle, of those that leave at
 * least two sentences on each side where there are four. `null` for a paragraph of one sentence.
 */
export function suggestSplit({ start, end }: Span, sentences: readonly Span[]): number | null {
  const margin = sentences.length >= 4 ? 2 : 1;
  const candidates = sentences.slice(margin, Math.max(margin, sentences.length - margin + 1));
  const middle = (start + end) / 2;
  let found: number | null = null;
  for (const candidate of candidates) {
    if (found === null || Math.abs(candidate.start - middle) < Math.abs(found - middle))
      found = candidate.start;
  }
  return found;
}
