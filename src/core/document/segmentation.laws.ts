import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countGraphemes } from "./graphemes.ts";
import { findUnicodeWords } from "./unicode-words.ts";
import { isLineBreak } from "./white-space.ts";

const words = new Intl.Segmenter("en", { granularity: "word" });
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * Characters that the fast paths treat apart, mixed with some that only the segmenter knows. Half-width voicing marks
 * are left out: they are letters that join a space before them, and such a word's start depends on its surroundings.
 */
const alphabets = [
  [..."ab1Z9 _.:,;'\"-/@#\t\n\r"],
  [..."aé1ß’‘“” \u0301\u00ad·²ªµ․‧…—€"],
  [..."жЯёαΩώ'1., \u0483_"],
  [..."漢字かなカナーﾊ。、 ab1\u3099"],
  [..."กขคำไทย ab\u0e33"],
  ["😀", "👨‍👩‍👧", "🇩🇪", "🇫🇷", "\ufe0f", "\u20e3", "\u200d", "1", "#", " ", "a"],
  [..."العربيةـ1٢ًـ ۔"],
  [..."हिन्दीक्ष a।"],
  [..."한국어각가 a"],
  ["\r\n", "\u2028", "\u202f", "\u2060", "\u200b", "\u00a0", "\u3000", "a", "1", "_"],
];
const text = fc
  .tuple(fc.constantFrom(...alphabets), fc.constantFrom(...alphabets))
  .chain(([one, other]) => fc.array(fc.constantFrom(...one, ...other), { maxLength: 24 }))
  .map((characters) => characters.join(""));

function readWords(whole: string): string[] {
  const offsets = findUnicodeWords(whole);
  return Array.from({ length: offsets.length / 2 }, (_, index) =>
    whole.slice(offsets[index * 2], offsets[index * 2 + 1]),
  );
}

function expectLikeSegmenter(whole: string): void {
  const expected = [...words.segment(whole)].map(({ segment }) => segment);
  expect(readWords(whole)).toEqual(expected.filter((segment) => /[\p{L}\p{N}]/u.test(segment)));
}

function expectGraphemesLikeSegmenter(whole: string): void {
  const expected = [...graphemes.segment(whole)].filter(({ segment }) => !isLineBreak(segment.charCodeAt(0)));
  expect(countGraphemes(whole).characters).toBe(expected.length);
}

describe("findUnicodeWords", () => {
  it("finds what Intl.Segmenter finds in any mixture of scripts", () => {
    fc.assert(fc.property(text, expectLikeSegmenter), { numRuns: 3000 });
  });

  it("finds what Intl.Segmenter finds around every character of the scripts that it reads itself", () => {
    for (let code = 0; code < 0x530; code += 1) {
      const character = String.fromCharCode(code);
      for (const whole of [
        `a${character}b`,
        `1${character}2`,
        `a${character}1`,
        `${character}a `,
        `a ${character}`,
      ]) {
        expectLikeSegmenter(whole);
      }
    }
  });

  it("finds the words of a run longer than the segmenter is handed", () => {
    expect(readWords("漢".repeat(10) + "a".repeat(5000)).at(-1)?.length).toBeGreaterThan(1000);
    expect(readWords("a".repeat(5000))).toEqual(["a".repeat(5000)]);
  });
});

describe("countGraphemes", () => {
  it("counts what Intl.Segmenter counts in any mixture of scripts", () => {
    fc.assert(fc.property(text, expectGraphemesLikeSegmenter), { numRuns: 3000 });
  });

  it(
    "counts what Intl.Segmenter counts around every character of the basic plane",
    { timeout: 30_000 },
    () => {
      for (let code = 0; code < 0xd800; code += 1) {
        const character = String.fromCharCode(code);
        expectGraphemesLikeSegmenter(`a${character}漢${character}${character}`);
      }
    },
  );
});
