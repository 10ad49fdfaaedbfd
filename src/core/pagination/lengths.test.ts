import { describe, expect, it } from "vitest";

import { formatLength, parseLength } from "./lengths.ts";

describe("parseLength", () => {
  it.each([
    ["1in", 1440],
    ["1", 1440],
    [" 0.75 in ", 1080],
    ['1"', 1440],
    // 2.54 cm and 25.4 mm are an inch, 72 points and 6 picas too.
    ["2.54cm", 1440],
    ["2,54 cm", 1440],
    ["25.4mm", 1440],
    ["72pt", 1440],
    ["6pc", 1440],
    [".5in", 720],
    ["0", 0],
  ])("reads %j as %i twips", (text, twips) => {
    expect(parseLength(text, "in")).toBe(twips);
  });

  it.each(["", "in", "-1in", "1 yard", "1e3", "1in2", "constructor"])("does not read %j", (text) => {
    expect(parseLength(text, "in")).toBeUndefined();
  });
});

describe("formatLength", () => {
  it.each([
    [1440, "in", "1in"],
    [1440, "cm", "2.54cm"],
    [720, "in", "0.5in"],
    [160, "pt", "8pt"],
  ] as const)("writes %i twips in %s as %s", (twips, unit, text) => {
    expect(formatLength(twips, unit)).toBe(text);
  });
});
