import type { TextDifference } from "./comparison.ts";
import { findLineBlocks } from "./line-blocks.ts";
import type { LineBlock } from "./line-blocks.ts";
import { findLineTokens } from "./text-tokens.ts";
import type { TextTokens } from "./text-tokens.ts";

/** A line of each text side by side, by index from 0; `null` where a side has none. */
export interface ComparisonRow {
  readonly before: number | null;
  readonly after: number | null;
  readonly isChanged: boolean;
}

/** A piece of a line, and the index of the difference that it is part of; `null` for what stayed. */
export interface LinePiece {
  readonly text: string;
  readonly difference: number | null;
}

/** Two texts as rows, and what stands in them; lines are cut up when they are asked for. */
export interface ComparisonRows {
  readonly rows: readonly ComparisonRow[];
  /** The pieces of a line, without its line break. */
  readBefore(line: number): readonly LinePiece[];
  readAfter(line: number): readonly LinePiece[];
  /** The index of the first row that a difference is in. */
  rowOf(difference: number): number;
}

/** Lines of larger blocks are set side by side in their order. */
const MOST_PAIRED_LINES = 400;

/** The first index whose value is greater than what is looked for. */
function upperBound(length: number, valueAt: (index: number) => number, wanted: number): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (valueAt(middle) <= wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

function lineOf({ starts }: TextTokens, offset: number): number {
  return Math.max(upperBound(starts.length, (index) => starts[index] ?? 0, offset) - 1, 0);
}

/** How much of each line of a block stands in which line of the other text, in UTF-16 units. */
function measureShared(
  block: LineBlock,
  aLines: TextTokens,
  bLines: TextTokens,
  differences: readonly TextDifference[],
): ReadonlyMap<number, ReadonlyMap<number, number>> {
  const shared = new Map<number, Map<number, number>>();
  const blockStart = aLines.starts[block.aStart] ?? 0;
  const blockEnd = aLines.ends[block.aEnd - 1] ?? blockStart;
  let index = upperBound(differences.length, (at) => differences[at]?.before.end ?? 0, blockStart - 1);
  let aOffset = blockStart;
  let bOffset = bLines.starts[block.bStart] ?? 0;
  // Both offsets only go forwards, and so do the lines that they are in.
  let aLine = block.aStart;
  let bLine = block.bStart;
  while (aOffset < blockEnd) {
    const next = differences[index];
    const aEnd = Math.min(next?.before.start ?? blockEnd, blockEnd);
    // What is equal may run over several lines, which are the same on both sides.
    while (aOffset < aEnd) {
      while ((aLines.ends[aLine] ?? Infinity) <= aOffset) aLine += 1;
      while ((bLines.ends[bLine] ?? Infinity) <= bOffset) bLine += 1;
      const lineEnd = Math.min(aLines.ends[aLine] ?? aEnd, aEnd);
      const length = Math.max(lineEnd - aOffset, 1);
      const partners = shared.get(aLine) ?? new Map<number, number>();
      shared.set(aLine, partners.set(bLine, (partners.get(bLine) ?? 0) + length));
      aOffset += length;
      bOffset += length;
    }
    if (next === undefined || next.before.start >= blockEnd) break;
    aOffset = Math.max(next.before.end, aOffset);
    bOffset = next.after.end;
    index += 1;
  }
  return shared;
}

/** For lines of a block the lines that share most text with them, ascending. */
function pairLines(
  block: LineBlock,
  aLines: TextTokens,
  bLines: TextTokens,
  differences: readonly TextDifference[],
): readonly (readonly [a: number, b: number])[] {
  if (block.aStart === block.aEnd || block.bStart === block.bEnd) return [];
  const pairs: (readonly [number, number])[] = [];
  const shared = measureShared(block, aLines, bLines, differences);
  for (const [line, partners] of [...shared].toSorted(([one], [other]) => one - other)) {
    const [best] = [...partners].toSorted(([, one], [, other]) => other - one);
    const last = pairs.at(-1)?.[1] ?? block.bStart - 1;
    // A line break alone is not worth a pair.
    if (best !== undefined && best[1] > 1 && best[0] > last && best[0] < block.bEnd)
      pairs.push([line, best[0]]);
  }
  return pairs;
}

function rowsOfBlock(
  block: LineBlock,
  aLines: TextTokens,
  bLines: TextTokens,
  differences: readonly TextDifference[],
): readonly ComparisonRow[] {
  const rows: ComparisonRow[] = [];
  let a = block.aStart;
  let b = block.bStart;
  const fill = (aEnd: number, bEnd: number) => {
    while (a < aEnd || b < bEnd) {
      rows.push({ before: a < aEnd ? a : null, after: b < bEnd ? b : null, isChanged: true });
      if (a < aEnd) a += 1;
      if (b < bEnd) b += 1;
    }
  };
  const isSmall = block.aEnd - block.aStart + block.bEnd - block.bStart <= MOST_PAIRED_LINES;
  for (const [aLine, bLine] of isSmall ? pairLines(block, aLines, bLines, differences) : []) {
    fill(aLine, bLine);
    rows.push({ before: aLine, after: bLine, isChanged: true });
    a = aLine + 1;
    b = bLine + 1;
  }
  fill(block.aEnd, block.bEnd);
  return rows;
}

function readPieces(
  text: string,
  lines: TextTokens,
  line: number,
  differences: readonly TextDifference[],
  spanOf: (difference: TextDifference) => { readonly start: number; readonly end: number },
): readonly LinePiece[] {
  const start = lines.starts[line] ?? text.length;
  const whole = text.slice(start, lines.ends[line]);
  const end = start + whole.replace(/[\r\n]+$/u, "").length;
  const pieces: LinePiece[] = [];
  let done = start;
  const endAt = (index: number) => {
    const difference = differences[index];
    return difference === undefined ? 0 : spanOf(difference).end;
  };
  for (let index = upperBound(differences.length, endAt, start); index < differences.length; index += 1) {
    const difference = differences[index];
    if (difference === undefined) break;
    const span = spanOf(difference);
    if (span.start >= end) break;
    if (span.start > done) pieces.push({ text: text.slice(done, span.start), difference: null });
    const from = Math.max(span.start, done);
    const to = Math.min(span.end, end);
    if (to > from) pieces.push({ text: text.slice(from, to), difference: index });
    done = Math.max(done, to);
  }
  if (done < end) pieces.push({ text: text.slice(done, end), difference: null });
  return pieces;
}

/**
 * Two compared texts as rows of lines (LF, CR LF and CR end one): equal lines side by side, changed ones beside the
 * line that shares most with them.
 */
export function createComparisonRows(
  a: string,
  b: string,
  differences: readonly TextDifference[],
): ComparisonRows {
  const aLines = findLineTokens(a);
  const bLines = findLineTokens(b);
  const rows: ComparisonRow[] = [];
  let aDone = 0;
  let bDone = 0;
  const addEqual = (aEnd: number) => {
    while (aDone < aEnd) {
      rows.push({ before: aDone, after: bDone, isChanged: false });
      aDone += 1;
      bDone += 1;
    }
  };
  for (const block of findLineBlocks(a, b, aLines, bLines, differences)) {
    addEqual(block.aStart);
    for (const row of rowsOfBlock(block, aLines, bLines, differences)) rows.push(row);
    aDone = block.aEnd;
    bDone = block.bEnd;
  }
  addEqual(aLines.starts.length);

  const rowByLine = (side: "before" | "after") => {
    const found = new Int32Array((side === "before" ? aLines : bLines).starts.length);
    for (const [index, row] of rows.entries()) {
      const line = row[side];
      if (line !== null) found[line] = index;
    }
    return found;
  };
  const rowsBefore = rowByLine("before");
  const rowsAfter = rowByLine("after");
  return {
    rows,
    readBefore: (line) => readPieces(a, aLines, line, differences, ({ before }) => before),
    readAfter: (line) => readPieces(b, bLines, line, differences, ({ after }) => after),
    rowOf(index) {
      const difference = differences[index];
      if (difference === undefined) return 0;
      const { before, after } = difference;
      const row =
        before.end > before.start
          ? rowsBefore[lineOf(aLines, before.start)]
          : rowsAfter[lineOf(bLines, after.start)];
      return row ?? 0;
    },
  };
}
