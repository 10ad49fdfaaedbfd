import { sentenceTypes } from "#core/sentences/sentence-types.ts";

import type { Order, TypeFilter } from "./settings.ts";

/** The indices of the sentences of a type, in an order; of two as long, the first in the text comes first. */
export function orderSentences(
  { types, words }: { readonly types: Uint8Array; readonly words: Int32Array },
  filter: TypeFilter,
  { order, direction }: Order,
): Int32Array {
  const wanted = filter === "all" ? -1 : sentenceTypes.indexOf(filter);
  const indices = Int32Array.from(types.keys()).filter((index) => wanted < 0 || types[index] === wanted);
  const isUp = direction === "ascending";
  if (order === "place") return isUp ? indices : indices.toReversed();
  const sign = isUp ? 1 : -1;
  return indices.toSorted(
    (first, second) => sign * ((words[first] ?? 0) - (words[second] ?? 0)) || first - second,
  );
}
