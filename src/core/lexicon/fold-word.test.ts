import { describe, expect, it } from "vitest";
import { analyseText } from "#core/analyses/analyse-text.ts";
import { LeafDocument } from "#core/leaves/leaf-document.ts";
import { foldUnit, foldWord } from "./fold-word.ts";

describe("foldWord", () => {
  it.each([
    ["Word", "word"],
    ["IT’S", "it's"],
    // The same letters, composed and not; the accents in either order.
    ["cafe\u0301", "caf\u00e9"],
    ["E\u0323\u0302", "\u1ec7"],
    ["E\u0302\u0323", "\u1ec7"],
    ["\u1112\u1161\u11ab", "\ud55c"],
    // The sign of the ångström is the letter.
    ["\u212bngstr\u00f6m", "\u00e5ngstr\u00f6m"],
    ["co\u00adoperate", "cooperate"],
    ["\ufeffword\u2060", "word"],
    ["ΟΔΟΣ", "οδος"],
    // A joiner shows: Persian and Hindi spell with it.
    ["می\u200cروم", "می\u200cروم"],
    ["\ud800A", "\ud800a"],
  ])("folds %j to %j", (word, folded) => {
    expect(foldWord(word)).toBe(folded);
    expect(foldWord(folded)).toBe(folded);
  });

  it("is what the units are folded to, for those that fold alone", () => {
    let alone = 0;
    const wrong: number[] = [];
    for (let unit = 0; unit < 0x10000; unit += 1) {
      const folding = foldUnit(unit);
      if (folding.kind === "by-word") continue;
      alone += 1;
      const folded = `e${String.fromCharCode(folding.unit)}x`;
      if (foldWord(`E${String.fromCharCode(unit)}X`) !== folded) wrong.push(unit);
    }
    expect(wrong).toEqual([]);
    expect(alone).toBeGreaterThan(50_000);
  });

  it("knows every unit that may become one with the one before it", () => {
    const composing = new Set<string>();
    for (let code = 0; code < 0x110000; code += 1) {
      const character = String.fromCodePoint(code);
      const parts = character.normalize("NFD");
      if (parts !== character && parts.normalize("NFC") === character) {
        for (const part of [...parts].slice(1)) composing.add(part);
      }
    }
    const missed = [...composing].filter((part) => part.length === 1);
    expect(missed.filter((part) => foldUnit(part.charCodeAt(0)).kind !== "by-word")).toEqual([]);
  });

  it("makes the spellings of a word one word in every count", () => {
    const text = "Café cafe\u0301 CAFE\u0301 soft\u00adhyphen softhyphen";
    const options = { limit: 5, withoutStopWords: false };
    const words = [
      { term: "café", count: 3 },
      { term: "softhyphen", count: 2 },
    ];
    expect(analyseText("frequency", text, options).words).toMatchObject(words);
    expect(analyseText("counts", text, { dialect: "word", limit: null }).uniqueWords).toBe(2);
    const leaves = new LeafDocument();
    leaves.open(text);
    expect(leaves.topWords(5)).toEqual(words.map(({ term, count }) => ({ word: term, count })));
  });
});
