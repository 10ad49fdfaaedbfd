import type { ChangedSpans } from "./changed-spans.ts";
import type { TextTokens } from "./text-tokens.ts";

/** Lines `[aStart, aEnd)` of the first text that became lines `[bStart, bEnd)` of the second, by index from 0. */
export interface LineBlock {
  readonly aStart: number;
  readonly aEnd: number;
  readonly bStart: number;
  readonly bEnd: number;
}

/** The index of the line that an offset is in; the number of lines for the place behind the last line break. */
function lineAt({ starts, ends }: TextTokens, offset: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  const line = Math.max(low - 1, 0);
  const isBehind = line === starts.length - 1 && offset === ends[line] && offset > (starts[line] ?? 0);
  return isBehind ? starts.length : line;
}

/** Whether a line begins at an offset, or would, if there were one more. */
function isLineStart(text: string, lines: TextTokens, offset: number): boolean {
  if (offset === 0) return true;
  if (offset === text.length) return /[\n\r]$/.test(text);
  return lines.starts[lineAt(lines, offset)] === offset;
}

/**
 * The lines that differences touch, ascending, those that overlap or touch as one. Between blocks, lines are equal
 * one for one. `aLines` and `bLines` are the lines of the texts with their line breaks.
 */
export function findLineBlocks(
  a: string,
  b: string,
  aLines: TextTokens,
  bLines: TextTokens,
  differences: readonly ChangedSpans[],
): readonly LineBlock[] {
  const blocks: LineBlock[] = [];
  /** A line whose end is at the end of a text without a line break has nothing behind it. */
  const firstLine = (text: string, lines: TextTokens, offset: number) => {
    const line = lineAt(lines, offset);
    return line === lines.starts.length && line > 0 && !isLineStart(text, lines, offset) ? line - 1 : line;
  };
  for (const { before, after } of differences) {
    const isWhole =
      isLineStart(a, aLines, before.start) &&
      isLineStart(b, bLines, after.start) &&
      isLineStart(a, aLines, before.end) &&
      isLineStart(b, bLines, after.end);
    const more = isWhole ? 0 : 1;
    const block: LineBlock = {
      aStart: firstLine(a, aLines, before.start),
      aEnd: Math.min(firstLine(a, aLines, before.end) + more, aLines.starts.length),
      bStart: firstLine(b, bLines, after.start),
      bEnd: Math.min(firstLine(b, bLines, after.end) + more, bLines.starts.length),
    };
    const last = blocks.at(-1);
    if (last !== undefined && (block.aStart <= last.aEnd || block.bStart <= last.bEnd)) {
      blocks[blocks.length - 1] = {
        aStart: last.aStart,
        aEnd: Math.max(last.aEnd, block.aEnd),
        bStart: last.bStart,
        bEnd: Math.max(last.bEnd, block.bEnd),
      };
    } else {
      blocks.push(block);
    }
  }
  return blocks;
}
