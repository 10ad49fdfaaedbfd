import type { FramedPiece } from "./text-piece.ts";

/** How far apart two drawings of the same characters may be, as a share of their size. */
const mostShift = 0.2;
/** Lines lie in rows of so many points; what overprints each other is in one row or in neighbouring ones. */
const rowHeight = 4;
/** In a row with more pieces than this, what is only a part of another piece is not looked for. */
const mostInRow = 400;

/** About how wide a text is: Chinese and Japanese characters and Hangul are twice as wide as others. */
function widthOf(text: string): number {
  return text.length + (text.match(/[\u2e80-\ud7ff\uf900-\ufaff\uff01-\uff60]/g)?.length ?? 0);
}

/** Whether a piece is drawn over a part of a longer one, with the same characters at nearly the same places. */
function isPartOf(piece: FramedPiece, longer: FramedPiece): boolean {
  if (piece.text.length >= longer.text.length || piece.frame !== longer.frame) return false;
  if (Math.abs(longer.baseline - piece.baseline) > mostShift * piece.size) return false;
  if (piece.left < longer.left - piece.size || piece.right > longer.right + piece.size) return false;
  const perUnit = (longer.right - longer.left) / widthOf(longer.text);
  for (
    let index = longer.text.indexOf(piece.text);
    index >= 0;
    index = longer.text.indexOf(piece.text, index + 1)
  ) {
    // Characters are not equally wide; where the piece begins is known to about one of them.
    if (
      Math.abs(longer.left + widthOf(longer.text.slice(0, index)) * perUnit - piece.left) <
      0.6 * piece.size
    )
      return true;
  }
  return false;
}

/** Without what is drawn again at nearly the same place, to look bold or to cast a shadow. */
function withoutSame(pieces: readonly FramedPiece[]): readonly FramedPiece[] {
  const seen = new Map<string, FramedPiece[]>();
  return pieces.filter((piece) => {
    if (piece.text.trim() === "") return true;
    const near = mostShift * piece.size;
    // Places nearer than half a cell share one of two grids that are half a cell apart.
    const cell = piece.left / (2 * near);
    const line = `${piece.frame} ${Math.round(piece.baseline / rowHeight)} ${piece.text}`;
    const keys = [`${line} ${Math.floor(cell)}`, `${line} ${Math.floor(cell + 0.5)} +`];
    const isRepeat = keys
      .flatMap((key) => seen.get(key) ?? [])
      .some(
        ({ left, baseline }) =>
          Math.abs(left - piece.left) < near && Math.abs(baseline - piece.baseline) < near,
      );
    if (!isRepeat) for (const key of keys) seen.set(key, [...(seen.get(key) ?? []), piece]);
    return !isRepeat;
  });
}

/**
 * Without what is drawn more than once at nearly the same place, as programs do that have no bold font: whole pieces, and
 * pieces that are a part of a longer one, where the drawings are cut into pieces differently.
 */
export function withoutOverprints(pieces: readonly FramedPiece[]): readonly FramedPiece[] {
  const once = withoutSame(pieces);
  const rows = new Map<number, FramedPiece[]>();
  for (const piece of once) {
    if (piece.text.trim() === "") continue;
    const row = Math.round(piece.baseline / rowHeight);
    const others = rows.get(row);
    if (others === undefined) rows.set(row, [piece]);
    else others.push(piece);
  }
  return once.filter((piece) => {
    if (piece.text.trim() === "") return true;
    const row = Math.round(piece.baseline / rowHeight);
    const near = [row - 1, row, row + 1].flatMap((each) => rows.get(each) ?? []);
    return near.length > mostInRow || !near.some((other) => isPartOf(piece, other));
  });
}
