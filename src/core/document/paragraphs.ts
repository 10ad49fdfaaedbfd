import { findLineEnd } from "./lines.ts";
import type { Span } from "./span.ts";
import { isLineBreak, isWhiteSpace, skipWhiteSpace, trimWhiteSpaceEnd } from "./white-space.ts";

/** Lines wrapped by hand are about as wide as a page; wider ones are paragraphs that the screen wraps. */
const NARROWEST_WRAP = 40;
const WIDEST_WRAP = 120;
/** Lines set in a proportional typeface, as a PDF yields them, are at least this share of the widest one. */
const FULLNESS = 0.75;
/** Spaces in a line that is long enough to be a sentence that a line break cut. */
const LEAST_SPACES_IN_CUT = 3;
const LINE_TAIL_UNITS = 8;

/** A list item, in plain text or Markdown: it begins a paragraph. */
const LIST_ITEM = /(?:[-*+•‣◦⁃▪●–—]|\(?(?:\d{1,3}|[A-Za-z]|[ivx]{1,5})[.)])\s/y;
/** A Markdown heading, or a row of a table that begins with a bar: a paragraph alone. */
const STANDS_ALONE = /(?:#{1,6}\s|\|)/y;
/** A rule, an underline of a heading, a fence without a language or a row of dashes in a table: no words at all. */
const RULE_LINE = /\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-*:?[ \t]*)+|(?:[-=*_~#][ \t]*){3,}|`{3,}/y;
const LONGEST_RULE = 200;
const FENCE = /(`{3,}(?=[^`\r\n]*(?:[\r\n]|$))|~{3,})/y;
const QUOTE_PREFIX = /(?:>[ \t]?)+/y;
const SENTENCE_END = /[.!?…:;。！？｡؟۔।]["'”’»›)\]}」』）*_]*$/;
const MAY_BREAK_WITHIN = /[\p{L}\p{M}\p{N},'’"”)\]%–—-]$/u;
/** What a Japanese or Chinese line cannot end a phrase with. */
const LEADS_ON = /[のをにへがはともや、，]$/;
const HAN_OR_KANA = /^[\u3041-\u30ff\u3400-\u9fff]/;

/** A line with visible characters. */
interface Line {
  readonly start: number;
  /** Where its text begins, after the marks of a quoted message. */
  readonly content: number;
  readonly end: number;
  /** White space before and after it, without the line break. */
  readonly indent: number;
  readonly trail: string;
}

/**
 * Finds the paragraphs of a text, each from its first to its last visible character.
 *
 * Lines end as `findLineEnd` says. A blank line ends a paragraph, and so does every other line break, as in a word
 * processor, with these exceptions, which read at most to the next blank line:
 * - Lines that look wrapped by hand or by a PDF go on: where the next line's first word would not have fitted within
 *   40 to 120 units, or lines are about as wide as the widest one, and enough of them stop in the middle of a sentence.
 *   Among those, one of nearly that width also goes on with a word in lower case that would have fitted.
 * - A line that stops in mid-sentence goes on with one in lower case, where one space is left at its end (the soft
 *   line break of RFC 3676), or it has a capital and four words and what goes on ends as a sentence does.
 * - An indented line goes on with the list item above it, and `> ` at the start of the lines of a quoted message is
 *   passed over. A change in its depth ends the paragraph.
 * - A fenced block of code is one paragraph, up to its end or a blank line.
 * A list item, a Markdown heading and a row of a table begin a paragraph; the last two also end it. A line of rules,
 * fences or underlines alone, such as `---`, `===` or `***`, is no paragraph and ends the one before.
 */
export function findParagraphs(text: string): Span[] {
  const paragraphs: Span[] = [];
  let group: Line[] = [];
  let start = 0;
  while (start < text.length) {
    const end = findLineEnd(text, start);
    const line = readLine(text, start, end);
    const last = group.at(-1);
    if (last !== undefined && (line === null || quoteDepth(text, line) !== quoteDepth(text, last))) {
      addGroup(text, group, paragraphs);
      group = [];
    }
    if (line !== null) group.push(line);
    start = end;
  }
  addGroup(text, group, paragraphs);
  return paragraphs;
}

/** The visible part of the line in `[from, to)`, or `null` for a blank one. */
function readLine(text: string, from: number, to: number): Line | null {
  const start = skipWhiteSpace(text, from, to);
  if (start === to) return null;
  const end = trimWhiteSpaceEnd(text, start, to);
  let content = start;
  if (text.charCodeAt(start) === 0x3e) {
    QUOTE_PREFIX.lastIndex = start;
    QUOTE_PREFIX.test(text);
    content = Math.min(skipWhiteSpace(text, Math.min(QUOTE_PREFIX.lastIndex, end), end), end);
    // A quoted blank line parts paragraphs as a blank line does.
    if (content === end) return null;
  }
  let lineEnd = to;
  while (lineEnd > end && isLineBreak(text.charCodeAt(lineEnd - 1))) lineEnd -= 1;
  return { start, content, end, indent: readIndent(text, from, start), trail: text.slice(end, lineEnd) };
}

/** Columns of white space, where a tab makes four (CommonMark 0.31.2, section 2.2). */
function readIndent(text: string, from: number, to: number): number {
  let columns = 0;
  for (let offset = from; offset < to; offset += 1) {
    columns += text.charCodeAt(offset) === 0x09 ? 4 - (columns % 4) : 1;
  }
  return columns;
}

function quoteDepth(text: string, line: Line): number {
  let depth = 0;
  for (let offset = line.start; offset < line.content; offset += 1) {
    if (text.charCodeAt(offset) === 0x3e) depth += 1;
  }
  return depth;
}

function addGroup(text: string, lines: readonly Line[], paragraphs: Span[]): void {
  const width = findWrapWidth(text, lines);
  let open: Line | null = null;
  let fence: string | null = null;
  for (const [index, line] of lines.entries()) {
    const mark = readFence(text, line);
    if (fence !== null) {
      const closes = mark !== null && mark.startsWith(fence) && line.content + mark.length === line.end;
      const next = lines[index + 1];
      if (closes || next === undefined) {
        paragraphs.push({ start: (open ?? line).start, end: line.end });
        open = null;
        fence = null;
      }
      continue;
    }
    if (mark !== null && lines[index + 1] !== undefined) {
      open = line;
      fence = mark;
      continue;
    }
    if (isRule(text, line)) continue;
    open ??= line;
    if (goesOn(text, { lines, index, open }, width)) continue;
    paragraphs.push({ start: open.start, end: line.end });
    open = null;
  }
}

function readFence(text: string, line: Line): string | null {
  const code = text.charCodeAt(line.content);
  if (code !== 0x60 && code !== 0x7e) return null;
  FENCE.lastIndex = line.content;
  return FENCE.exec(text)?.[1] ?? null;
}

/** A line among others, and the first line of the paragraph that it belongs to. */
interface LinePlace {
  readonly lines: readonly Line[];
  readonly index: number;
  readonly open: Line;
}

/** Whether the line at a place goes on in the next one. */
function goesOn(text: string, place: LinePlace, width: WrapWidth | null): boolean {
  const line = place.lines[place.index];
  const next = place.lines[place.index + 1];
  if (line === undefined || next === undefined) return false;
  if (beginsParagraph(text, next) || standsAlone(text, line)) return false;
  if (isContinuedItem(text, place.open, next)) return true;
  if (width !== null && (isWrapped(text, line, next, width) || isWrappedShort(text, line, next, width)))
    return true;
  return isCutSentence(text, place, line, next);
}

function beginsParagraph(text: string, line: Line): boolean {
  if (isListItem(text, line)) return true;
  return (
    !beginsWithWord(text, line) &&
    (standsAlone(text, line) || isRule(text, line) || readFence(text, line) !== null)
  );
}

function standsAlone(text: string, line: Line): boolean {
  return !beginsWithWord(text, line) && matches(STANDS_ALONE, text, line);
}

/** Whether a line begins with a letter or figure of ASCII: most do, and no mark of a heading, rule or table does. */
function beginsWithWord(text: string, line: Line): boolean {
  const unit = text.charCodeAt(line.content);
  const small = unit | 0x20;
  return (small >= 0x61 && small <= 0x7a) || (unit >= 0x30 && unit <= 0x39);
}

function isListItem(text: string, line: Line): boolean {
  // The shortest begins as "a. ", with one letter or several of a Roman number.
  if (beginsWithWord(text, line)) {
    const second = text.charCodeAt(line.content + 1);
    const isMarked = second === 0x2e || second === 0x29;
    const isNumber =
      (second >= 0x30 && second <= 0x39) || second === 0x69 || second === 0x76 || second === 0x78;
    if (line.end - line.content < 2 || !(isMarked || isNumber)) return false;
  }
  return matches(LIST_ITEM, text, line);
}

/** Whether a line is indented under the list item that the paragraph is. */
function isContinuedItem(text: string, open: Line, next: Line): boolean {
  return next.indent >= 2 && next.indent > open.indent && isListItem(text, open);
}

function isRule(text: string, line: Line): boolean {
  if (line.end - line.content > LONGEST_RULE || beginsWithWord(text, line)) return false;
  RULE_LINE.lastIndex = line.content;
  return RULE_LINE.test(text) && RULE_LINE.lastIndex >= line.end;
}

interface WrapWidth {
  readonly units: number;
  /** Whether lines end where the next word would not have fitted, as in type of one width. */
  readonly isExact: boolean;
}

/** The width that lines were wrapped to, or `null` when each line is a paragraph. */
function findWrapWidth(text: string, lines: readonly Line[]): WrapWidth | null {
  if (lines.length < 2) return null;
  let units = 0;
  for (const line of lines) units = Math.max(units, line.end - line.content);
  if (units < NARROWEST_WRAP || units > WIDEST_WRAP) return null;
  let wrapped = 0;
  let stopsWithinSentence = false;
  let cuts = 0;
  let full = 0;
  let short = 0;
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (next === undefined) break;
    const endsSentence = endsLikeSentence(text, line);
    if (!endsSentence) {
      if (line.end - line.content >= units * FULLNESS) full += 1;
      else short += 1;
      if (startsInLowerCase(text, next)) cuts += 1;
    }
    if (!isWrapped(text, line, next, { units, isExact: true })) continue;
    wrapped += 1;
    stopsWithinSentence ||= !endsSentence;
  }
  const breaks = lines.length - 1;
  if (stopsWithinSentence && wrapped * 2 >= breaks) return { units, isExact: true };
  return cuts >= 2 && cuts * 3 >= breaks && short * 4 <= full ? { units, isExact: false } : null;
}

function isWrapped(text: string, line: Line, next: Line, { units, isExact }: WrapWidth): boolean {
  const length = line.end - line.content;
  if (length < NARROWEST_WRAP / 2 || isListItem(text, next)) return false;
  if (!isExact) return length >= units * FULLNESS;
  // The first word is looked for only as far as it matters, so that a long line costs no more than a short one.
  const room = units - length;
  const firstWord = text.slice(next.content, Math.min(next.end, next.content + room)).search(/\s/);
  return !(next.end - next.content < room || (firstWord >= 0 && firstWord < room));
}

/**
 * Whether a line among wrapped ones stops in mid-sentence, though the next word would have fitted: programs that
 * wrap by bytes break early after curly quotes and accents, and people that wrap by hand break where they like.
 */
function isWrappedShort(text: string, line: Line, next: Line, { units }: WrapWidth): boolean {
  return (
    line.end - line.content >= units * FULLNESS &&
    startsInLowerCase(text, next) &&
    (!endsLikeSentence(text, line) || text.charAt(line.end - 1) === ";") &&
    !isListItem(text, next)
  );
}

/** Whether a line break cut a sentence in two, in lines of no one width. */
function isCutSentence(text: string, { lines, index, open }: LinePlace, line: Line, next: Line): boolean {
  const isPlain = text.charCodeAt(line.end - 1) < 0x80;
  // What goes on with a capital or within such a line goes on as a phrase of Chinese or Japanese alone.
  if (isPlain && !startsInLowerCase(text, next)) return false;
  const tail = text.slice(Math.max(line.content, line.end - LINE_TAIL_UNITS), line.end);
  if (!isPlain && LEADS_ON.test(tail) && HAN_OR_KANA.test(text.slice(next.content, next.content + 1)))
    return true;
  if (!startsInLowerCase(text, next) || !MAY_BREAK_WITHIN.test(tail)) return false;
  // Two spaces are a hard line break in Markdown; one is a soft one.
  if (line.trail === " ") return isLikeSentence(text, open) || line.end - line.content >= NARROWEST_WRAP;
  return isLikeSentence(text, open) && endsSentenceSoon(text, lines, index + 1);
}

/** Whether the lines from `index` on, which are in lower case, come to the end of a sentence. */
function endsSentenceSoon(text: string, lines: readonly Line[], index: number): boolean {
  for (let at = index; at < index + 4; at += 1) {
    const line = lines[at];
    if (line === undefined || !startsInLowerCase(text, line) || isListItem(text, line)) return false;
    const end = text.slice(Math.max(line.content, line.end - LINE_TAIL_UNITS), line.end);
    if (/[.!?…]["'”’»)\]]*$/.test(end)) return true;
  }
  return false;
}

function isLikeSentence(text: string, line: Line): boolean {
  // No capital, and no quotation mark before one.
  if (text.charCodeAt(line.content) < 0x80 && startsInLowerCase(text, line)) return false;
  const first = text.slice(line.content, line.content + 2).replace(/^["'“‘(«„]/, "");
  if (!/^\p{Lu}/u.test(first)) return false;
  let spaces = 0;
  for (let offset = line.content; offset < line.end && spaces < LEAST_SPACES_IN_CUT; offset += 1) {
    if (isWhiteSpace(text.charCodeAt(offset))) spaces += 1;
  }
  return spaces >= LEAST_SPACES_IN_CUT;
}

function endsLikeSentence(text: string, line: Line): boolean {
  return SENTENCE_END.test(text.slice(Math.max(line.content, line.end - LINE_TAIL_UNITS), line.end));
}

function startsInLowerCase(text: string, line: Line): boolean {
  const code = text.charCodeAt(line.content);
  if (code < 0x80) return code >= 0x61 && code <= 0x7a;
  return /^\p{Ll}/u.test(text.slice(line.content, line.content + 2));
}

function matches(pattern: RegExp, text: string, line: Line): boolean {
  pattern.lastIndex = line.content;
  return pattern.test(text) && pattern.lastIndex <= line.end;
}
