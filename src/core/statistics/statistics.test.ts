import { describe, expect, it } from "vitest";
import { findCollocates, logDice, mutualInformation } from "./collocation.ts";
import { countInParts, findDispersion } from "./dispersion.ts";
import {
  criticalValues,
  findKeyTerms,
  logLikelihoodFourTerm,
  logLikelihoodTwoTerm,
  logRatio,
} from "./keyness.ts";
import {
  hypergeometricDiversity,
  measureLexicalDiversity,
  measureOfTextualLexicalDiversity,
  movingAverageTypeTokenRatio,
  typeTokenRatio,
  yuleK,
} from "./lexical-diversity.ts";
import { countTokens, readTokens } from "./tokens.ts";

const words = (text: string): readonly string[] => text.split(" ");
const pair = (count: number, referenceCount: number, size: number, referenceSize: number) => ({
  count,
  size,
  referenceCount,
  referenceSize,
});

describe("readTokens", () => {
  it("folds case and apostrophes and parts sentences", () => {
    expect(readTokens("Don’t GO. Stay!\n\n…\n\nPlease.")).toEqual([
      "don't",
      "go",
      null,
      "stay",
      null,
      "please",
    ]);
    expect(readTokens("")).toEqual([]);
  });
});

describe("keyness", () => {
  it("gives the published figures for 100 in 10,000 beside 50 in 20,000", () => {
    // E1 = 50, E2 = 100: 2 (100 ln 2 + 50 ln ½) = 100 ln 2.
    expect(logLikelihoodTwoTerm(pair(100, 50, 10_000, 20_000))).toBeCloseTo(100 * Math.log(2), 10);
    expect(logLikelihoodTwoTerm(pair(100, 50, 10_000, 20_000))).toBeCloseTo(69.31, 2);
    expect(logRatio(pair(100, 50, 10_000, 20_000))).toBe(2);
    // The other two: 2 (9900 ln(9900/9950) + 19950 ln(19950/19900)) = 2 (−49.8741 + 50.0628) = 0.3773.
    expect(logLikelihoodFourTerm(pair(100, 50, 10_000, 20_000))).toBeCloseTo(69.3147 + 0.3773, 3);
  });

  it("is 0 for equal shares, and has an answer for counts of 0", () => {
    expect(logLikelihoodTwoTerm(pair(10, 20, 1000, 2000))).toBeCloseTo(0, 12);
    expect(logLikelihoodFourTerm(pair(10, 20, 1000, 2000))).toBeCloseTo(0, 12);
    expect(logRatio(pair(10, 20, 1000, 2000))).toBe(0);
    // E1 = 5: 2 × 10 ln 2.
    expect(logLikelihoodTwoTerm(pair(10, 0, 1000, 1000))).toBeCloseTo(20 * Math.log(2), 10);
    // 8 beside 0.5 of equal sizes is 16 times.
    expect(logRatio(pair(8, 0, 1000, 1000))).toBe(4);
    expect(logRatio(pair(0, 8, 1000, 1000))).toBe(-4);
    expect(logRatio(pair(0, 0, 1000, 1000))).toBeNull();
    expect(logRatio(pair(1, 0, 1000, 0))).toBeNull();
    expect(logLikelihoodTwoTerm(pair(0, 0, 0, 0))).toBe(0);
    expect(logLikelihoodTwoTerm(pair(5, 0, 4, 4))).toBeNaN();
    expect(logLikelihoodFourTerm(pair(1000, 1000, 1000, 1000))).toBe(0);
  });

  it("lists the words of two texts, most telling first, with their levels", () => {
    const text = countTokens(words("sea sea sea sea sea sea whale the the the"));
    const reference = countTokens(words("the the the land land land land land land the"));
    const found = findKeyTerms(text, reference);
    // sea: 6 beside 0 of 10 each: 2 × 6 ln 2 = 8.32; land is its mirror, and comes first by its letters.
    expect(found.map(({ term }) => term)).toEqual(["land", "sea", "whale", "the"]);
    expect(found[1]).toMatchObject({ term: "sea", count: 6, referenceCount: 0, probability: 0.01 });
    expect(found[1]?.logLikelihood).toBeCloseTo(12 * Math.log(2), 10);
    expect(found[0]?.logRatio).toBeCloseTo(-Math.log2(12), 10);
    expect(found[3]?.probability).toBeNull();
    expect(findKeyTerms(text, reference, { minimum: 2 }).map(({ term }) => term)).not.toContain("whale");
    expect(findKeyTerms(text, new Map())).toEqual([]);
  });

  it("knows the critical values of chi-square with one degree of freedom", () => {
    expect(criticalValues.map(({ value }) => value)).toEqual([15.13, 10.83, 6.63, 3.84]);
  });
});

