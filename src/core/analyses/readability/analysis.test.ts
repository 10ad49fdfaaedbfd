import { describe, expect, it } from "vitest";
import { analyseText } from "#core/analyses/analyse-text.ts";
import { computeReadability } from "./formulas.ts";

describe("computeReadability", () => {
  it("has no score without words or sentences", () => {
    const inputs = { words: 0, sentences: 0, syllables: 0, letters: 0, complexWords: 0 };
    expect(computeReadability(inputs)).toEqual({
      fleschKincaidGrade: null,
      fleschReadingEase: null,
      gunningFog: null,
      automatedReadabilityIndex: null,
      inputs,
    });
  });

  it("computes by hand what the published formulas say", () => {
    // 100 words, 5 sentences (20 a sentence), 150 syllables, 470 letters, 10 complex words:
    // Flesch 206.835 - 20.3 - 126.9; Kincaid 7.8 + 17.7 - 15.59; Fog 0.4 (20 + 10); ARI 22.137 + 10 - 21.43.
    const scores = computeReadability({
      words: 100,
      sentences: 5,
      syllables: 150,
      letters: 470,
      complexWords: 10,
    });
    expect(scores.fleschReadingEase).toBeCloseTo(59.635, 6);
    expect(scores.fleschKincaidGrade).toBeCloseTo(9.91, 6);
    expect(scores.gunningFog).toBeCloseTo(12, 6);
    expect(scores.automatedReadabilityIndex).toBeCloseTo(10.707, 6);
  });

  it("gives 'The cat sat on the mat.' its well-known score of 116", () => {
    // 6 words, 1 sentence, 6 syllables: 206.835 - 6.09 - 84.6.
    const { fleschReadingEase, fleschKincaidGrade, inputs } = analyseText(
      "readability",
      "The cat sat on the mat.",
      {},
    );
    expect(inputs).toEqual({ words: 6, sentences: 1, syllables: 6, letters: 17, complexWords: 0 });
    expect(fleschReadingEase).toBeCloseTo(116.145, 3);
    expect(fleschKincaidGrade).toBeCloseTo(-1.45, 2);
  });

  it("gives the platypus sentence its well-known score of 37.5 and grade of 11.3", () => {
    // Published with 13 words and 24 syllables: duck-billed counts as one word.
    const text = "The Australian platypus is seemingly a hybrid of a mammal and reptilian creature.";
    const { fleschReadingEase, fleschKincaidGrade, inputs } = analyseText("readability", text, {});
    expect(inputs).toMatchObject({ words: 13, sentences: 1, syllables: 24 });
    expect(fleschReadingEase).toBeCloseTo(37.455, 2);
    expect(fleschKincaidGrade).toBeCloseTo(11.265, 2);
  });
});

describe("complex words", () => {
  it.each<[text: string, complex: number, why: string]>([
    ["Beautiful.", 1, "three syllables"],
    ["They created it.", 0, "create with -ed"],
    ["She is imagining.", 1, "imagine has three without -ing"],
    ["He was happening by.", 0, "happen with -ing"],
    ["We met Elizabeth there.", 0, "a name"],
    ["Imagination met us.", 1, "a capital only because it begins the sentence"],
    ["A bookkeeper-typist sat.", 1, "a hard part of a compound"],
    ["A merry-go-round stood.", 0, "a compound of easy words"],
    ["An INTRODUCTION came.", 1, "capitals throughout are no name"],
  ])("%s has %d: %s", (text, complex) => {
    expect(analyseText("readability", text, {}).inputs.complexWords).toBe(complex);
  });

  it("counts words joined by a hyphen as one, and numbers as read aloud", () => {
    expect(analyseText("readability", "A well-known year, 1918.", {}).inputs).toMatchObject({
      words: 4,
      syllables: 8,
    });
  });
});
