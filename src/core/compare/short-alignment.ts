/** Bits of a number that hold one sequence. */
const MOST_BITS = 31;
/** The other sequence may be so long. */
export const MOST_ROWS = 255;

/** By item, where it stands in the sequence that is looked through; all zero between two calls. */
let masks: Int32Array | null = null;
const rows = new Int32Array(MOST_ROWS + 1);
/** Items are numbers below this. */
export const MOST_KINDS = 1 << 16;

/** Whether two pieces of these lengths are short enough for `alignShort`. */
export function isShortPair(length: number, otherLength: number): boolean {
  return Math.min(length, otherLength) <= MOST_BITS && Math.max(length, otherLength) <= MOST_ROWS;
}

/**
 * Pairs the items of two short sequences along a longest common subsequence, a whole row of the table at a time as the
 * bits of a number (Crochemore et al., 2001; Hyyrö, "Bit-parallel LCS-length computation revisited", 2004). For each of
 * the first `aLength` items of `a`, `partners` gets the index of its partner among the first `bLength` of `b`, or -1.
 */
export function alignShort(
  a: Int32Array,
  aLength: number,
  b: Int32Array,
  bLength: number,
  partners: Int32Array,
): void {
  partners.fill(-1, 0, aLength);
  let start = 0;
  let [aEnd, bEnd] = [aLength, bLength];
  while (start < aEnd && start < bEnd && a[start] === b[start]) {
    partners[start] = start;
    start += 1;
  }
  while (aEnd > start && bEnd > start && a[aEnd - 1] === b[bEnd - 1]) {
    aEnd -= 1;
    bEnd -= 1;
    partners[aEnd] = bEnd;
  }
  if (aEnd === start || bEnd === start) return;

  const isSwapped = aEnd - start > MOST_BITS;
  const columns = isSwapped ? b : a;
  const lines = isSwapped ? a : b;
  const columnCount = (isSwapped ? bEnd : aEnd) - start;
  const lineCount = (isSwapped ? aEnd : bEnd) - start;
  masks ??= new Int32Array(MOST_KINDS);
  for (let column = 0; column < columnCount; column += 1) {
    const item = columns[start + column] ?? 0;
    masks[item] = (masks[item] ?? 0) | (1 << column);
  }
  // A zero bit stands where one more column makes the longest common subsequence longer by one.
  let row = -1;
  rows[0] = row;
  for (let line = 0; line < lineCount; line += 1) {
    const mask = masks[lines[start + line] ?? 0] ?? 0;
    row = (row + (row & mask)) | (row & ~mask) | 0;
    rows[line + 1] = row;
  }
  for (let column = 0; column < columnCount; column += 1) masks[columns[start + column] ?? 0] = 0;

  let column = columnCount;
  let line = lineCount;
  while (column > 0 && line > 0) {
    const bit = 1 << (column - 1);
    if (((rows[line] ?? 0) & bit) !== 0) {
      column -= 1;
      continue;
    }
    line -= 1;
    if (((rows[line] ?? 0) & bit) === 0) continue;
    column -= 1;
    if (isSwapped) partners[start + line] = start + column;
    else partners[start + column] = start + line;
  }
}
