import { describe, expect, it } from "vitest";

import { ratesOf, readableCount } from "./text-rates.ts";

describe("ratesOf", () => {
  // Aloud as published (Brysbaert 2019; Trauzettel-Klosinski and Dietz 2012); silent in the proportion of the rates
  // aloud to English's 228: 238 × 195 / 228 and 238 × 255 / 228.
  it.each([
    ["en", { unit: "words", silent: 238, fiction: 260, aloud: 183, basis: "measured" }],
    ["fr", { unit: "words", silent: 204, fiction: null, aloud: 195, basis: "estimated" }],
    ["zh", { unit: "characters", silent: 266, fiction: null, aloud: 255, basis: "estimated" }],
    ["cs", { unit: "words", silent: 238, fiction: null, aloud: 183, basis: "borrowed" }],
    ["und", { unit: "words", silent: 238, fiction: null, aloud: 183, basis: "borrowed" }],
  ])("of %s", (language, expected) => {
    expect(ratesOf(language)).toMatchObject(expected);
  });
});

describe("readableCount", () => {
  const counts = { words: 3, wordsByDialect: { word: 12, unicode: 9, wc: 3 } };

  it("follows the chosen dialect in words, and that of word processors in characters", () => {
    expect(readableCount(counts, { unit: "words" })).toBe(3);
    expect(readableCount(counts, { unit: "characters" })).toBe(12);
  });
});
