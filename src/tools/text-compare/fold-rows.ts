/** What stands in a list of rows: one row, or a stretch without changes that is folded away. */
export type FoldedItem =
  | { readonly kind: "row"; readonly row: number }
  | { readonly kind: "fold"; readonly start: number; readonly count: number };

/** Rows without changes that stay in sight beside a change. */
const contextRows = 2;
/** Folding less than this saves nothing. */
const leastFolded = 3;

/**
 * Rows with the long stretches between changes folded. `unfolded` holds the first rows of those that a person has
 * opened. Where nothing is changed nothing is folded.
 */
export function foldRows(
  rows: readonly { readonly isChanged: boolean }[],
  folds: boolean,
  unfolded: ReadonlySet<number>,
): readonly FoldedItem[] {
  const items: FoldedItem[] = [];
  const show = (from: number, to: number) => {
    for (let row = from; row < to; row += 1) items.push({ kind: "row", row });
  };
  const addStretch = (from: number, to: number) => {
    const start = from === 0 ? 0 : from + contextRows;
    const end = to === rows.length ? to : to - contextRows;
    if (!folds || end - start < leastFolded || (from === 0 && to === rows.length) || unfolded.has(start)) {
      return show(from, to);
    }
    show(from, start);
    items.push({ kind: "fold", start, count: end - start });
    return show(end, to);
  };
  let stretchStart = 0;
  for (const [index, { isChanged }] of rows.entries()) {
    if (!isChanged) continue;
    addStretch(stretchStart, index);
    items.push({ kind: "row", row: index });
    stretchStart = index + 1;
  }
  addStretch(stretchStart, rows.length);
  return items;
}
