/** The characters with the Unicode property White_Space (PropList.txt, Unicode 17); all are in the basic plane. */
const WHITE_SPACE = new Uint8Array(0x3001);
for (const [first, last] of [
  [0x0009, 0x000d],
  [0x0020, 0x0020],
  [0x0085, 0x0085],
  [0x00a0, 0x00a0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
] as const) {
  WHITE_SPACE.fill(1, first, last + 1);
}

/** Whether a UTF-16 unit is a character with the Unicode property White_Space. `NaN` (past the end) is not. */
export function isWhiteSpace(code: number): boolean {
  return code <= 0x3000 && WHITE_SPACE[code] === 1;
}

/** Whether a UTF-16 unit ends a line: LF, VT, FF, CR, NEL, LINE SEPARATOR or PARAGRAPH SEPARATOR (UAX #14). */
export function isLineBreak(code: number): boolean {
  return (code >= 0x0a && code <= 0x0d) || code === 0x85 || code === 0x2028 || code === 0x2029;
}

/** The first offset in `[start, end)` whose unit is not white space, or `end`. */
export function skipWhiteSpace(text: string, start: number, end: number): number {
  let offset = start;
  while (offset < end && isWhiteSpace(text.charCodeAt(offset))) offset += 1;
  return offset;
}

/** The offset after the last unit in `[start, end)` that is not white space, or `start`. */
export function trimWhiteSpaceEnd(text: string, start: number, end: number): number {
  let offset = end;
  while (offset > start && isWhiteSpace(text.charCodeAt(offset - 1))) offset -= 1;
  return offset;
}
