import { describe, expect, it } from "vitest";

import { formatCount, formatDecimal, formatProgress, formatQuantity, formatShare } from "./format.ts";

describe("formats", () => {
  it.each([
    [formatCount(0), "0"],
    [formatCount(1284), "1,284"],
    [formatCount(10_000_000), "10,000,000"],
    [formatDecimal(4.25), "4.3"],
    [formatDecimal(-0.4), "−0.4"],
    [formatDecimal(-0.04), "0.0"],
    [formatDecimal(12), "12.0"],
    [formatDecimal(null), "–"],
    [formatShare(0.0312), "3.1%"],
    [formatShare(1), "100.0%"],
    [formatQuantity(1, "word"), "1 word"],
    [formatQuantity(0, "word"), "0 words"],
    [formatQuantity(1200, "word"), "1,200 words"],
    [formatProgress(3_100_000, 5_800_000), "Reading 3.1 of 5.8 million characters…"],
  ])("writes %s", (written, expected) => {
    expect(written).toBe(expected);
  });
});
