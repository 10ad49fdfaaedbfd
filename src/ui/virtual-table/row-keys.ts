/** What a key asks of the table. */
export type RowMove = { readonly kind: "move"; readonly index: number } | { readonly kind: "open" };

/** How many rows of the table there are, how many fit in sight, and which one is current (−1 for none). */
export interface RowPlace {
  readonly current: number;
  readonly count: number;
  readonly page: number;
}

/**
 * Where a key goes from the current row: arrows by one, Page Up and Page Down by what is in sight, Home and End to the
 * ends; Enter and the space bar open. `null` for other keys and for an empty table.
 */
export function moveByKey(key: string, { current, count, page }: RowPlace): RowMove | null {
  if (count === 0) return null;
  const to = (index: number): RowMove => ({ kind: "move", index: Math.min(count - 1, Math.max(0, index)) });
  switch (key) {
    case "ArrowDown":
      return to(current + 1);
    case "ArrowUp":
      return to(current < 0 ? 0 : current - 1);
    case "PageDown":
      return to(Math.max(0, current) + Math.max(1, page));
    case "PageUp":
      return to(current - Math.max(1, page));
    case "Home":
      return to(0);
    case "End":
      return to(count - 1);
    case "Enter":
    case " ":
      return current < 0 ? null : { kind: "open" };
    default:
      return null;
  }
}
