import { describe, expect, it } from "vitest";

import { columnBox, defaultPageSettings, evenMargins } from "./page-settings.ts";
import type { PageSettings } from "./page-settings.ts";
import { paginate } from "./paginate.ts";

/**
 * Courier New is 0.6 em wide: at 12 points a character takes 7.2 points, and 65 of them the 468 points between the
 * margins of a letter page. Its line is 272 twips, so that 47 fit into 9 inches.
 */
const courier: PageSettings = { ...defaultPageSettings, font: "courier-new" };

function linesOf(text: string, settings = courier): readonly string[] {
  const { starts, ends } = paginate(text, settings);
  return Array.from(starts, (start, line) => text.slice(start, ends[line]));
}

/** The lines of each page. */
function pagesOf(text: string, settings = courier): readonly number[] {
  const { pages } = paginate(text, settings);
  return Array.from(pages.subarray(1), (end, page) => end - (pages[page] ?? 0));
}

/** So many words of 64 characters: each fills a line. */
const fullLines = (count: number) => Array.from({ length: count }, () => "x".repeat(64)).join(" ");

describe("lines", () => {
  it("hold as many characters as fit, and let spaces hang over", () => {
    expect(linesOf(`${"a".repeat(65)}     ${"b".repeat(65)}`)).toEqual(["a".repeat(65), "b".repeat(65)]);
    expect(linesOf(`${"a".repeat(60)} bbbb cc`)).toEqual([`${"a".repeat(60)} bbbb`, "cc"]);
  });

  it("break a word that is longer than the line", () => {
    expect(linesOf("a".repeat(140))).toEqual(["a".repeat(65), "a".repeat(65), "a".repeat(10)]);
  });

  it.each([
    ["after a hyphen", "well-known", ["well-", "known"]],
    // LibreOffice 7.4 breaks here, where UAX #14 (25) would not.
    ["after a hyphen before a number", "well-12345", ["well-", "12345"]],
    ["after an en dash", "well–known", ["well–", "known"]],
    ["before and after an em dash", "well—known", ["well—", "known"]],
    ["not after a slash, as word processors do not", "well/known", ["", "well/known"]],
    ["at a zero-width space", "well\u200bknown", ["well\u200b", "known"]],
    ["not at a no-break space", "well\u00a0known", ["", "well\u00a0known"]],
    ["not before a full stop", "wellknown.", ["", "wellknown."]],
    ["not at an apostrophe", "well’known", ["", "well’known"]],
    ["not at a no-break hyphen", "well‑known", ["", "well‑known"]],
    ["not within a number", "12,345.678", ["", "12,345.678"]],
  ])("break %s", (_, word, [first = "", second = ""]) => {
    // 59 characters and a space leave five.
    const filler = "x".repeat(59);
    expect(linesOf(`${filler} ${word}`)).toEqual([`${filler} ${first}`.trimEnd(), second]);
  });

  it("show a soft hyphen where they break at it, and nothing elsewhere", () => {
    expect(linesOf(`${"x".repeat(59)} well\u00adknown`)).toEqual([`${"x".repeat(59)} well\u00ad`, "known"]);
    expect(linesOf("well\u00adknown")).toEqual(["well\u00adknown"]);
  });

  it("break between ideographs, but not before a full stop of theirs", () => {
    // An ideograph is an em, 12 points: 39 go on a line of 468.
    expect(linesOf("字".repeat(80))).toEqual(["字".repeat(39), "字".repeat(39), "字字"]);
    expect(linesOf(`${"字".repeat(39)}。`)).toEqual(["字".repeat(38), "字。"]);
  });

  it("keep a character of two units whole", () => {
    for (const line of linesOf("😀".repeat(100))) expect(line).toMatch(/^😀+$/u);
  });
});

