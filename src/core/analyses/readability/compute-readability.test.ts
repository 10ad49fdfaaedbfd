import { describe, expect, it } from "vitest";
import { computeReadability, formulasFor } from "./compute-readability.ts";
import { formulaNames } from "./readability.ts";

const none = {
  words: 0,
  sentences: 0,
  syllables: 0,
  letters: 0,
  monosyllables: 0,
  polysyllables: 0,
  fourSyllableWords: 0,
  longWords: 0,
  miniWords: 0,
  complexWords: 0,
  difficultWords: 0,
  unfamiliarWords: 0,
};
const some = {
  ...none,
  words: 100,
  sentences: 5,
  syllables: 150,
  letters: 470,
  monosyllables: 65,
  polysyllables: 12,
  complexWords: 10,
  difficultWords: 15,
  unfamiliarWords: 20,
};

describe("computeReadability", () => {
  it("gives no score without words, and says so", () => {
    const result = computeReadability(none);
    for (const name of formulaNames) {
      expect(result[name]).toBeNull();
      expect(result.reasons[name]?.sentence).toMatch(/\.$/);
    }
    expect(result.reasons.smog?.kind).toBe("no-words");
    expect(result.consensus).toBeNull();
    expect(result.inputs).toEqual(none);
  });

  it.each([
    ["en", "fleschReadingEase", 13],
    ["es", "szigrisztPazos", 4],
    ["it", "gulpease", 3],
    ["de", "fleschAmstad", 7],
    ["fr", "kandelMoles", 3],
    ["nl", "fleschDouma", 3],
    ["ru", "oborneva", 3],
    ["pl", "pisarek", 4],
  ] as const)("scores %s with its own formulas, LIX and RIX alone", (language, own, formulas) => {
    const result = computeReadability(some, language);
    const given = formulaNames.filter((name) => result[name] !== null);
    expect(given).toEqual(formulasFor(language));
    expect(given).toContain(own);
    expect(given).toHaveLength(formulas);
    for (const name of formulaNames) expect(result.reasons[name] === undefined).toBe(given.includes(name));
  });

  it("gives what it has for a language without a formula of its own, and nothing where no spaces part words", () => {
    expect(formulasFor("sv")).toEqual(["lix", "rix"]);
    expect(formulasFor("zh")).toEqual([]);
    expect(computeReadability(some, "zh").reasons.lix?.kind).toBe("other-language");
    expect(computeReadability(some, "fr").reasons.fleschReadingEase?.sentence).toBe("Made for English.");
  });

  it("takes the median and range of what gives a school year", () => {
    // By formulas.test.ts: FORCAST 10.25, Coleman-Liau 10.356, Kincaid 9.91, ARI 10.707, SMOG 11.979, Fog 12, Linsear 12.4,
    // and 6.997 by Dale-Chall, which stands for years 7 to 8: 7.5. In order 7.5, 9.91, 10.25, 10.356, 10.707, 11.979, 12, 12.4.
    const { consensus } = computeReadability(some);
    expect(consensus?.formulas).toHaveLength(8);
    expect(consensus?.lowest).toBe(7.5);
    expect(consensus?.highest).toBeCloseTo(12.4, 6);
    expect(consensus?.median).toBeCloseTo((10.356 + 10.707) / 2, 6);
  });

  it("warns where a sample is shorter than a formula was made for", () => {
    const { cautions } = computeReadability(some);
    expect(cautions.smog?.sentence).toContain("30 sentences");
    expect(cautions.forcast?.sentence).toContain("150 words");
    expect(cautions.fleschReadingEase).toBeUndefined();
    expect(computeReadability({ ...some, words: 99 }).cautions.fleschReadingEase?.kind).toBe("short-sample");
    expect(computeReadability({ ...some, words: 3000, sentences: 30 }).cautions.smog).toBeUndefined();
  });

  it("warns where Spache leaves the first school years, or its short sample", () => {
    expect(computeReadability(some).cautions.spache?.kind).toBe("outside-range");
    const easy = { ...some, sentences: 10, unfamiliarWords: 5 };
    // 1.21 + 0.41 + 0.659 = 2.279.
    expect(computeReadability(easy).cautions.spache).toBeUndefined();
    const long = { ...easy, words: 2000, sentences: 200 };
    expect(computeReadability(long).cautions.spache?.kind).toBe("long-sample");
  });
});
