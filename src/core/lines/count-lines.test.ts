import { describe, expect, it } from "vitest";

import { countLines } from "./count-lines.ts";
import type { LineCounts } from "./count-lines.ts";

describe("countLines", () => {
  // `wc -l` counts newline characters (POSIX.1-2024, wc); a reader counts the last line too.
  it.each<[string, number, number]>([
    ["", 0, 0],
    ["a", 0, 1],
    ["a\n", 1, 1],
    ["a\nb", 1, 2],
    ["a\nb\n", 2, 2],
    ["\n", 1, 1],
    ["\n\n", 2, 2],
    ["a\r\nb\r\n", 2, 2],
    ["a\rb", 0, 2],
    ["a\n\rb", 1, 3],
    ["a\u2028b\u0085c\vd\fe", 0, 1],
    ["a\0b\nc", 1, 2],
  ])("%j has %i newlines and %i lines", (text, newlines, lines) => {
    expect(countLines(text)).toMatchObject({ newlines, lines });
  });

  it.each<[string, string, Partial<LineCounts>]>([
    [
      "blank, unique and duplicate lines",
      "a\n\n \u00a0\t\na\nb\n\n",
      { nonBlank: 3, blank: 3, unique: 4, duplicate: 2, repeated: 2, single: 2 },
    ],
    [
      "no lines",
      "",
      {
        blank: 0,
        unique: 0,
        duplicate: 0,
        longest: 0,
        longestLine: 0,
        average: 0,
        averageNonBlank: 0,
        median: 0,
        wrapped: 0,
        standardLines: 0,
        endsWithBreak: false,
      },
    ],
    [
      "lengths in characters as seen, the first of the longest",
      "ab\n👩‍👩‍👧é\u0301\nabcd\nwxyz\n\n",
      {
        longest: 4,
        longestLine: 3,
        shortest: 2,
        shortestLine: 1,
        average: 12 / 5,
        averageNonBlank: 3,
        median: 3,
        characters: 12,
      },
    ],
    ["columns of a terminal", "漢字仮\nabcde\n\tx\n", { widest: 9, widestLine: 3 }],
    ["right-to-left text", "שלום עולם\nمرحبا\n", { lines: 2, longest: 9, widest: 9 }],
    [
      "line breaks of all kinds",
      "a\r\nb\nc\rd",
      { lf: 1, crlf: 1, cr: 1, newlines: 2, endsWithBreak: false },
    ],
    [
      "other marks between lines",
      "a\vb\fc\u0085d\u2028e\u2029f\r\n",
      { otherSeparators: 5, lines: 1, crlf: 1 },
    ],
    ["spaces at ends, and tabs", "a \nb\t\n\tc\n\n", { trailingSpace: 2, tabbed: 2, endsWithBreak: true }],
    ["lone surrogates", "\ud800\n\udc00\n", { lines: 2, unique: 2, characters: 2 }],
  ])("%s", (_name, text, expected) => {
    expect(countLines(text)).toMatchObject(expected);
  });

  it("counts rows after wrapping: at spaces, and within words that are too wide", () => {
    // "the quick", "brown fox" | "" | "abcdefghij", "k" | "漢字漢字漢", "字"
    const text = "the quick brown fox\n\nabcdefghijk\n漢字漢字漢字\n";
    expect(countLines(text, { columns: 10, standardLength: 55 })).toMatchObject({
      columns: 10,
      wrapped: 7,
      overlong: 3,
    });
  });

  it("counts standard lines over the whole text", () => {
    // 110 characters, of which 10 spaces.
    const text = `${`${"a".repeat(10)} `.repeat(5)}\n${`${"b".repeat(10)} `.repeat(5)}\n`;
    expect(countLines(text)).toMatchObject({
      characters: 110,
      charactersWithoutSpaces: 100,
      standardLines: 2,
      standardLinesWithoutSpaces: 100 / 55,
    });
    expect(countLines(text, { columns: 80, standardLength: 50 }).standardLines).toBe(2.2);
  });

  it("takes a single line of five million characters", () => {
    const counts = countLines("lamp ".repeat(1_000_000));
    expect(counts).toMatchObject({ lines: 1, newlines: 0, longest: 5_000_000, wrapped: 62_500, overlong: 1 });
  });
});
