import { isLineBreak } from "./white-space.ts";

const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

/**
 * The offset after the line break that ends the line at `start`; the text's length when none does.
 * CR LF is one line break.
 */
export function findLineEnd(text: string, start: number): number {
  LINE_BREAK.lastIndex = start;
  return LINE_BREAK.test(text) ? LINE_BREAK.lastIndex : text.length;
}

/** How many line breaks a text holds. */
export function countLineBreaks(text: string): number {
  let count = 0;
  LINE_BREAK.lastIndex = 0;
  while (LINE_BREAK.test(text)) count += 1;
  return count;
}

/** Whether a text's last character ends a line. */
export function endsWithLineBreak(text: string): boolean {
  return isLineBreak(text.charCodeAt(text.length - 1));
}
