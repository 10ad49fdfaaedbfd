import { describe, expect, it } from "vitest";
import { stemLanguages } from "./stem-languages.ts";
import type { StemLanguage } from "./stem-languages.ts";
import { stem } from "./stem.ts";
import { sample as da } from "./stems/samples/da.ts";
import { sample as de } from "./stems/samples/de.ts";
import { sample as en } from "./stems/samples/en.ts";
import { sample as es } from "./stems/samples/es.ts";
import { sample as fr } from "./stems/samples/fr.ts";
import { sample as it_ } from "./stems/samples/it.ts";
import { sample as nl } from "./stems/samples/nl.ts";
import { sample as no } from "./stems/samples/no.ts";
import { sample as pt } from "./stems/samples/pt.ts";
import { sample as ru } from "./stems/samples/ru.ts";
import { sample as sv } from "./stems/samples/sv.ts";

/** Words of the vocabularies that test Snowball's stemmers, and their stems. */
const samples: Readonly<Record<StemLanguage, string>> = { da, de, en, es, fr, it: it_, nl, no, pt, ru, sv };

describe("stem", () => {
  it.each(stemLanguages)("agrees with Snowball's test vocabulary: %s", (language) => {
    const pairs = samples[language].split(" ").map((pair) => pair.split(">"));
    expect(pairs.length).toBeGreaterThanOrEqual(400);
    const wrong = pairs.filter(([word = "", expected]) => stem(word, language) !== expected);
    expect(wrong).toEqual([]);
  });

  // From the tables of Porter's description of the English stemmer, and its exceptions.
  it.each([
    ["consign", "consign"],
    ["consigned", "consign"],
    ["consolation", "consol"],
    ["knightly", "knight"],
    ["knack", "knack"],
    ["skies", "sky"],
    ["dying", "die"],
    ["generously", "generous"],
    ["by", "by"],
    ["yes", "yes"],
    ["", ""],
    ["'", "'"],
    ["CONSIGNED", "consign"],
    ["dog’s", "dog"],
    ["漢字", "漢字"],
  ])("of %j is %j in English", (word, expected) => {
    expect(stem(word, "en")).toBe(expected);
  });

  it("takes decomposed letters as composed ones", () => {
    expect(stem("Ha\u0308user", "de")).toBe(stem("Häuser", "de"));
    expect(stem("Häuser", "de")).toBe("haus");
  });

  it("answers at once for what is no word", () => {
    for (const language of stemLanguages) expect(stem("es".repeat(100_000), language)).toHaveLength(200_000);
  });
});
