import { describe, expect, it } from "vitest";

import { createScale } from "./scale.ts";

describe("createScale", () => {
  it("spreads values over pixels, upwards too", () => {
    const { place, ticks } = createScale("linear", { least: 0, most: 10 }, [100, 0], 2);
    expect([0, 5, 10].map(place)).toEqual([100, 50, 0]);
    expect(ticks).toEqual([0, 5, 10]);
  });

  it("gives each power of ten the same room", () => {
    const { place } = createScale("log", { least: 1, most: 1000 }, [0, 300], 4);
    expect(place(10)).toBeCloseTo(100, 9);
    expect(place(0)).toBe(0);
  });

  it("puts a lone value in the middle", () => {
    expect(createScale("linear", { least: 4, most: 4 }, [0, 80], 4).place(4)).toBe(40);
  });
});
