import { describe, expect, it } from "vitest";

import { extentOf, linearTicks, powerTicks } from "./ticks.ts";

describe("linearTicks", () => {
  it.each([
    [0, 10, 5, [0, 2, 4, 6, 8, 10]],
    [0, 1, 5, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [0.1, 0.9, 4, [0.2, 0.4, 0.6, 0.8]],
    [-5, 5, 2, [-5, 0, 5]],
    [0, 3, 1, [0]],
    [7, 7, 5, [7]],
    [3, 1, 5, []],
    [0, Infinity, 5, []],
    [0, 47_000, 4, [0, 20_000, 40_000]],
  ])("from %d to %d, about %d", (least, most, count, ticks) => {
    expect(linearTicks({ least, most }, count)).toEqual(ticks);
  });
});

describe("powerTicks", () => {
  it.each([
    [1, 1000, 5, [1, 10, 100, 1000]],
    [3, 500, 5, [10, 100]],
    [0.01, 1, 9, [0.01, 0.1, 1]],
    [1, 1e6, 4, [1, 100, 10_000, 1e6]],
    [0, 10, 5, []],
  ])("from %d to %d, about %d", (least, most, count, ticks) => {
    expect(powerTicks({ least, most }, count)).toEqual(ticks);
  });
});

describe("extentOf", () => {
  it("passes over what is no number and knows when there is none", () => {
    expect(extentOf([3, Number.NaN, -1, Infinity, 2])).toEqual({ least: -1, most: 3 });
    expect(extentOf([])).toBeNull();
  });
});
