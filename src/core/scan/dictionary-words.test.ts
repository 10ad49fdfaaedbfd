import { describe, expect, it } from "vitest";
import { countDictionaryWords, findDictionaryWords, findWords } from "./dictionary-words.ts";
import type { WordOffsets } from "./dictionary-words.ts";

function readWords(text: string, offsets: WordOffsets): string[] {
  return Array.from({ length: offsets.length / 2 }, (_, index) =>
    text.slice(offsets[index * 2], offsets[index * 2 + 1]),
  );
}

const segmenter = new Intl.Segmenter("en", { granularity: "word" });

function readWithSegmenter(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment).filter((word) =>
    /[\p{L}\p{N}]/u.test(word),
  );
}

describe("findWords", () => {
  // What words these are, a reader of the language can tell.
  it.each([
    ["ฉันรักภาษาไทย", ["ฉัน", "รัก", "ภาษา", "ไทย"]],
    ["我喜欢学习。", ["我", "喜欢", "学习"]],
    ["東京タワーへ行きます", ["東京タワー", "へ", "行き", "ます"]],
    ["read 我喜欢 twice", ["read", "我", "喜欢", "twice"]],
    ["abcไทยdef", ["abc", "ไทย", "def"]],
    ["3월 한국어는", ["3월", "한국어는"]],
    ["don't 1,000.5", ["don't", "1,000.5"]],
    ["葛\u{e0100}城", ["葛\u{e0100}", "城"]],
    ["ว่า:มี", ["ว่า", "มี"]],
    ["— ! 😀", []],
    ["", []],
  ])("finds those of %j", (text, words) => {
    expect(readWords(text, findWords(text))).toEqual(words);
    expect(countDictionaryWords(text)).toBe(words.length);
  });

  it("hands long runs over in pieces, and loses and halves nothing", () => {
    const sentence = "我喜欢编程因为它很有趣而且可以帮助我们解决问题";
    const text = sentence.repeat(200);
    const words = readWords(text, findWords(text));
    expect(words.join("")).toBe(text);
    const once = readWithSegmenter(sentence).length;
    expect(Math.abs(words.length - once * 200)).toBeLessThanOrEqual(10);
  });

  it("cuts no surrogate pair, and ends where a run has no edge for 1,000 units", () => {
    const text = `x${"\u{20000}".repeat(3000)}`;
    expect(findWords(text).length / 2).toBe(3001);
    const marked = `ก${"\u0e48".repeat(5000)}`;
    expect(readWords(marked, findWords(marked)).join("")).toContain("ก");
  });

  it("finds in many runs at once what it finds in each", () => {
    const lines = ["我喜欢编程", "東京タワーへ行きます", "ฉันรักภาษาไทย", "ភាសាខ្មែរ", "ພາສາລາວ", "မြန်မာဘာသာ"];
    const text = Array.from({ length: 300 }, (_, index) => lines[index % lines.length]).join(", ");
    const expected = Array.from({ length: 300 }, (_, index) =>
      readWithSegmenter(lines[index % lines.length] ?? ""),
    );
    expect(readWords(text, findDictionaryWords(text))).toEqual(expected.flat());
  });
});

describe("findDictionaryWords", () => {
  it("leaves out what needs no dictionary", () => {
    const text = "read 我喜欢 twice, ไทย";
    expect(readWords(text, findDictionaryWords(text))).toEqual(["我", "喜欢", "ไทย"]);
  });
});
