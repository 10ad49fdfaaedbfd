import { describe, expect, it } from "vitest";
import { analyseText } from "#core/analyses/analyse-text.ts";
import type { Counts, CountsOptions } from "./counts.ts";

function count(text: string, options: Partial<CountsOptions> = {}): Counts {
  return analyseText("counts", text, { dialect: "word", limit: null, ...options });
}

describe("words", () => {
  // Hand-counted by each dialect's definition; UAX #29 columns as in the annex's rules.
  it.each<[text: string, word: number, unicode: number, wc: number]>([
    ["", 0, 0, 0],
    [" \n\t", 0, 0, 0],
    ["one two", 2, 2, 2],
    ["well-known mother-in-law", 2, 5, 2],
    ["don't can't it’s", 3, 3, 3],
    ["https://example.com/a/b?c=1", 1, 6, 1],
    ["a.b@mail.example.org", 1, 2, 1],
    ["1,000.50", 1, 1, 1],
    ["yes—no", 1, 2, 1],
    ["yes -- no", 3, 2, 3],
    ["and/or", 1, 2, 1],
    ["U.S.A. e.g.", 2, 2, 2],
    ["hello😀world", 1, 2, 1],
    ["👨‍👩‍👧 🇩🇪", 2, 0, 2],
    ["我喜欢编程", 5, 4, 1],
    ["東京タワーへ行きます", 10, 4, 1],
    ["我用Word写作", 5, 4, 1],
    ["𠮷野家", 3, 2, 1],
    ["ฉันรักภาษาไทย", 1, 4, 1],
    ["हिन्दी भाषा", 2, 2, 2],
    ["a\u00a0b\u3000c", 3, 3, 3],
    ["a\u2060b", 1, 1, 2],
    ["a\u200bb", 1, 2, 1],
    ["30 June, 2003", 3, 3, 3],
  ])("%j", (text, word, unicode, wc) => {
    expect(count(text).wordsByDialect).toEqual({ word, unicode, wc });
  });

  it("takes the first figure from the dialect asked for", () => {
    expect(count("and/or", { dialect: "unicode" }).words).toBe(2);
    expect(count("and/or").words).toBe(1);
  });

  it("counts a word longer than a block once", () => {
    expect(count("x".repeat(20_000)).wordsByDialect).toEqual({ word: 1, unicode: 1, wc: 1 });
    expect(count("漢".repeat(20_000)).words).toBe(20_000);
  });
});

describe("characters, lines, paragraphs and sentences", () => {
  it.each<
    [
      text: string,
      characters: number,
      withoutSpaces: number,
      lines: number,
      paragraphs: number,
      sentences: number,
    ]
  >([
    ["", 0, 0, 0, 0, 0],
    ["\n", 0, 0, 1, 0, 0],
    ["a", 1, 1, 1, 1, 1],
    ["a\n", 1, 1, 1, 1, 1],
    ["a\r\nb", 2, 2, 2, 2, 2],
    ["a\n\n\nb", 2, 2, 4, 2, 2],
    ["a b\tc", 5, 3, 1, 1, 1],
    ["👨‍👩‍👧🇩🇪e\u0301", 3, 3, 1, 1, 1],
    ["각가", 2, 2, 1, 1, 1],
    ["One. Two! Three?", 16, 14, 1, 1, 3],
    ["...", 3, 3, 1, 1, 0],
  ])("%j", (text, characters, charactersWithoutSpaces, lines, paragraphs, sentences) => {
    expect(count(text)).toMatchObject({ characters, charactersWithoutSpaces, lines, paragraphs, sentences });
  });

  it("counts a line, a paragraph and a sentence that fill several blocks once", () => {
    expect(count("word ".repeat(5000))).toMatchObject({ lines: 1, paragraphs: 1, sentences: 1, words: 5000 });
    expect(count(" ".repeat(9000))).toMatchObject({
      lines: 1,
      paragraphs: 0,
      characters: 9000,
      charactersWithoutSpaces: 0,
    });
  });
});

describe("averages, unique words and the longest sentence", () => {
  it("has no average without words", () => {
    expect(count("")).toMatchObject({
      averageWordLength: null,
      averageSentenceLength: null,
      longestSentence: null,
    });
  });

  it("folds case and apostrophes for unique words", () => {
    expect(count("The the THE don't don’t").uniqueWords).toBe(2);
  });

  it("leaves punctuation out of the word length", () => {
    // Letters: 5 + 5 in two words.
    expect(count("“Hello,” world!").averageWordLength).toBe(5);
  });

  it("divides words by sentences", () => {
    expect(count("One two. Three four five six.").averageSentenceLength).toBe(3);
  });

  it("points at the longest sentence, the first of equals", () => {
    const text = "Short one.\n\nThis is the longer one. And this is as long.";
    const longest = count(text).longestSentence;
    expect(longest?.words).toBe(5);
    expect(text.slice(longest?.span.start, longest?.span.end)).toBe("This is the longer one.");
  });
});

describe("overflowStart", () => {
  it.each<[text: string, unit: "words" | "characters", limit: number, start: number | null]>([
    ["one two three", "words", 3, null],
    ["one two three", "words", 2, 8],
    ["one two three", "words", 0, 0],
    ["one two three", "characters", 13, null],
    ["one two three", "characters", 3, 3],
    ["a\r\nb", "characters", 1, 3],
    ["👨‍👩‍👧👨‍👩‍👧", "characters", 1, 8],
    ["漢字", "words", 1, 1],
    [`${"word ".repeat(4000)}end`, "words", 4000, 20_000],
  ])("%j past %s %d", (text, unit, limit, start) => {
    expect(count(text, { limit: { unit, count: limit } }).overflowStart).toBe(start);
  });
});
