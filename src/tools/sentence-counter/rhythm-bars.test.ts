import { describe, expect, it } from "vitest";

import { makeRhythmBars } from "./rhythm-bars.ts";

const words = Int32Array.of(4, 9, 2, 7, 7, 1, 3);

describe("makeRhythmBars", () => {
  it("has a bar a sentence where there is room", () => {
    const bars = makeRhythmBars(words, { from: 1, to: 4 }, 10);
    expect(bars).toEqual([
      { index: 1, words: 9, count: 1 },
      { index: 2, words: 2, count: 1 },
      { index: 3, words: 7, count: 1 },
    ]);
  });

  it("has the longest of several where there is none, and leaves out no sentence", () => {
    const bars = makeRhythmBars(words, { from: 0, to: 7 }, 3);
    expect(bars).toEqual([
      { index: 1, words: 9, count: 3 },
      { index: 3, words: 7, count: 3 },
      { index: 6, words: 3, count: 1 },
    ]);
  });

  it("has none of no sentences", () => {
    expect(makeRhythmBars(new Int32Array(), { from: 0, to: 0 }, 3)).toEqual([]);
  });
});
