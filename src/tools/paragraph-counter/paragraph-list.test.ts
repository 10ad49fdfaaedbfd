import { describe, expect, it } from "vitest";

import type { MeasuredParagraph } from "#core/paragraphs/measure-paragraphs.ts";

import { findPartAt, findPartSentences, listParagraphs } from "./paragraph-list.ts";
import { sortCodec } from "./settings.ts";
import type { Filter } from "./settings.ts";

const part = (start: number, change: Partial<MeasuredParagraph>): MeasuredParagraph => ({
  start,
  end: start + 10,
  kind: "text",
  level: 0,
  words: 5,
  sentences: 2,
  firstSentenceEnd: start + 5,
  isDialogue: false,
  ...change,
});

const parts = [
  part(0, { kind: "heading", level: 1, words: 2, sentences: 1 }),
  part(20, { words: 160, sentences: 9 }),
  part(40, { isDialogue: true }),
  part(60, { sentences: 1 }),
];

describe("listParagraphs", () => {
  it.each([
    ["all", "place-up", [0, 1, 2, 3]],
    ["all", "place-down", [3, 2, 1, 0]],
    ["all", "words-down", [1, 2, 3, 0]],
    ["all", "sentences-up", [0, 3, 2, 1]],
    ["walls", "place-up", [1]],
    ["single", "place-up", [3]],
    ["heading", "place-up", [0]],
    ["dialogue", "place-up", [2]],
  ] satisfies readonly (readonly [Filter, string, readonly number[]])[])(
    "%s by %s",
    (filter, sort, indices) => {
      const order = sortCodec.parse(sort) ?? expect.unreachable();
      const limit = { unit: "words", count: 150 } as const;
      expect(listParagraphs(parts, { rule: "blank-line", limit, filter, order })).toEqual(indices);
    },
  );
});

describe("findPartAt", () => {
  it.each([
    [0, 0],
    [15, 0],
    [20, 1],
    [99, 3],
  ])("the part at %i is %i", (offset, index) => {
    expect(findPartAt(parts, offset)).toBe(index);
  });
});

describe("findPartSentences", () => {
  it("has those of the part alone", () => {
    expect(findPartSentences(Int32Array.of(0, 20, 26, 40), part(20, {}))).toEqual([
      { start: 20, end: 26 },
      { start: 26, end: 30 },
    ]);
  });
});
