import { findLineEnd } from "#core/document/lines.ts";
import { isLineBreak, skipWhiteSpace, trimWhiteSpaceEnd } from "#core/document/white-space.ts";

/** A line of a text. */
export interface TextLine {
  /** Where the line begins, and where the next one does. */
  readonly from: number;
  readonly next: number;
  /** From its first to its last visible character; both the same in a blank line. */
  readonly start: number;
  readonly end: number;
  /** Columns of white space before the first visible character, where a tab makes four. */
  readonly indent: number;
}

const TAB_STOP = 4;

/** The columns that `[from, to)`, which is white space, takes up. A tab goes to the next stop of four (CommonMark 0.31.2). */
export function countColumns(text: string, from: number, to: number): number {
  let columns = 0;
  for (let offset = from; offset < to; offset += 1) {
    columns += text.charCodeAt(offset) === 0x09 ? TAB_STOP - (columns % TAB_STOP) : 1;
  }
  return columns;
}

/** The line from `from` on; it ends as `findLineEnd` says. */
export function readLine(text: string, from: number, next: number): TextLine {
  const start = skipWhiteSpace(text, from, next);
  const end = trimWhiteSpaceEnd(text, start, next);
  return { from, next, start, end, indent: start === next ? 0 : countColumns(text, from, start) };
}

/** The lines of a text, in their order. A line break at its very end begins no further one. */
export function* eachLine(text: string): Generator<TextLine, void, undefined> {
  let from = 0;
  while (from < text.length) {
    const next = findLineEnd(text, from);
    yield readLine(text, from, next);
    from = next;
  }
}

/** The lines of a text without the blank ones, in groups that blank lines part. */
export function* eachLineGroup(text: string): Generator<readonly TextLine[], void, undefined> {
  let group: TextLine[] = [];
  for (const line of eachLine(text)) {
    if (line.start < line.end) {
      group.push(line);
    } else if (group.length > 0) {
      yield group;
      group = [];
    }
  }
  if (group.length > 0) yield group;
}

/**
 * Whether a unit breaks a line within a paragraph of a word processor: VT, which Shift and Enter make in Word, and
 * LINE SEPARATOR (Unicode 17, section 5.8).
 */
function isSoftReturn(code: number): boolean {
  return code === 0x0b || code === 0x2028;
}

/** Whether a line ends in a break that a word processor takes for the end of a paragraph. */
export function endsParagraphMark(text: string, { next }: TextLine): boolean {
  const code = text.charCodeAt(next - 1);
  return isLineBreak(code) && !isSoftReturn(code);
}
