import { describe, expect, it } from "vitest";

import { binLengths, measureSentenceLengths } from "./sentence-lengths.ts";

describe("measureSentenceLengths", () => {
  it.each([
    ["", "en", []],
    ["One two three. Four five!", "en", [3, 2]],
    // A heading is a sentence, and so is what stands in a list.
    ["A heading\n\nOne two. Three", "en", [2, 2, 1]],
    // "z. B." goes on in German.
    ["Wir essen z. B. Brot. Gut.", "de", [5, 1]],
    // Each character counts as a word to word processors, punctuation too.
    ["我爱你。", "zh", [4]],
  ])("of %j in %s are %j", async (text, language, expected) => {
    expect(await measureSentenceLengths(text, language, "word")).toEqual(expected);
  });

  it("takes a sentence that two blocks share as one", async () => {
    const lengths = await measureSentenceLengths("word ".repeat(5000), "en", "word");
    expect(lengths).toEqual([5000]);
  });
});

describe("binLengths", () => {
  it.each([
    [[], []],
    [[3], [{ from: 3, to: 3, count: 1 }]],
    [
      [2, 2, 4],
      [
        { from: 2, to: 2, count: 2 },
        { from: 3, to: 3, count: 0 },
        { from: 4, to: 4, count: 1 },
      ],
    ],
    [[0], [{ from: 1, to: 1, count: 1 }]],
    // 17 lengths are too many to stand apart.
    [
      [1, 17],
      [
        { from: 1, to: 2, count: 1 },
        ...[3, 5, 7, 9, 11, 13, 15].map((from) => ({ from, to: from + 1, count: 0 })),
        { from: 17, to: 18, count: 1 },
      ],
    ],
  ])("of %j are %j", (lengths, expected) => {
    expect(binLengths(lengths)).toEqual(expected);
  });

  it("keeps every sentence, whatever the spread", () => {
    const bins = binLengths([1, 5, 100_000]);
    expect(bins.length).toBeLessThanOrEqual(16);
    expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    expect(bins.at(-1)?.to).toBeGreaterThanOrEqual(100_000);
  });
});
