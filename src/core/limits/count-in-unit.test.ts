import { describe, expect, it } from "vitest";

import { countInUnit, countInUnits } from "./count-in-unit.ts";
import { countingUnits } from "./counting-units.ts";
import type { CountingUnit } from "./counting-units.ts";

const family = "👨‍👩‍👧‍👦";

describe("countInUnit", () => {
  it.each<[CountingUnit, string, number]>([
    ["graphemes", family, 1],
    ["graphemes", "a\r\nb", 3],
    ["visible", "a b\tc\n", 3],
    ["letters", "Ab1 é e\u0301", 4],
    ["codePoints", family, 7],
    ["utf16", family, 11],
    ["utf8", family, 25],
    ["words", "two words  or four", 4],
    ["x", `Hi ${family} https://example.com/a/long/path`, 3 + 2 + 1 + 23],
    // The emoji is 25 bytes; é is one character.
    ["threads", `é ${family}`, 2 + 25],
    ["threads", "👍🏽", 8],
    // © and ™ are text without their selector.
    ["threads", "©", 1],
    ["mastodon", `See https://example.com/a/very/long/path/indeed ${family}`, 4 + 23 + 2],
    // Without a protocol it is no link on Mastodon.
    ["mastodon", "example.com", 11],
    ["mastodon", "@ada@mathstodon.example hi", 4 + 3],
    ["mastodon", "me@example.com", 14],
    ["mastodon", "@ada@a.example, @bob@b.example.", 4 + 2 + 4 + 1],
    ["mastodon", "@ada", 4],
    ["wide", "日本 a", 2 + 2 + 2],
    ["wide", "ｆ", 2],
    ["sms", "a".repeat(161), 2],
    // Arial has A at 1366, a at 1139, space at 569 units of 2048 to the em: 20 px.
    ["titlePixels", "A", (1366 / 2048) * 20],
    ["titlePixels", "Aa a", ((1366 + 1139 + 569 + 1139) / 2048) * 20],
    ["descriptionPixels", "a\na", ((1139 + 569 + 1139) / 2048) * 14],
  ])("%s of %j is %d", (unit, text, expected) => {
    expect(countInUnit(text, unit)).toBeCloseTo(expected, 2);
    expect(countInUnits(text)[unit]).toBeCloseTo(expected, 2);
  });

  it.each(countingUnits)("is 0 of nothing in %s", (unit) => {
    expect(countInUnit("", unit)).toBe(0);
    expect(countInUnits("")[unit]).toBe(0);
  });

  it("takes time in proportion to hostile mentions", () => {
    expect(countInUnit("@a".repeat(100_000), "mastodon")).toBeLessThanOrEqual(200_000);
    expect(countInUnit(`@${"a".repeat(200_000)}`, "mastodon")).toBe(200_001);
  });
});
