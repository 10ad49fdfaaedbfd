import { describe, expect, it } from "vitest";

import type { TextChange } from "#core/document/span.ts";
import { readEnglishRules } from "#core/sentences/sentence-rules.ts";

import { findTextParagraphs } from "./find-text-paragraphs.ts";
import type { ParagraphRule } from "./find-text-paragraphs.ts";
import { findParagraphSentences, isSingleSentence, isWall, measureParagraphs } from "./measure-paragraphs.ts";
import { mergeParagraphs, splitParagraph, suggestSplit } from "./paragraph-edits.ts";

const apply = (text: string, { from, to, insert }: TextChange) =>
  text.slice(0, from) + insert + text.slice(to);

const split = (text: string, rule: ParagraphRule, before: string) => {
  const offset = text.indexOf(before);
  const paragraph = findTextParagraphs(text, rule).find(({ start, end }) => start < offset && offset < end);
  if (paragraph === undefined) throw new Error("The sentence begins its paragraph.");
  return apply(text, splitParagraph(text, paragraph, offset, rule));
};

describe("splitParagraph", () => {
  it.each([
    ["blank-line", "One. Two.", "One.\n\nTwo."],
    ["blank-line", "A.\r\n\r\nOne. Two.", "A.\r\n\r\nOne.\r\n\r\nTwo."],
    ["line", "One.  Two.", "One.\nTwo."],
    ["indent", "  One. Two.\nB.\n  C.", "  One.\n  Two.\nB.\n  C."],
    ["indent", "One. Two.", "One.\n\nTwo."],
    ["markdown", "> One. Two.", "> One.\n>\n> Two."],
    ["markdown", "- One. Two.", "- One.\n\n  Two."],
  ] as const)("by %s: %j", (rule, text, expected) => {
    expect(split(text, rule, "Two")).toBe(expected);
  });
});

describe("mergeParagraphs", () => {
  it.each([
    ["blank-line", "One.\n\nTwo.", "One. Two."],
    ["line", "One.\nTwo.", "One. Two."],
    ["markdown", "> One.\n\n> Two.", "> One. Two."],
    ["blank-line", "一。\n\n二。", "一。二。"],
  ] as const)("by %s: %j", (rule, text, expected) => {
    const [first, second] = findTextParagraphs(text, rule);
    if (first === undefined || second === undefined) throw new Error("There are two.");
    expect(apply(text, mergeParagraphs(text, first, second))).toBe(expected);
  });
});

describe("suggestSplit", () => {
  it("takes the sentence nearest to the middle, and leaves none alone where it can", () => {
    const spans = [0, 10, 20, 30, 80].map((start, index, starts) => ({
      start,
      end: starts[index + 1] ?? 100,
    }));
    expect(suggestSplit({ start: 0, end: 100 }, spans)).toBe(30);
    expect(suggestSplit({ start: 0, end: 20 }, spans.slice(0, 2))).toBe(10);
    expect(suggestSplit({ start: 0, end: 10 }, spans.slice(0, 1))).toBeNull();
  });
});

describe("measureParagraphs", () => {
  const text = "Title\n\n“Go,” she said. He went, and did not come back.\n\nAlone here it stands.";
  const measured = measureParagraphs(
    text,
    findTextParagraphs(text, "blank-line"),
    readEnglishRules(),
    "word",
  );

  it("has words, sentences and what a paragraph begins with", () => {
    expect(measured.map(({ kind, words, sentences }) => [kind, words, sentences])).toEqual([
      ["heading", 1, 1],
      ["text", 10, 2],
      ["text", 4, 1],
    ]);
    expect(measured.map(({ isDialogue }) => isDialogue)).toEqual([false, true, false]);
    expect(text.slice(measured[1]?.start, measured[1]?.firstSentenceEnd)).toBe("“Go,” she said.");
  });

  it("knows walls and lone sentences by what it is told", () => {
    const walls = (unit: "words" | "sentences", count: number) =>
      measured.filter((paragraph) => isWall(paragraph, "blank-line", { unit, count })).length;
    expect([walls("words", 9), walls("words", 10), walls("sentences", 1)]).toEqual([1, 0, 1]);
    expect(measured.map(isSingleSentence)).toEqual([false, false, true]);
  });

  it("finds no sentences in code", () => {
    const code = findTextParagraphs("```\nOne. Two.\n```", "markdown")[0];
    expect(
      code === undefined ? null : findParagraphSentences("```\nOne. Two.\n```", code, readEnglishRules()),
    ).toEqual([]);
  });
});
