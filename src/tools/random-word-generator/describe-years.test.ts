import { describe, expect, it } from "vitest";

import { describeYears } from "./describe-years.ts";

describe("describeYears", () => {
  it.each([
    [3503, "about 3,500 years"],
    [27_240_000, "about 27 million years"],
    [2.1e11, "about 210 thousand million years"],
    [1, "about 370 days"],
    [3 / 365.25 / 24, "about 3 hours"],
    [1e-9, "no more than moments"],
    [1e20, "longer than any computer will last"],
    [Number.POSITIVE_INFINITY, "longer than any computer will last"],
  ])("%s", (years, text) => {
    expect(describeYears(years)).toBe(text);
  });
});
