import { describe, expect, it } from "vitest";

import { defaultLetterOptions } from "#core/letters/letter-options.ts";
import { measureLetters } from "#core/letters/measure-letters.ts";

import { describeFit, describePangram, findMissing } from "./letter-findings.ts";

const measure = (text: string, language = "en") =>
  measureLetters(text, { ...defaultLetterOptions, language });

describe("missing letters", () => {
  it("strike where many were to be expected", () => {
    // 500 letters without e, of which about an eighth would be.
    const missing = findMissing(measure("a lot of things that vanish ".repeat(22)));
    expect(missing[0]).toMatchObject({ letter: "e", isStriking: true });
    expect(missing.find(({ letter }) => letter === "z")?.isStriking).toBe(false);
  });

  it("do not strike in a short text", () => {
    expect(findMissing(measure("hi")).some(({ isStriking }) => isStriking)).toBe(false);
  });
});

describe("sentences", () => {
  it.each([
    ["Mr. Jock, TV quiz PhD, bags few lynx", "en", /^Yes, a perfect one/],
    ["The quick brown fox jumps over the lazy dog", "en", /^Yes: every letter/],
    ["abc", "en", /^No: 3 of 26 letters .* Missing: d e f/],
    ["漢字", "ja", /^No alphabet is known/],
  ])("of a pangram in %j", (text, language, sentence) => {
    expect(describePangram(measure(text, language), "the language")).toMatch(sentence);
  });

  it.each([
    [0, "much as usual"],
    [0.1, "a little unlike the usual"],
    [0.3, "clearly unlike the usual"],
    [0.5, "far from the usual"],
  ])("of an effect of %d", (effect, sentence) => {
    expect(describeFit({ effect, isRough: false })).toBe(sentence);
    expect(describeFit({ effect, isRough: true })).toBe("too short to tell");
  });
});
