import { describe, expect, it } from "vitest";

import { formatWholeNumber, parseWholeNumber } from "./whole-number.ts";

const range = { least: 1, most: 10_000_000 };

describe("parseWholeNumber", () => {
  it.each([
    ["plain digits", "1000", 1000],
    ["the least", "1", 1],
    ["the most", "10,000,000", 10_000_000],
    ["space around", "  250\t", 250],
    ["leading zeros", "007", 7],
    ["a plus sign", "+500", 500],
    ["commas by three", "1,234,567", 1_234_567],
    ["points by three", "1.234.567", 1_234_567],
    ["one point by three", "1.000", 1000],
    ["apostrophes by three", "1'000", 1000],
    ["typographic apostrophes by three", "1’000’000", 1_000_000],
    ["spaces by three", "1 000", 1000],
    ["no-break spaces by three", "1\u00a0000\u00a0000", 1_000_000],
    ["thin spaces by three", "1\u2009000", 1000],
    ["narrow no-break spaces by three", "12\u202f500", 12_500],
    ["figure spaces by three", "1\u2007000", 1000],
    ["groups as in India", "10,00,000", 1_000_000],
    ["full-width digits", "１０００", 1000],
    ["full-width digits and comma", "１，０００", 1000],
    ["Arabic-Indic digits", "١٢٣٤", 1234],
    ["Arabic-Indic digits with the Arabic thousands mark", "١٬٢٣٤", 1234],
    ["Persian digits", "۱۲۳۴", 1234],
    ["Devanagari digits", "१२३४", 1234],
    ["Bengali digits", "১২৩৪", 1234],
    ["Thai digits", "๑๒๓๔", 1234],
    ["invisible marks of direction", "\u200e1000\u200f", 1000],
    ["thousands", "5k", 5000],
    ["thousands in capitals, set apart", "5 K", 5000],
    ["thousands and a half", "1.5k", 1500],
    ["thousands with a decimal comma", "1,5k", 1500],
    ["thousands that floating point would miss", "4.35k", 4350],
    ["thousands without a whole part", ".5k", 500],
    ["grouped thousands", "1 000k", 1_000_000],
  ])("reads %s: %j", (_name, input, count) => {
    expect(parseWholeNumber(input, range)).toEqual({ kind: "count", count });
  });

  const sentences = {
    empty: "Enter a whole number from 1 to 10,000,000.",
    text: "Enter a number in digits, such as 500.",
    negative: "The number cannot be negative. Enter 1 or more.",
    decimal: "Enter a whole number, without a decimal part.",
    unclear: "The number can be read in more than one way. Enter it without spaces or marks.",
    small: "The number is too small. Enter 1 or more.",
    large: "The number is too large. Enter 10,000,000 or less.",
  };

  it.each([
    ["", "empty"],
    [" \u00a0 ", "empty"],
    ["many", "text"],
    ["500 words", "text"],
    ["1e3", "text"],
    ["0x10", "text"],
    ["Infinity", "text"],
    ["k", "text"],
    [".", "text"],
    ["5m", "text"],
    ["500-600", "text"],
    ["½", "text"],
    ["-5", "negative"],
    ["- 5", "negative"],
    ["−1.5", "negative"],
    ["－３", "negative"],
    ["2.5", "decimal"],
    ["2,5", "decimal"],
    ["2.50", "decimal"],
    ["0.500", "decimal"],
    ["1,000.5", "decimal"],
    ["1.000,5", "decimal"],
    ["1 000.25", "decimal"],
    ["٢٫٥", "decimal"],
    [".5", "decimal"],
    ["1.2345", "decimal"],
    ["10 00", "unclear"],
    ["1  000", "unclear"],
    ["1,00,00", "unclear"],
    ["1,000,00", "unclear"],
    ["1.234k", "unclear"],
    ["1,000k", "unclear"],
    ["5.", "unclear"],
    ["0", "small"],
    ["000", "small"],
    ["0k", "small"],
    ["10000001", "large"],
    ["10001k", "large"],
    ["9".repeat(400), "large"],
  ] as const)("refuses %j as %s", (input, reason) => {
    expect(parseWholeNumber(input, range)).toEqual({ kind: "problem", message: sentences[reason] });
  });

  it("names the range that it was given", () => {
    expect(parseWholeNumber("", { least: 50, most: 1000 })).toEqual({
      kind: "problem",
      message: "Enter a whole number from 50 to 1,000.",
    });
  });
});

describe("formatWholeNumber", () => {
  it.each([
    [0, "0"],
    [999, "999"],
    [1000, "1,000"],
    [1_234_567, "1,234,567"],
  ])("writes %d as %s", (count, text) => {
    expect(formatWholeNumber(count)).toBe(text);
  });
});
