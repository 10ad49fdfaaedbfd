import type { Span } from "#core/document/span.ts";

import { findIndentedParagraphs } from "./indented-paragraphs.ts";
import { beginsItem, endsInPunctuation } from "./line-shape.ts";
import { findMarkdownBlocks } from "./markdown-blocks.ts";
import type { MarkdownBlockKind } from "./markdown-blocks.ts";
import { findBlankLineParagraphs, findLineParagraphs } from "./plain-paragraphs.ts";
import { readLine } from "./text-line.ts";

/** The four ways to say what a paragraph is. */
export const paragraphRules = ["blank-line", "line", "markdown", "indent"] as const;
export type ParagraphRule = (typeof paragraphRules)[number];

/** A part of a text under a rule: a paragraph, or a heading, a list item and so on between paragraphs. */
export interface TextParagraph extends Span {
  readonly kind: MarkdownBlockKind;
  /** 1 to 6 of a Markdown heading, 1 of a line that looks like a heading, 0 of anything else. */
  readonly level: number;
}

/** A rule in plain words, and where it comes from. */
export interface ParagraphDefinition {
  readonly name: string;
  readonly definition: string;
  readonly source: string;
}

export const paragraphDefinitions: Readonly<Record<ParagraphRule, ParagraphDefinition>> = {
  "blank-line": {
    name: "Blank lines",
    definition: "Blank lines part paragraphs; a single line break only wraps one.",
    source: "Plain text, e-mail and web forms.",
  },
  line: {
    name: "Every line break",
    definition:
      "Each line break ends a paragraph, as the Enter key does in a word processor; empty ones do not count.",
    source: "Word processors; Shift and Enter, which make a soft line break, end none.",
  },
  markdown: {
    name: "Markdown",
    definition:
      "Paragraphs as Markdown makes them, without headings, list items, code and tables, which are told apart.",
    source: "CommonMark 0.31.2 (2024), with GitHub’s tables.",
  },
  indent: {
    name: "Indents and wrapped lines",
    definition:
      "A blank line, an indented first line or a list item begins a paragraph; other line breaks only wrap it.",
    source: "Books, e-mail and text copied from a PDF.",
  },
};

/** The longest line that is taken for a heading, in units and in words. */
const LONGEST_HEADING = 80;
const MOST_HEADING_WORDS = 12;
const ATX_HEADING = /^#{1,6}\s/;
/** How much longer than a heading the part after it is, in units. */
const LEAST_AFTER_HEADING = 1.5;

/**
 * The parts of a text under a rule, in their order; every visible character stands in exactly one. With Markdown their
 * kinds are those of its blocks. Under the other rules all are paragraphs, and the kind is a guess: a list item begins
 * with the mark of one; a heading is one short line without a mark at its end, before something longer.
 */
export function findTextParagraphs(text: string, rule: ParagraphRule): readonly TextParagraph[] {
  if (rule === "markdown") return findMarkdownBlocks(text);
  const spans = findSpans(text, rule);
  return spans.map((span, index) => {
    const line = readLine(text, span.start, span.end);
    if (isHeading(text, span, spans[index + 1])) return { ...span, kind: "heading", level: 1 };
    return { ...span, kind: beginsItem(text, line) ? "item" : "text", level: 0 };
  });
}

function findSpans(text: string, rule: Exclude<ParagraphRule, "markdown">): readonly Span[] {
  if (rule === "blank-line") return findBlankLineParagraphs(text);
  return rule === "line" ? findLineParagraphs(text) : findIndentedParagraphs(text);
}

function isHeading(text: string, { start, end }: Span, next: Span | undefined): boolean {
  if (end - start > LONGEST_HEADING) return false;
  const line = text.slice(start, end);
  if (/[\n\v\f\r\u0085\u2028\u2029]/.test(line)) return false;
  if (ATX_HEADING.test(line)) return true;
  const words = line.split(/\s+/).length;
  return (
    next !== undefined &&
    words <= MOST_HEADING_WORDS &&
    /^[\p{Lu}\p{Lt}\p{Lo}\p{N}]/u.test(line) &&
    /\p{L}/u.test(line) &&
    !endsInPunctuation(text, readLine(text, start, end)) &&
    !beginsItem(text, readLine(text, start, end)) &&
    next.end - next.start >= (end - start) * LEAST_AFTER_HEADING &&
    endsInPunctuation(text, readLine(text, next.start, next.end))
  );
}

/**
 * Whether a part counts as a paragraph. In Markdown these are its paragraphs, within block quotes too; under the other
 * rules everything is one, headings and items included, as word processors count.
 */
export function isCounted({ kind }: TextParagraph, rule: ParagraphRule): boolean {
  return rule !== "markdown" || kind === "text" || kind === "quote";
}

/** How many paragraphs a text has under each rule. */
export function countParagraphs(text: string): Readonly<Record<ParagraphRule, number>> {
  const count = (rule: ParagraphRule): number =>
    rule === "markdown"
      ? findMarkdownBlocks(text).filter((block) => isCounted(block, rule)).length
      : findSpans(text, rule).length;
  return {
    "blank-line": count("blank-line"),
    line: count("line"),
    markdown: count("markdown"),
    indent: count("indent"),
  };
}
