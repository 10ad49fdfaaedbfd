import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { findUnicodeWordBoundaries } from "#core/scan/boundaries.ts";

import { findWordTokens } from "./text-tokens.ts";

/** ASCII of every class of word breaks, in stretches long enough to be read without tables, and others between. */
const plain = fc.stringMatching(/^[a-c0-2 _.:,;'"\-\t\n\r]{0,90}$/u);
const other = fc.constantFrom(
  "é",
  "e\u0301",
  " \u0301",
  "’",
  "א'",
  "\u00ad",
  "\u200d",
  "“",
  "Ω.",
  "1٫",
  "\u00a0",
  "\u00ad ",
  "ä½",
  "²x",
  "中文",
  "ひら",
  "한국",
  "Ждё",
  "١,٢",
  "1，2",
  "a：b",
  "_中_",
  "·",
  "\u3000",
);
const text = fc.array(fc.oneof(plain, other), { maxLength: 8 }).map((pieces) => pieces.join(""));

describe("findWordTokens", () => {
  it("gives the word-like segments of UAX #29, however much of a text is ASCII", () => {
    fc.assert(
      fc.property(text, (whole) => {
        const { boundaries, isWordLike } = findUnicodeWordBoundaries(whole);
        const { starts, ends } = findWordTokens(whole);
        const expected = Array.from(isWordLike.keys())
          .filter((index) => isWordLike[index] === 1)
          .map((index) => [boundaries[index], boundaries[index + 1]]);
        expect(Array.from(starts, (start, index) => [start, ends[index]])).toEqual(expected);
      }),
      { numRuns: 2000 },
    );
  });
});
