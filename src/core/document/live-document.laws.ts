import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyseText } from "#core/analyses/analyse-text.ts";
import type { AnalysisName } from "#core/analyses/registry.ts";
import { LiveDocument } from "./live-document.ts";
import type { TextChange } from "./span.ts";

const names: readonly AnalysisName[] = ["counts", "frequency", "readability"];
const countsOptions = { dialect: "word", limit: { unit: "words", count: 5 } } as const;
const characterOptions = { dialect: "unicode", limit: { unit: "characters", count: 40 } } as const;
const frequencyOptions = { limit: 12, withoutStopWords: false } as const;

/** Pieces that stand near one another in real texts, and those that are hard to cut. */
const piece = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom("word", "Mr. Smith", "said.", "It ends. ", "U.S. ", "well-known", "1,000.5"),
  },
  {
    weight: 5,
    arbitrary: fc.constantFrom(
      " ",
      " ",
      "\n",
      "\r\n",
      "\r",
      "\n\n",
      "\r\n\r\n",
      "  \n",
      "\u2028",
      "\u0085",
      "\f",
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      "你好。",
      "東京タワー",
      "สวัสดี ครับ",
      "हिन्दी।",
      "العربية؟",
      "ἀρχή",
      "“Oh!” ",
      "’s",
      "…",
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      "👨‍👩‍👧",
      "🇩🇪🇫🇷",
      "e\u0301",
      "\u0301",
      "\u200d",
      "\ud83d",
      "\ude00",
      "\0",
      "\u00a0",
      "가",
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 6 }) },
);
const shortText = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(""));
/** Texts of several blocks, by repeating a short one. */
const text = fc.oneof(
  shortText,
  fc
    .tuple(shortText, shortText, fc.integer({ min: 1, max: 90 }))
    .map(([one, other, times]) =>
      Array.from({ length: times }, (_, index) => (index % 7 === 3 ? other : one) + (index % 11)).join(""),
    ),
  fc.tuple(shortText, fc.integer({ min: 1, max: 400 })).map(([one, times]) => `${one}\n\n`.repeat(times)),
  fc
    .tuple(
      fc.constantFrom("a", " ", "\n", "漢", "\u0301", "😀", "word ", "line\n"),
      fc.integer({ min: 4000, max: 9000 }),
    )
    .map(([one, times]) => one.repeat(times)),
);

interface Edit {
  readonly at: number;
  readonly removed: number;
  readonly insert: string;
}
const edit: fc.Arbitrary<Edit> = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  removed: fc.oneof(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 6000 })),
  insert: fc.oneof(fc.constant(""), piece, text),
});

function toChange({ at, removed, insert }: Edit, length: number): TextChange {
  const from = Math.floor(at * length);
  return { from, to: Math.min(length, from + removed), insert };
}

function readAll(document: LiveDocument) {
  return {
    words: document.analyse("counts", countsOptions),
    characters: document.analyse("counts", characterOptions),
    frequency: document.analyse("frequency", frequencyOptions),
    readability: document.analyse("readability", {}),
  };
}

function openFresh(whole: string): LiveDocument {
  const document = new LiveDocument();
  document.open(whole, names);
  return document;
}

describe("LiveDocument", () => {
  it("gives the results of a fresh reading after every edit", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(text, fc.array(edit, { minLength: 1, maxLength: 8 }), (before, edits) => {
        const document = openFresh(before);
        let whole = before;
        for (const one of edits) {
          const change = toChange(one, whole.length);
          whole = whole.slice(0, change.from) + change.insert + whole.slice(change.to);
          document.change([change]);
          expect(document.text).toBe(whole);
          expect(document.length).toBe(whole.length);
          expect(readAll(document)).toEqual(readAll(openFresh(whole)));
        }
      }),
      { numRuns: 50 },
    );
  });

  it(
    "applies several changes at once, with offsets of the text before all of them",
    { timeout: 30_000 },
    () => {
      fc.assert(
        fc.property(text, fc.array(edit, { maxLength: 6 }), (before, edits) => {
          const changes: TextChange[] = [];
          for (const change of edits
            .map((one) => toChange(one, before.length))
            .sort((a, b) => a.from - b.from)) {
            if (change.from >= (changes.at(-1)?.to ?? 0)) changes.push(change);
          }
          let whole = before;
          for (const { from, to, insert } of changes.toReversed())
            whole = whole.slice(0, from) + insert + whole.slice(to);
          const document = openFresh(before);
          document.change(changes);
          expect(document.text).toBe(whole);
          expect(readAll(document)).toEqual(readAll(openFresh(whole)));
        }),
        { numRuns: 40 },
      );
    },
  );

  it("keeps an analysis right that was read only in part when an edit came", { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(text, edit, fc.nat(6), (before, one, steps) => {
        const document = new LiveDocument();
        document.open(before);
        const reading = document.prepareInSteps("frequency");
        for (let step = 0; step < steps; step += 1) reading.next();
        document.change([toChange(one, before.length)]);
        expect(readAll(document)).toEqual(readAll(openFresh(document.text)));
      }),
      { numRuns: 40 },
    );
  });

  it("never throws, and points only inside the text", { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(text, fc.constantFrom("word", "unicode", "wc"), fc.nat(60), (whole, dialect, count) => {
        for (const unit of ["words", "characters"] as const) {
          const counts = analyseText("counts", whole, { dialect, limit: { unit, count } });
          const size = unit === "words" ? counts.words : counts.characters;
          if (size <= count) expect(counts.overflowStart).toBeNull();
          else expect(counts.overflowStart).toSatisfy((start: number) => start >= 0 && start < whole.length);
          const span = counts.longestSentence?.span ?? { start: 0, end: 0 };
          expect(span.start >= 0 && span.start <= span.end && span.end <= whole.length).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });
});
