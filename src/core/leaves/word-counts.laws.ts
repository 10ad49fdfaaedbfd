import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldWord } from "#core/lexicon/fold-word.ts";
import { WordCounts } from "./word-counts.ts";

const word = fc.oneof(
  fc.integer({ min: 0, max: 3000 }).map((number) => `w${number}`),
  fc.integer({ min: 0, max: 3000 }).map((number) => `averylongword${number}`),
  fc.integer({ min: 0, max: 3000 }).map((number) => `слово${number}`),
  fc.constantFrom(
    "ÿ",
    "Ÿ",
    "elevenunits",
    "twelve units",
    "Σ",
    "ΟΔΟΣ",
    "İ",
    "it’s",
    "It's",
    "IT'S",
    "𐐀",
    "\ud800",
    "caf\u00e9",
    "CAFE\u0301",
    "soft\u00adhyphen",
    "\u1112\u1161\u11ab",
    "\u212b",
    "\u062d\u0651\u064e",
    "\u062d\u064e\u0651",
    "\u0915\u094d\u093c",
    "\u0e01\u0e48\u0e38",
  ),
);

describe("WordCounts", () => {
  it("counts as a map of strings does, and forgets words that are taken out", { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1000, maxLength: 6000, size: "max" }),
        fc.nat(),
        (words, kept) => {
          const counts = new WordCounts();
          const expected = new Map<string, number>();
          for (const one of words) {
            counts.count(one, 0, one.length, 1);
            expected.set(foldWord(one), (expected.get(foldWord(one)) ?? 0) + 1);
          }
          for (const [index, one] of words.entries()) {
            if (index % 7 === kept % 7) continue;
            counts.count(one, 0, one.length, -1);
            const left = (expected.get(foldWord(one)) ?? 0) - 1;
            if (left === 0) expected.delete(foldWord(one));
            else expected.set(foldWord(one), left);
          }
          const ranked = [...expected].map(([text, count]) => ({ word: text, count }));
          ranked.sort((first, second) => second.count - first.count || (first.word < second.word ? -1 : 1));
          expect(counts.unique).toBe(expected.size);
          expect(counts.top(Infinity, {})).toEqual(ranked);
          expect(counts.top(10, {})).toEqual(ranked.slice(0, 10));
          for (const one of words.slice(0, 200)) {
            expect(counts.countOf(one, 0, one.length)).toBe(expected.get(foldWord(one)) ?? 0);
          }
        },
      ),
      { numRuns: 25 },
    );
  });
});
