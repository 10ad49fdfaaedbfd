import { describe, expect, it } from "vitest";
import { parseBlocks } from "#core/document/parse-blocks.ts";
import { readability } from "./analysis.ts";
import type { Readability } from "./readability.ts";
import { measureSentence } from "./sentence-readability.ts";

function read(text: string, language?: string): Readability {
  const total = readability.createTotal();
  for (const block of parseBlocks(text)) readability.add(total, readability.readBlock(block));
  return readability.summarize(total, [], language === undefined ? {} : { language });
}

const colemanLiauAbstract =
  "Existing computer programs that measure readability are based largely upon subroutines which estimate number of " +
  "syllables, usually by counting vowels. The shortcoming in estimating syllables is that it necessitates keypunching " +
  "the prose into the computer. There is no need to estimate syllables since word length in letters is a better " +
  "predictor of readability than word length in syllables. Therefore, a new readability formula was computed that has " +
  "for its predictors letters per 100 words and sentences per 100 words. Both predictors can be counted by an optical " +
  "scanning device, and thus the formula makes it economically feasible for an organization such as the U.S. Office of " +
  "Education to calibrate the readability of all textbooks for the public school system.";

describe("readability of published examples", () => {
  it("gives 'The cat sat on the mat.' its well-known score of 116", () => {
    // 6 words, 1 sentence, 6 syllables: 206.835 − 6.09 − 84.6; 0.39 × 6 + 11.8 − 15.59.
    const { fleschReadingEase, fleschKincaidGrade, inputs } = read("The cat sat on the mat.");
    expect(inputs).toMatchObject({ words: 6, sentences: 1, syllables: 6, letters: 17, complexWords: 0 });
    expect(fleschReadingEase).toBeCloseTo(116.145, 3);
    expect(fleschKincaidGrade).toBeCloseTo(-1.45, 2);
  });

  it("gives the platypus sentence its well-known score of 37.5 and grade of 11.3", () => {
    // Published with 13 words and 24 syllables: 206.835 − 13.195 − 156.185; 5.07 + 21.785 − 15.59.
    const text = "The Australian platypus is seemingly a hybrid of a mammal and reptilian creature.";
    const { fleschReadingEase, fleschKincaidGrade, inputs } = read(text);
    expect(inputs).toMatchObject({ words: 13, sentences: 1, syllables: 24 });
    expect(fleschReadingEase).toBeCloseTo(37.455, 2);
    expect(fleschKincaidGrade).toBeCloseTo(11.265, 2);
  });

  it("gives Coleman and Liau's abstract (1975) their 119 words, 5 sentences, 639 letters and grade of 14.5", () => {
    const { colemanLiau, inputs } = read(colemanLiauAbstract);
    expect(inputs).toMatchObject({ words: 119, sentences: 5, letters: 639 });
    expect(colemanLiau).toBeCloseTo(14.53, 2);
  });
});

describe("words", () => {
  it("counts what hyphens join as one, and contractions, abbreviations and numbers too", () => {
    // A well-known (3) year (1), 1918 (nineteen eighteen: 4), with the article: 1 + 2 + 1 + 4.
    expect(read("A well-known year, 1918.").inputs).toMatchObject({ words: 4, syllables: 8 });
    expect(read("Don't ask the U.S. about 3.5 m.").inputs.words).toBe(7);
    expect(read("word--word").inputs.words).toBe(2);
  });

  it("counts them by length", () => {
    // Lengths 1, 3, 4, 6, 7, 9: three of up to three letters is two, two of more than six.
    expect(read("A dog came behind another elephants.").inputs).toMatchObject({
      words: 6,
      miniWords: 2,
      longWords: 2,
      letters: 30,
    });
  });

  it("counts a run without white space of any length as one", () => {
    expect(read("x".repeat(9000)).inputs.words).toBe(1);
    expect(read(`${"x".repeat(9000)} and more.`).inputs).toMatchObject({ words: 3, sentences: 1 });
  });

  it("sees through soft hyphens and the ligatures of typesetting", () => {
    const { inputs } = read("The won\u00adder\u00adful of\ufb01ce.");
    expect(inputs).toMatchObject({ words: 3, letters: 18, syllables: 6, difficultWords: 0 });
  });

  it("counts letters once, however they are written", () => {
    expect(read("cafe\u0301 na\u00efve").inputs.letters).toBe(9);
    expect(read("don’t").inputs.letters).toBe(4);
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
    ["Elizabeth met us. We met Elizabeth.", 0, "a name at the start too, as it is one elsewhere"],
    ["Imagination met us. We met Imagination, or imagination.", 2, "not always written as a name"],
    ["The bookkeeper had manpower.", 0, "Gunning's own compounds of easy words"],
    ["A bookkeeper-economist sat.", 1, "a hard part of a compound"],
    ["A merry-go-round stood.", 0, "a compound of easy words"],
    ["An INTRODUCTION came.", 1, "capitals throughout are no name"],
    ["In 1777 we came.", 0, "a number"],
    ["A capable accountant came.", 2, "able and ant are endings here"],
  ])("%s has %d: %s", (text, complex) => {
    expect(read(text).inputs.complexWords).toBe(complex);
  });

  it("counts names and numbers as polysyllables, as SMOG does", () => {
    expect(read("We met Elizabeth in 1777.").inputs.polysyllables).toBe(2);
  });
});

