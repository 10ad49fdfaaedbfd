import { describe, expect, it } from "vitest";

import { countInUnits } from "./count-in-unit.ts";
import { findOverflow } from "./find-overflow.ts";
import { describeBound, describeMeasure, measureLimit } from "./measure-limit.ts";
import { formatOwnLimit, parseOwnLimit } from "./own-limit.ts";
import { findPlatformLimit, platformLimits } from "./platform-limits.ts";
import { limitGroups } from "./limit.ts";
import type { LimitBound } from "./limit.ts";

describe("platformLimits", () => {
  it("have ids of their own", () => {
    expect(new Set(platformLimits.map(({ id }) => id)).size).toBe(platformLimits.length);
  });

  it.each(platformLimits.map((limit) => [limit.id, limit] as const))("%s is complete", (id, limit) => {
    expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(limitGroups).toContain(limit.group);
    expect(limit.bounds.length).toBeGreaterThan(0);
    for (const { most, least } of limit.bounds) {
      expect(most ?? least).toBeGreaterThan(0);
      expect(least ?? 0).toBeLessThanOrEqual(most ?? Infinity);
    }
    expect(limit.source.checked).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(limit.source.address ?? "https://").toMatch(/^https:\/\//);
    expect(findPlatformLimit(id)).toBe(limit);
  });

  it("knows no other", () => {
    expect(findPlatformLimit("gone")).toBeUndefined();
  });
});

function describeText(text: string, bounds: readonly LimitBound[]): [string, string] {
  const measure = measureLimit(countInUnits(text), bounds);
  return [measure.state, describeMeasure(measure)];
}

describe("measureLimit", () => {
  it.each<[string, readonly LimitBound[], string, string]>([
    ["", [{ unit: "x", most: 280 }], "empty", "280 characters left"],
    ["a".repeat(279), [{ unit: "x", most: 280 }], "within", "1 character left"],
    ["a".repeat(281), [{ unit: "x", most: 280 }], "over", "1 character too many"],
    ["a b", [{ unit: "words", least: 250, most: 650 }], "under", "248 words to go"],
    ["a b", [{ unit: "words", least: 2 }], "within", "2 words"],
    // 100 families are 100 characters and 2,500 bytes of 3,000: the bytes decide.
    [
      "👨‍👩‍👧‍👦".repeat(100),
      [
        { unit: "graphemes", most: 300 },
        { unit: "utf8", most: 3000 },
      ],
      "within",
      "500 bytes left",
    ],
    [
      "👨‍👩‍👧‍👦".repeat(130),
      [
        { unit: "graphemes", most: 300 },
        { unit: "utf8", most: 3000 },
      ],
      "over",
      "250 bytes too many",
    ],
  ])("of %j against %j is %s: %s", (text, bounds, state, sentence) => {
    expect(describeText(text, bounds)).toEqual([state, sentence]);
  });

  it.each<[LimitBound, string]>([
    [{ unit: "utf16", least: 350, most: 4000 }, "350 to 4,000 units"],
    [{ unit: "words", least: 1 }, "at least 1 word"],
    [{ unit: "utf8", most: 3000 }, "at most 3,000 bytes"],
  ])("says what %j asks for", (bound, sentence) => {
    expect(describeBound(bound)).toBe(sentence);
  });
});

describe("findOverflow", () => {
  it.each<[string, string, readonly LimitBound[], number | null]>([
    ["nothing", "", [{ unit: "utf16", most: 1 }], null],
    ["exactly full", "abc", [{ unit: "utf16", most: 3 }], null],
    ["one more", "abcd", [{ unit: "utf16", most: 3 }], 3],
    ["never within a character", "ab👍🏽", [{ unit: "utf16", most: 3 }], 2],
    ["a link is one", "ab https://example.com/x", [{ unit: "x", most: 20 }], 3],
    ["words", "one two three", [{ unit: "words", most: 2 }], 8],
    ["ideographs are words", "字字字", [{ unit: "words", most: 2 }], 2],
    [
      "the nearer of two",
      "aé",
      [
        { unit: "graphemes", most: 2 },
        { unit: "utf8", most: 2 },
      ],
      1,
    ],
    ["an alone message", "a".repeat(161), [{ unit: "sms", most: 1 }], 160],
    ["a second message", "a".repeat(307), [{ unit: "sms", most: 2 }], 306],
    ["a message of UCS-2", "字".repeat(71), [{ unit: "sms", most: 1 }], 70],
    ["no maximum", "abc", [{ unit: "utf16", least: 9 }], null],
    // 16,384 units are one window: the count goes on into the next.
    ["far away", "ab ".repeat(30_000), [{ unit: "words", most: 25_000 }], 75_000],
    ["without spaces", "a".repeat(200_000), [{ unit: "utf16", most: 150_000 }], 150_000],
    [
      "a link beyond a window",
      `${"ab ".repeat(5460)}https://example.com/path cd`,
      [{ unit: "x", most: 16_390 }],
      16_380,
    ],
  ])("%s", (_name, text, bounds, expected) => {
    expect(findOverflow(text, bounds)).toBe(expected);
  });

  it("counts in NFC on X", () => {
    expect(findOverflow("e\u0301".repeat(280), [{ unit: "x", most: 280 }])).toBeNull();
  });
});

describe("own limits", () => {
  it("come back as they were written", () => {
    const limit = { name: "Letter ~ 2", unit: "utf16", least: 350, most: 4000 } as const;
    expect(parseOwnLimit(formatOwnLimit(limit))).toEqual(limit);
    expect(parseOwnLimit("words~~650~")).toEqual({
      name: "Own limit",
      unit: "words",
      least: null,
      most: 650,
    });
  });

  it.each([
    "",
    "words",
    "words~~~x",
    "parsecs~1~2~x",
    "words~9~3~x",
    "words~~0~x",
    "words~-1~3~x",
    "words~1e3~~x",
  ])("are not read from %j", (text) => {
    expect(parseOwnLimit(text)).toBeUndefined();
  });
});
