import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Block } from "#core/document/block.ts";
import { wordRules } from "#core/analyses/counts/word-dialects.ts";
import { countLineBreaks, endsWithLineBreak } from "#core/document/lines.ts";
import { findGraphemes, findUnicodeSentences, findUnicodeWordBoundaries } from "./boundaries.ts";
import { fieldCount, finishTotals, scanInto, startState } from "./scanner.ts";
import { countText, readTotals } from "./text-totals.ts";
import type { TextTotals } from "./text-totals.ts";

const segmenters = {
  grapheme: new Intl.Segmenter("en", { granularity: "grapheme" }),
  word: new Intl.Segmenter("en", { granularity: "word" }),
  sentence: new Intl.Segmenter("en", { granularity: "sentence" }),
};

/** Characters that some rule treats apart, by script or kind; the last are taken from anywhere. */
const alphabets = [
  [..."abcXYZ019 _.:,;'\"-/@#()!?\t"],
  ["\n", "\r", "\r\n", "\u000b", "\f", "\u0085", "\u2028", "\u2029", " ", "a", "."],
  [..."aé1ß’‘“” \u0301\u00ad·²ªµ․‧…—€ⅣⒶ½"],
  [..."жЯёαΩώ'1., \u0483_Αʹ"],
  [..."שלום'\"אב׳״.: 1"],
  [..."العربيةـ1٢ًـ ۔،؛؟٫٬\u0600\u06dd"],
  [..."हिन्दीक्षত্ર్ക്‍ a।1०\u0300\u200c\u200d"],
  [..."한국어각가각ꥠힰퟋ a1."],
  ["😀", "👨‍👩‍👧", "🇩🇪", "🇫", "🇷", "\ufe0f", "\u20e3", "\u200d", "1", "#", " ", "a", "👍🏽", "©", "ℹ", "Ⓜ", "🏻"],
  [
    "\u00a0",
    "\u2007",
    "\u202f",
    "\u2060",
    "\u200b",
    "\u3000",
    "\u1680",
    "\u2009",
    "\ufeff",
    "a",
    "1",
    "_",
    "\u0000",
    "\u001b",
  ],
  ["\ud800", "\udbff", "\udc00", "\udfff", "\ud840", "a", " ", "\u0301", "\u{1f600}", "."],
  [
    "\u{1d400}",
    "\u{10330}",
    "\u{1e900}",
    "\u{11100}",
    "\u{11133}",
    "\u{110bd}",
    "\u{e0001}",
    "\u{e0100}",
    "\u{1f1e6}",
    "a",
  ],
  [..."ეԱαա։՞፡።ᠠ᠎ꓐꀀ𐤀 ߊ܀ༀ་"],
] as const;
const dictionaryAlphabets = [
  [..."漢字仮名かなカナーﾊﾞ。、「」 ab1\u3099々〆〇ㄅ㌀⺀𠀀龘"],
  [..."กขคำไทย ab\u0e33๑ฯๆ"],
  [..."ភាសាខ្មែរ ລາວ မြန်မာ ab1។៕၊"],
];
const anyCharacter = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));

function mixed(choices: readonly (readonly string[])[]): fc.Arbitrary<string> {
  const alphabet = fc.constantFrom(...choices);
  return fc
    .tuple(alphabet, alphabet, alphabet)
    .chain(([one, other, third]) =>
      fc.array(
        fc.oneof({ weight: 15, arbitrary: fc.constantFrom(...one, ...other, ...third) }, anyCharacter),
        { maxLength: 40 },
      ),
    )
    .map((characters) => characters.join(""));
}

/**
 * Where `Intl.Segmenter` leaves UAX #29: it finds words in Chinese, Japanese and South East Asian scripts with a
 * dictionary or by rules of its own, and parts Hangul syllables from letters and digits, which the annex (WB5, WB9,
 * WB10) does not.
 */
