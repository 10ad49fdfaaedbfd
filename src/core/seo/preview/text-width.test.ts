import { describe, expect, it } from "vitest";

import { fitText, measureWidth } from "./text-width.ts";

describe("measureWidth", () => {
  // Advance widths of Arial in 2,048 units to the em, by its metrics: a 1139, W 1933, i 455, space 569, AV −152 together.
  it.each([
    ["", 0],
    ["a", 11.12],
    ["WWW", 56.63],
    ["iiii", 17.77],
    ["a a", 27.8],
    ["AV", 25.2],
  ])("%j is %d pixels wide at 20", (text, pixels) => {
    expect(measureWidth(text, 20)).toBeCloseTo(pixels, 0);
  });

  it("grows with the size of the font", () => {
    expect(measureWidth("Rye bread", 40)).toBeCloseTo(2 * measureWidth("Rye bread", 20), 6);
  });

  it.each(["👩‍👩‍👧", "🇩🇪", "👍🏽", "❤️", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"])("measures %s, of several characters, as one picture", (picture) => {
    expect(measureWidth(`a ${picture} b`, 20)).toBe(measureWidth("a 😀 b", 20));
  });

  it("measures wide characters by the em", () => {
    expect(measureWidth("麦酒", 20)).toBeCloseTo(40, 1);
  });
});

describe("fitText", () => {
  const look = { fontPixels: 20, linePixels: 100, lines: 2, mostPixels: 200 };
  it.each([
    ["", [], false],
    ["Rye bread", ["Rye bread"], false],
    ["Rye bread and salt", ["Rye bread", "and salt"], false],
    ["Rye bread and salt again", ["Rye bread", "and salt ..."], true],
  ])("%j", (text, lines, isCut) => {
    expect(fitText(text, look)).toEqual({ lines, isCut });
  });

  it("cuts at the width of all lines, whatever room the last one leaves", () => {
    // "Rye bread" and "and salt" take 86 and 76 pixels; 150 leave no room for the second.
    expect(fitText("Rye bread and salt", { ...look, mostPixels: 150 })).toEqual({
      lines: ["Rye bread", "and ..."],
      isCut: true,
    });
  });
});
