import { displayWidth } from "#core/characters/display-width.ts";
import { isWhiteSpace } from "#core/document/white-space.ts";
import { countGraphemes } from "#core/transforms/lines/count-graphemes.ts";
import { readLines } from "#core/transforms/lines/line-text.ts";
import { wrapLine } from "#core/transforms/lines/wrap-lines.ts";

/** What can be set about the counting of lines. */
export interface LineCountOptions {
  /** The columns after which lines are wrapped, at least 1. */
  readonly columns: number;
  /** The characters of a standard line, at least 1. */
  readonly standardLength: number;
}

/** 80 columns as on a terminal; 55 characters as in a German Normzeile. */
export const defaultLineCountOptions: LineCountOptions = { columns: 80, standardLength: 55 };

export interface LineCounts {
  /** Line feeds, as `wc -l` counts them. */
  readonly newlines: number;
  /** As a reader counts them: the last line counts without a line break too, and a break at the end begins no line. */
  readonly lines: number;
  /** With something other than white space. */
  readonly nonBlank: number;
  readonly blank: number;
  /** Different lines, to the character; blank ones are lines too. `unique` and `duplicate` make up all lines. */
  readonly unique: number;
  /** Lines that repeat an earlier one. */
  readonly duplicate: number;
  /** Different lines that stand more than once. */
  readonly repeated: number;
  /** Lines that stand once. */
  readonly single: number;
  /** Characters as a reader sees them (UAX #29), without line breaks. */
  readonly characters: number;
  readonly charactersWithoutSpaces: number;
  /** Characters of the longest line, and its number from 1; 0 where there is no line. */
  readonly longest: number;
  readonly longestLine: number;
  /** Of the lines that are not blank; 0 where there is none. */
  readonly shortest: number;
  readonly shortestLine: number;
  /** Characters of a line, on average over all lines; 0 where there is none. */
  readonly average: number;
  readonly averageNonBlank: number;
  /** The middle one of the lengths of lines that are not blank, or the mean of the two. */
  readonly median: number;
  /** Columns of the widest line in a terminal, as `wc -L` has it. */
  readonly widest: number;
  readonly widestLine: number;
  /** Rows after wrapping at so many columns, and the lines that are wider. */
  readonly columns: number;
  readonly wrapped: number;
  readonly overlong: number;
  /** All characters, divided by those of a standard line. Not rounded. */
  readonly standardLength: number;
  readonly standardLines: number;
  readonly standardLinesWithoutSpaces: number;
  /** Line breaks of each kind. */
  readonly lf: number;
  readonly crlf: number;
  readonly cr: number;
  /** Other marks that part lines in some programs: VT, FF, NEL and the line and paragraph separators. No line ends there. */
  readonly otherSeparators: number;
  readonly endsWithBreak: boolean;
  /** Lines that end with white space, and those that hold a tab. */
  readonly trailingSpace: number;
  readonly tabbed: number;
}

/** The characters and columns of a line. */
export interface LineSize {
  readonly length: number;
  readonly width: number;
}

const PRINTABLE_ASCII = /^[ -~]*$/;

/** Measures a line without its break. Columns are those of a terminal with a tab stop every 8 columns. */
export function measureLine(line: string): LineSize {
  if (PRINTABLE_ASCII.test(line)) return { length: line.length, width: line.length };
  return { length: countGraphemes(line), width: displayWidth(line) };
}

function countWhiteSpace(line: string): number {
  let count = 0;
  for (let index = 0; index < line.length; index += 1) {
    if (isWhiteSpace(line.charCodeAt(index))) count += 1;
  }
  return count;
}

/** By the Unicode Standard, section 5.8 (Newline Guidelines), beside LF and CR. */
const OTHER_SEPARATOR = /[\v\f\u0085\u2028\u2029]/g;

function countOtherSeparators(text: string): number {
  let count = 0;
  OTHER_SEPARATOR.lastIndex = 0;
  while (OTHER_SEPARATOR.test(text)) count += 1;
  return count;
}

function endsWithWhiteSpace(line: string): boolean {
  return line !== "" && isWhiteSpace(line.charCodeAt(line.length - 1));
}

interface Repetition {
  readonly unique: number;
  readonly single: number;
}

function countRepetition(lines: readonly string[]): Repetition {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  let single = 0;
  for (const count of counts.values()) if (count === 1) single += 1;
  return { unique: counts.size, single };
}

function medianOf(sorted: Uint32Array): number {
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** Collects what is summed up line by line. */
function measureLines(lines: readonly string[], columns: number) {
  const lengths = new Uint32Array(lines.length);
  const sums = {
    nonBlank: 0,
    characters: 0,
    spaces: 0,
    blankCharacters: 0,
    longest: 0,
    longestLine: 0,
    shortest: 0,
    shortestLine: 0,
    widest: 0,
    widestLine: 0,
    wrapped: 0,
    overlong: 0,
    trailingSpace: 0,
    tabbed: 0,
  };
  for (const [index, line] of lines.entries()) {
    const { length, width } = measureLine(line);
    const spaces = countWhiteSpace(line);
    sums.characters += length;
    sums.spaces += Math.min(spaces, length);
    if (spaces === line.length) {
      sums.blankCharacters += length;
    } else {
      lengths[sums.nonBlank] = length;
      sums.nonBlank += 1;
      if (sums.shortestLine === 0 || length < sums.shortest) {
        sums.shortest = length;
        sums.shortestLine = index + 1;
      }
    }
    if (sums.longestLine === 0 || length > sums.longest) {
      sums.longest = length;
      sums.longestLine = index + 1;
    }
    if (sums.widestLine === 0 || width > sums.widest) {
      sums.widest = width;
      sums.widestLine = index + 1;
    }
    if (width > columns) {
      sums.overlong += 1;
      sums.wrapped += wrapLine(line, columns, true).length;
    } else {
      sums.wrapped += 1;
    }
    if (endsWithWhiteSpace(line)) sums.trailingSpace += 1;
    if (line.includes("\t")) sums.tabbed += 1;
  }
  return { ...sums, median: medianOf(lengths.subarray(0, sums.nonBlank).sort()) };
}

/**
 * Counts the lines of a text in the ways in which people count them. LF, CR LF and CR end a line. A text without any
 * characters has none. Wrapping breaks words that are wider than the columns, as terminals and editors do.
 */
export function countLines(text: string, options: LineCountOptions = defaultLineCountOptions): LineCounts {
  const columns = Math.max(1, Math.trunc(options.columns));
  const standardLength = Math.max(1, Math.trunc(options.standardLength));
  const { lines, breaks, endsWithBreak } = readLines(text);
  const { unique, single } = countRepetition(lines);
  const { spaces, blankCharacters, ...sums } = measureLines(lines, columns);
  const { characters, nonBlank } = sums;
  const charactersWithoutSpaces = characters - spaces;
  return {
    newlines: breaks["\n"] + breaks["\r\n"],
    lines: lines.length,
    blank: lines.length - nonBlank,
    unique,
    duplicate: lines.length - unique,
    repeated: unique - single,
    single,
    ...sums,
    charactersWithoutSpaces,
    average: lines.length === 0 ? 0 : characters / lines.length,
    averageNonBlank: nonBlank === 0 ? 0 : (characters - blankCharacters) / nonBlank,
    columns,
    standardLength,
    standardLines: characters / standardLength,
    standardLinesWithoutSpaces: charactersWithoutSpaces / standardLength,
    lf: breaks["\n"],
    crlf: breaks["\r\n"],
    cr: breaks["\r"],
    otherSeparators: countOtherSeparators(text),
    endsWithBreak,
  };
}
