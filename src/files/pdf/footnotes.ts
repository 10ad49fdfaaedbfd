import type { PageRow } from "./page-rows.ts";

/** The rows of a page without its footnotes, and these. */
export interface DividedNotes {
  readonly text: readonly PageRow[];
  readonly notes: readonly PageRow[];
}

/** How much smaller than the text notes are set, at least. */
const noteRatio = 0.93;
const noteMark = /^(?:\d{1,3}|[*†‡§¶]|[a-z](?=[\s).]))/u;

function usualSize(rows: readonly PageRow[]): number {
  const lengths = new Map<number, number>();
  for (const { pieces } of rows) {
    for (const { size, text } of pieces) {
      const rounded = Math.round(size * 2) / 2;
      lengths.set(rounded, (lengths.get(rounded) ?? 0) + text.length);
    }
  }
  return Array.from(lengths).toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 0;
}

/** Tells footnotes from the text above them: the last rows of a page, smaller than its text, the first with a mark. */
export function divideFootnotes(rows: readonly PageRow[]): DividedNotes {
  const most = noteRatio * usualSize(rows);
  let from = rows.length;
  while (from > 0 && (rows[from - 1]?.size ?? Infinity) < most) from -= 1;
  const first = rows.findIndex(
    ({ pieces }, index) =>
      index >= from &&
      noteMark.test(
        pieces
          .map(({ text }) => text)
          .join("")
          .trim(),
      ),
  );
  if (from === 0 || first < 0 || first !== from) return { text: rows, notes: [] };
  return { text: rows.slice(0, from), notes: rows.slice(from) };
}
