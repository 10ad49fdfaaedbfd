import { describe, expect, it } from "vitest";
import { fieldNames } from "./fields.ts";
import { fieldIndex } from "./scanner.ts";
import type { TextTotals } from "./text-totals.ts";
import { countText } from "./text-totals.ts";

describe("countText", () => {
  it("counts nothing in an empty text", () => {
    expect(Object.values(countText("")).every((figure) => figure === 0)).toBe(true);
  });

  // Each figure counted by hand from the definitions in `TextTotals`.
  it.each<readonly [string, Partial<TextTotals>]>([
    // 3 kinds of accent: one code point, two code points, and a mark on a space, which makes the space visible.
    [
      "é e\u0301 \u0301",
      { graphemes: 4, visibleGraphemes: 3, codePoints: 6, letters: 2, marks: 2, utf8Bytes: 9 },
    ],
    [
      "👨‍👩‍👧🇩🇪",
      { graphemes: 2, codePoints: 7, utf16Units: 12, utf8Bytes: 26, symbols: 5, formats: 2, unicodeWords: 0 },
    ],
    [
      "a\r\n\r\n b",
      { graphemes: 5, visibleGraphemes: 2, lineBreakGraphemes: 2, lines: 3, nonBlankLines: 2, controls: 4 },
    ],
    ["a\n", { lines: 1, nonBlankLines: 1, lineBreakGraphemes: 1 }],
    ["\n", { lines: 1, nonBlankLines: 0 }],
    ["a\u000bb\fc\u0085d\u2028e\u2029f\rg", { lines: 7, nonBlankLines: 7, lineBreakGraphemes: 6 }],
    ["\ud83d", { utf16Units: 1, codePoints: 1, utf8Bytes: 3, graphemes: 1, visibleGraphemes: 1, others: 1 }],
    ["\ude00\ud83d", { codePoints: 2, utf8Bytes: 6, graphemes: 2, letters: 0, wordProcessorWords: 1 }],
    ["12 ٣ Ⅳ ½ ²", { digits: 3, otherNumbers: 3, unicodeWords: 5 }],
    ["¡(a)—$1+2!", { punctuation: 5, symbols: 2, digits: 2, letters: 1 }],
    ["a\u00a0b\u3000c\u2060d", { whiteSpace: 2, wordProcessorWords: 3, wcWords: 4, unicodeWords: 4 - 1 }],
    [
      "well-known don't 1,000.50 a.b@example.org",
      { wordProcessorWords: 4, wcWords: 4, unicodeWords: 2 + 1 + 1 + 2 },
    ],
    ["yes -- no", { wordProcessorWords: 3, wcWords: 3, unicodeWords: 2 }],
    [
      "我喜欢编程",
      { wordProcessorWords: 5, unicodeWords: 5, wcWords: 1, cjkCharacters: 5, dictionaryRuns: 1 },
    ],
    [
      "東京タワーへ。",
      { wordProcessorWords: 7, unicodeWords: 4, wcWords: 1, cjkCharacters: 6, dictionaryRuns: 1 },
    ],
    // The ideographic variation selector belongs to its character.
    ["葛\u{e0100}城", { wordProcessorWords: 2, unicodeWords: 2, graphemes: 2, cjkCharacters: 2 }],
    [
      "한국어는 3월",
      { wordProcessorWords: 2, unicodeWords: 2, cjkCharacters: 0, letters: 5, dictionaryRuns: 0 },
    ],
    ["ㄅㄆ 々〆〇ー", { cjkCharacters: 6 }],
    ["ฉันรักภาษา ไทย", { unicodeWords: 2, wordProcessorWords: 2, dictionaryRuns: 2 }],
    ["क्षत्रिय", { graphemes: 3, codePoints: 8, letters: 5, marks: 3 }],
    // A full stop between digits and one before a small letter end no sentence.
    ["He said 3.5. Then he left. e.g. this", { unicodeSentences: 2 }],
    ["Mr. Smith.", { unicodeSentences: 2 }],
    ["A. 1", { unicodeSentences: 2 }],
    ["A. 1 b", { unicodeSentences: 1 }],
    ["a:b a: 1,2 1, x_y", { unicodeWords: 5 }],
    ["\u0000 \u0001", { wcWords: 0, wordProcessorWords: 2, controls: 2 }],
  ])("counts %j", (text, figures) => {
    expect(countText(text)).toMatchObject(figures);
  });

  it("keeps every figure at the place that its name has", () => {
    expect(fieldNames.map((name) => fieldIndex[name])).toEqual(fieldNames.map((_, index) => index));
  });
});
