import { describe, expect, it } from "vitest";

import { columnLetters, formatNumber } from "./number-format.ts";

// Forms as described for each name in ISO/IEC 29500-1, 17.18.59.
describe("formatNumber", () => {
  it.each<[format: string, value: number, expected: string]>([
    ["decimal", 12, "12"],
    ["decimalZero", 7, "07"],
    ["decimalZero", 12, "12"],
    ["lowerLetter", 26, "z"],
    ["lowerLetter", 27, "aa"],
    ["upperLetter", 28, "BB"],
    ["lowerRoman", 1994, "mcmxciv"],
    ["upperRoman", 4, "IV"],
    ["ordinal", 1, "1st"],
    ["ordinal", 12, "12th"],
    ["ordinal", 23, "23rd"],
    ["cardinalText", 21, "Twenty-one"],
    ["cardinalText", 1305, "One thousand three hundred five"],
    ["ordinalText", 20, "Twentieth"],
    ["ordinalText", 32, "Thirty-second"],
    ["numberInDash", 3, "- 3 -"],
    ["chicago", 5, "**"],
    ["decimalEnclosedCircle", 3, "③"],
    ["decimalFullWidth", 10, "１０"],
    ["russianLower", 2, "б"],
    ["hebrew1", 15, "טו"],
    ["hebrew1", 115, "קטו"],
    ["aiueo", 2, "イ"],
    ["ganada", 2, "나"],
    ["ideographDigital", 10, "一〇"],
    ["japaneseCounting", 21, "二十一"],
    ["chineseCounting", 10, "十"],
    ["chineseCountingThousand", 105, "一百零五"],
    ["thaiNumbers", 25, "๒๕"],
    ["bullet", 3, ""],
    ["none", 3, ""],
    ["no such format", 3, "3"],
    ["lowerRoman", 0, "0"],
    ["upperLetter", 1_000_000, "1000000"],
  ])("%s %i is %s", (format, value, expected) => {
    expect(formatNumber(value, format)).toBe(expected);
  });
});

describe("columnLetters", () => {
  it.each([
    [1, "a"],
    [26, "z"],
    [27, "aa"],
    [28, "ab"],
    [703, "aaa"],
  ])("%i is %s", (value, expected) => {
    expect(columnLetters(value)).toBe(expected);
  });
});
