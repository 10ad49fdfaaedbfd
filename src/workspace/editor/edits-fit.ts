import type { TextChange } from "#core/document/span.ts";

/** Whether edits ascend, do not overlap and lie within a text of this length (UTF-16 units). None at all fit. */
export function editsFit(edits: readonly TextChange[], length: number): boolean {
  let end = 0;
  for (const { from, to } of edits) {
    if (from < end || to < from) return false;
    end = to;
  }
  return end <= length;
}
