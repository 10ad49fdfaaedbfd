import type { Span } from "#core/document/span.ts";

/** A line with letters, as an acrostic reads it. */
export interface AcrosticLine {
  /** Its first and last letter, as they are written, with their marks. */
  readonly first: string;
  readonly last: string;
  readonly firstSpan: Span;
  readonly lastSpan: Span;
}

const LINE = /[^\n\v\f\r\u0085\u2028\u2029]+/g;
const FIRST_LETTER = /\p{L}\p{M}*/u;
const LETTERS = /\p{L}\p{M}*/gu;
/** Lines are looked at from both ends, and no further. */
const LONGEST_END = 1000;

/** The first and last letters of the lines of a text, of at most `limit` lines that have letters. */
export function readAcrostic(text: string, limit: number): readonly AcrosticLine[] {
  const lines: AcrosticLine[] = [];
  for (const match of text.matchAll(LINE)) {
    if (lines.length >= limit) break;
    const line = readLine(match[0], match.index);
    if (line !== null) lines.push(line);
  }
  return lines;
}

function readLine(line: string, start: number): AcrosticLine | null {
  const first = FIRST_LETTER.exec(line.slice(0, LONGEST_END));
  const tailStart = Math.max(0, line.length - LONGEST_END);
  const last = [...line.slice(tailStart).matchAll(LETTERS)].at(-1);
  if (first === null || last === undefined) return null;
  const firstStart = start + first.index;
  const lastStart = start + tailStart + last.index;
  return {
    first: first[0],
    last: last[0],
    firstSpan: { start: firstStart, end: firstStart + first[0].length },
    lastSpan: { start: lastStart, end: lastStart + last[0].length },
  };
}
