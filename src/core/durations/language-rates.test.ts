import { describe, expect, it } from "vitest";
import { languageDurations, languageRates } from "./language-rates.ts";

describe("languageRates", () => {
  it.each<[string, "words" | "characters", number, number]>([
    ["en", "words", 238, 183],
    ["en-GB", "words", 238, 183],
    // 238 × 179 ÷ 228 = 186.9; 238 × 218 ÷ 228 = 227.6.
    ["de-AT", "words", 187, 179],
    ["es_MX", "words", 228, 218],
    // 238 × 255 ÷ 228 = 266.2; 238 × 357 ÷ 228 = 372.7.
    ["zh-Hant", "characters", 266, 255],
    ["JA", "characters", 373, 357],
  ])("of %s", (language, unit, silent, aloud) => {
    expect(languageRates(language)).toMatchObject({ unit, silent, aloud });
  });

  it.each(["", "th", "tlh"])("has none for %j, which was not measured", (language) => {
    expect(languageRates(language)).toBeNull();
    expect(languageDurations(language, { words: 10, characters: 60 })).toBeNull();
  });

  it("covers the 17 languages of the study", () => {
    const studied = "ar zh nl en fi fr de he it ja pl pt ru sl es sv tr".split(" ");
    for (const language of studied) expect(languageRates(language)).not.toBeNull();
  });
});

describe("languageDurations", () => {
  it("goes by words where spaces part them, and by characters where not", () => {
    expect(languageDurations("en", { words: 238, characters: 1500 })).toEqual({
      silentSeconds: 60,
      aloudSeconds: (238 * 60) / 183,
    });
    expect(languageDurations("zh", { words: 1, characters: 510 })?.aloudSeconds).toBe(120);
    expect(languageDurations("fr", { words: 0, characters: 0 })).toEqual({
      silentSeconds: 0,
      aloudSeconds: 0,
    });
  });
});
