import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { TextChange } from "#core/document/span.ts";
import { findUnicodeWordBoundaries } from "#core/scan/boundaries.ts";
import { countText } from "#core/scan/text-totals.ts";
import { LONGEST_WORD } from "./count-words.ts";
import { foldWord } from "#core/lexicon/fold-word.ts";
import { LeafDocument } from "./leaf-document.ts";

/** What words are made of, what stands between them, and what is hard to cut. */
const piece = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      "word",
      "Word",
      "don't",
      "don’t",
      "U.S.",
      "1,000.5",
      "a.b",
      "a:b",
      "x_1",
      "3rd",
      "ÉTÉ",
      "a",
    ),
  },
  {
    weight: 5,
    arbitrary: fc.constantFrom(" ", " ", "\n", "\r\n", "\r", "\n\n", "\u2028", "\f", "\u00a0", "\u202f"),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom(".", ",", ":", ";", "'", "’", '"', "_", "-", "·", "…", "“", "!", "/"),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      "你好。",
      "東京タワー",
      "ひらがな",
      "สวัสดี ครับ",
      "ភាសា",
      "हिन्दी।",
      "العربية؟",
      "עב'",
      'צה"ל',
      "ΟΔΟΣ ",
      "Россия",
      "İSTANBUL",
      "한국어",
      "½",
      "²",
      "Ⓐ",
      "Ⓜ",
      "𝐀b",
      "𠀀",
      "𐐀",
    ),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      "👨‍👩‍👧",
      "🇩🇪🇫🇷",
      "🇩",
      "e\u0301",
      "\u0301",
      "\u200d",
      "\u00ad",
      "☀\ufe0f",
      "\ud83d",
      "\ude00",
      "\0",
      "\u200b",
      "가",
      "ᄀ",
      "ᅡ",
      "क्",
      "ष",
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 6 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) },
);
const shortText = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(""));
/** Texts of several leaves, and words without end. */
const text = fc.oneof(
  shortText,
  fc
    .tuple(fc.array(shortText, { minLength: 1, maxLength: 4 }), fc.integer({ min: 1, max: 120 }))
    .map(([parts, times]) =>
      Array.from({ length: times }, (_, index) => `${parts[index % parts.length] ?? ""}${index % 11}`).join(
        "",
      ),
    ),
  fc
    .tuple(
      fc.constantFrom(
        "a",
        " ",
        "\n",
        "漢",
        "\u0301",
        "😀",
        "🇩🇪",
        "word ",
        ".",
        "a.",
        "a\u0301",
        "ก",
        "_",
        "1,",
        "ア",
      ),
      fc.integer({ min: 900, max: 4000 }),
    )
    .map(([one, times]) => one.repeat(times)),
);

const LETTER_JOINED_AS_EMOJI = /\u200d(?=\p{Extended_Pictographic})\p{Alphabetic}/u;

interface Edit {
  readonly at: number;
  readonly removed: number;
  readonly insert: string;
}
const edit: fc.Arbitrary<Edit> = fc.record({
  at: fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true })),
  removed: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 4000 })),
  insert: fc.oneof({ weight: 3, arbitrary: piece }, { weight: 1, arbitrary: text }, fc.constant("")),
});

function toChange({ at, removed, insert }: Edit, length: number): TextChange {
  const from = Math.floor(at * length);
  return { from, to: Math.min(length, from + removed), insert };
}

function apply(whole: string, { from, to, insert }: TextChange): string {
  return whole.slice(0, from) + insert + whole.slice(to);
}

function open(whole: string): LeafDocument {
  const document = new LeafDocument();
  document.open(whole);
  return document;
}

function expectFresh(document: LeafDocument, whole: string): void {
  const fresh = open(whole);
  expect(document.length).toBe(whole.length);
  expect(document.text).toBe(whole);
  expect(document.totals).toEqual(countText(whole));
  expect(document.topWords(Infinity)).toEqual(fresh.topWords(Infinity));
  expect(document.uniqueWords).toBe(fresh.uniqueWords);
}

