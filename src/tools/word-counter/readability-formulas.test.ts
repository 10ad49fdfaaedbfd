import { describe, expect, it } from "vitest";

import { computeReadability } from "#core/analyses/readability/compute-readability.ts";

import { bestKnownFormulas, givesGrade, orderFormulas } from "./readability-formulas.ts";

const inputs = {
  words: 100,
  sentences: 5,
  syllables: 150,
  letters: 470,
  monosyllables: 60,
  polysyllables: 10,
  fourSyllableWords: 2,
  longWords: 20,
  miniWords: 40,
  complexWords: 9,
  difficultWords: 12,
  unfamiliarWords: 11,
};

const forAll = ["lix", "rix"];
const viennese = [1, 2, 3, 4].map((number) => `wienerSachtextformel${number}`);

describe("orderFormulas", () => {
  it.each([
    [
      "en",
      bestKnownFormulas,
      ["smog", "colemanLiau", "daleChall", "spache", "linsearWrite", ...forAll, "forcast", "eflaw"],
    ],
    ["es", ["fernandezHuerta", "szigrisztPazos"], forAll],
    ["de", [...viennese, "fleschAmstad"], forAll],
    ["cs", forAll, []],
    ["und", forAll, []],
    ["zh", [], []],
  ])("for %s", (language, first, more) => {
    expect(orderFormulas(computeReadability(inputs, language))).toEqual({ first, more });
  });

  it("is the same for a text without words", () => {
    const empty = computeReadability({ ...inputs, words: 0, sentences: 0 }, "es");
    expect(orderFormulas(empty)).toEqual({ first: ["fernandezHuerta", "szigrisztPazos"], more: forAll });
  });

  it("starts with those of English", () => {
    expect(orderFormulas(null)).toEqual({ first: bestKnownFormulas, more: [] });
  });
});

describe("givesGrade", () => {
  it("is said of the formulas that the consensus takes, but for Dale-Chall, which has grades of its own", () => {
    for (const language of ["en", "es", "de", "pl"]) {
      const readability = computeReadability(inputs, language);
      const { first, more } = orderFormulas(readability);
      const taken = (readability.consensus?.formulas ?? []).filter((name) => name !== "daleChall");
      expect(new Set([...first, ...more].filter(givesGrade))).toEqual(new Set(taken));
    }
  });
});
