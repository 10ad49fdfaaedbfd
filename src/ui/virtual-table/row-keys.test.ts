import { describe, expect, it } from "vitest";

import { moveByKey } from "./row-keys.ts";

const place = (current: number, count = 100, page = 10) => ({ current, count, page });

describe("moveByKey", () => {
  it.each([
    ["ArrowDown", -1, 0],
    ["ArrowDown", 99, 99],
    ["ArrowUp", -1, 0],
    ["ArrowUp", 0, 0],
    ["ArrowUp", 7, 6],
    ["PageDown", -1, 10],
    ["PageDown", 95, 99],
    ["PageUp", 5, 0],
    ["PageUp", 50, 40],
    ["Home", 50, 0],
    ["End", 3, 99],
  ])("%s from row %i goes to %i", (key, from, index) => {
    expect(moveByKey(key, place(from))).toEqual({ kind: "move", index });
  });

  it("opens the current row, and nothing without one", () => {
    expect(moveByKey("Enter", place(4))).toEqual({ kind: "open" });
    expect(moveByKey(" ", place(4))).toEqual({ kind: "open" });
    expect(moveByKey("Enter", place(-1))).toBeNull();
  });

  it("leaves other keys and empty tables alone", () => {
    expect(moveByKey("a", place(4))).toBeNull();
    expect(moveByKey("ArrowDown", place(-1, 0))).toBeNull();
  });
});
