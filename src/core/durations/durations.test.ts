import { describe, expect, it } from "vitest";

import {
  formatDuration,
  isRate,
  parseRate,
  readingRates,
  readingSeconds,
  speakingSeconds,
} from "./durations.ts";

describe("readingRates", () => {
  it("holds the averages of Brysbaert (2019)", () => {
    expect(readingRates).toEqual({ nonFiction: 238, fiction: 260, aloud: 183 });
  });
});

describe("readingSeconds", () => {
  it.each([
    [0, 238, 0],
    [238, 238, 60],
    [119, 238, 30],
    [2600, 260, 600],
  ])("of %d words at %d a minute is %d", (words, wordsPerMinute, seconds) => {
    expect(readingSeconds(words, wordsPerMinute)).toBe(seconds);
  });

  it("reads non-fiction unless told otherwise", () => {
    expect(readingSeconds(476)).toBe(120);
  });

  it.each([0, -1, Number.NaN])("refuses a rate of %d", (wordsPerMinute) => {
    expect(() => readingSeconds(100, wordsPerMinute)).toThrow(RangeError);
  });
});

describe("speakingSeconds", () => {
  it("speaks 183 words a minute unless told otherwise", () => {
    expect(speakingSeconds(183)).toBe(60);
    expect(speakingSeconds(300, 150)).toBe(120);
  });
});

describe("parseRate", () => {
  it.each([
    ["50", 50],
    ["238", 238],
    ["1,000", 1000],
    ["1k", 1000],
  ])("accepts %j", (input, wordsPerMinute) => {
    expect(parseRate(input)).toEqual({ kind: "rate", wordsPerMinute });
  });

  it.each([
    ["", "Enter a whole number from 50 to 1,000."],
    ["49", "The number is too small. Enter 50 or more."],
    ["1001", "The number is too large. Enter 1,000 or less."],
    ["238.5", "Enter a whole number, without a decimal part."],
    ["fast", "Enter a number in digits, such as 500."],
  ])("refuses %j", (input, message) => {
    expect(parseRate(input)).toEqual({ kind: "problem", message });
  });
});

describe("isRate", () => {
  it.each<[unknown, boolean]>([
    [50, true],
    [1000, true],
    [49, false],
    [1001, false],
    [238.5, false],
    ["238", false],
    [null, false],
  ])("of %j is %j", (value, expected) => {
    expect(isRate(value)).toBe(expected);
  });
});

describe("formatDuration", () => {
  it.each([
    [0, "0 s"],
    [0.4, "0 s"],
    [0.5, "1 s"],
    [45, "45 s"],
    [59.4, "59 s"],
    [59.5, "1 min"],
    [300, "5 min"],
    [312, "5 min 12 s"],
    [3599, "59 min 59 s"],
    [3599.6, "1 h"],
    [3600, "1 h"],
    [4800, "1 h 20 min"],
    [7170, "2 h"],
    [7169, "1 h 59 min"],
    [3_600_000, "1,000 h"],
  ])("of %d seconds is %s", (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text);
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])("refuses %d", (seconds) => {
    expect(() => formatDuration(seconds)).toThrow(RangeError);
  });
});