/** Words by the boundaries of the whole text, counted one string at a time. */
function countByBoundaries(whole: string): Map<string, number> {
  const { boundaries, isWordLike } = findUnicodeWordBoundaries(whole);
  const counts = new Map<string, number>();
  for (const [index, isWord] of isWordLike.entries()) {
    if (!isWord) continue;
    const word = foldWord(whole.slice(boundaries[index], boundaries[index + 1]));
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

describe("LeafDocument", () => {
  it("counts the words that stand between the word boundaries of the text", { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 200 }), (pieces) => {
        const whole = pieces.join("");
        // The one known difference: see `countWords`.
        fc.pre(!LETTER_JOINED_AS_EMOJI.test(whole));
        const document = open(whole);
        const expected = countByBoundaries(whole);
        expect(new Map(document.topWords(Infinity).map(({ word, count }) => [word, count]))).toEqual(
          expected,
        );
        expect(document.uniqueWords).toBe(expected.size);
        for (const [word, count] of expected) {
          if (word.length < LONGEST_WORD && open(word).uniqueWords === 1)
            expect(document.countOf(word)).toBe(count);
        }
      }),
      { numRuns: 400 },
    );
  });

  it("has the figures of a fresh reading after every edit", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(text, fc.array(edit, { minLength: 1, maxLength: 12 }), (before, edits) => {
        const document = open(before);
        let whole = before;
        for (const one of edits) {
          const change = toChange(one, whole.length);
          whole = apply(whole, change);
          document.change([change]);
          expectFresh(document, whole);
        }
      }),
      { numRuns: 150 },
    );
  });

  it(
    "has the same figures for a text typed unit by unit, and none when all is deleted so",
    { timeout: 30_000 },
    () => {
      fc.assert(
        fc.property(shortText, (whole) => {
          const document = new LeafDocument();
          for (let at = 0; at < whole.length; at += 1) {
            document.change([{ from: at, to: at, insert: whole.charAt(at) }]);
          }
          expectFresh(document, whole);
          for (let at = whole.length; at > 0; at -= 1)
            document.change([{ from: at - 1, to: at, insert: "" }]);
          expectFresh(document, "");
        }),
        { numRuns: 100 },
      );
    },
  );

  it("is as before when an edit is undone", { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(text, edit, (before, one) => {
        const document = open(before);
        const change = toChange(one, before.length);
        document.change([change]);
        const removed = before.slice(change.from, change.to);
        document.change([{ from: change.from, to: change.from + change.insert.length, insert: removed }]);
        expectFresh(document, before);
      }),
      { numRuns: 100 },
    );
  });

  it(
    "applies several changes at once, with offsets of the text before all of them",
    { timeout: 30_000 },
    () => {
      fc.assert(
        fc.property(text, fc.array(edit, { maxLength: 12 }), (before, edits) => {
          const changes: TextChange[] = [];
          for (const change of edits
            .map((one) => toChange(one, before.length))
            .sort((a, b) => a.from - b.from)) {
            if (change.from >= (changes.at(-1)?.to ?? 0)) changes.push(change);
          }
          const document = open(before);
          document.change(changes);
          expectFresh(document, changes.toReversed().reduce(apply, before));
        }),
        { numRuns: 100 },
      );
    },
  );

  it(
    "is the part read so far between two steps of opening, and keeps edits made then",
    { timeout: 30_000 },
    () => {
      fc.assert(
        fc.property(text, edit, fc.boolean(), (part, one, edits) => {
          const whole = part.repeat(Math.ceil(330_000 / Math.max(1, part.length))).slice(0, 330_000);
          const document = new LeafDocument();
          let expected = "";
          let read = 0;
          for (const reached of document.openInSteps(whole)) {
            expected += whole.slice(read, reached);
            read = reached;
            expect(document.text).toBe(expected);
            if (edits) {
              const change = toChange(one, expected.length);
              expected = apply(expected, change);
              document.change([change]);
            }
            expectFresh(document, expected);
          }
          expect(read).toBe(whole.length);
        }),
        { numRuns: 6 },
      );
    },
  );

  it("pairs flags anew from an edit on, however far that reaches", { timeout: 30_000 }, () => {
    const flagEdit = fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      removed: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 1500 })),
      added: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 700 })),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3000 }),
        fc.array(flagEdit, { maxLength: 25 }),
        (letters, edits) => {
          const document = open("🇦".repeat(letters));
          let whole = document.text;
          for (const { at, removed, added } of edits) {
            const change = toChange({ at, removed, insert: "🇧".repeat(added) }, whole.length);
            whole = apply(whole, change);
            document.change([change]);
            expect(document.totals).toEqual(countText(whole));
          }
        },
      ),
      { numRuns: 100 },
    );
  });
});
