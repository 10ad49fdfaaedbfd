import type { AlignmentWork, SequenceRange } from "./bounded-alignment.ts";

/** Items of each sequence that are looked at together: bits of a number. */
const WINDOW = 31;
/** Pairs in this part of a window are kept; those behind it may be better ones with what follows. */
const KEPT = 16;

const rows = new Int32Array(WINDOW + 1);

/**
 * Pairs the items of a range along its length, window by window: in each, the longest common subsequence, a row of its
 * table at a time as the bits of a number (Hyyrö, "Bit-parallel LCS-length computation revisited", 2004), of which the
 * first half is kept. It takes time in proportion to the length, and finds its way where no more than half a window was
 * put in or taken out at a time.
 */
export function alignByWindows(work: AlignmentWork, { aStart, aEnd, bStart, bEnd }: SequenceRange): void {
  const { a, b, partners } = work;
  const masks = (work.masks ??= new Int32Array(work.kinds));
  let aFree = aStart;
  let bFree = bStart;
  while (aFree < aEnd && bFree < bEnd) {
    if (a[aFree] === b[bFree]) {
      partners[aFree] = bFree;
      aFree += 1;
      bFree += 1;
      continue;
    }
    const columns = Math.min(WINDOW, aEnd - aFree);
    const lines = Math.min(WINDOW, bEnd - bFree);
    for (let column = 0; column < columns; column += 1) {
      const item = a[aFree + column] ?? 0;
      masks[item] = (masks[item] ?? 0) | (1 << column);
    }
    // A zero bit stands where one more column makes the longest common subsequence longer by one.
    let row = -1;
    rows[0] = row;
    for (let line = 0; line < lines; line += 1) {
      const mask = masks[b[bFree + line] ?? 0] ?? 0;
      row = (row + (row & mask)) | (row & ~mask) | 0;
      rows[line + 1] = row;
    }
    for (let column = 0; column < columns; column += 1) masks[a[aFree + column] ?? 0] = 0;

    const isLast = aFree + columns === aEnd && bFree + lines === bEnd;
    const kept = isLast ? WINDOW : KEPT;
    let aNext = -1;
    let bNext = -1;
    let column = columns;
    let line = lines;
    while (column > 0 && line > 0) {
      const bit = 1 << (column - 1);
      if (((rows[line] ?? 0) & bit) !== 0) {
        column -= 1;
        continue;
      }
      line -= 1;
      if (((rows[line] ?? 0) & bit) === 0) continue;
      column -= 1;
      if (column >= kept || line >= kept) continue;
      partners[aFree + column] = bFree + line;
      if (aNext === -1) {
        aNext = column + 1;
        bNext = line + 1;
      }
    }
    if (isLast) return;
    aFree += aNext === -1 ? KEPT / 2 : aNext;
    bFree += bNext === -1 ? KEPT / 2 : bNext;
  }
}
