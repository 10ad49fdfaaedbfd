import { describe, expect, it } from "vitest";

import { joinItems, toCsv, wordColumns, wordRow } from "./output.ts";

describe("joinItems", () => {
  it.each([
    ["lines", "lantern\nmaple"],
    ["commas", "lantern, maple"],
    ["list", "- lantern\n- maple"],
  ] as const)("as %s", (form, text) => {
    expect(joinItems(["lantern", "maple"], form)).toBe(text);
  });

  it("gives nothing of nothing", () => {
    expect(joinItems([], "list")).toBe("");
  });
});

describe("toCsv", () => {
  it("quotes what needs it (RFC 4180)", () => {
    expect(toCsv([["a", 'say "b", c', null, 2]])).toBe('a,"say ""b"", c",,2\r\n');
  });
});

describe("wordRow", () => {
  it("says what is known of a word", () => {
    // 10^(4.3 - 3) = 19.95 in a million.
    const row = wordRow({ word: "walk", types: ["noun", "verb"], syllables: 1, zipf: 4.3, theme: null });
    expect(row).toEqual(["walk", "noun, verb", 4, 1, "easy", 20]);
    expect(row).toHaveLength(wordColumns.length);
    expect(wordRow({ word: "ohm", types: ["noun"], syllables: 1, zipf: null, theme: null })).toEqual([
      "ohm",
      "noun",
      3,
      1,
      "hard",
      null,
    ]);
  });
});
