import type { Span } from "#core/document/span.ts";

import { BacktickRuns } from "./backtick-runs.ts";
import { findLineTextEnd, isBlankLine, matchEnd, measureIndent, skipLineBreak } from "./text-lines.ts";

/** What nothing else is read in: a number in code is no citation, and an asterisk in a comment no emphasis. */
export interface OpaqueParts {
  readonly frontMatter: readonly Span[];
  readonly code: readonly Span[];
  readonly comments: readonly Span[];
  /** The text with those parts overwritten, so that offsets stay: blocks by line breaks, the rest by U+0000. */
  readonly masked: string;
}

/** A fence that is open. */
interface Fence {
  readonly start: number;
  readonly sign: string;
  readonly length: number;
  readonly isQuoted: boolean;
}

const QUOTE_PREFIX = /[ \t]*>[ \t>]*/y;
/** What may stand before a fence on its line: marks of block quotes and list items. */
const BLOCK_PREFIX = /(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))*[ \t]*/y;
const FENCE = /(?:`{3,}(?=[^\n\r`]*(?:[\n\r]|$))|~{3,})/y;
const LIST_ITEM = /(?:[-*+]|\d{1,9}[.)])[ \t]+/y;
const FOOTNOTE = /\[\^[^\]\s[]{1,100}\]:/y;
const OPENER = /`+|<!--|%%/g;
const FRONT_MATTER_CLOSERS = new Map([
  ["---", /[\n\r](?:---|\.\.\.)[ \t]*(?=[\n\r]|$)/g],
  ["+++", /[\n\r]\+\+\+[ \t]*(?=[\n\r]|$)/g],
]);
const CODE_INDENT = 4;
const MOST_LIST_PADDING = 4;

/**
 * Finds front matter (YAML between `---`, TOML between `+++`, at the very start and closed), code (CommonMark 0.31:
 * fenced, where an open fence runs to the end of the text; indented by four columns after a blank line; inline) and
 * comments (HTML's, and Obsidian's between `%%`; one that is not closed is none). What begins first wins. Takes time
 * in proportion to the text.
 */
export function findOpaqueParts(text: string): OpaqueParts {
  return new OpaqueReader(text).read();
}

class OpaqueReader {
  readonly #text: string;
  readonly #backticks: BacktickRuns;
  readonly #frontMatter: Span[] = [];
  readonly #code: Span[] = [];
  readonly #comments: Span[] = [];
  readonly #masked: string[] = [];
  #maskedEnd = 0;
  /** The start of a line, between two steps. */
  #offset = 0;
  #afterBlank = true;
  /** The column at which the text of the list item or footnote at hand begins. */
  #container = 0;
  /** Where the next opener stands, so that it is looked for once. */
  #opener = -1;
  #openerLength = 0;
  #paragraphEnd = -1;
  /** Comment closers that do not occur any more. */
  readonly #exhausted = new Set<string>();

  constructor(text: string) {
    this.#text = text;
    this.#backticks = new BacktickRuns(text);
  }

  read(): OpaqueParts {
    this.#readFrontMatter();
    while (this.#offset < this.#text.length) {
      if (!this.#readBlankLine() && !this.#readIndentedCode() && !this.#readFencedCode())
        this.#readTextLine();
    }
    this.#masked.push(this.#text.slice(this.#maskedEnd));
    return {
      frontMatter: this.#frontMatter,
      code: this.#code,
      comments: this.#comments,
      masked: this.#masked.join(""),
    };
  }

  #readFrontMatter(): void {
    const closer = FRONT_MATTER_CLOSERS.get(this.#text.slice(0, 3));
    if (closer === undefined) return;
    const { end } = measureIndent(this.#text, 3);
    const content = skipLineBreak(this.#text, end);
    // Before a blank line, the three hyphens are a thematic break.
    if (content === end || isBlankLine(this.#text, content)) return;
    const closed = closer.exec(this.#text.slice(end));
    closer.lastIndex = 0;
    if (closed === null) return;
    const span = { start: 0, end: end + closed.index + closed[0].length };
    this.#take(this.#frontMatter, span, "\n");
    this.#offset = skipLineBreak(this.#text, span.end);
  }

  #readBlankLine(): boolean {
    if (!isBlankLine(this.#text, this.#offset)) return false;
    this.#afterBlank = true;
    this.#offset = this.#nextLine(this.#offset);
    return true;
  }

  #readIndentedCode(): boolean {
    if (!this.#afterBlank || !this.#isIndented(this.#offset)) return false;
    const start = this.#offset;
    let end = start;
    let line = start;
    while (line < this.#text.length) {
      if (!isBlankLine(this.#text, line)) {
        if (!this.#isIndented(line)) break;
        end = findLineTextEnd(this.#text, line);
      }
      line = this.#nextLine(line);
    }
    this.#take(this.#code, { start, end }, "\n");
    this.#offset = skipLineBreak(this.#text, end);
    return true;
  }

  #isIndented(line: number): boolean {
    return measureIndent(this.#text, line).columns >= this.#container + CODE_INDENT;
  }

  #readFencedCode(): boolean {
    const fence = this.#openFence(this.#offset);
    if (fence === null) return false;
    this.#enterContainer();
    let end = this.#text.length;
    for (let line = this.#nextLine(this.#offset); line < this.#text.length; line = this.#nextLine(line)) {
      if (fence.isQuoted && matchEnd(QUOTE_PREFIX, this.#text, line) < 0) {
        end = line - 1;
        break;
      }
      if (this.#closesFence(line, fence)) {
        end = findLineTextEnd(this.#text, line);
        break;
      }
    }
    this.#take(this.#code, { start: fence.start, end }, "\n");
    this.#offset = skipLineBreak(this.#text, end);
    this.#afterBlank = false;
    return true;
  }

  #openFence(line: number): Fence | null {
    const start = Math.max(line, matchEnd(BLOCK_PREFIX, this.#text, line));
    const end = matchEnd(FENCE, this.#text, start);
    if (end < 0) return null;
    return {
      start,
      sign: this.#text.charAt(start),
      length: end - start,
      isQuoted: matchEnd(QUOTE_PREFIX, this.#text, line) >= 0,
    };
  }

  #closesFence(line: number, { sign, length, isQuoted }: Fence): boolean {
    const prefixEnd = isQuoted ? matchEnd(QUOTE_PREFIX, this.#text, line) : -1;
    const start = measureIndent(this.#text, Math.max(line, prefixEnd)).end;
    let end = start;
    while (this.#text.charAt(end) === sign) end += 1;
    return end - start >= length && isBlankLine(this.#text, end);
  }

  /** Reads to the end of a line, with the code and comments that begin in it; one may end further down. */
  #readTextLine(): void {
    this.#enterContainer();
    let end = findLineTextEnd(this.#text, this.#offset);
    for (;;) {
      const opener = this.#findOpener();
      if (opener >= end) break;
      this.#offset = opener + this.#openerLength;
      const span = this.#closeInline(opener, this.#openerLength);
      if (span === null) continue;
      this.#take(this.#text.charAt(opener) === "`" ? this.#code : this.#comments, span, "\0");
      this.#offset = span.end;
      if (span.end > end) end = findLineTextEnd(this.#text, span.end);
    }
    this.#offset = skipLineBreak(this.#text, end);
    this.#afterBlank = false;
  }

  #findOpener(): number {
    if (this.#opener >= this.#offset) return this.#opener;
    OPENER.lastIndex = this.#offset;
    const match = OPENER.exec(this.#text);
    this.#opener = match?.index ?? Infinity;
    this.#openerLength = match?.[0].length ?? 0;
    return this.#opener;
  }

  #closeInline(opener: number, length: number): Span | null {
    if (this.#text.charAt(opener) === "`") return this.#closeBackticks(opener);
    const closer = this.#text.charAt(opener) === "<" ? "-->" : "%%";
    if (this.#exhausted.has(closer)) return null;
    const close = this.#text.indexOf(closer, opener + length);
    if (close >= 0) return { start: opener, end: close + closer.length };
    this.#exhausted.add(closer);
    return null;
  }

  #closeBackticks(opener: number): Span | null {
    if (isEscaped(this.#text, opener)) return null;
    const end = this.#backticks.findCloserEnd(opener);
    return end >= 0 && end <= this.#findParagraphEnd(opener) ? { start: opener, end } : null;
  }

  /** Where the paragraph around an offset ends: before a blank line or a fence. */
  #findParagraphEnd(offset: number): number {
    if (offset < this.#paragraphEnd) return this.#paragraphEnd;
    let end = findLineTextEnd(this.#text, offset);
    for (;;) {
      const line = skipLineBreak(this.#text, end);
      if (line === end || isBlankLine(this.#text, line) || this.#openFence(line) !== null) break;
      end = findLineTextEnd(this.#text, line);
    }
    this.#paragraphEnd = end;
    return end;
  }

  /** Enters the list item or footnote that a line begins, or leaves those that it does not belong to. */
  #enterContainer(): void {
    const { end, columns } = measureIndent(this.#text, this.#offset);
    const itemEnd = matchEnd(LIST_ITEM, this.#text, end);
    if (itemEnd >= 0) {
      const padding = this.#text.slice(end, itemEnd).trimEnd().length;
      this.#container = columns + padding + Math.min(MOST_LIST_PADDING, Math.max(1, itemEnd - end - padding));
    } else if (matchEnd(FOOTNOTE, this.#text, end) >= 0) {
      this.#container = CODE_INDENT;
    } else if (this.#afterBlank && columns < this.#container) {
      this.#container = 0;
    }
  }

  #nextLine(line: number): number {
    const end = findLineTextEnd(this.#text, line);
    const next = skipLineBreak(this.#text, end);
    return next > end ? next : this.#text.length;
  }

  #take(parts: Span[], span: Span, filler: string): void {
    parts.push(span);
    this.#masked.push(this.#text.slice(this.#maskedEnd, span.start), filler.repeat(span.end - span.start));
    this.#maskedEnd = span.end;
  }
}

/** Whether an odd number of backslashes stands before an offset. */
function isEscaped(text: string, offset: number): boolean {
  let first = offset;
  while (text.charAt(first - 1) === "\\") first -= 1;
  return (offset - first) % 2 === 1;
}
