import { describe, expect, it } from "vitest";
import { inflectionKey, isFamiliar, isSimple } from "./familiar-words.ts";

describe("isFamiliar", () => {
  it.each([
    ["ask", true, "listed"],
    ["asks", true, "verb"],
    ["asked", true, "verb"],
    ["dropping", true, "with a doubled consonant"],
    ["churches", true, "plural"],
    ["carries", true, "y as i"],
    ["boy's", true, "possessive"],
    ["boys'", true, "possessive of a plural"],
    ["oxen", false, "an irregular plural must be listed"],
    ["known", true, "participle"],
    ["haven", false, "no participle of have"],
    ["longer", true, "comparative"],
    ["prettiest", true, "superlative with y as i"],
    ["burner", false, "a doer must be listed"],
    ["soundly", true, "adverb"],
    ["easily", false, "more than -ly is added"],
    ["clippings", false, "two endings"],
    ["sharpen", false, "-en must be listed"],
    ["enjoyment", false, "-ment must be listed"],
    ["happy-go-lucky", true, "all parts listed"],
    ["duck-billed", true, "all parts familiar"],
    ["steam-turbine", false, "a part is not"],
    ["good-bye", true, "listed whole"],
    ["1947", true, "number"],
    ["20th", true, "ordinal"],
    ["b", true, "letter"],
    ["weren't", true, "contraction"],
    ["they'll", true, "contraction"],
    ["colours", true, "British spelling"],
    ["mourning", false, "not a form of morning"],
    ["photosynthesis", false, "not listed"],
    ["", true, "nothing to be hard"],
  ])("of %j is %j: %s", (word, familiar) => {
    expect(isFamiliar(word)).toBe(familiar);
  });
});

describe("isSimple", () => {
  it.each([
    ["walk", true],
    ["walked", true],
    ["jumping", true],
    ["stories", true],
    ["dog's", true],
    ["dragon", true],
    ["hotter", false],
    ["softly", false],
    ["adventure", false],
  ])("of %j is %j", (word, simple) => {
    expect(isSimple(word)).toBe(simple);
  });
});

describe("inflectionKey", () => {
  it.each([
    ["chase chases chased chasing"],
    ["dinosaur dinosaurs dinosaur's dinosaurs'"],
    ["hop-scotch hop-scotches"],
    ["worry worries worried worrying"],
    ["plot plots plotted plotting"],
    ["sing sings singing"],
  ])("is the same for %s", (forms) => {
    expect(new Set(forms.split(" ").map(inflectionKey)).size).toBe(1);
  });

  it("keeps what only looks like an ending", () => {
    expect(inflectionKey("thing")).toBe("thing");
    expect(inflectionKey("glass")).not.toBe(inflectionKey("glad"));
  });
});
