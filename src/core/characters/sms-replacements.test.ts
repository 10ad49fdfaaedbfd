import { describe, expect, it } from "vitest";

import { findSmsReplacements } from "./sms-replacements.ts";
import { countSmsSegments } from "./sms-segments.ts";

function apply(text: string, withoutAccents = false): string {
  return findSmsReplacements(text, withoutAccents).edits.reduceRight(
    (changed, { from, to, insert }) => changed.slice(0, from) + insert + changed.slice(to),
    text,
  );
}

describe("findSmsReplacements", () => {
  it.each<[string, string, string]>([
    ["quotation marks and dashes", "“It’s” – fine…", `"It's" - fine...`],
    ["spaces that do not break", "10\u00a0km", "10 km"],
    ["letters with accents of their own", "cafe\u0301", "café"],
    ["what the alphabet has, not at all", "€5 [ok] ñ Ω", "€5 [ok] ñ Ω"],
    ["accents only when asked", "ça", "ça"],
    ["emoji not at all", "ok 👨‍👩‍👧‍👦 ❤️", "ok 👨‍👩‍👧‍👦 ❤️"],
    ["full-width letters", "ＯＫ", "OK"],
  ])("replaces %s", (_name, text, expected) => {
    expect(apply(text)).toBe(expected);
  });

  it("takes accents away when asked", () => {
    expect(apply("ça va, Łódź", true)).toBe("ca va, Lodz");
    expect(findSmsReplacements("ça ça", false).replacements).toEqual([
      { from: "ç", to: "c", losesAccent: true, count: 2 },
    ]);
  });

  it("names what nothing can stand for", () => {
    expect(findSmsReplacements("да 🙂 да", false).irreplaceable).toEqual(["д", "а", "🙂"]);
  });

  it("halves the bill of a message with one curly quote", () => {
    const text = `${"a".repeat(100)}’s`;
    expect(countSmsSegments(text).segments).toBe(2);
    expect(countSmsSegments(apply(text))).toMatchObject({ encoding: "GSM-7", segments: 1 });
  });

  it("counts with a long reference", () => {
    expect(countSmsSegments("a".repeat(305), { longReference: true })).toMatchObject({
      segments: 3,
      perSegment: 152,
    });
    expect(countSmsSegments("a".repeat(304), { longReference: true }).segments).toBe(2);
  });
});
