import { describe, expect, it } from "vitest";

import { chooseOne, chooseSeveral, chooseWeighted } from "./choose.ts";
import { createSeededRandom } from "./seeded-random.ts";

const letters = [..."abcdefghij"];

/** Pearson's χ² of counts that should be alike. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe("chooseSeveral", () => {
  it("gives as many as asked, none twice", () => {
    const chosen = chooseSeveral(letters, 6, createSeededRandom("a"));
    expect(chosen).toHaveLength(6);
    expect(new Set(chosen).size).toBe(6);
  });

  it("gives all where there are fewer", () => {
    expect(chooseSeveral(letters, 50, createSeededRandom("a")).toSorted()).toEqual(letters);
    expect(chooseSeveral([], 3, createSeededRandom("a"))).toEqual([]);
  });

  it("gives each item as often, in each place", () => {
    const random = createSeededRandom("fairness");
    const counts = Array.from({ length: 3 }, () => letters.map(() => 0));
    for (let turn = 0; turn < 20_000; turn += 1) {
      for (const [place, letter] of chooseSeveral(letters, 3, random).entries()) {
        const row = counts[place] ?? [];
        row[letters.indexOf(letter)] = (row[letters.indexOf(letter)] ?? 0) + 1;
      }
    }
    // 9 degrees of freedom: 27.88 is passed once in a thousand times (NIST/SEMATECH e-Handbook, table 1.3.6.7.4).
    for (const row of counts) expect(chiSquare(row)).toBeLessThan(27.88);
  });
});

describe("chooseOne and chooseWeighted", () => {
  it("give nothing of nothing", () => {
    expect(chooseOne([], createSeededRandom("a"))).toBeUndefined();
    expect(chooseWeighted([["a", 0]], createSeededRandom("a"))).toBeUndefined();
  });

  it("keep to the weights", () => {
    const random = createSeededRandom("weights");
    const drawn = Array.from({ length: 8000 }, () =>
      chooseWeighted(
        [
          ["often", 3],
          ["never", 0],
          ["seldom", 1],
        ],
        random,
      ),
    );
    expect(drawn).not.toContain("never");
    // Binomial: 6,000 expected, 39 the standard deviation; four of them are room enough.
    expect(Math.abs(drawn.filter((item) => item === "often").length - 6000)).toBeLessThan(160);
  });
});
