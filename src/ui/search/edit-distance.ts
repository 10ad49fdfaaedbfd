/**
 * How many single slips lie between two texts: characters put in, left out, taken for another, or swapped with their
 * neighbour. Counted by code point, as restricted Damerau–Levenshtein ("optimal string alignment": Damerau 1964; the
 * table is Wagner and Fischer's, 1974). From 0 for equal texts to the length of the longer one.
 */
export function editDistance(first: string, second: string): number {
  const left = Array.from(first);
  const right = Array.from(second);
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (const [row, character] of left.entries()) {
    const next = [row + 1];
    for (const [column, other] of right.entries()) {
      const replaced = at(last, column) + (character === other ? 0 : 1);
      const shorter = Math.min(at(last, column + 1), at(next, column)) + 1;
      const isSwap = row > 0 && column > 0 && character === right[column - 1] && left[row - 1] === other;
      const swapped = isSwap ? at(beforeLast, column - 1) + 1 : Number.POSITIVE_INFINITY;
      next.push(Math.min(replaced, shorter, swapped));
    }
    beforeLast = last;
    last = next;
  }
  return at(last, right.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
