import { describe, expect, it } from "vitest";

import { describeCaution, describeEffect } from "./plain-words.ts";

const key = (times: number, count = 10, referenceCount = 10, isListed = true) => ({
  term: "x",
  count,
  referenceCount,
  isListed,
  logRatio: Math.log2(times),
  logLikelihood: 10,
  probability: 0.01 as const,
});

describe("describeEffect", () => {
  it.each([
    [key(6.2), "about 6 times as often as in it"],
    [key(2.1), "about twice as often as in it"],
    [key(1.4), "about 1.4 times as often as in it"],
    [key(1.05), "about as often as in it"],
    [key(743), "about 740 times as often as in it"],
    [key(31_800), "about 32,000 times as often as in it"],
    [key(0.5), "about half as often as in it"],
    [key(1 / 3), "about a third as often as in it"],
    [key(1 / 12), "about 12 times less often than in it"],
    [key(0.7), "about 70% as often as in it"],
    [key(40, 9, 5, false), "at least 40 times as often as in it"],
    [key(40, 9, 0), "not in it at all"],
    [key(0.1, 0, 9), "not here at all, but in it"],
  ])("%j", (found, sentence) => {
    expect(describeEffect(found, "it")).toBe(sentence);
  });
});

describe("describeCaution", () => {
  it.each([
    [4, 1000, "Only 4 here: this may be chance."],
    [5, 0, null],
    [0, 3, "So few that this may be chance."],
    [0, 30, null],
  ])("%i here and %i there", (count, referenceCount, sentence) => {
    expect(describeCaution({ count, referenceCount })).toBe(sentence);
  });
});
