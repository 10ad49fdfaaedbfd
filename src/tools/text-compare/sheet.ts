import type { LinePiece } from "#core/compare/comparison-rows.ts";

/** A piece of a line as it is shown. A removed or added line break is an empty piece. */
export interface SheetPiece {
  readonly text: string;
  /** The difference that it is part of, among those that are shown; `null` for what stands as it is. */
  readonly difference: number | null;
  readonly role: "kept" | "before" | "after";
}

/** A line, or a part of a long one. */
export interface SheetLine {
  /** From 1; `null` where a line goes on that was cut for its length, or where lines have no numbers. */
  readonly number: number | null;
  readonly read: () => readonly SheetPiece[];
}

/** A row with a line of each text, or with one of either or both. */
export type SheetRow =
  | {
      readonly kind: "pair";
      readonly isChanged: boolean;
      readonly before: SheetLine | null;
      readonly after: SheetLine | null;
    }
  | {
      readonly kind: "single";
      readonly isChanged: boolean;
      /** `both`: what was removed and added stands in one line. */
      readonly role: "kept" | "before" | "after" | "both";
      readonly numberBefore: number | null;
      readonly numberAfter: number | null;
      readonly read: () => readonly SheetPiece[];
    };

/** Two texts laid out in rows, a few thousand characters in each at most. */
export interface Sheet {
  readonly rows: readonly SheetRow[];
  /** The index of the row that a difference begins in. */
  readonly rowOf: (difference: number) => number;
}

/** Lines of more units than this are cut into rows: a text without line breaks would else be one row. */
export const longestLine = 4000;
const partLength = 2000;
const mostPieces = 400;
const lookBack = 200;

/** Where to cut a text before `most`: behind a space, if one is near, and never between surrogates. */
export function cutBefore(text: string, from: number, most: number): number {
  const end = from + most;
  if (end >= text.length) return text.length;
  const tailStart = Math.max(from, end - lookBack);
  const space = text.slice(tailStart, end).lastIndexOf(" ");
  if (space !== -1) return tailStart + space + 1;
  const unit = text.charCodeAt(end - 1);
  return unit >= 0xd800 && unit < 0xdc00 ? end - 1 : end;
}

function cutPieces(pieces: readonly LinePiece[]): readonly LinePiece[] {
  return pieces.flatMap((piece) => {
    const parts: LinePiece[] = [];
    for (let from = 0; from < piece.text.length;) {
      const end = cutBefore(piece.text, from, partLength);
      parts.push({ ...piece, text: piece.text.slice(from, end) });
      from = end;
    }
    return parts;
  });
}

/** The pieces of a long row in parts, so that what stayed is cut at the same places on both sides. */
export function cutRow(
  before: readonly LinePiece[],
  after: readonly LinePiece[],
): readonly { readonly before: readonly LinePiece[]; readonly after: readonly LinePiece[] }[] {
  const left = cutPieces(before);
  const right = cutPieces(after);
  const parts: { before: LinePiece[]; after: LinePiece[] }[] = [];
  let part: { before: LinePiece[]; after: LinePiece[] } = { before: [], after: [] };
  let [i, j, length] = [0, 0, 0];
  while (i < left.length || j < right.length) {
    const [first, second] = [left[i], right[j]];
    const differs = (piece: LinePiece | undefined) => piece !== undefined && piece.difference !== null;
    const isBetween = !differs(first) && !differs(second);
    const takesFirst = first !== undefined && (isBetween || differs(first));
    const takesSecond = second !== undefined && (isBetween || differs(second));
    if (takesFirst) {
      part.before.push(first);
      i += 1;
    }
    if (takesSecond) {
      part.after.push(second);
      j += 1;
    }
    length += Math.max(takesFirst ? first.text.length : 0, takesSecond ? second.text.length : 0);
    if (length < partLength && part.before.length + part.after.length < mostPieces) continue;
    parts.push(part);
    part = { before: [], after: [] };
    length = 0;
  }
  if (part.before.length + part.after.length > 0) parts.push(part);
  return parts;
}