describe("collocation", () => {
  it("has the formulas of Church & Hanks and of Rychlý", () => {
    const joint = { together: 20, node: 100, collocate: 50, size: 10_000 };
    expect(mutualInformation(joint)).toBeCloseTo(Math.log2(40), 12);
    expect(logDice(joint)).toBeCloseTo(14 + Math.log2(40 / 150), 12);
    expect(logDice({ together: 7, node: 7, collocate: 7 })).toBe(14);
    expect(mutualInformation({ ...joint, together: 0 })).toBe(-Infinity);
  });

  it("finds what stands near a word", () => {
    const tokens = words("strong tea and strong tea or weak coffee and weak light");
    const [first] = findCollocates(tokens, "strong", { window: 1 });
    // tea: 2 of its 2 stand next to one of 2 strong, among 11 words. Near strong: tea and tea: 3 places.
    expect(first).toMatchObject({ term: "tea", count: 2, frequency: 2, logDice: 14 });
    expect(first?.expected).toBeCloseTo((3 * 2) / 11, 12);
    expect(first?.mutualInformation).toBeCloseTo(Math.log2((2 * 11) / 4), 12);
    // G² of [2, 1] and [0, 8]: 2 (2 ln(2·11/6) + 1 ln(11/27) + 8 ln(8·11/72)).
    expect(first?.logLikelihood).toBeCloseTo(
      2 * (2 * Math.log(22 / 6) + Math.log(11 / 27) + 8 * Math.log(88 / 72)),
      10,
    );
    expect(findCollocates(tokens, "absent")).toEqual([]);
    expect(findCollocates([], "absent")).toEqual([]);
  });

  it("takes one side alone, stops at edges, and counts a place once", () => {
    const tokens = ["a", "x", null, "x", "a", "a", "y"];
    expect(findCollocates(tokens, "a", { window: { before: 0, after: 2 }, minimum: 1 })).toMatchObject([
      { term: "y", count: 1 },
      { term: "x", count: 1 },
      { term: "a", count: 1 },
    ]);
    expect(findCollocates(tokens, "a", { minimum: 1 })).toMatchObject([
      { term: "x", count: 2 },
      { term: "a", count: 2 },
      { term: "y", count: 1 },
    ]);
    expect(findCollocates(tokens, "a", { window: 0, minimum: 0 })).toEqual([]);
  });
});

describe("dispersion", () => {
  it("gives the figure of Gries's example", () => {
    // Gries 2008, section 2: five parts of 9, 10, 10, 10 and 11 words; "a" occurs 1, 2, 3, 4 and 5 times: DP 0.18.
    const parts = [9, 10, 10, 10, 11].map((size, index) => ({ size, count: index + 1 }));
    expect(findDispersion(parts)?.dp).toBeCloseTo(0.18, 12);
    expect(findDispersion(parts)?.dpNorm).toBeCloseTo(0.18 / 0.82, 12);
  });

  it("is 0 for an even spread and 1, normalised, for all in the smallest part", () => {
    expect(
      findDispersion([
        { size: 10, count: 2 },
        { size: 5, count: 1 },
      ]),
    ).toEqual({ dp: 0, dpNorm: 0 });
    expect(
      findDispersion([
        { size: 75, count: 0 },
        { size: 25, count: 9 },
      ]),
    ).toEqual({ dp: 0.75, dpNorm: 1 });
  });

  it("has no figure without occurrences or with one part", () => {
    expect(findDispersion([])).toBeNull();
    expect(findDispersion([{ size: 10, count: 3 }])).toBeNull();
    expect(
      findDispersion([
        { size: 10, count: 0 },
        { size: 10, count: 0 },
      ]),
    ).toBeNull();
    expect(
      findDispersion([
        { size: 10, count: 1 },
        { size: 0, count: 0 },
      ]),
    ).toBeNull();
  });

  it("cuts a text into parts", () => {
    expect(countInParts(words("a b a b a"), "a", 2)).toEqual([
      { size: 2, count: 1 },
      { size: 3, count: 2 },
    ]);
    expect(countInParts([], "a", 3)).toEqual([0, 0, 0].map((size) => ({ size, count: 0 })));
    expect(countInParts(["a"], "a", 0)).toEqual([]);
  });
});

