import type { Span } from "#core/document/span.ts";

/** A piece of a text and where it comes from. Pieces ascend on both sides. */
export interface SourcePiece {
  /** Where it begins in the text. */
  readonly start: number;
  readonly length: number;
  readonly original: Span;
}

/** Tells places of a text from places of the source that it was made from, and back. */
export class SourceMap {
  readonly #pieces: readonly SourcePiece[];

  constructor(pieces: readonly SourcePiece[]) {
    this.#pieces = pieces;
  }

  /** The span of the source that a span of the text was made from. */
  toSource({ start, end }: Span): Span {
    const first = this.#sourceOf(start);
    if (end <= start) return { start: first, end: first };
    // By its last unit: what was left out behind it is no part of it.
    const last = this.#pieceAt(end - 1, (piece) => piece.start);
    return { start: first, end: last === undefined ? first : Math.max(first, endWithin(last, end)) };
  }

  /** The place in the text of a place in the source; what was left out is at its next piece. */
  toText(offset: number): number {
    const piece = this.#pieceAt(offset, ({ original }) => original.start);
    if (piece === undefined) return 0;
    const within = offset - piece.original.start;
    if (within < 0) return piece.start;
    return piece.start + Math.min(within, piece.length);
  }

  #sourceOf(offset: number): number {
    const piece = this.#pieceAt(offset, ({ start }) => start);
    if (piece === undefined) return 0;
    return Math.min(piece.original.start + Math.max(0, offset - piece.start), piece.original.end);
  }

  #pieceAt(offset: number, startOf: (piece: SourcePiece) => number): SourcePiece | undefined {
    let low = 0;
    let high = this.#pieces.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      const piece = this.#pieces[middle];
      if (piece !== undefined && startOf(piece) <= offset) low = middle;
      else high = middle - 1;
    }
    return this.#pieces[low];
  }
}

/** A piece that is shorter than its source, such as a character that was written as an entity, ends with all of it. */
function endWithin({ start, length, original }: SourcePiece, end: number): number {
  return end >= start + length ? original.end : Math.min(original.end, original.start + end - start);
}
