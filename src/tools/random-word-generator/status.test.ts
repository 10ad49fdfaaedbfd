import { describe, expect, it } from "vitest";

import type { LexiconWord } from "#core/generators/words/lexicon.ts";
import type { FilteredWords } from "#core/generators/words/word-filter.ts";

import { statusOf } from "./status.ts";

const entry: LexiconWord = { word: "lantern", types: ["noun"], syllables: 2, zipf: null, theme: null };
const found = (count: number): FilteredWords => ({
  kind: "words",
  words: Array.from({ length: count }, () => entry),
});

describe("statusOf", () => {
  it.each([
    ["words", 0, 5, 0, "No word fits. Ask for less, and there will be some."],
    ["words", 1, 5, 1, "Only one word fits; here it is."],
    ["words", 3, 5, 3, "Only 3 words fit; all of them are here."],
    ["words", 5, 5, 1200, "From 1,200 words that fit, each as likely as any other."],
    ["words", 1, 1, 1, "From 1 word that fits, each as likely as any other."],
    ["made-up", 2, 5, 0, "Only 2 of 5 could be made with so few letters."],
    ["made-up", 5, 5, 0, null],
    ["sentences", 5, 5, 0, null],
  ] as const)("%s: %i of %i from %i", (kind, shown, asked, fitting, text) => {
    expect(statusOf(kind, shown, asked, found(fitting))).toBe(text);
  });
});
