import { describe, expect, it } from "vitest";
import * as language from "./formulas-by-language.ts";
import * as english from "./formulas.ts";

/** 100 words in 5 sentences (20 a sentence), 150 syllables, 470 letters. */
const counts = {
  words: 100,
  sentences: 5,
  syllables: 150,
  letters: 470,
  monosyllables: 65,
  polysyllables: 12,
  fourSyllableWords: 8,
  longWords: 25,
  miniWords: 40,
  complexWords: 10,
  difficultWords: 15,
  unfamiliarWords: 20,
};

type Formula = (inputs: typeof counts) => number;

describe("formulas for English", () => {
  it.each<[string, Formula, number, string]>([
    [
      "fleschReadingEase",
      english.fleschReadingEase,
      59.635,
      "206.835 − 1.015 × 20 − 84.6 × 1.5 = 206.835 − 20.3 − 126.9",
    ],
    [
      "fleschKincaidGrade",
      english.fleschKincaidGrade,
      9.91,
      "0.39 × 20 + 11.8 × 1.5 − 15.59 = 7.8 + 17.7 − 15.59",
    ],
    ["gunningFog", english.gunningFog, 12, "0.4 × (20 + 10)"],
    ["smog", english.smog, 11.97925, "30 × 12 ÷ 5 = 72, √72 = 8.48528; 1.043 × 8.48528 = 8.85015; + 3.1291"],
    [
      "automatedReadabilityIndex",
      english.automatedReadabilityIndex,
      10.707,
      "4.71 × 4.7 + 0.5 × 20 − 21.43 = 22.137 + 10 − 21.43",
    ],
    ["colemanLiau", english.colemanLiau, 10.356, "0.0588 × 470 − 0.296 × 5 − 15.8 = 27.636 − 1.48 − 15.8"],
    ["daleChall", english.daleChall, 6.997, "0.1579 × 15 + 0.0496 × 20 + 3.6365 = 2.3685 + 0.992 + 3.6365"],
    ["spache", english.spache, 4.719, "0.121 × 20 + 0.082 × 20 + 0.659 = 2.42 + 1.64 + 0.659"],
    ["linsearWrite", english.linsearWrite, 12.4, "(88 + 3 × 12) ÷ 5 = 24.8, over 20: ÷ 2"],
    ["lix", english.lix, 45, "20 + 25"],
    ["rix", english.rix, 5, "25 ÷ 5"],
    ["forcast", english.forcast, 10.25, "65 of 100 is 97.5 of 150: 20 − 9.75"],
    ["eflaw", english.eflaw, 28, "(100 + 40) ÷ 5"],
  ])("%s of %s gives %d: %s", (_name, formula, value) => {
    expect(formula(counts)).toBeCloseTo(value, 4);
  });

  it("gives Coleman and Liau's own abstract 14.5 (1975): 119 words, 5 sentences, 639 letters and digits", () => {
    // L = 639 ÷ 119 × 100 = 536.97, S = 5 ÷ 119 × 100 = 4.2017; 31.5741 − 1.2437 − 15.8.
    const abstract = { words: 119, sentences: 5, letters: 639 };
    expect(english.colemanLiau(abstract)).toBeCloseTo(14.53, 2);
  });

  it("adds Dale and Chall's constant only over 5 %", () => {
    const easy = { words: 100, sentences: 10 };
    // 0.1579 × 5 + 0.0496 × 10.
    expect(english.daleChall({ ...easy, difficultWords: 5 })).toBeCloseTo(1.2855, 4);
    // 0.1579 × 6 + 0.496 + 3.6365.
    expect(english.daleChall({ ...easy, difficultWords: 6 })).toBeCloseTo(5.0799, 4);
  });

  it.each([
    [-1, 4, 4],
    [4.99, 4, 4],
    [5, 5, 6],
    [6.9, 7, 8],
    [7.5, 9, 10],
    [8.99, 11, 12],
    [9.9, 13, 15],
    [10, 16, 16],
  ])("reads a Dale-Chall score of %d as the years %d to %d", (score, from, to) => {
    expect(english.daleChallGrades(score)).toEqual({ from, to });
  });

  it("takes 2 off Linsear's points up to 20 a sentence", () => {
    // 20 points a sentence: (20 − 2) ÷ 2; 21: 21 ÷ 2.
    expect(english.linsearWrite({ words: 100, sentences: 5, polysyllables: 0 })).toBe(9);
    expect(english.linsearWrite({ words: 100, sentences: 5, polysyllables: 2.5 })).toBe(10.5);
  });

  it("gives a SMOG grade of 14 to 36 polysyllables in ten sentences", () => {
    // 30 × 36 ÷ 10 = 108, √108 = 10.3923; × 1.043 = 10.8392; + 3.1291.
    expect(english.smog({ sentences: 10, polysyllables: 36 })).toBeCloseTo(13.9683, 4);
  });
});

