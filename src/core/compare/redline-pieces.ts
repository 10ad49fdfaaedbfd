import type { TextDifference } from "./comparison.ts";

/** A piece of two texts in one: it stands in both, in the first alone, or in the second alone. */
export interface RedlinePiece {
  readonly kind: "kept" | "removed" | "added";
  readonly text: string;
}

/**
 * Both texts as pieces in their order; without those removed they are the second text, without those added the first.
 * Where a line ends only because of what was added or removed, the piece holds the line break. None is empty.
 */
export function splitRedline(
  a: string,
  b: string,
  differences: readonly TextDifference[],
): readonly RedlinePiece[] {
  const pieces: RedlinePiece[] = [];
  const add = (kind: RedlinePiece["kind"], text: string) => {
    if (text !== "") pieces.push({ kind, text });
  };
  let read = 0;
  for (const { before, after } of differences) {
    add("kept", a.slice(read, before.start));
    add("removed", a.slice(before.start, before.end));
    add("added", b.slice(after.start, after.end));
    read = before.end;
  }
  add("kept", a.slice(read));
  return pieces;
}
