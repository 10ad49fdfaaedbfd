import { describe, expect, it } from "vitest";
import { findChange } from "./changed-range.ts";

describe("findChange", () => {
  it.each([
    ["", "", null],
    ["same", "same", null],
    ["", "a", { from: 0, to: 0, insert: "a" }],
    ["a", "", { from: 0, to: 1, insert: "" }],
    ["one two", "one big two", { from: 4, to: 4, insert: "big " }],
    ["one big two", "one two", { from: 4, to: 8, insert: "" }],
    ["colour", "color", { from: 4, to: 5, insert: "" }],
    ["abc", "aXc", { from: 1, to: 2, insert: "X" }],
    ["aa", "aaa", { from: 2, to: 2, insert: "a" }],
    ["aaa", "aa", { from: 2, to: 3, insert: "" }],
  ])("turns %j into %j", (before, after, expected) => {
    expect(findChange(before, after)).toEqual(expected);
  });
});
