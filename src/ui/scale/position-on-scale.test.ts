import { describe, expect, it } from "vitest";

import { positionOnScale } from "./position-on-scale.ts";

describe("positionOnScale", () => {
  it.each([
    [5, 0, 20, 0.25],
    [0, 0, 20, 0],
    [20, 0, 20, 1],
    [-3, 0, 20, 0],
    [24, 0, 20, 1],
    [75, 100, 0, 0.25],
  ])("puts %d between %d and %d at %d", (value, from, to, expected) => {
    expect(positionOnScale(value, from, to)).toBe(expected);
  });

  it("refuses a scale without length", () => {
    expect(() => positionOnScale(1, 3, 3)).toThrow(RangeError);
  });
});
