import { describe, expect, it } from "vitest";

import {
  formatMargins,
  formatSpacing,
  parseMargins,
  parseSize,
  parseSpace,
  parseSpacing,
} from "./page-options.ts";
import { parsePaper } from "./papers.ts";

describe("parseSpacing", () => {
  it.each([
    ["1.15", { kind: "multiple", value: 1.15 }],
    ["1,5", { kind: "multiple", value: 1.5 }],
    ["double", { kind: "multiple", value: 2 }],
    ["150%", { kind: "multiple", value: 1.5 }],
    ["exactly 24pt", { kind: "exactly", value: 24 }],
    ["at-least:15", { kind: "atLeast", value: 15 }],
    ["At least 15 pt", { kind: "atLeast", value: 15 }],
  ] as const)("reads %j", (text, spacing) => {
    expect(parseSpacing(text)).toEqual(spacing);
    expect(parseSpacing(formatSpacing(spacing))).toEqual(spacing);
  });

  it.each(["", "0", "0.4", "11", "tight", "exactly", "exactly 0", "-1", "toString"])("refuses %j", (text) => {
    expect(parseSpacing(text)).toBeUndefined();
  });
});

describe("parseSize", () => {
  it.each([
    ["12", 12],
    ["10,5", 10.5],
    ["11.5pt", 11.5],
  ])("reads %j", (text, size) => {
    expect(parseSize(text)).toBe(size);
  });

  it.each(["3", "97", "", "big", "1e1"])("refuses %j", (text) => {
    expect(parseSize(text)).toBeUndefined();
  });
});

describe("parseMargins", () => {
  it.each([
    ["1in", { top: 1440, right: 1440, bottom: 1440, left: 1440 }],
    ["1in 2in", { top: 1440, right: 2880, bottom: 1440, left: 2880 }],
    ["1in,2in,3in,0.5in", { top: 1440, right: 2880, bottom: 4320, left: 720 }],
  ])("reads %j", (text, margins) => {
    expect(parseMargins(text)).toEqual(margins);
    expect(parseMargins(formatMargins(margins, "in"))).toEqual(margins);
  });

  it.each(["", "1in 2in 3in", "-1in", "1in, x", "21in"])("refuses %j", (text) => {
    expect(parseMargins(text)).toBeUndefined();
  });
});

describe("parseSpace", () => {
  it("takes a bare number in the unit that is asked for", () => {
    expect(parseSpace("8", "pt")).toBe(160);
    expect(parseSpace("0.5", "in")).toBe(720);
    expect(parseSpace("1cm", "pt")).toBe(567);
  });
});

describe("parsePaper", () => {
  it.each([
    ["letter", { width: 12_240, height: 15_840 }],
    // 210 mm and 297 mm, 1440 twips to 25.4 mm.
    ["A4", { width: 11_906, height: 16_838 }],
    ["6x9", { width: 8640, height: 12_960 }],
    ["6 × 9 in", { width: 8640, height: 12_960 }],
    ["148x210mm", { width: 8391, height: 11_906 }],
  ])("reads %j", (text, paper) => {
    expect(parsePaper(text)).toEqual(paper);
  });

  it.each(["", "a99", "0.5x9", "61x9", "6x", "__proto__"])("refuses %j", (text) => {
    expect(parsePaper(text)).toBeUndefined();
  });
});
