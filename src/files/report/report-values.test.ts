import { describe, expect, it } from "vitest";

import { findTicks } from "./chart-drawing.ts";
import { cleanLine, cleanLines, cleanText } from "./clean-text.ts";
import { createValueFormat, formatRows, parseLocale } from "./format-value.ts";
import { hashText } from "./hash-text.ts";
import { formatDay, formatIsoMoment, parseReportDate } from "./report-date.ts";

describe("parseReportDate", () => {
  it.each([
    ["2026-11-21", "2026-11-21T00:00:00Z", "November 21, 2026"],
    ["2026-11-21T09:30:05Z", "2026-11-21T09:30:05Z", "November 21, 2026"],
    ["2026-11-21T23:59:59.999Z", "2026-11-21T23:59:59Z", "November 21, 2026"],
    ["2024-02-29", "2024-02-29T00:00:00Z", "February 29, 2024"],
    ["0099-01-01", "0099-01-01T00:00:00Z", "January 1, 99"],
  ])("reads %s", (date, moment, day) => {
    expect(formatIsoMoment(parseReportDate(date))).toBe(moment);
    expect(formatDay(parseReportDate(date), "en-US")).toBe(day);
  });

  it.each([
    "",
    "today",
    "2026-02-30",
    "2025-02-29",
    "2026-13-01",
    "2026-00-10",
    "2026-11-21T24:00:00Z",
    "2026-11-21T10:00:00",
    "2026-11-21T10:00:00+01:00",
    "21.11.2026",
  ])("refuses %j", (date) => {
    expect(() => parseReportDate(date)).toThrow(RangeError);
  });
});

describe("cleanText", () => {
  it.each([
    ["line ends of every system", "a\r\nb\rc\u0085d\u2028e\u2029f\u000bg\u000ch", "a\nb\nc\nd\ne\nf\ng\nh"],
    ["controls", "a\u0000b\u001bc\u007fd\u009f", "a\ufffdb\ufffdc\ufffdd\ufffd"],
    ["lone surrogates, not pairs", "\ud800a\udc00 😀 \udfff\ud83d", "\ufffda\ufffd 😀 \ufffd\ufffd"],
    ["noncharacters of every plane", "\ufffe\uffff\ufdd0\ufdef\u{1ffff}\u{10fffe}", "\ufffd".repeat(6)],
    [
      "tabs, marks and joiners stay",
      "a\t\u200f\u202eb\u200d\ufeff\u00ad",
      "a\t\u200f\u202eb\u200d\ufeff\u00ad",
    ],
  ])("%s", (_, text, expected) => {
    expect(cleanText(text)).toBe(expected);
  });

  it("makes one line, or lines", () => {
    expect(cleanLine(" a\r\n\tb  c ")).toBe("a b  c");
    expect(cleanLines("\n\na\n\nb\r\n")).toEqual(["a", "", "b"]);
  });
});

describe("createValueFormat", () => {
  it.each<[locale: string, value: number, expected: string]>([
    ["en", 12_840, "12,840"],
    ["en", 68.4217, "68.42"],
    ["en", -312, "\u2212312"],
    ["de", 1234.5, "1.234,5"],
    ["en", Number.NaN, "–"],
    ["en", -Infinity, "–"],
  ])("%s: %d", (locale, value, expected) => {
    expect(createValueFormat(locale).number(value)).toBe(expected);
  });

  it("shows shares with one decimal", () => {
    const { percent } = createValueFormat("en");
    expect([0.25, 0.01417, 1, Number.NaN].map(percent)).toEqual(["25.0%", "1.4%", "100.0%", "–"]);
  });

  it("takes a malformed tag for English", () => {
    expect(["not a tag", "", "DE-at", "en_US"].map(parseLocale)).toEqual(["en", "en", "de-AT", "en"]);
  });

  it("gives the numbers of a column the same decimals, and short rows empty cells", () => {
    const table = {
      kind: "table",
      columns: [
        { label: "n", type: "number" },
        { label: "s", type: "percent" },
        { label: "t", type: "text" },
      ],
      rows: [
        [1, 0.5, "x"],
        [2.25, null],
        [Number.NaN, "n/a", 3],
      ],
    } as const;
    expect(formatRows(table, createValueFormat("en"))).toEqual([
      ["1.00", "50.0%", "x"],
      ["2.25", "", ""],
      ["–", "n/a", "3"],
    ]);
  });
});

describe("findTicks", () => {
  it.each<[lowest: number, highest: number, steps: number, expected: readonly number[]]>([
    [0, 160, 4, [0, 50, 100, 150, 200]],
    [0, 74, 4, [0, 20, 40, 60, 80]],
    [-5, 5, 4, [-5, 0, 5]],
    [0, 0.3, 4, [0, 0.1, 0.2, 0.3]],
    [1, 10, 6, [0, 2, 4, 6, 8, 10]],
    [7, 7, 4, [6, 8]],
    [0, 0, 4, [0, 0.5]],
  ])("from %d to %d in %d", (lowest, highest, steps, expected) => {
    const ticks = findTicks(lowest, highest, steps);
    expect(ticks).toEqual(expected);
  });
});

describe("hashText", () => {
  it.each([
    // FIPS 180-4 example values, from NIST's “Examples with Intermediate Values”.
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ])("of %j", async (text, expected) => {
    expect(await hashText(text)).toBe(expected);
  });
});
