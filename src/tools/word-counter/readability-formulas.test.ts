import { describe, expect, it } from "vitest";

import type { Readability } from "#core/analyses/readability/readability.ts";

import { caution, formulaTexts, workedFormula } from "./readability-formulas.ts";

const inputs = { words: 1200, sentences: 60, syllables: 1800, letters: 5640, complexWords: 120 };

// Worked by hand from the published formulas: 20 words a sentence, 1.5 syllables and 4.7 letters a word, a tenth complex.
const readability: Readability = {
  fleschKincaidGrade: 9.91,
  gunningFog: 12,
  automatedReadabilityIndex: 10.707,
  fleschReadingEase: 59.635,
  inputs,
};

describe("workedFormula", () => {
  it.each([
    ["fleschKincaidGrade", "0.39 × 1,200 ÷ 60 + 11.8 × 1,800 ÷ 1,200 − 15.59 = 9.9"],
    ["gunningFog", "0.4 × (1,200 ÷ 60 + 100 × 120 ÷ 1,200) = 12.0"],
    ["automatedReadabilityIndex", "4.71 × 5,640 ÷ 1,200 + 0.5 × 1,200 ÷ 60 − 21.43 = 10.7"],
    ["fleschReadingEase", "206.835 − 1.015 × 1,200 ÷ 60 − 84.6 × 1,800 ÷ 1,200 = 59.6"],
  ] as const)("writes %s with the text's own numbers", (score, expected) => {
    const [formula] = formulaTexts.filter((candidate) => candidate.score === score);
    expect(formula && workedFormula(formula, readability)).toBe(expected);
  });

  it("says what is missing of a text without words", () => {
    const [formula] = formulaTexts;
    const empty = { ...readability, fleschKincaidGrade: null };
    expect(formula && workedFormula(formula, empty)).toBe("There are no words to compute it from yet.");
  });
});

describe("caution", () => {
  it.each([
    [0, "Made for English prose of 100 words or more."],
    [99, "Too short to judge: under 100 words, one sentence can move a score by whole grades."],
    [100, null],
  ])("of %i words: %s", (words, expected) => {
    expect(caution(words)).toBe(expected);
  });
});
