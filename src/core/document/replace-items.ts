/** More arguments than this overflow the stack of some engines. */
const LONGEST_SPLICE = 10_000;

/** `items.splice(index, removed, ...added)` for any number of items. */
export function replaceItems<Item>(
  items: Item[],
  index: number,
  removed: number,
  added: readonly Item[],
): void {
  if (added.length <= LONGEST_SPLICE) {
    items.splice(index, removed, ...added);
    return;
  }
  const after = items.slice(index + removed);
  items.length = index;
  for (const item of added) items.push(item);
  for (const item of after) items.push(item);
}