describe("paragraphs", () => {
  it("are parted by empty lines; a line break within one is a space", () => {
    expect(linesOf("one\ntwo\n\nthree\n \nfour")).toEqual(["one\ntwo", "three", "four"]);
    expect(linesOf("one\r\ntwo\r\n\r\nthree")).toEqual(["one\r\ntwo", "three"]);
  });

  it("follow the rule that is chosen", () => {
    expect(linesOf("one\ntwo\n\nthree", { ...courier, paragraphs: "line" })).toEqual(["one", "two", "three"]);
    expect(linesOf("one\ntwo\n\nthree", { ...courier, paragraphs: "typed" })).toEqual([
      "one",
      "two",
      "",
      "three",
    ]);
  });

  it("begin a page after a form feed", () => {
    expect(pagesOf("one\ftwo\n\nthree")).toEqual([1, 2]);
    expect(pagesOf("one\f\ftwo")).toEqual([1, 1, 1]);
  });

  // The pages of the PDF that LibreOffice 7.4 makes of a text file with these characters.
  it.each([
    ["\f", 2],
    ["\f\f", 3],
    ["\f\f\f", 4],
    ["\fa", 2],
    ["a\f", 2],
    ["a\f\n", 2],
    ["a\f\fb", 3],
    ["a\n\f\nb\n", 2],
  ])("give %j %i pages, as LibreOffice does", (text, pages) => {
    expect(pagesOf(text)).toHaveLength(pages);
    expect(pagesOf(text, { ...courier, paragraphs: "line" })).toHaveLength(pages);
  });
});

describe("pages", () => {
  it.each(["", " ", "\n\n\n", "\t"])("are none for %j", (text) => {
    expect(pagesOf(text)).toEqual([]);
    expect(paginate(text, courier).lastPageFill).toBe(0);
  });

  it("hold 47 lines of Courier New 12, and 24 when doubled", () => {
    expect(pagesOf(fullLines(100))).toEqual([47, 47, 6]);
    // The space that doubling adds below the 24th line may hang over: (12,960 − 272) / 544 + 1 = 24.3.
    expect(pagesOf(fullLines(50), { ...courier, spacing: { kind: "multiple", value: 2 } })).toEqual([
      24, 24, 2,
    ]);
    expect(pagesOf(fullLines(60), { ...courier, spacing: { kind: "exactly", value: 24 } })).toEqual([
      27, 27, 6,
    ]);
  });

  it("leave no line of a paragraph alone", () => {
    // 46 lines, then a paragraph of which one line would fit.
    const lines = `${fullLines(46)}\n\n`;
    expect(pagesOf(lines + fullLines(4))).toEqual([46, 4]);
    expect(pagesOf(lines + fullLines(4), { ...courier, orphans: 1, widows: 1 })).toEqual([47, 3]);
    // A paragraph of 48 lines: the last would be alone, so one more goes over.
    expect(pagesOf(fullLines(48))).toEqual([46, 2]);
    expect(pagesOf(fullLines(48), { ...courier, widows: 1 })).toEqual([47, 1]);
    // Three lines of which two would fit: neither side may hold one, so all go over.
    expect(pagesOf(`${fullLines(45)}\n\n${fullLines(3)}`)).toEqual([45, 3]);
  });

  it("drop the space between paragraphs at their end", () => {
    // 47 × 272 = 12,784 of 12,960 twips: 10 points after each paragraph leave no room for the 47th.
    expect(pagesOf(`${fullLines(46)}\n\n${fullLines(1)}\n\nz`, { ...courier, after: 200 })).toEqual([46, 2]);
  });

  it("have columns", () => {
    // (9360 − 720) / 2 = 4320 twips hold 30 characters.
    const settings = { ...courier, columns: 2 };
    const { columns } = paginate(Array.from({ length: 100 }, () => "y".repeat(29)).join(" "), settings);
    expect([columns[46], columns[47], columns[93], columns[94]]).toEqual([0, 1, 1, 0]);
  });

  it("count each word on the page where it begins", () => {
    const { words } = paginate(fullLines(100), courier);
    expect([...words]).toEqual([47, 47, 6]);
  });

  it("are none where the margins leave no room", () => {
    const settings = { ...courier, margins: evenMargins(10_000) };
    expect(columnBox(settings)).toBeNull();
    expect(pagesOf("word", settings)).toEqual([]);
  });

  it("hold one line each where even one does not fit", () => {
    expect(
      pagesOf("a b", { ...courier, size: 96, margins: { top: 7500, bottom: 7500, left: 0, right: 0 } }),
    ).toEqual([1]);
  });
});
