import { createCollationKeys } from "./collation-keys.ts";
import type { WriteCollationKey } from "./collation-keys.ts";
import { sortUnits } from "./sort-units.ts";

export interface CollatedOrder {
  readonly language: string;
  /** Numbers in words by their value. */
  readonly numeric: boolean;
  readonly ignoreCase: boolean;
  readonly descending: boolean;
}

type Compare = (one: number, other: number) => number;

function createCollator(language: string, options: Intl.CollatorOptions): Intl.Collator {
  try {
    return new Intl.Collator(language, options);
  } catch (error) {
    // A tag that is none: English, as documented.
    if (error instanceof RangeError) return new Intl.Collator("en", options);
    throw error;
  }
}

/** Lines that have keys, in the order of these, and the others as they stand. */
interface Keyed {
  /** Lines of one key together. */
  readonly groups: readonly (readonly number[])[];
  readonly others: readonly number[];
}

function sortByKeys(texts: readonly string[], writeKey: WriteCollationKey): Keyed {
  const size = texts.reduce((sum, text) => sum + 2 * text.length + 1, 0);
  const units = new Uint16Array(size);
  const offsets = new Uint32Array(texts.length + 1);
  const keyed: number[] = [];
  const others: number[] = [];
  let end = 0;
  for (const [index, text] of texts.entries()) {
    const next = writeKey(text, units, end);
    if (next === null) {
      others.push(index);
    } else {
      end = next;
      keyed.push(index);
      offsets[keyed.length] = end;
    }
  }
  const { order, same } = sortUnits({ units, offsets: offsets.subarray(0, keyed.length + 1) });
  const groups: number[][] = [];
  for (const [place, key] of order.entries()) {
    const index = keyed[key] ?? 0;
    if (same[place] === 1) groups.at(-1)?.push(index);
    else groups.push([index]);
  }
  return { groups, others };
}

/** The first place from `start` on at which an index comes behind `index`: by ever longer steps, then by halves. */
function findPlace(indices: readonly number[], index: number, start: number, compare: Compare): number {
  const isBehind = (place: number) => {
    const other = indices[place];
    return other === undefined || (compare(other, index) || other - index) > 0;
  };
  let low = start;
  let step = 1;
  while (!isBehind(low + step - 1)) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step - 1, indices.length);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBehind(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Two sorted lists of indices as one; of equals the lower index comes first. `few` is best the shorter one. */
function merge(many: readonly number[], few: readonly number[], compare: Compare): readonly number[] {
  if (few.length === 0) return many;
  const merged: number[] = [];
  let taken = 0;
  for (const index of few) {
    const place = findPlace(many, index, taken, compare);
    for (; taken < place; taken += 1) merged.push(many[taken] ?? 0);
    merged.push(index);
  }
  for (; taken < many.length; taken += 1) merged.push(many[taken] ?? 0);
  return merged;
}

/**
 * The order of texts in a dictionary of a language: the indices of `texts`, sorted. Stable, descending too. Lines of
 * ASCII are sorted by keys made beforehand, which takes a fraction of the time; the outcome is the collator's.
 */
export function sortCollated(texts: readonly string[], order: CollatedOrder): readonly number[] {
  const { language, numeric, ignoreCase, descending } = order;
  // Options that say what is so anyway would keep engines from their fast way.
  const collator = createCollator(language, {
    ...(numeric && { numeric }),
    ...(ignoreCase && { sensitivity: "accent" as const }),
  });
  const sign = descending ? -1 : 1;
  const compare: Compare = (one, other) => {
    const text = texts[one] ?? "";
    const otherText = texts[other] ?? "";
    // Lists have lines again and again, and collators of most languages take their time on these too.
    return text === otherText ? 0 : sign * collator.compare(text, otherText);
  };
  const writeKey = createCollationKeys(language, numeric);
  if (writeKey === null) return Array.from(texts.keys()).sort(compare);
  const { groups, others } = sortByKeys(texts, writeKey);
  const inOrder = descending ? groups.toReversed() : groups;
  // Of one key are lines that differ in case or in zeros before a number.
  const keyed = inOrder.flatMap((group) => (group.length === 1 ? group : group.toSorted(compare)));
  const rest = others.toSorted(compare);
  return keyed.length < rest.length ? merge(rest, keyed, compare) : merge(keyed, rest, compare);
}
