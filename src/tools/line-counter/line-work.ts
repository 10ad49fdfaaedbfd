import type { Span } from "#core/document/span.ts";
import { displayWidth } from "#core/characters/display-width.ts";
import { countCodeLines } from "#core/lines/count-code-lines.ts";
import type { CodeLineCounts, CommentStyleName } from "#core/lines/count-code-lines.ts";
import { countLines, measureLine } from "#core/lines/count-lines.ts";
import type { LineCountOptions, LineCounts } from "#core/lines/count-lines.ts";
import { findGraphemes } from "#core/scan/boundaries.ts";

import { lengthBins } from "./length-bins.ts";
import type { LengthBin } from "./length-bins.ts";

/** Which lines are listed. */
export const lineFilters = ["all", "long", "duplicate", "blank", "trailing"] as const;
export type LineFilter = (typeof lineFilters)[number];

export interface CountRequest {
  readonly text: string;
  readonly options: LineCountOptions;
  readonly style: CommentStyleName | null;
  readonly filter: LineFilter;
}

/** Lines in columns of numbers: where each stands, and how long it is. */
export interface LineRows {
  /** Lines that the filter lets through; at most `mostRows` of them are here. */
  readonly total: number;
  /** From 1. */
  readonly numbers: Uint32Array;
  /** UTF-16 offsets in the text. */
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  /** Characters. */
  readonly lengths: Uint32Array;
}

/** The longest of some lines in a row. */
export interface MapPlace {
  readonly first: number;
  readonly last: number;
  readonly longest: number;
  readonly longestLine: number;
}

export interface CountReply {
  readonly counts: LineCounts;
  readonly code: CodeLineCounts | null;
  readonly bins: readonly LengthBin[];
  readonly map: readonly MapPlace[];
  readonly rows: LineRows;
  /** What of lines stands beyond the columns; the first ones. */
  readonly beyond: readonly Span[];
}

const mostRows = 200_000;
const mostBeyond = 1000;
const mostPlaces = 240;
/** A line is looked at so far when the column is sought where it is too wide. */
const tabSize = 8;

/** The offset in a line at which it passes so many columns; its length where it does not. */
function findColumn(line: string, columns: number): number {
  if (/^[ -~]*$/.test(line)) return Math.min(columns, line.length);
  let width = 0;
  let before = 0;
  for (const bound of findGraphemes(line)) {
    const grapheme = line.slice(before, bound);
    width += grapheme === "\t" ? tabSize - (width % tabSize) : displayWidth(grapheme);
    if (width > columns) return before;
    before = bound;
  }
  return line.length;
}

function createFilter(filter: LineFilter, columns: number): (line: string, width: number) => boolean {
  const seen = new Set<string>();
  switch (filter) {
    case "all":
      return () => true;
    case "long":
      return (_line, width) => width > columns;
    case "blank":
      return (line) => line.trim() === "";
    case "trailing":
      return (line) => line !== line.trimEnd();
    case "duplicate":
      return (line) => {
        const isRepeated = seen.has(line);
        seen.add(line);
        return isRepeated;
      };
  }
}

/** Everything that the page shows of the lines of a text. Lines of a text on the page end with LF. */
export function countWork({ text, options, style, filter }: CountRequest): CountReply {
  const counts = countLines(text, options);
  const { columns, lines: lineCount } = counts;
  const lengths = new Uint32Array(lineCount);
  const kept: number[] = [];
  const beyond: Span[] = [];
  const accepts = createFilter(filter, columns);
  const perPlace = Math.max(1, Math.ceil(lineCount / mostPlaces));
  const map: MapPlace[] = [];
  const rows = {
    numbers: new Uint32Array(Math.min(lineCount, mostRows)),
    starts: new Uint32Array(Math.min(lineCount, mostRows)),
    ends: new Uint32Array(Math.min(lineCount, mostRows)),
  };
  let total = 0;
  let start = 0;
  let longest = { longest: -1, longestLine: 0 };
  for (let index = 0; index < lineCount; index += 1) {
    const found = text.indexOf("\n", start);
    const end = found === -1 ? text.length : found;
    const line = text.slice(start, end);
    const { length, width } = measureLine(line);
    lengths[index] = length;
    if (length > longest.longest) longest = { longest: length, longestLine: index + 1 };
    if ((index + 1) % perPlace === 0 || index === lineCount - 1) {
      map.push({ first: (map.at(-1)?.last ?? 0) + 1, last: index + 1, ...longest });
      longest = { longest: -1, longestLine: 0 };
    }
    if (width > columns && beyond.length < mostBeyond) {
      beyond.push({ start: start + findColumn(line, columns), end });
    }
    if (accepts(line, width)) {
      if (total < mostRows) {
        rows.numbers[total] = index + 1;
        rows.starts[total] = start;
        rows.ends[total] = end;
        kept.push(length);
      }
      total += 1;
    }
    start = end + 1;
  }
  const here = Math.min(total, mostRows);
  return {
    counts,
    code: style === null ? null : countCodeLines(text, style),
    bins: lengthBins(lengths),
    map,
    rows: {
      total,
      numbers: rows.numbers.slice(0, here),
      starts: rows.starts.slice(0, here),
      ends: rows.ends.slice(0, here),
      lengths: Uint32Array.from(kept),
    },
    beyond,
  };
}
