import { describe, expect, it } from "vitest";
import { compareDialects } from "#core/dialects/compare-dialects.ts";
import { comparedDialects } from "./compared-dialects.ts";

describe("comparedDialects", () => {
  it.each([
    ["plain words", ["word", "unicode", "wc"]],
    // A hyphen counts alike for a word processor and by dictionary.
    ["well-known", ["word", "unicode", "wc"]],
    // A dash alone is a word to a word processor only.
    ["yes – no", ["word", "unicode", "wc", "dictionary"]],
    ["语言", ["word", "unicode", "wc", "dictionary", "cjk"]],
  ])("of %j", (text, dialects) => {
    const { counts, tokens } = compareDialects(text, { limit: 5 });
    expect(comparedDialects(counts, tokens)).toEqual(dialects);
  });
});
