import { describe, expect, it } from "vitest";

import { findLetters } from "./find-letters.ts";
import { defaultLetterOptions } from "./letter-options.ts";

describe("the places of letters", () => {
  it.each([
    ["E e\u0301", ["e"], ["E", "e\u0301"]],
    ["the other", ["t", "h", "e"], ["the", "the"]],
    ["aaa", ["a", "a"], ["aa", "aa"]],
    ["don't", ["n", "t"], ["n't"]],
    ["a b", ["a", "b"], []],
    ["abc", ["x"], []],
    ["abc", [], []],
  ])("in %j of %j are %j", (text, letters, expected) => {
    const spans = findLetters(text, letters, defaultLetterOptions, 100);
    expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual(expected);
  });

  it("counts offsets from the start of a long text", () => {
    const text = `${"abc ".repeat(50_000)}z`;
    expect(findLetters(text, ["z"], defaultLetterOptions, 5)).toEqual([{ start: 200_000, end: 200_001 }]);
    expect(findLetters(text, ["a"], defaultLetterOptions, 5)).toHaveLength(5);
  });
});
