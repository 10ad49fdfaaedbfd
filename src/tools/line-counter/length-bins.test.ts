import { describe, expect, it } from "vitest";

import { lengthBins } from "./length-bins.ts";

describe("lengthBins", () => {
  it.each([
    [[], []],
    [[0], [{ from: 0, to: 1, count: 1 }]],
    [
      [0, 2, 2],
      [
        { from: 0, to: 1, count: 1 },
        { from: 1, to: 2, count: 0 },
        { from: 2, to: 3, count: 2 },
      ],
    ],
  ])("puts %j into bins", (lengths, bins) => {
    expect(lengthBins(Uint32Array.from(lengths))).toEqual(bins);
  });

  it("has few bins of round widths, also for a very long line", () => {
    const bins = lengthBins(Uint32Array.from([5_000_000, 3, 12]));
    expect(bins.length).toBe(11);
    expect(bins[0]).toEqual({ from: 0, to: 500_000, count: 2 });
    expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  });
});
