import type { TextPiece } from "./text-piece.ts";

/** Pieces on one baseline, from left to right. */
export interface PageRow {
  readonly pieces: readonly TextPiece[];
  readonly baseline: number;
  /** The size of most of its characters. */
  readonly size: number;
  readonly left: number;
  readonly right: number;
}

/** How far apart, in sizes, baselines of one line may be: superscripts and subscripts are raised less than this. */
const sameLine = 0.45;

function mainSize(pieces: readonly TextPiece[]): number {
  const lengths = new Map<number, number>();
  for (const { text, size } of pieces) {
    const rounded = Math.round(size * 2) / 2;
    lengths.set(rounded, (lengths.get(rounded) ?? 0) + text.trim().length);
  }
  let best = 0;
  let most = -1;
  for (const [size, length] of lengths) {
    if (length > most || (length === most && size > best)) {
      best = size;
      most = length;
    }
  }
  return best;
}

/** A row of pieces that stand on one baseline. There is at least one. */
export function makeRow(pieces: readonly TextPiece[]): PageRow {
  const ordered = pieces.toSorted((one, other) => one.left - other.left);
  const size = mainSize(ordered);
  const main = ordered.find((piece) => piece.text.trim() !== "" && Math.abs(piece.size - size) < 0.5);
  return {
    pieces: ordered,
    baseline: (main ?? ordered[0])?.baseline ?? 0,
    size,
    left: Math.min(...ordered.map(({ left }) => left)),
    right: Math.max(...ordered.map(({ right }) => right)),
  };
}

interface OpenRow {
  readonly pieces: TextPiece[];
  baseline: number;
  size: number;
}

/** Gathers pieces into rows from the top down. */
export function findRows(pieces: readonly TextPiece[]): readonly PageRow[] {
  const rows: OpenRow[] = [];
  const waiting = pieces
    .filter(({ text }) => text.trim() !== "")
    .toSorted((one, other) => one.baseline - other.baseline || one.left - other.left);
  for (const piece of waiting) {
    const row = rows.at(-1);
    if (row !== undefined && isOnLine(piece, row)) {
      row.pieces.push(piece);
      if (piece.size > row.size) {
        row.baseline = piece.baseline;
        row.size = piece.size;
      }
    } else {
      rows.push({ pieces: [piece], baseline: piece.baseline, size: piece.size });
    }
  }
  // Spaces tell where words end; they do not make rows.
  for (const space of pieces.filter(({ text }) => text.trim() === "")) {
    const row = nearestRow(rows, space.baseline);
    if (row !== null && Math.abs(row.baseline - space.baseline) < 0.3 * row.size) row.pieces.push(space);
  }
  return withRaised(rows).map(({ pieces }) => makeRow(pieces));
}

/** Puts raised and lowered characters, whose baseline is another one, beside the characters that they belong to. */
function withRaised(rows: readonly OpenRow[]): readonly OpenRow[] {
  const kept: OpenRow[] = [];
  for (const [index, row] of rows.entries()) {
    const near = [kept.at(-1), rows[index + 1]];
    const host = near.find(
      (other) => other !== undefined && row.pieces.every((piece) => isOnLine(piece, other)),
    );
    if (host === undefined || host.size <= row.size) kept.push(row);
    else host.pieces.push(...row.pieces);
  }
  return kept;
}

/** Whether a piece stands on a row's line: smaller ones may be raised or lowered, beside what is there. */
function isOnLine(piece: TextPiece, row: OpenRow): boolean {
  const distance = Math.abs(piece.baseline - row.baseline);
  const larger = Math.max(piece.size, row.size);
  const smaller = Math.min(piece.size, row.size);
  if (distance <= 0.2 * smaller) return true;
  if (distance > sameLine * larger || smaller > 0.85 * larger) return false;
  const reach = 0.5 * larger;
  return row.pieces.some(({ left, right }) => left < piece.right + reach && piece.left - reach < right);
}

function nearestRow(rows: readonly OpenRow[], baseline: number): OpenRow | null {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.baseline ?? Infinity) < baseline) low = middle + 1;
    else high = middle;
  }
  const [above, below] = [rows[low - 1], rows[low]];
  if (above === undefined || below === undefined) return above ?? below ?? null;
  return baseline - above.baseline < below.baseline - baseline ? above : below;
}
