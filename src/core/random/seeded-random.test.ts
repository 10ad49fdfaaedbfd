import { describe, expect, it } from "vitest";

import { createSeededRandom, shuffle } from "./seeded-random.ts";

/** The χ² statistic of counts that should be equal. */
function chiSquared(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe("createSeededRandom", () => {
  it("gives the same numbers for the same seed, and others for another", () => {
    const draw = (seed: string) => {
      const random = createSeededRandom(seed);
      return Array.from({ length: 8 }, () => random.below(1000));
    };
    expect(draw("harbour")).toEqual(draw("harbour"));
    expect(draw("harbour")).not.toEqual(draw("harbor"));
    expect(draw("")).toEqual(draw(""));
  });

  it("draws each number equally often", () => {
    const random = createSeededRandom("fair");
    const counts = Array.from({ length: 10 }, () => 0);
    for (let draw = 0; draw < 100_000; draw += 1) {
      const number = random.below(10);
      counts[number] = (counts[number] ?? 0) + 1;
    }
    // The 99.9 % point of χ² with nine degrees of freedom is 27.88.
    expect(chiSquared(counts)).toBeLessThan(27.88);
  });

  it("draws from the whole range", () => {
    const random = createSeededRandom("range");
    const draws = Array.from({ length: 1000 }, () => random.below(2 ** 32));
    expect(Math.max(...draws)).toBeGreaterThan(2 ** 31);
    expect(draws.every((draw) => Number.isInteger(draw) && draw >= 0 && draw < 2 ** 32)).toBe(true);
    expect(random.below(1)).toBe(0);
  });

  it.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])("refuses the bound %s", (bound) => {
    expect(() => createSeededRandom("").below(bound)).toThrow(RangeError);
  });
});

describe("shuffle", () => {
  it("makes each order of three equally often", () => {
    const random = createSeededRandom("orders");
    const counts = new Map<string, number>();
    for (let round = 0; round < 60_000; round += 1) {
      const order = shuffle(["a", "b", "c"], random).join("");
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    // The 99.9 % point of χ² with five degrees of freedom is 20.52.
    expect(chiSquared([...counts.values()])).toBeLessThan(20.52);
  });

  it("leaves what it was given as it is", () => {
    const items = [1, 2, 3];
    shuffle(items, createSeededRandom("x"));
    expect(items).toEqual([1, 2, 3]);
    expect(shuffle([], createSeededRandom("x"))).toEqual([]);
  });
});
