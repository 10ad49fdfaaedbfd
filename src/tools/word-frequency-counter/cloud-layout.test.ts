import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { layOutCloud } from "./cloud-layout.ts";
import type { PlacedWord } from "./cloud-layout.ts";

const size = { width: 400, height: 300 };
const measure = (name: string) => name.length * 0.55;

function overlap(first: PlacedWord, second: PlacedWord): boolean {
  return (
    Math.abs(first.x - second.x) < (first.width + second.width) / 2 &&
    Math.abs(first.y - second.y) < (first.height + second.height) / 2
  );
}

describe("layOutCloud", () => {
  it("puts the most frequent word in the middle and sizes words by the root of their counts", () => {
    const placed = layOutCloud(
      [
        { name: "ferry", count: 16 },
        { name: "bread", count: 4 },
      ],
      size,
      measure,
    );
    expect(placed[0]).toMatchObject({ name: "ferry", x: 200, y: 150, fontSize: 64 });
    // A quarter of the count is half the size.
    expect(placed[1]?.fontSize).toBe(32);
  });

  it("has nothing to place without words", () => {
    expect(layOutCloud([], size, measure)).toEqual([]);
  });

  it("never lets two words touch, keeps all inside, and is the same each time", () => {
    const words = fc.array(
      fc.record({ name: fc.stringMatching(/^[a-z]{1,14}$/), count: fc.integer({ min: 1, max: 500 }) }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(words, (list) => {
        const placed = layOutCloud(list, size, measure);
        expect(layOutCloud(list, size, measure)).toEqual(placed);
        placed.forEach((word, index) => {
          expect(word.x - word.width / 2).toBeGreaterThanOrEqual(0);
          expect(word.x + word.width / 2).toBeLessThanOrEqual(size.width);
          expect(placed.slice(index + 1).some((other) => overlap(word, other))).toBe(false);
        });
      }),
      { numRuns: 40 },
    );
  });
});