describe("formulas for other languages", () => {
  it.each<[string, Formula, number, string]>([
    [
      "fernandezHuerta",
      language.fernandezHuerta,
      96.44,
      "206.84 − 60 × 1.5 − 1.02 × 20 = 206.84 − 90 − 20.4",
    ],
    ["szigrisztPazos", language.szigrisztPazos, 93.385, "206.835 − 62.3 × 1.5 − 20 = 206.835 − 93.45 − 20"],
    ["gulpease", language.gulpease, 57, "89 + (1,500 − 4,700) ÷ 100"],
    [
      "wienerSachtextformel1",
      language.wienerSachtextformel1,
      5.908,
      "0.1935 × 12 + 0.1672 × 20 + 0.1297 × 25 − 0.0327 × 65 − 0.875 = 2.322 + 3.344 + 3.2425 − 2.1255 − 0.875",
    ],
    ["wienerSachtextformel2", language.wienerSachtextformel2, 6.4259, "2.4084 + 3.364 + 3.4325 − 2.779"],
    [
      "wienerSachtextformel3",
      language.wienerSachtextformel3,
      6.2512,
      "0.2963 × 12 + 0.1905 × 20 − 1.1144 = 3.5556 + 3.81 − 1.1144",
    ],
    [
      "wienerSachtextformel4",
      language.wienerSachtextformel4,
      6.9118,
      "0.2744 × 12 + 0.2656 × 20 − 1.693 = 3.2928 + 5.312 − 1.693",
    ],
    ["fleschAmstad", language.fleschAmstad, 72.25, "180 − 20 − 58.5 × 1.5 = 160 − 87.75"],
    ["kandelMoles", language.kandelMoles, 76.3, "207 − 1.015 × 20 − 73.6 × 1.5 = 207 − 20.3 − 110.4"],
    ["fleschDouma", language.fleschDouma, 72.74, "206.84 − 0.93 × 20 − 77 × 1.5 = 206.84 − 18.6 − 115.5"],
    ["oborneva", language.oborneva, 90.685, "206.835 − 1.3 × 20 − 60.1 × 1.5 = 206.835 − 26 − 90.15"],
    ["fogPl", language.fogPl, 11.2, "0.4 × (20 + 8)"],
    ["pisarek", language.pisarek, 10.7703, "√(400 + 64) ÷ 2 = 21.5407 ÷ 2"],
  ])("%s of %s gives %d: %s", (_name, formula, value) => {
    expect(formula(counts)).toBeCloseTo(value, 4);
  });

  it("cuts Gulpease off at 0 and 100, as its authors do", () => {
    // 89 + (300 − 20) ÷ 1 = 369; 89 + (300 − 10 × 400) ÷ 10 = −281.
    expect(language.gulpease({ words: 1, sentences: 1, letters: 2 })).toBe(100);
    expect(language.gulpease({ words: 10, sentences: 1, letters: 400 })).toBe(0);
  });
});
