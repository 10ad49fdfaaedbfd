import { findParagraphs } from "#core/document/paragraphs.ts";
import type { Span, TextChange } from "#core/document/span.ts";
import { findIndentedParagraphs } from "#core/paragraphs/indented-paragraphs.ts";
import { beginsItem, endsSentence, isVerse } from "#core/paragraphs/line-shape.ts";
import { findMarkdownBlocks } from "#core/paragraphs/markdown-blocks.ts";
import { spaceBetween } from "#core/paragraphs/paragraph-edits.ts";
import { eachLine } from "#core/paragraphs/text-line.ts";
import type { TextLine } from "#core/paragraphs/text-line.ts";

/** What becomes of a hyphen at the end of a line. */
export type HyphenTreatment = "keep" | "join";

export interface UnwrapOptions {
  /**
   * `keep` leaves it and sets no space after it: right for `well-known`. `join` takes it away before a small letter:
   * right for words that were divided.
   */
  readonly hyphens: HyphenTreatment;
}

const HYPHEN = /\p{L}[-\u2010]$/u;
const SOFT_HYPHEN = "\u00ad";
const QUOTED = /^[>|]/;
/** Two spaces or a backslash at the end of a line are a line break that Markdown keeps. */
const HARD_BREAK = /(?: {2,}|\\)$/;
/** As far as the white space after a block is looked at. */
const LONGEST_BLANK = 200;

/** A run of lines that one paragraph may take up. */
interface LineRun {
  readonly lines: readonly TextLine[];
}

/**
 * The changes that put the wrapped lines of each paragraph on one line, ascending; none where nothing is wrapped. A
 * line break goes where `findParagraphs` reads on across it. These stay as they are: items of a list (the lines within
 * one are joined), headings, tables, code, quoted lines, verse, indented first lines, and lines that end in the two
 * spaces or the backslash of a Markdown line break.
 */
export function findUnwrapping(text: string, { hyphens }: UnwrapOptions): readonly TextChange[] {
  const kept = findKept(text);
  const starts = new Set(findIndentedParagraphs(text).map(({ start }) => start));
  const changes: TextChange[] = [];
  for (const { lines } of findRuns(text, kept)) {
    if (isVerse(text, lines) && !lines.some((line) => beginsItem(text, line))) continue;
    for (const [index, line] of lines.entries()) {
      const next = lines[index + 1];
      if (next === undefined || starts.has(next.start) || isKeptBreak(text, line, lines, index)) continue;
      changes.push(joinLines(text, line.end, next.start, hyphens));
    }
  }
  return changes;
}

/** A text with the wrapped lines of each paragraph on one line; see `findUnwrapping`. */
export function unwrapText(text: string, options: UnwrapOptions): string {
  const pieces: string[] = [];
  let place = 0;
  for (const { from, to, insert } of findUnwrapping(text, options)) {
    pieces.push(text.slice(place, from), insert);
    place = to;
  }
  pieces.push(text.slice(place));
  return pieces.join("");
}

/** The lines of each paragraph that has several, those that must stay left out. */
function findRuns(text: string, kept: readonly Span[]): readonly LineRun[] {
  const runs: LineRun[] = [];
  const paragraphs = findParagraphs(text);
  let place = 0;
  let keptPlace = 0;
  let lines: TextLine[] = [];
  const end = (): void => {
    if (lines.length > 1) runs.push({ lines });
    lines = [];
  };
  for (const line of eachLine(text)) {
    if (line.start === line.end) continue;
    while (place < paragraphs.length && (paragraphs[place]?.end ?? 0) <= line.start) {
      place += 1;
      end();
    }
    while (keptPlace < kept.length && (kept[keptPlace]?.end ?? 0) <= line.start) keptPlace += 1;
    const isKept = line.start >= (kept[keptPlace]?.start ?? text.length);
    const isQuoted = QUOTED.test(text.charAt(line.start));
    if (isKept || isQuoted || line.start < (paragraphs[place]?.start ?? text.length)) end();
    else lines.push(line);
  }
  end();
  return runs;
}

/** Code and tables; and lines that are indented as code is, unless they are first lines or go on with an item. */
function findKept(text: string): readonly Span[] {
  return findMarkdownBlocks(text).filter(
    ({ kind, start, end }) =>
      kind === "table" ||
      kind === "other" ||
      kind === "heading" ||
      (kind === "code" && isCode(text, start, end)),
  );
}

/** Whether what Markdown takes for code is: a fenced block, or indented lines by themselves that are no prose. */
function isCode(text: string, start: number, end: number): boolean {
  if (/^(?:```|~~~)/.test(text.slice(start, start + 3))) return true;
  // A line that follows at once, and is not indented, shows an indented first line.
  const isAlone = /^[ \t]*(?:(?:\r\n|[\n\r])[ \t]*(?:[\n\r]|$)|$)/.test(text.slice(end, end + LONGEST_BLANK));
  return isAlone && !endsProse(text, end);
}

function endsProse(text: string, end: number): boolean {
  return /\p{L}{2}[.!?…]["”’)]?$/u.test(text.slice(Math.max(0, end - 6), end));
}

function isKeptBreak(text: string, line: TextLine, lines: readonly TextLine[], index: number): boolean {
  const next = lines[index + 1];
  if (next === undefined) return true;
  const written = text.slice(line.start, line.next).replace(/[\r\n\v\f\u0085\u2028\u2029]+$/, "");
  if (HARD_BREAK.test(written) && (written.endsWith("\\") || isShort(line, lines))) return true;
  // Short lines that end a sentence before a capital were broken on purpose.
  return endsSentence(text, line) && isVeryShort(line, lines);
}

/** Two spaces at the end of a line that is as wide as the others are left from wrapping. */
function isShort(line: TextLine, lines: readonly TextLine[]): boolean {
  return line.end - line.start < widest(lines) * 0.9;
}

function isVeryShort(line: TextLine, lines: readonly TextLine[]): boolean {
  return line.end - line.start < widest(lines) * 0.4;
}

function widest(lines: readonly TextLine[]): number {
  return lines.reduce((most, { start, end }) => Math.max(most, end - start), 0);
}

function joinLines(text: string, end: number, start: number, hyphens: HyphenTreatment): TextChange {
  const before = text.slice(Math.max(0, end - 2), end);
  if (before.endsWith(SOFT_HYPHEN)) return { from: end - 1, to: start, insert: "" };
  if (!HYPHEN.test(before)) return { from: end, to: start, insert: spaceBetween(text, end, start) };
  const isSmall = /^\p{Ll}/u.test(text.slice(start, start + 2));
  return { from: hyphens === "join" && isSmall ? end - 1 : end, to: start, insert: "" };
}
