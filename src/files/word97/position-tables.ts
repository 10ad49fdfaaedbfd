import type { ByteView } from "./byte-view.ts";
import type { CharacterRange } from "./file-information.ts";

/** One entry of a table that ties data to character positions ([MS-DOC] 2.2.2, PLC). */
export interface PositionEntry extends CharacterRange {
  readonly data: ByteView;
}

/**
 * The entries of a table whose data are of `dataBytes` each. A table that breaks off has fewer, and one whose positions
 * go back ends there: so all its ranges together are no longer than the text.
 */
export function readPositions(table: ByteView, dataBytes: number): readonly PositionEntry[] {
  const count = Math.max(0, Math.floor((table.length - 4) / (4 + dataBytes)));
  const entries: PositionEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    const start = table.u32(4 * index);
    const end = table.u32(4 * index + 4);
    if (end < start) break;
    entries.push({ start, end, data: table.slice(4 * (count + 1) + dataBytes * index, dataBytes) });
  }
  return entries;
}

/** The ranges of a story that a table of positions in it divides it into; those out of order or outside are empty. */
export function readRanges(
  table: ByteView,
  dataBytes: number,
  story: CharacterRange,
): readonly CharacterRange[] {
  return readPositions(table, dataBytes).map(({ start, end }) => {
    const from = story.start + start;
    const to = Math.min(story.start + end, story.end);
    return from < to ? { start: from, end: to } : { start: story.start, end: story.start };
  });
}
