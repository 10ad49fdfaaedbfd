import { describe, expect, it } from "vitest";

import { DifferenceClassifier } from "./classify-difference.ts";
import type { KnownLanguage } from "./text-language.ts";

function classify(before: string, after: string, language: KnownLanguage | null = null) {
  const classifier = new DifferenceClassifier(before, after, { ignored: null, language });
  return classifier.classify({ start: 0, end: before.length }, { start: 0, end: after.length });
}

describe("numbers as words", () => {
  it.each<[string, string, KnownLanguage | null]>([
    ["two", "three", null],
    ["Two", "Twelve", "en"],
    ["twenty-one", "twenty-two", "en"],
    ["hundred", "thousand", "en"],
    ["2", "three", "en"],
    ["zwei", "drei", "de"],
    ["einundzwanzig", "zweiundzwanzig", "de"],
    ["deux", "trois", "fr"],
    ["sept", "huit", "fr"],
    ["dos", "tres", "es"],
    ["once", "doce", "es"],
  ])("%s became %s", (before, after, language) => {
    expect(classify(before, after, language)).toMatchObject({ changesNumber: true });
  });

  it.each<[string, string, KnownLanguage | null]>([
    ["two", "2", "en"],
    ["twenty-one", "21", "en"],
    ["two hundred", "200", "en"],
    ["three thousand and five", "3005", "en"],
    ["quatre-vingts", "80", "fr"],
    ["treinta y uno", "treinta y uno", "es"],
    ["once", "thus", "en"],
    ["often", "none", "en"],
    ["cent", "euro", "en"],
  ])("%s and %s are the same number, or none", (before, after, language) => {
    expect(classify(before, after, language).changesNumber).toBe(false);
  });

  it("is a number where it is nothing else", () => {
    expect(classify("two", "three").kind).toBe("number");
    expect(classify("15", "18").kind).toBe("number");
    expect(classify("9", "ten").kind).toBe("number");
    expect(classify("9 am", "ten").kind).toBe("wording");
    expect(classify("two boats", "three ships").kind).toBe("wording");
  });
});

describe("negations", () => {
  it.each<[string, string]>([
    ["not ", ""],
    ["is", "isn't"],
    ["do", "don’t"],
    ["can", "cannot"],
    ["with", "without"],
    ["always", "never"],
    ["some", "no"],
    ["safe", "unsafe"],
    ["Unsafe", "safe"],
    ["possible", "impossible"],
    ["legal", "illegal"],
    ["regular", "irregular"],
    ["direct", "indirect"],
    ["agree", "disagree"],
    ["careful", "careless"],
    ["ein", "kein"],
    ["sicher", "unsicher"],
    ["mit", "ohne"],
    ["immer", "nie"],
    ["peut", "ne peut pas"],
    ["est", "n’est"],
    ["toujours", "jamais"],
    ["avec", "sans"],
    ["con", "sin"],
    ["siempre", "nunca"],
    ["algo", "nada"],
    ["posible", "imposible"],
    ["НЕТ", "да"],
    ["NICHT", ""],
    ["do", "don't not"],
    ["l’eau n’est", "l’eau est"],
  ])("%s and %s", (before, after) => {
    expect(classify(before, after).changesNegation).toBe(true);
  });

  it.each<[string, string, KnownLanguage | null]>([
    ["til", "until", null],
    ["form", "inform", null],
    ["cover", "discover", null],
    ["not", "never", null],
    ["note", "knot", null],
    ["not5", "5", null],
    ["5not", "5", null],
    ["n'5", "5", null],
    ["virtue", "sin", "en"],
    ["der", "under", null],
  ])("%s and %s are no such pair", (before, after, language) => {
    expect(classify(before, after, language).changesNegation).toBe(false);
  });
});
