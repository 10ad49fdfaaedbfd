import { describe, expect, it } from "vitest";

import { chiSquareProbability } from "./chi-square.ts";
import { findShift, fitNorm } from "./norm-fit.ts";

describe("the probability of χ²", () => {
  // Upper-tail critical values: NIST/SEMATECH e-Handbook of Statistical Methods, table 1.3.6.7.4.
  it.each([
    [3.841, 1, 0.05],
    [6.635, 1, 0.01],
    [18.307, 10, 0.05],
    [23.209, 10, 0.01],
    [37.652, 25, 0.05],
    [44.314, 25, 0.01],
    [52.62, 25, 0.001],
    [124.342, 100, 0.05],
  ])("of %d with %i degrees of freedom is %d", (value, degreesOfFreedom, expected) => {
    expect(chiSquareProbability(value, degreesOfFreedom)).toBeCloseTo(expected, 4);
  });

  it("goes from 1 to 0", () => {
    expect(chiSquareProbability(0, 5)).toBe(1);
    expect(chiSquareProbability(Number.NaN, 5)).toBe(1);
    expect(chiSquareProbability(1e6, 25)).toBe(0);
    // With two degrees of freedom it is e^(−x/2).
    expect(chiSquareProbability(7, 2)).toBeCloseTo(Math.exp(-3.5), 12);
  });
});

describe("the fit to shares", () => {
  it("is perfect for counts in proportion", () => {
    expect(fitNorm([50, 30, 20], [0.5, 0.3, 0.2])).toMatchObject({
      letters: 100,
      chiSquared: 0,
      degreesOfFreedom: 2,
      probability: 1,
      effect: 0,
      isRough: false,
    });
  });

  it("sums the squares of differences over what is expected", () => {
    // 60 and 40 of 100 where 50 each are expected: 100/50 + 100/50 = 4; w = √((4 − 1) / 100).
    const fit = fitNorm([60, 40], [0.5, 0.5]);
    expect(fit?.chiSquared).toBeCloseTo(4, 12);
    expect(fit?.effect).toBeCloseTo(Math.sqrt(0.03), 12);
  });

  it("says where too little is expected", () => {
    expect(fitNorm([1, 1], [0.5, 0.5])?.isRough).toBe(true);
    expect(fitNorm([0, 0], [0.5, 0.5])).toBeNull();
    expect(fitNorm([], [])).toBeNull();
  });

  it("finds no shift in what fits or is short", () => {
    expect(findShift([50, 30, 20], [0.5, 0.3, 0.2])).toBeNull();
    expect(findShift([2, 5, 3], [0.5, 0.3, 0.2])).toBeNull();
    // Each letter moved one place on.
    expect(findShift([200, 500, 300], [0.5, 0.3, 0.2])).toBe(1);
  });
});
