import { describe, expect, it } from "vitest";

import { findSentenceAt } from "./find-sentence.ts";
import { orderSentences } from "./sentence-order.ts";
import { sortCodec } from "./settings.ts";

const sentences = { types: Uint8Array.of(0, 1, 0, 3), words: Int32Array.of(5, 9, 5, 2) };

describe("orderSentences", () => {
  it.each([
    ["all", "place-up", [0, 1, 2, 3]],
    ["all", "place-down", [3, 2, 1, 0]],
    ["all", "words-down", [1, 0, 2, 3]],
    ["all", "words-up", [3, 0, 2, 1]],
    ["statement", "words-down", [0, 2]],
    ["exclamation", "place-up", []],
  ] as const)("%s by %s", (filter, sort, indices) => {
    const order = sortCodec.parse(sort) ?? expect.unreachable();
    expect([...orderSentences(sentences, filter, order)]).toEqual(indices);
  });
});

describe("findSentenceAt", () => {
  it.each([
    [0, -1],
    [2, 0],
    [9, 0],
    [10, 1],
    [99, 1],
  ])("the sentence at %i is %i", (offset, index) => {
    expect(findSentenceAt(Int32Array.of(2, 10), offset)).toBe(index);
  });
});
