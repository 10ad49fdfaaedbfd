import { displayWidth } from "#core/characters/display-width.ts";
import { isEastAsianWide } from "#core/characters/east-asian-width.ts";
import { readLineBreakClasses, lineBreakClassCount } from "#core/pagination/line-break-classes.ts";
import { pairBreak, readPairBreaks } from "#core/pagination/line-break-pairs.ts";
import { findGraphemes } from "#core/scan/boundaries.ts";

const WORD_OR_SPACE = /[^ \t]+|[ \t]+/g;
/** Below Hangul Jamo nothing is wide. */
const FIRST_WIDE = 0x1100;

/** What stays together on a line, its columns and the spaces before it. */
interface Piece {
  readonly text: string;
  readonly width: number;
  readonly gap: string;
}

function mayHoldWide(word: string): boolean {
  for (let index = 0; index < word.length; index += 1) {
    if (word.charCodeAt(index) >= FIRST_WIDE) return true;
  }
  return false;
}

/** Cuts a word where East Asian text may be broken without a space (UAX #14): beside wide characters, between graphemes. */
function cutAtWide(word: string): readonly string[] {
  if (!mayHoldWide(word)) return [word];
  const classes = readLineBreakClasses();
  const pairs = readPairBreaks();
  const bounds = findGraphemes(word);
  const pieces: string[] = [];
  let start = 0;
  let before = 0;
  for (const bound of bounds) {
    if (bound > 0 && bound < word.length) {
      const pair =
        (classes[word.charCodeAt(before)] ?? 0) * lineBreakClassCount +
        (classes[word.charCodeAt(bound)] ?? 0);
      const isWide =
        isEastAsianWide(word.codePointAt(before) ?? 0) || isEastAsianWide(word.codePointAt(bound) ?? 0);
      if (isWide && pairs[pair] === pairBreak.always) {
        pieces.push(word.slice(start, bound));
        start = bound;
      }
    }
    before = bound;
  }
  pieces.push(word.slice(start));
  return pieces;
}

/** Cuts what is wider than the columns between graphemes. One that alone is wider stands alone. */
function cutToWidth(text: string, columns: number): readonly string[] {
  const pieces: string[] = [];
  let start = 0;
  let before = 0;
  let width = 0;
  for (const bound of findGraphemes(text)) {
    const added = displayWidth(text.slice(before, bound));
    if (width + added > columns && before > start) {
      pieces.push(text.slice(start, before));
      start = before;
      width = 0;
    }
    width += added;
    before = bound;
  }
  pieces.push(text.slice(start));
  return pieces;
}

function* readPieces(line: string, columns: number, breaksWords: boolean): Generator<Piece> {
  let gap = "";
  for (const [found] of line.matchAll(WORD_OR_SPACE)) {
    if (found.startsWith(" ") || found.startsWith("\t")) {
      gap = found;
      continue;
    }
    for (const part of cutAtWide(found)) {
      const width = displayWidth(part);
      const cut = breaksWords && width > columns ? cutToWidth(part, columns) : [part];
      for (const text of cut) {
        yield { text, width: cut.length === 1 ? width : displayWidth(text), gap };
        gap = "";
      }
    }
  }
}

/**
 * Breaks a line at spaces, and between East Asian characters, so that no part is wider than `columns` (at least 1),
 * measured as in a terminal. The spaces at a break go; those at the start of the line stay, where the first word fits
 * behind them. A word that is wider than the columns stands alone and whole, or is cut where `breaksWords` says so.
 */
export function wrapLine(line: string, columns: number, breaksWords: boolean): readonly string[] {
  if (line.length <= columns && displayWidth(line) <= columns) return [line];
  const parts: string[] = [];
  let part = "";
  let partWidth = 0;
  let isOpen = false;
  for (const { text, width, gap } of readPieces(line, columns, breaksWords)) {
    const indented = part + gap;
    // Tabs reach to the next stop, so what stands before them counts.
    const reached = gap.includes("\t") || !isOpen ? displayWidth(indented) : partWidth + gap.length;
    if (isOpen && reached + width > columns) {
      parts.push(part);
      part = text;
      partWidth = width;
    } else if (!isOpen && reached + width > columns && gap !== "" && breaksWords) {
      part = text;
      partWidth = width;
    } else {
      part = indented + text;
      partWidth = reached + width;
    }
    isOpen = true;
  }
  if (isOpen || parts.length === 0) parts.push(part);
  return parts;
}

/** The lines of each paragraph joined by a space. Blank lines, which separate paragraphs, stay as they are. */
export function unwrapLines(lines: readonly string[]): readonly string[] {
  const joined: string[] = [];
  let paragraph: string[] = [];
  const close = () => {
    if (paragraph.length > 0) joined.push(paragraph.join(" "));
    paragraph = [];
  };
  for (const line of lines) {
    if (line.trim() === "") {
      close();
      joined.push(line);
    } else {
      paragraph.push(paragraph.length === 0 ? line.trimEnd() : line.trim());
    }
  }
  close();
  return joined;
}
