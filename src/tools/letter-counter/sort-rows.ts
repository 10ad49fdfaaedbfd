import type { LetterRow } from "#core/letters/letter-measures.ts";

import type { RowOrder, RowSort } from "./settings.ts";

/** Letters as the alphabet has them, capitals before small ones; then the others by their code points. */
export function inAlphabeticalOrder(
  rows: readonly LetterRow[],
  alphabet: readonly string[],
): readonly LetterRow[] {
  const places = new Map(alphabet.map((letter, index) => [letter, index]));
  const placeOf = ({ letter }: LetterRow): number =>
    places.get(letter) ?? places.get(letter.toLowerCase()) ?? alphabet.length;
  return rows.toSorted(
    (first, second) => placeOf(first) - placeOf(second) || (first.letter < second.letter ? -1 : 1),
  );
}

const values: Readonly<Record<Exclude<RowOrder, "letter">, (row: LetterRow) => number>> = {
  count: ({ count }) => count,
  difference: ({ share, expected }) => (expected === null ? 0 : share - expected),
  first: ({ first }) => first,
  last: ({ last }) => last,
  doubled: ({ doubled }) => doubled,
};

/** The rows in an order; what is equal stays in that of the alphabet. */
export function sortRows(
  rows: readonly LetterRow[],
  alphabet: readonly string[],
  { order, direction }: RowSort,
): readonly LetterRow[] {
  const alphabetical = inAlphabeticalOrder(rows, alphabet);
  if (order === "letter") return direction === "ascending" ? alphabetical : alphabetical.toReversed();
  const valueOf = values[order];
  const sign = direction === "ascending" ? 1 : -1;
  return alphabetical.toSorted((first, second) => sign * (valueOf(first) - valueOf(second)));
}