describe("unfamiliar words", () => {
  it("counts a difficult word each time, and for Spache once in all its forms", () => {
    const { inputs } = read("The dinosaur saw a dinosaur's egg. Two dinosaurs chewed.");
    expect(inputs.difficultWords).toBe(3);
    // dinosaur, and chewed: neither list of Spache's nor a form of a word on it.
    expect(inputs.unfamiliarWords).toBe(2);
  });

  it("takes names for familiar", () => {
    expect(read("We went to Timbuktu with Zebedee.").inputs).toMatchObject({
      difficultWords: 0,
      unfamiliarWords: 0,
    });
  });
});

describe("removal", () => {
  it("leaves what was there before, names and unfamiliar words included", () => {
    const kept = "We met Elizabeth. The dinosaur ran.";
    const total = readability.createTotal();
    for (const block of parseBlocks(kept)) readability.add(total, block);
    const before = readability.summarize(total, [], {});
    for (const text of ["An elizabeth here. Dinosaurs, imagination.", "Elizabeth met us."]) {
      const blocks = parseBlocks(text);
      for (const block of blocks) readability.add(total, block);
      expect(readability.summarize(total, [], {})).not.toEqual(before);
      for (const block of blocks) readability.remove(total, block);
    }
    expect(readability.summarize(total, [], {})).toEqual(before);
    expect(readability.summarize(total, [], { language: "de" })).toEqual(read(kept, "de"));
  });
});

describe("other languages", () => {
  it("counts by the rules of the language and scores with its formulas", () => {
    // El niño come. (1 + 2 + 2) La casa es grande. (1 + 2 + 1 + 2): 7 words, 11 syllables, 2 sentences.
    const { inputs, fernandezHuerta, szigrisztPazos, fleschReadingEase, language } = read(
      "El niño come. La casa es grande.",
      "es-MX",
    );
    expect(language).toBe("es");
    expect(inputs).toMatchObject({ words: 7, sentences: 2, syllables: 11 });
    // 206.84 − 60 × 11 ÷ 7 − 1.02 × 3.5 and 206.835 − 62.3 × 11 ÷ 7 − 3.5.
    expect(fernandezHuerta).toBeCloseTo(206.84 - 94.2857 - 3.57, 3);
    expect(szigrisztPazos).toBeCloseTo(206.835 - 97.9 - 3.5, 3);
    expect(fleschReadingEase).toBeNull();
  });
});

describe("measureSentence", () => {
  it("gives the counts of a sentence and its grades, taken as one", () => {
    // As above: 13 words, 24 syllables; letters 3+10+8+2+9+1+6+2+1+6+3+9+8 = 68; ARI 4.71 × 68 ÷ 13 + 6.5 − 21.43.
    const measured = measureSentence(
      "The Australian platypus is seemingly a hybrid of a mammal and reptilian creature.",
    );
    expect(measured).toMatchObject({ words: 13, syllables: 24, letters: 68 });
    expect(measured.fleschKincaidGrade).toBeCloseTo(11.265, 2);
    expect(measured.automatedReadabilityIndex).toBeCloseTo(9.707, 2);
  });

  it("has no grade without words, or in another language", () => {
    expect(measureSentence("…")).toMatchObject({ words: 0, fleschKincaidGrade: null });
    expect(measureSentence("Der Hund bellt.", "de")).toMatchObject({
      words: 3,
      syllables: 3,
      fleschKincaidGrade: null,
    });
  });
});
