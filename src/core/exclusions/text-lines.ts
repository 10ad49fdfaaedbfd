const LINE_BREAK = /[\n\r]/g;
const TAB_STOP = 4;

/** Where the line of an offset ends, its line break (LF, CR LF or CR, those of Markdown) not included. */
export function findLineTextEnd(text: string, offset: number): number {
  LINE_BREAK.lastIndex = offset;
  return LINE_BREAK.test(text) ? LINE_BREAK.lastIndex - 1 : text.length;
}

/** The offset after the line break at `offset`; `offset` itself where there is none. */
export function skipLineBreak(text: string, offset: number): number {
  if (text.charAt(offset) === "\r" && text.charAt(offset + 1) === "\n") return offset + 2;
  return text.charAt(offset) === "\r" || text.charAt(offset) === "\n" ? offset + 1 : offset;
}

/** The spaces and tabs that a line begins with: where they end, and how many columns they take. */
export interface Indent {
  readonly end: number;
  readonly columns: number;
}

/** Measures the indent of a line. A tab goes to the next stop of four columns, as in CommonMark. */
export function measureIndent(text: string, lineStart: number): Indent {
  let end = lineStart;
  let columns = 0;
  for (;;) {
    const character = text.charAt(end);
    if (character === " ") columns += 1;
    else if (character === "\t") columns += TAB_STOP - (columns % TAB_STOP);
    else return { end, columns };
    end += 1;
  }
}

/** Whether a line holds nothing but spaces and tabs. */
export function isBlankLine(text: string, lineStart: number): boolean {
  const { end } = measureIndent(text, lineStart);
  return end >= text.length || text.charAt(end) === "\n" || text.charAt(end) === "\r";
}

/** Whether a sticky pattern matches at an offset, and where the match ends; -1 where it does not. */
export function matchEnd(pattern: RegExp, text: string, offset: number): number {
  pattern.lastIndex = offset;
  return pattern.test(text) ? pattern.lastIndex : -1;
}
