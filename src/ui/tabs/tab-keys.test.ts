import { describe, expect, it } from "vitest";

import { tabAfterKey } from "./tab-keys.ts";

describe("tabAfterKey", () => {
  it.each([
    ["ArrowRight", 0, false, 1],
    ["ArrowRight", 2, false, 0],
    ["ArrowLeft", 0, false, 2],
    ["ArrowLeft", 1, false, 0],
    ["ArrowRight", 1, true, 0],
    ["ArrowLeft", 2, true, 0],
    ["Home", 2, false, 0],
    ["End", 0, false, 2],
    ["Enter", 1, false, null],
    ["Tab", 1, false, null],
  ])("takes %s from tab %i of three (right to left: %s) to %s", (key, current, rightToLeft, expected) => {
    expect(tabAfterKey(key, current, 3, rightToLeft)).toBe(expected);
  });

  it("moves nowhere without tabs", () => {
    expect(tabAfterKey("Home", 0, 0, false)).toBeNull();
  });
});
