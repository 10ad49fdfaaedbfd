import type { TextChange } from "#core/document/span.ts";
import type { ReadText } from "./word-window.ts";

/** Changes nearer to each other than this are made as one, with the text between them. */
const MERGE_DISTANCE = 512;

/**
 * Checks changes of a text of `length` units, and joins those that are near one another, so that a thousand changes
 * on a page cost no more than the page.
 * @throws RangeError for a change outside the text, or before the end of the one before it, or at no whole number.
 */
export function mergeChanges(changes: readonly TextChange[], length: number, read: ReadText): TextChange[] {
  checkChanges(changes, length);
  const merged: TextChange[] = [];
  let from = 0;
  let to = -1;
  let inserts: string[] = [];
  const close = (): void => {
    if (to >= 0) merged.push({ from, to, insert: inserts.join("") });
  };
  for (const change of changes) {
    if (to >= 0 && change.from - to < MERGE_DISTANCE) {
      inserts.push(read(to, change.from), change.insert);
    } else {
      close();
      from = change.from;
      inserts = [change.insert];
    }
    to = change.to;
  }
  close();
  return merged;
}

function checkChanges(changes: readonly TextChange[], length: number): void {
  let end = 0;
  for (const { from, to } of changes) {
    const isWhole = Number.isInteger(from) && Number.isInteger(to);
    if (!(isWhole && from >= end && to >= from && to <= length)) {
      throw new RangeError(`Change ${from} to ${to} is out of order or outside a text of ${length} units`);
    }
    end = to;
  }
}
