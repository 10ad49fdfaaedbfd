import type { Span } from "#core/document/span.ts";

import { countColumns } from "./text-line.ts";

/** What a block of Markdown is. `other` is what no reader sees: rules, front matter, link definitions, comments. */
export type MarkdownBlockKind = "text" | "heading" | "item" | "quote" | "code" | "table" | "other";

export interface MarkdownBlock extends Span {
  readonly kind: MarkdownBlockKind;
  /** 1 to 6 of a heading, 0 of any other block. */
  readonly level: number;
}

const LINE = /[^\r\n]*(?:\r\n|[\r\n]|$)/y;
const QUOTE = /[ \t]{0,3}>[ \t]?/y;
const ITEM = /^(?:[-*+]|(\d{1,9})[.)])(?:[ \t]+(?=\S)|(?=[ \t]*$))/;
const FENCE = /^(`{3,}(?=[^`]*$)|~{3,})/;
const RULE = /^(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const UNDERLINE = /^(?:=+|-+)$/;
const HEADING = /^(#{1,6})(?:[ \t]|$)/;
const DELIMITERS = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?$/;
const DEFINITION = /^\[(?!\^)[^[\]]{1,500}\]:[ \t]*\S/;
const COMMENT = /^<!--/;
const FRONT_MATTER = /^(---|\+\+\+)[ \t]*(?:\r\n|[\r\n])(?![ \t]*[\r\n])/;
/** Beyond this a line is looked at no further for what it is. */
const LONGEST_LOOK = 1000;
const MOST_QUOTES = 50;
const CODE_INDENT = 4;

/** A line with its quote marks taken off. */
interface MarkdownLine {
  readonly start: number;
  readonly end: number;
  readonly next: number;
  readonly quotes: number;
  /** Columns before the text, after the quote marks. */
  readonly indent: number;
  /** The text after the marks and the white space, or as much of it as tells what it is. */
  readonly text: string;
  readonly isBlank: boolean;
}

/**
 * The blocks that Markdown makes of a text (CommonMark 0.31.2, with the tables of GitHub and with front matter), by
 * reading its lines once: an approximation that does not nest. A paragraph in a block quote is a `quote`, each item of a
 * list and each further paragraph of one an `item`. Every visible character stands in exactly one block.
 */
export function findMarkdownBlocks(text: string): readonly MarkdownBlock[] {
  return new MarkdownReader(text).read();
}

class MarkdownReader {
  readonly #text: string;
  readonly #blocks: MarkdownBlock[] = [];
  #open: { start: number; end: number; kind: MarkdownBlockKind; quotes: number } | null = null;
  #fence: string | null = null;
  /** The column where the text of the list item at hand begins; 0 outside of lists. */
  #container = 0;
  #afterBlank = true;

  constructor(text: string) {
    this.#text = text;
  }

  read(): readonly MarkdownBlock[] {
    let line = this.#readLine(this.#skipFrontMatter());
    while (line !== null) {
      const next = this.#readLine(line.next);
      this.#add(line, next);
      line = next;
    }
    this.#close();
    return this.#blocks;
  }

  #readLine(from: number): MarkdownLine | null {
    const text = this.#text;
    if (from >= text.length) return null;
    LINE.lastIndex = from;
    LINE.test(text);
    const next = LINE.lastIndex;
    let offset = from;
    let quotes = 0;
    for (; quotes < MOST_QUOTES; quotes += 1) {
      QUOTE.lastIndex = offset;
      if (!QUOTE.test(text) || QUOTE.lastIndex > next) break;
      offset = QUOTE.lastIndex;
    }
    let end = next;
    while (end > from && /\s/.test(text.charAt(end - 1))) end -= 1;
    let start = offset;
    while (start < end && /\s/.test(text.charAt(start))) start += 1;
    return {
      start: Math.min(this.#skipSpace(from, end), end),
      end,
      next,
      quotes,
      indent: countColumns(text, offset, start),
      text: text.slice(start, Math.min(end, start + LONGEST_LOOK)),
      isBlank: start >= end,
    };
  }

  #skipSpace(from: number, end: number): number {
    let start = from;
    while (start < end && /\s/.test(this.#text.charAt(start))) start += 1;
    return start;
  }

  #skipFrontMatter(): number {
    const sign = FRONT_MATTER.exec(this.#text)?.[1];
    if (sign === undefined) return 0;
    const closer =
      sign === "---" ? /[\r\n](?:---|\.\.\.)[ \t]*(?=[\r\n]|$)/g : /[\r\n]\+\+\+[ \t]*(?=[\r\n]|$)/g;
    closer.lastIndex = sign.length;
    if (!closer.test(this.#text)) return 0;
    const end = closer.lastIndex;
    this.#blocks.push({ start: 0, end: end - trailing(this.#text, end), kind: "other", level: 0 });
    LINE.lastIndex = end;
    LINE.test(this.#text);
    return LINE.lastIndex;
  }

  #add(line: MarkdownLine, next: MarkdownLine | null): void {
    if (this.#fence !== null) return this.#addToFence(line);
    if (line.isBlank) {
      this.#addBlank(line);
      return undefined;
    }
    const open = this.#open;
    const after = this.#afterBlank;
    this.#afterBlank = false;
    if (open?.kind === "code") {
      if (line.indent >= this.#container + CODE_INDENT && line.quotes === open.quotes)
        return this.#extend(line);
      this.#close();
    }
    if (open?.kind === "other" && this.#isComment()) return this.#extendComment(line);
    if (open?.kind === "table" && line.quotes === open.quotes && line.text.includes("|"))
      return this.#extend(line);
    if (line.indent < this.#container && after && !ITEM.test(line.text.slice(0, 12))) this.#container = 0;
    return this.#addLine(line, next);
  }

  /** What a line begins, or that it goes on with the open paragraph. */
  #addLine(line: MarkdownLine, next: MarkdownLine | null): void {
    const paragraph = this.#paragraph();
    const deep = line.indent - this.#container >= CODE_INDENT;
    if (deep && paragraph === null) return this.#start(line, "code");
    if (!deep || this.#container > 0) {
      const fence = FENCE.exec(line.text)?.[1];
      if (fence !== undefined) {
        this.#fence = fence;
        return this.#start(line, "code");
      }
      // Of two readings, the underline of a heading comes before the rule.
      if (
        paragraph !== null &&
        paragraph.kind !== "item" &&
        UNDERLINE.test(line.text) &&
        line.quotes === paragraph.quotes
      ) {
        return this.#endHeading(line);
      }
      if (RULE.test(line.text)) return this.#whole(line, "other", 0);
      const heading = HEADING.exec(line.text)?.[1];
      if (heading !== undefined) return this.#whole(line, "heading", heading.length);
      if (this.#beginsItem(line, paragraph !== null)) return this.#startItem(line);
      if (next !== null && isTableHead(line, next)) return this.#start(line, "table");
      if (paragraph === null && DEFINITION.test(line.text)) return this.#whole(line, "other", 0);
      if (COMMENT.test(line.text)) {
        this.#start(line, "other");
        return this.#extendComment(line);
      }
    }
    // A line without the marks of a quote goes on with its paragraph (CommonMark: lazy continuation); one with more does not.
    if (paragraph !== null && line.quotes <= paragraph.quotes) return this.#extend(line);
    if (line.quotes > 0) return this.#start(line, "quote");
    return this.#start(line, this.#container > 0 && line.indent >= this.#container ? "item" : "text");
  }

  #paragraph(): { readonly kind: MarkdownBlockKind; readonly quotes: number } | null {
    const open = this.#open;
    return open !== null && (open.kind === "text" || open.kind === "quote" || open.kind === "item")
      ? open
      : null;
  }

  #addBlank(line: MarkdownLine): void {
    this.#afterBlank = true;
    const open = this.#open;
    // A mark alone, as of an empty quoted line, is visible: it goes with what stands before it.
    if (line.start < line.end) {
      if (open === null) return this.#whole(line, "other", 0);
      open.end = line.end;
    }
    if (open?.kind === "code" || (open?.kind === "other" && this.#isComment())) return undefined;
    return this.#close();
  }

  #addToFence(line: MarkdownLine): void {
    const fence = this.#fence ?? "";
    if (line.start < line.end) this.#extend(line);
    const mark = FENCE.exec(line.text)?.[1] ?? "";
    // A quote that ends ends the fence within it.
    const isOutside = (this.#open?.quotes ?? 0) > line.quotes;
    if (!isOutside && !(mark.startsWith(fence) && mark.length === line.text.length)) return;
    this.#fence = null;
    this.#close();
  }

  #isComment(): boolean {
    return this.#open !== null && this.#text.startsWith("<!--", this.#open.start);
  }

  #extendComment(line: MarkdownLine): void {
    this.#extend(line);
    const start = this.#open?.start ?? line.start;
    const closed = this.#text.slice(Math.max(start, line.start), line.end).includes("-->");
    if (closed) this.#close();
  }

  /** A list may break off a paragraph only with an item that is not empty, and not with a number but 1. */
  #beginsItem(line: MarkdownLine, inParagraph: boolean): boolean {
    const mark = ITEM.exec(line.text);
    if (mark?.index !== 0) return false;
    if (!inParagraph || this.#container > 0) return true;
    return mark[0].length < line.text.length && (mark[1] === undefined || Number(mark[1]) === 1);
  }

  #startItem(line: MarkdownLine): void {
    const mark = ITEM.exec(line.text)?.[0] ?? "";
    this.#start(line, "item");
    this.#container = line.indent + Math.max(2, mark.length);
  }

  #endHeading(line: MarkdownLine): void {
    const open = this.#open;
    if (open === null) return;
    open.end = line.end;
    this.#blocks.push({
      start: open.start,
      end: open.end,
      kind: "heading",
      level: line.text.startsWith("=") ? 1 : 2,
    });
    this.#open = null;
  }

  #start(line: MarkdownLine, kind: MarkdownBlockKind): void {
    this.#close();
    this.#open = { start: line.start, end: line.end, kind, quotes: line.quotes };
  }

  #whole(line: MarkdownLine, kind: MarkdownBlockKind, level: number): void {
    this.#close();
    this.#blocks.push({ start: line.start, end: line.end, kind, level });
  }

  #extend(line: MarkdownLine): void {
    if (this.#open !== null) this.#open.end = line.end;
  }

  #close(): void {
    if (this.#open === null) return;
    const { start, end, kind } = this.#open;
    this.#blocks.push({ start, end, kind, level: 0 });
    this.#open = null;
  }
}

function isTableHead(line: MarkdownLine, next: MarkdownLine): boolean {
  return (
    line.text.includes("|") &&
    next.text.includes("-") &&
    next.quotes === line.quotes &&
    DELIMITERS.test(next.text) &&
    countCells(line.text) === countCells(next.text)
  );
}

function countCells(row: string): number {
  return row
    .replace(/^\|/, "")
    .replace(/\|$/, "")
    .split(/(?<!\\)\|/).length;
}

/** How many units of white space stand before `end`. */
function trailing(text: string, end: number): number {
  let start = end;
  while (start > 0 && /\s/.test(text.charAt(start - 1))) start -= 1;
  return end - start;
}