/** The example of the Python package `lexicalrichness`, whose documentation states the figures below; without its numbers. */
const example = words(
  `measure of textual lexical diversity computed as the mean length of sequential words in a text that maintains a minimum
threshold ttr score iterates over words until ttr scores falls below a threshold then increase factor counter by
and start over mccarthy and jarvis pg recommends a factor threshold in the range of mccarthy mccarthy and jarvis`.replaceAll(
    "\n",
    " ",
  ),
);

describe("lexical diversity", () => {
  it("agrees with another program on its example", () => {
    expect(measureLexicalDiversity(example)).toMatchObject({ tokens: 57, types: 39 });
    expect(typeTokenRatio(example).value).toBeCloseTo(0.6842105263157895, 12);
    expect(measureOfTextualLexicalDiversity(example).value).toBeCloseTo(46.79226361031519, 8);
    expect(hypergeometricDiversity(example).value).toBeCloseTo(0.7468703323966486, 8);
    expect(movingAverageTypeTokenRatio(example, 25).value).toBeCloseTo(0.8351515151515151, 8);
  });

  it("follows the formulas on small texts", () => {
    const tokens = words("a b a c a b");
    expect(typeTokenRatio(tokens)).toEqual({ value: 0.5 });
    // Windows of three: aba 2, bac 3, aca 2, cab 3.
    expect(movingAverageTypeTokenRatio(tokens, 3)).toEqual({ value: 10 / 12 });
    // a 3, b 2, c 1: 10,000 (9 + 4 + 1 − 6) / 36.
    expect(yuleK(tokens).value).toBeCloseTo(80_000 / 36, 10);
    // Samples of two: not a (3/6)(2/5), not b (4/6)(3/5), not c (5/6)(4/5).
    expect(hypergeometricDiversity(tokens, 2).value).toBeCloseTo((0.8 + 0.6 + 1 / 3) / 2, 12);
    expect(measureLexicalDiversity(tokens)).toMatchObject({ hapaxLegomena: 1, disLegomena: 1 });
    // a a falls to 0.5 at once, three times, both ways: 6 words in 3 factors.
    expect(measureOfTextualLexicalDiversity(words("a a a a a a"))).toEqual({ value: 2 });
    // a b a: 2/3 is below 0.72, a factor of three words, twice.
    expect(measureOfTextualLexicalDiversity(words("a b a c d c"))).toEqual({ value: 3 });
    // a b c a: ratio 0.75, no factor yet but 0.25 / 0.28 of one.
    expect(measureOfTextualLexicalDiversity(words("a b c a")).value).toBeCloseTo(4 / (0.25 / 0.28), 12);
  });

  it("says why there is no figure", () => {
    expect(measureLexicalDiversity([])).toEqual({
      tokens: 0,
      types: 0,
      hapaxLegomena: 0,
      disLegomena: 0,
      typeTokenRatio: { value: null, reason: "too-short", needs: 1 },
      mattr: { value: null, reason: "too-short", needs: 50 },
      mtld: { value: null, reason: "too-short", needs: 2 },
      hdd: { value: null, reason: "too-short", needs: 42 },
      yuleK: { value: null, reason: "too-short", needs: 1 },
    });
    expect(measureOfTextualLexicalDiversity(["a", "b"])).toEqual({ value: null, reason: "no-repetition" });
    expect(yuleK(["a", "b"])).toEqual({ value: 0 });
  });

  it("is stable and quick for long texts", () => {
    const long = Array.from({ length: 200_000 }, (_, index) => `w${(index * index) % 997}`);
    const { hdd, mtld, mattr } = measureLexicalDiversity(long);
    for (const { value } of [hdd, mattr]) expect(value).toSatisfy((share: number) => share > 0 && share <= 1);
    expect(mtld.value).toBeGreaterThan(1);
  });
});
