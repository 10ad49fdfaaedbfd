import { describe, expect, it } from "vitest";

import {
  joinWords,
  mostWords,
  parseWords,
  readWord,
  readWordList,
  writeWordList,
} from "./dictionary-words.ts";

describe("readWord", () => {
  it.each([
    [" Wordbench ", "Wordbench"],
    ["o’clock", "o’clock"],
    ["e.g.", "e.g."],
    ["Cafe\u0301", "Café"],
    ["two words", null],
    ["", null],
    ["<b>", null],
    ["x".repeat(61), null],
  ])("reads %j as %j", (text, word) => {
    expect(readWord(text)).toBe(word);
  });
});

describe("word lists", () => {
  it("are read from lines, with a byte order mark, carriage returns and Hunspell flags", () => {
    expect(readWordList("\uFEFF2\r\nwug/SM\r\nBlicket\r\n\r\nnot a word\r\nwug\r\n")).toEqual([
      "Blicket",
      "wug",
    ]);
  });

  it("are written so that they are read back", () => {
    const words = joinWords(["wug"], ["Blicket", "Wug"]);
    expect(words).toEqual(["Blicket", "Wug"]);
    expect(readWordList(writeWordList(words))).toEqual(words);
  });

  it("are bounded", () => {
    const many = Array.from({ length: mostWords + 10 }, (_, index) => `w${index}`);
    expect(joinWords([], many)).toHaveLength(mostWords);
  });

  it.each([[null], ["wug"], [{ 0: "wug" }]])("refuses %j from storage", (stored) => {
    expect(parseWords(stored)).toBeUndefined();
  });

  it("keeps what is a word of a stored list", () => {
    expect(parseWords(["wug", 3, "a b"])).toEqual(["wug"]);
  });
});
