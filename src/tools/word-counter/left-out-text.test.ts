import { describe, expect, it } from "vitest";

import { describeCounted, describeLeftOut, labelSize } from "./left-out-text.ts";
import type { LeftOut } from "./shown-counts.ts";

const whole = { words: 1284, characters: 7402 };
const some: LeftOut = { kinds: ["code", "citations"], whole };
const pending: LeftOut = { kinds: ["code"], whole: null };
const tables: LeftOut = { kinds: ["markdown"], whole: { words: 3, characters: 9 } };

describe("labelSize", () => {
  it.each([
    [{ words: 1284, characters: 7402, leftOut: null }, "words", "characters"],
    [{ words: 1, characters: 1, leftOut: null }, "word", "character"],
    [{ words: 1162, characters: 6762, leftOut: some }, "of 1,284 words", "of 7,402 characters"],
    // Nothing of the kinds is in the text: the whole is the same, and said all the same.
    [{ words: 1284, characters: 7402, leftOut: some }, "of 1,284 words", "of 7,402 characters"],
    [{ words: 1, characters: 6762, leftOut: some }, "of 1,284 words", "of 7,402 characters"],
    [{ words: 1284, characters: 7402, leftOut: pending }, "words", "characters"],
    [
      { words: 0, characters: 1, leftOut: { ...some, whole: { words: 1, characters: 10 } } },
      "of 1 word",
      "of 10 characters",
    ],
    // Bars of a table alone part words, so that there are more without them.
    [{ words: 4, characters: 4, leftOut: tables }, "words, 3 with everything", "of 9 characters"],
  ] as const)("of %j", (counts, words, characters) => {
    expect(labelSize(counts, "words")).toBe(words);
    expect(labelSize(counts, "characters")).toBe(characters);
  });
});

describe("describeLeftOut", () => {
  it.each([
    [
      { words: 1162, characters: 6762, leftOut: some },
      "Without citations and code: 122 words and 640 characters left out.",
    ],
    [
      { words: 1283, characters: 7401, leftOut: some },
      "Without citations and code: 1 word and 1 character left out.",
    ],
    [
      { words: 1284, characters: 7402, leftOut: some },
      "There is nothing to leave out: no citations or code.",
    ],
    [{ words: 1284, characters: 7402, leftOut: pending }, "Everything is counted so far, code too."],
    [
      { words: 4, characters: 4, leftOut: tables },
      "Without Markdown marks: 1 word gained and 5 characters left out.",
    ],
  ])("of %j", (counts, expected) => {
    expect(describeLeftOut(counts)).toBe(expected);
  });
});

describe("describeCounted", () => {
  it.each([
    [{ words: 1162, characters: 6762, leftOut: some }, "1,162 words counted, 122 left out"],
    [{ words: 1284, characters: 7402, leftOut: null }, "1,284 words counted, nothing left out"],
    [{ words: 1284, characters: 7402, leftOut: some }, "1,284 words counted, 0 left out"],
    [{ words: 4, characters: 4, leftOut: tables }, "4 words counted, 1 more than with everything"],
  ])("of %j", (counts, expected) => {
    expect(describeCounted(counts)).toBe(expected);
  });
});
