/**
 * The widths and heights of a font, in its own units (`unitsPerEm` to the em), as far as laying out plain text needs
 * them. Written by `build/font-metrics.ts`.
 */
export interface FontMetrics {
  readonly unitsPerEm: number;
  /** Above and below the base line, and what the font asks for between two lines. All 0 or more. */
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** The width of each code point from the first on, by spaces; `5*3` is 5 three times, -1 a character it lacks. */
  readonly advances: readonly (readonly [first: number, widths: string])[];
  /** By how much pairs of characters are moved together (below 0) or apart; ligatures of two are among them. */
  readonly kerning: readonly (readonly [amount: number, pairs: string])[];
  /**
   * What a ligature of two letters adds to the width of the letters, and one of three to that with the pairs in it
   * taken into account.
   */
  readonly ligatures: readonly (readonly [letters: string, amount: number])[];
}
