import { describe, expect, it } from "vitest";

import { describeLengths } from "./describe-lengths.ts";
import { readEnglishRules } from "./sentence-rules.ts";
import { countSentencesByParagraph, readTextSentences } from "./read-text-sentences.ts";
import { findOpeningRuns, rankOpenings, readOpenings } from "./sentence-openings.ts";
import { classifySentence } from "./sentence-types.ts";

const read = (text: string) => readTextSentences(text, readEnglishRules(), "word");

describe("readTextSentences", () => {
  it("has each sentence with its place and its words", () => {
    expect(read("Mr. Smith left. Why?\n\nNobody knew.")).toEqual({
      sentences: [
        { start: 0, end: 15, words: 3 },
        { start: 16, end: 20, words: 1 },
        { start: 22, end: 34, words: 2 },
      ],
      paragraphs: [
        { start: 0, end: 20 },
        { start: 22, end: 34 },
      ],
    });
  });

  it("has none of a text without words", () => {
    expect(read("").sentences).toEqual([]);
    expect(read(" … \n***\n").sentences).toEqual([]);
  });

  it("has a sentence that is longer than a block once, with all its words", () => {
    const text = `${"word ".repeat(4000)}end. Next.`;
    const { sentences, paragraphs } = read(text);
    expect(sentences.map(({ words }) => words)).toEqual([4001, 1]);
    expect(paragraphs).toHaveLength(1);
  });

  it("counts the sentences of each paragraph", () => {
    const { sentences, paragraphs } = read("One. Two.\n\nThree.\n\nFour. Five. Six.");
    expect(countSentencesByParagraph(sentences, paragraphs)).toEqual([2, 1, 3]);
  });
});

describe("classifySentence", () => {
  it.each([
    ["It rained.", "statement"],
    ["Well …", "statement"],
    ["And then...", "statement"],
    ["Did it?", "question"],
    ["You did what?!", "question"],
    ["You did what!?", "question"],
    ["What‽", "question"],
    ["Stop!", "exclamation"],
    ["“Stop!”", "exclamation"],
    // The mark of the sentence is the one at its very end, not that of the speech within it.
    ["“Why?” she asked.", "statement"],
    ["He asked, “Why?”", "question"],
    ["Did he say “stop”?", "question"],
    ["He shouted “Stop!”.", "statement"],
    ["(Is it so?)", "question"],
    ["That is so.12", "statement"],
    ["That is so.[3]", "statement"],
    ["Is it so?²", "question"],
    ["Great! 🎉", "exclamation"],
    ["**Done!**", "exclamation"],
    ["¿Vienes mañana?", "question"],
    ["今日は雨だ。", "statement"],
    ["本当ですか？", "question"],
    ["هل هذا صحيح؟", "question"],
    ["Πού είσαι;", "question"],
    ["Chapter One", "fragment"],
    ["Version 2.0", "fragment"],
    ["Three things:", "fragment"],
    ["I was going to—", "fragment"],
  ] as const)("%s is a %s", (text, type) => {
    expect(classifySentence(text, { start: 0, end: text.length })).toBe(type);
  });

  it("looks at its own sentence alone", () => {
    expect(classifySentence("Why? It rained. Stop!", { start: 5, end: 15 })).toBe("statement");
  });
});

describe("describeLengths", () => {
  it("has the mean, the median and the deviation", () => {
    // The example of the standard deviation of a population in many textbooks: mean 5, deviation 2.
    expect(describeLengths([2, 4, 4, 4, 5, 5, 7, 9])).toEqual({
      count: 8,
      total: 40,
      mean: 5,
      median: 4.5,
      deviation: 2,
      shortest: 2,
      longest: 9,
    });
    expect(describeLengths([3]).deviation).toBe(0);
    expect(describeLengths([]).mean).toBeNull();
  });
});

describe("openings", () => {
  const text = "“She ran. She fell. she’d had enough. She ran on. She ran. 1. It was late.";
  const open = (length: 1 | 2 | 3) => readOpenings(text, read(text).sentences, length);

  it("are the first words, without quotes, case and item numbers", () => {
    expect(open(1)).toEqual(["she", "she", "she'd", "she", "she", "it"]);
    expect(open(3)).toEqual(["", "", "she'd had enough", "she ran on", "", "it was late"]);
  });

  it("are found in a row, and by how frequent they are", () => {
    expect(findOpeningRuns(open(1), 2)).toEqual([
      { first: 0, count: 2, opening: "she" },
      { first: 3, count: 2, opening: "she" },
    ]);
    expect(findOpeningRuns(open(1), 3)).toEqual([]);
    expect(rankOpenings(open(2), 5)).toEqual([{ opening: "she ran", count: 3, first: 0 }]);
  });
});
