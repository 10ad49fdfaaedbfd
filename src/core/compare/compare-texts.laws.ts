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

  // Each breaks what is fast or right only on prose: no words, no lines, one word, all words, torn and joined signs.
  it.each<[string, string, string]>([
    ["no word in common", "a".repeat(60_000), "b".repeat(60_000)],
    ["line breaks of two kinds", "\n".repeat(60_000), "\r\n".repeat(30_000)],
    ["lone surrogates", "\ud800a".repeat(20_000), "\udc00a".repeat(20_000)],
    ["surrogates that meet", "\ud83d ".repeat(20_000), "\ud83d\udc69".repeat(20_000)],
    ["joined emoji", "👩\u200d👧".repeat(8000), "👩👧\u200d".repeat(8000)],
    ["combining marks", "\u0301\u0323".repeat(20_000), "\u0323\u0301".repeat(20_000)],
    ["a text and itself twice", "the wind and the sea ".repeat(3000), "the wind and the sea ".repeat(6000)],
    ["a text and none", "the wind and the sea ".repeat(3000), ""],
    ["negations", "not ".repeat(15_000), "not never ".repeat(7000)],
    ["numbers", "twenty-one 1,000 ".repeat(4000), "twenty-two 1.000 ".repeat(4000)],
    ["controls", "\0\ufeff".repeat(20_000), "\ufeff\0".repeat(20_000)],
    ["one line and many", "wind and sea ".repeat(5000), "wind\nand\nsea\n".repeat(5000)],
  ])("gives differences that make one hostile text of another: %s", (_name, a, b) => {
    for (const unit of ["word", "line", "character", "prose"] as const) {
      for (const isIgnoring of [false, true]) {
        const ignored = {
          case: isIgnoring,
          spaces: isIgnoring,
          punctuation: isIgnoring,
          quotes: isIgnoring,
          numbers: isIgnoring,
          diacritics: isIgnoring,
        };
        const { differences } = compareTexts(a, b, { unit, ignored, findsMoves: true });
        expect(applyDifferences(a, b, differences) === b).toBe(true);
      }
    }
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
