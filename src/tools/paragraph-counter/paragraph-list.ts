import type { ParagraphRule } from "#core/paragraphs/find-text-paragraphs.ts";
import { isSingleSentence, isWall } from "#core/paragraphs/measure-paragraphs.ts";
import type { MeasuredParagraph, WallLimit } from "#core/paragraphs/measure-paragraphs.ts";

import type { Filter, Order } from "./settings.ts";

/** What the list is made by. */
export interface ListChoice {
  readonly rule: ParagraphRule;
  readonly limit: WallLimit;
  readonly filter: Filter;
  readonly order: Order;
}

/** The indices of the parts that a filter lets through, in an order; of two alike, the first in the text comes first. */
export function listParagraphs(
  parts: readonly MeasuredParagraph[],
  { rule, limit, filter, order }: ListChoice,
): readonly number[] {
  const passes = (part: MeasuredParagraph): boolean => {
    if (filter === "walls") return isWall(part, rule, limit);
    if (filter === "single") return isSingleSentence(part);
    if (filter === "heading") return part.kind === "heading";
    return filter === "all" || part.isDialogue;
  };
  const indices = parts.flatMap((part, index) => (passes(part) ? [index] : []));
  const sign = order.direction === "ascending" ? 1 : -1;
  const sizeOf = (index: number): number => {
    const part = parts[index];
    if (part === undefined || order.order === "place") return index;
    return order.order === "words" ? part.words : part.sentences;
  };
  return indices.toSorted((first, second) => sign * (sizeOf(first) - sizeOf(second)) || first - second);
}

/** The index of the part at an offset: the one that holds it or ends at it, else the last before it; 0 before all. */
export function findPartAt(parts: readonly MeasuredParagraph[], offset: number): number {
  let low = 0;
  let high = parts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((parts[middle]?.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}

/** The sentences of a part, by their starts; each ends where the next one begins. */
export function findPartSentences(
  starts: Int32Array,
  { start, end }: MeasuredParagraph,
): readonly { readonly start: number; readonly end: number }[] {
  const own = starts.subarray(countBelow(starts, start), countBelow(starts, end));
  return Array.from(own, (offset, index) => ({ start: offset, end: own[index + 1] ?? end }));
}

/** How many of ascending numbers are less than a limit. */
function countBelow(numbers: Int32Array, limit: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