const NOT_AS_IN_INTL =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}〆〼ー゛゜\u3031-\u3035\u30a0ｰﾞﾟ\uac00-\ud7a3\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tai_Le}\p{Script=New_Tai_Lue}\p{Script=Tai_Tham}\p{Script=Tai_Viet}\p{Script=Ahom}]/u;
const withoutDictionary = mixed(alphabets).map((text) =>
  Array.from(text, (character) => (NOT_AS_IN_INTL.test(character) ? "" : character)).join(""),
);
const anyText = mixed([...alphabets, ...dictionaryAlphabets]);

function segmenterEdges(kind: keyof typeof segmenters, text: string): string {
  const edges = Array.from(segmenters[kind].segment(text), ({ index }) => index);
  return text === "" ? "" : [...edges, text.length].join();
}

function countInPieces(text: string, cuts: readonly number[]): TextTotals {
  const totals = new Int32Array(fieldCount + 3);
  const edges = [
    0,
    ...cuts.map((cut) => cut % (text.length + 1)).toSorted((one, other) => one - other),
    text.length,
  ];
  let state = startState;
  for (let index = 1; index < edges.length; index += 1) {
    state = scanInto(text.slice(edges[index - 1], edges[index]), state, totals, 3);
  }
  finishTotals(state, totals, 3);
  return readTotals(totals, 3);
}

/** A text as it reads once it was written as UTF-8. */
function withoutLoneSurrogates(text: string): string {
  return text.replaceAll(/\p{Cs}/gu, "\ufffd");
}

/** A whole text as the rules of the block analyses take it. */
function asBlock(text: string): Block {
  const continues = { line: false, word: false, sentence: false, paragraph: false };
  return { text, continues, paragraphs: [], sentences: [] };
}

function segmentsOf(text: string, boundaries: Uint32Array): string[] {
  return Array.from(boundaries.slice(1), (end, index) => text.slice(boundaries[index], end));
}

function check<Value>(arbitrary: fc.Arbitrary<Value>, law: (value: Value) => void, numRuns = 4000): void {
  fc.assert(
    fc.property(arbitrary, (value) => {
      law(value);
    }),
    { numRuns },
  );
}

describe("boundaries", () => {
  it("of graphemes are those of Intl.Segmenter", () => {
    check(anyText, (text) => {
      expect(findGraphemes(text).join()).toBe(segmenterEdges("grapheme", text));
    });
  });

  it("of sentences are those of Intl.Segmenter", () => {
    check(anyText, (text) => {
      expect(findUnicodeSentences(text).join()).toBe(segmenterEdges("sentence", text));
    });
  });

  it("of words are those of Intl.Segmenter where no dictionary is needed", () => {
    check(withoutDictionary, (text) => {
      expect(findUnicodeWordBoundaries(text).boundaries.join()).toBe(segmenterEdges("word", text));
    });
  });

  it("lie around every character as those of Intl.Segmenter do", { timeout: 60_000 }, () => {
    for (let first = 0; first < 0x110000; first += 64) {
      // Nothing is assigned in planes 4 to 13; its first characters stand for all.
      if (first >= 0x40040 && first < 0xe0000) continue;
      const characters = Array.from({ length: 64 }, (_, index) => String.fromCodePoint(first + index));
      const text = characters
        .map((character) => `A.${character}b.${character}1 ${character}\u0301${character}\n`)
        .join("");
      expect(findGraphemes(text).join()).toBe(segmenterEdges("grapheme", text));
      expect(findUnicodeSentences(text).join()).toBe(segmenterEdges("sentence", text));
      if (NOT_AS_IN_INTL.test(text)) continue;
      expect(findUnicodeWordBoundaries(text).boundaries.join()).toBe(segmenterEdges("word", text));
    }
  });
});

