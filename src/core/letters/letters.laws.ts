import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { findLetters } from "./find-letters.ts";
import { casePolicies, diacriticsPolicies, shiftingYPolicies } from "./letter-options.ts";
import type { LetterOptions } from "./letter-options.ts";
import { measureLetters } from "./measure-letters.ts";

const options = fc.record<LetterOptions>({
  language: fc.constantFrom("en", "cy", "hu", "tr", "ru", "he", "el", "vi", "und"),
  diacritics: fc.constantFrom(...diacriticsPolicies),
  letterCase: fc.constantFrom(...casePolicies),
  digraphs: fc.boolean(),
  shiftingY: fc.constantFrom(...shiftingYPolicies),
});
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "a",
        "y",
        "ll",
        "sz",
        "ssz",
        "É",
        "e\u0301",
        "ς",
        "Σ",
        "I",
        "İ",
        "ﬁ",
        "שָׁ",
        "й",
        "漢",
        "한",
        " ",
        "'",
        "\n",
      ),
      fc.string({ unit: "binary", maxLength: 4 }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(""));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

describe("the letters of any text", () => {
  it("are the sum of their parts", () => {
    fc.assert(
      fc.property(text, options, (written, chosen) => {
        const measures = measureLetters(written, chosen);
        const { letters, vowels, consonants, unclassified, rows, scripts, words, wordLengths } = measures;
        expect(sum(rows.map(({ count }) => count))).toBe(letters);
        expect(sum(scripts.map((script) => script.letters))).toBe(letters);
        expect(vowels + consonants + unclassified).toBe(letters);
        expect(Math.min(vowels, consonants, unclassified)).toBeGreaterThanOrEqual(0);
        expect(sum(rows.map(({ first }) => first))).toBe(words);
        expect(sum(rows.map(({ last }) => last))).toBe(words);
        expect(sum(wordLengths)).toBe(words);
        expect(sum(measures.bigrams.most.map(({ count }) => count))).toBe(measures.bigrams.total);
        if (letters > 0) expect(sum(rows.map(({ share }) => share))).toBeCloseTo(1, 9);
      }),
    );
  });

  it("do not depend on the normalisation form", () => {
    fc.assert(
      fc.property(text, options, (written, chosen) => {
        const { rows, letters } = measureLetters(written.normalize("NFC"), chosen);
        const decomposed = measureLetters(written.normalize("NFD"), chosen);
        expect(decomposed.letters).toBe(letters);
        expect(decomposed.rows.map(({ letter, count }) => [letter, count])).toEqual(
          rows.map(({ letter, count }) => [letter, count]),
        );
      }),
    );
  });

  it("are found as often as they are counted", () => {
    fc.assert(
      fc.property(text, options, (written, chosen) => {
        const [most] = measureLetters(written, chosen).rows;
        if (most === undefined) return;
        const found = findLetters(written, [most.letter], chosen, 1000);
        expect(found).toHaveLength(most.count);
        for (const { start, end } of found) expect(end).toBeGreaterThan(start);
      }),
    );
  });
});
