import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { applyDifferences } from "./apply-differences.ts";
import { compareTexts, defaultComparison } from "./compare-texts.ts";
import type { ComparisonOptions } from "./comparison.ts";

/** Words and signs that are easy to tear apart or to take for one another. */
const piece = fc.constantFrom(
  "the",
  "The",
  "harbour",
  "not",
  "don't",
  "don’t",
  "é",
  "e\u0301",
  "👩‍👧",
  "🇫🇷",
  "\ud800",
  "\udc00",
  "\0",
  "\ufeff",
  "two",
  "unsafe",
  "safe",
  "x".repeat(120),
  "漢",
  "字",
  "ภาษาไทย",
  "1",
  "1,000",
  ".",
  ",",
  "“",
  '"',
  "—",
  " ",
  "  ",
  "\n",
  "\r\n",
  "\r",
  "\n\n",
  "\u200d",
  "\u0301",
  "\ufe0f",
  "!!!",
);
const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(""));
const passage = fc.array(fc.constantFrom("a", "b", "c", "lamp", "sea", "wind", "tide"), {
  minLength: 6,
  maxLength: 9,
});
/** Texts that share passages in another order. */
const shuffled = fc
  .tuple(fc.array(passage, { maxLength: 4 }), fc.array(fc.nat(), { maxLength: 4 }))
  .map(([passages, keys]) => {
    const lines = passages.map((words) => `${words.join(" ")}.`);
    const other = lines.toSorted(
      (one, two) => (keys[lines.indexOf(one)] ?? 0) - (keys[lines.indexOf(two)] ?? 0),
    );
    return [lines.join(" "), other.join(" ")] as const;
  });
const pair = fc.oneof(fc.tuple(text, text), shuffled);

const options = fc.record<ComparisonOptions>({
  unit: fc.constantFrom("word", "line", "character", "prose"),
  findsMoves: fc.boolean(),
  ignored: fc.record({
    case: fc.boolean(),
    spaces: fc.boolean(),
    punctuation: fc.boolean(),
    quotes: fc.boolean(),
    numbers: fc.boolean(),
    diacritics: fc.boolean(),
  }),
});

describe("compareTexts", () => {
  it("gives differences whose spans and texts alone make the second text, as others will apply them", () => {
    fc.assert(
      fc.property(pair, options, ([a, b], chosen) => {
        const { differences } = compareTexts(a, b, chosen);
        let made = a;
        for (const { before, after } of differences.toReversed()) {
          made = made.slice(0, before.start) + b.slice(after.start, after.end) + made.slice(before.end);
        }
        expect(made).toBe(b);
      }),
      { numRuns: 500 },
    );
  });

  it("survives as many regions as fit in a text", () => {
    const a = "a b ".repeat(150_000);
    const b = "a c ".repeat(150_000);
    const { differences } = compareTexts(a, b, { ...defaultComparison, unit: "character" });
    expect(applyDifferences(a, b, differences)).toBe(b);
  });

  it("gives differences that make the second text of the first", () => {
    fc.assert(
      fc.property(pair, options, ([a, b], chosen) => {
        expect(applyDifferences(a, b, compareTexts(a, b, chosen).differences)).toBe(b);
      }),
      { numRuns: 500 },
    );
  });

  it("gives differences that ascend in both texts and are not empty", () => {
    fc.assert(
      fc.property(pair, options, ([a, b], chosen) => {
        let [endA, endB] = [0, 0];
        for (const { before, after } of compareTexts(a, b, chosen).differences) {
          expect(before.start).toBeGreaterThanOrEqual(endA);
          expect(after.start).toBeGreaterThanOrEqual(endB);
          expect(a.slice(before.start, before.end)).not.toBe(b.slice(after.start, after.end));
          [endA, endB] = [before.end, after.end];
        }
      }),
      { numRuns: 500 },
    );
  });

  it("finds nothing in equal texts, and all of a text in none", () => {
    fc.assert(
      fc.property(text, options, (same, chosen) => {
        const equal = compareTexts(same, same, chosen);
        expect(equal.differences).toEqual([]);
        expect(equal.statistics.similarity).toBe(1);
        const { statistics } = compareTexts(same, "", chosen);
        expect(statistics.wordsAfter).toBe(0);
        expect(statistics.wordsBefore - statistics.wordsRemoved).toBe(statistics.wordsKept);
      }),
    );
  });

  it("tears no surrogate pair and no CR LF apart", () => {
    const isTorn = (whole: string, offset: number) =>
      /^[\ud800-\udbff][\udc00-\udfff]$/.test(whole.slice(offset - 1, offset + 1)) ||
      whole.slice(Math.max(offset - 1, 0), offset + 1) === "\r\n";
    fc.assert(
      fc.property(pair, options, ([a, b], chosen) => {
        for (const { before, after } of compareTexts(a, b, chosen).differences) {
          for (const offset of [before.start, before.end])
            expect(offset > 0 && isTorn(a, offset)).toBe(false);
          for (const offset of [after.start, after.end]) expect(offset > 0 && isTorn(b, offset)).toBe(false);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("has a similarity from 0 to 1", () => {
    fc.assert(
      fc.property(pair, options, ([a, b], chosen) => {
        const { similarity } = compareTexts(a, b, chosen).statistics;
        expect(similarity).toBeGreaterThanOrEqual(0);
        expect(similarity).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("pairs the two ends of each move, which are equal", () => {
    fc.assert(
      fc.property(shuffled, ([a, b]) => {
        const moved = compareTexts(a, b).differences.filter(({ kind }) => kind === "moved");
        const removed = new Map<number | null, string>();
        const added = new Map<number | null, string>();
        for (const { before, after, move } of moved) {
          if (before.end > before.start) removed.set(move, a.slice(before.start, before.end).trim());
          else added.set(move, b.slice(after.start, after.end).trim());
        }
        expect(removed).toEqual(added);
      }),
    );
  });
});