describe("countText", () => {
  it("counts what lies between boundaries", () => {
    check(anyText, (text) => {
      const totals = countText(text);
      const graphemes = segmentsOf(text, findGraphemes(text));
      const { boundaries, isWordLike } = findUnicodeWordBoundaries(text);
      expect(totals.graphemes).toBe(graphemes.length);
      expect(totals.visibleGraphemes).toBe(
        graphemes.filter((grapheme) => /\P{White_Space}/u.test(grapheme)).length,
      );
      expect(totals.unicodeSentences).toBe(segmentsOf(text, findUnicodeSentences(text)).length);
      const words = segmentsOf(text, boundaries).map((segment) => Number(/[\p{L}\p{N}]/u.test(segment)));
      expect(Array.from(isWordLike)).toEqual(words);
      expect(totals.unicodeWords).toBe(words.filter((isWord) => isWord === 1).length);
    });
  });

  it("counts characters by their properties", () => {
    const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
    check(anyText, (text) => {
      const totals = countText(text);
      expect(totals).toMatchObject({
        utf16Units: text.length,
        codePoints: Array.from(text).length,
        utf8Bytes: new TextEncoder().encode(text).length,
        letters: count(text, /\p{L}/gu),
        marks: count(text, /\p{M}/gu),
        digits: count(text, /\p{Nd}/gu),
        otherNumbers: count(text, /[\p{Nl}\p{No}]/gu),
        punctuation: count(text, /\p{P}/gu),
        symbols: count(text, /\p{S}/gu),
        separators: count(text, /\p{Z}/gu),
        controls: count(text, /\p{Cc}/gu),
        formats: count(text, /\p{Cf}/gu),
        others: count(text, /[\p{Cn}\p{Co}\p{Cs}]/gu),
        whiteSpace: count(text, /\p{White_Space}/gu),
        cjkCharacters: count(
          text,
          /(?!\p{M})[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}〆〼ー\u3031-\u3035ｰﾞﾟ]/gu,
        ),
      });
    });
  });

  it("counts lines as the block analysis does", () => {
    check(anyText, (text) => {
      const breaks = countLineBreaks(text);
      const lines = text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/);
      expect(countText(text)).toMatchObject({
        lineBreakGraphemes: breaks,
        lines: text === "" ? 0 : breaks + (endsWithLineBreak(text) ? 0 : 1),
        nonBlankLines: lines.filter((line) => /\P{White_Space}/u.test(line)).length,
      });
    });
  });

  it("counts words between white space as the block analysis does", () => {
    check(anyText, (raw) => {
      const text = withoutLoneSurrogates(raw);
      expect(countText(text).wcWords).toBe(wordRules.wc.findStarts(asBlock(text)).length);
      expect(countText(text).wordProcessorWords).toBe(wordRules.word.findStarts(asBlock(text)).length);
    });
  });
});

describe("countText of a long text", () => {
  it("counts what a scan from start to end counts", () => {
    check(
      fc.tuple(fc.array(anyText, { minLength: 1, maxLength: 5 }), fc.integer({ min: 16_300, max: 17_500 })),
      ([parts, length]) => {
        const part = parts.join("") + "x";
        const text = part.repeat(Math.ceil(length / part.length));
        expect(countText(text)).toEqual(countInPieces(text, []));
      },
      300,
    );
  });

  it.each([
    ["flags, whose parity the middle does not tell", "🇩🇪🇫".repeat(5000)],
    ["an odd flag first", "a🇩" + "🇪🇫".repeat(5000)],
    ["spaces", " ".repeat(20_000)],
    ["blank at its end only", "a" + " ".repeat(20_000)],
    ["marks", "a" + "\u0301".repeat(20_000)],
    ["lone surrogates", "\udc00\ud800".repeat(10_000)],
    ["a pending sentence", "A. " + "1".repeat(20_000) + "b"],
    ["one word", "a".repeat(20_001)],
    ["line breaks", "\r\n".repeat(9000)],
  ])("counts %s", (_, text) => {
    expect(countText(text)).toEqual(countInPieces(text, []));
    expect(countText(text).graphemes).toBe(findGraphemes(text).length - 1);
    expect(countText(text).unicodeSentences).toBe(findUnicodeSentences(text).length - 1);
  });
});

describe("scanInto", () => {
  it("counts the same however a text is cut", () => {
    check(fc.tuple(anyText, fc.array(fc.nat(1000), { maxLength: 8 })), ([text, cuts]) => {
      expect(countInPieces(text, cuts)).toEqual(countText(text));
    });
  });
});
