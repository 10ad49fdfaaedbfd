import { describe, expect, it } from "vitest";

import { paperSizeOf, sheetStyleOf } from "./paper-size.ts";

describe("paperSizeOf", () => {
  it.each([
    ["en-US", "letter"],
    ["es-MX", "letter"],
    ["fr-CA", "letter"],
    ["en-GB", "a4"],
    ["de", "a4"],
    ["zh-Hans-CN", "a4"],
    // English with no region is taken to be that of the United States (CLDR, likely subtags).
    ["en", "letter"],
    ["no tag", "a4"],
    ["", "a4"],
  ])("in %s is %s", (tag, size) => {
    expect(paperSizeOf(tag)).toBe(size);
  });
});

describe("sheetStyleOf", () => {
  it.each([
    ["en-US", "point"],
    ["de-DE", "comma"],
    ["fr", "comma"],
    ["de-CH", "point"],
    ["ja", "point"],
    ["no tag", "point"],
  ])("in %s has a %s", (tag, style) => {
    expect(sheetStyleOf(tag)).toBe(style);
  });
});
