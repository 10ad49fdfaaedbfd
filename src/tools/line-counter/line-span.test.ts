import { describe, expect, it } from "vitest";

import { findChange, findSelectedLines } from "./line-span.ts";

describe("findSelectedLines", () => {
  const text = "one\ntwo\n\nfour";
  it.each([
    [0, 0, text],
    [0, 1, "one"],
    [2, 5, "one\ntwo"],
    [4, 8, "two"],
    [5, 6, "two"],
    [7, 9, "two\n"],
    [3, 4, "one"],
    [10, 99, "four"],
  ])("from %i to %i gives %j", (start, end, lines) => {
    const span = findSelectedLines(text, { start, end });
    expect(text.slice(span.start, span.end)).toBe(lines);
  });
});

describe("findChange", () => {
  it.each([
    ["abc", "abc"],
    ["abc", "axc"],
    ["aaa", "aa"],
    ["", "a"],
    ["a", ""],
    ["abab", "ab"],
    ["x\ny", "y\nx"],
  ])("from %j to %j", (before, after) => {
    const change = findChange(before, after, 0);
    const made =
      change === null ? before : before.slice(0, change.from) + change.insert + before.slice(change.to);
    expect(made).toBe(after);
    expect(change === null).toBe(before === after);
  });

  it("counts from where the part stands", () => {
    expect(findChange("abc", "abd", 10)).toEqual({ from: 12, to: 13, insert: "d" });
  });
});
