import type { Span } from "#core/document/span.ts";

/** The most characters that Harper is handed at once: its time grows faster than the text. */
export const mostPieceUnits = 4000;

/**
 * Cuts a text for Harper: whole sentences that stand on one line, so that a change touches one piece and the others
 * are known. A sentence that is too long is left out, and so is all that is no sentence, such as code.
 */
export function cutIntoPieces(text: string, sentences: readonly Span[]): Span[] {
  const pieces: Span[] = [];
  let last: Span | null = null;
  for (const { start, end } of sentences) {
    if (end - start > mostPieceUnits) continue;
    const joins: boolean =
      last !== null && end - last.start <= mostPieceUnits && !/\S|[\n\r]/.test(text.slice(last.end, start));
    const piece: Span = joins && last !== null ? { start: last.start, end } : { start, end };
    if (joins) pieces[pieces.length - 1] = piece;
    else pieces.push(piece);
    last = piece;
  }
  return pieces;
}
