import { describe, expect, it } from "vitest";

import { readDictionary } from "./read-dictionary.ts";
import { Suggester } from "./suggestions.ts";

function suggest(word: string, rules: string, words: readonly string[]): readonly string[] {
  return new Suggester(readDictionary({ rules, words: words.join("\n") })).find(word);
}

const letters = "TRY esianrtolcdugmphbyfvkwz\n";

describe("suggestions", () => {
  // What is meant follows from the slip that was made; the first is what one slip explains best.
  it.each([
    ["a letter too few", "lmp", letters, ["lamp", "lump sum"], ["lamp"]],
    ["a letter too many", "laamp", letters, ["lamp"], ["lamp"]],
    ["two letters swapped", "lmap", letters, ["lamp", "map"], ["lamp"]],
    ["a form of a word", "tryed", `${letters}SFX A Y 1\nSFX A y ied y\n`, ["try/A"], ["tried"]],
    [
      "a usual slip before any other",
      "fone",
      `${letters}REP 1\nREP f ph\n`,
      ["phone", "bone", "fine"],
      ["phone"],
    ],
    [
      "letters without their marks",
      "arvizturo",
      `${letters}MAP 3\nMAP aá\nMAP ií\nMAP uű\nMAP oó\n`,
      ["árvíztűró"],
      [],
    ],
    ["a mark left out", "cafe", `${letters}MAP 1\nMAP eé\n`, ["café", "cake"], ["café"]],
    [
      "a neighbouring key before a far one",
      "lanp",
      `${letters}KEY qwertyuiop|asdfghjkl|zxcvbnm\n`,
      ["lamp", "larp"],
      ["lamp"],
    ],
    ["two words in one", "vicelamp", letters, ["vice", "lamp"], ["vice lamp"]],
    ["a name in small letters", "oslo", letters, ["Oslo"], ["Oslo"]],
    ["two slips in a long word", "accomodattion", letters, ["accommodation", "accordion"], ["accommodation"]],
    ["nothing near", "xyzzyq", letters, ["lamp"], []],
  ])("find %s", (_about, word, rules, words, first) => {
    expect(suggest(word, rules, words).slice(0, Math.max(1, first.length))).toEqual(first);
  });

  it("keep the capitals of what was written", () => {
    expect(suggest("Lmap", letters, ["lamp"])).toEqual(["Lamp"]);
    expect(suggest("LMAP", letters, ["lamp"])).toEqual(["LAMP"]);
  });

  it("write letters as texts have them, and never offer what is forbidden or held back", () => {
    expect(suggest("ĳz", `${letters}ICONV 1\nICONV ij ĳ\nOCONV 1\nOCONV ĳ ij\n`, ["ĳs"])).toEqual(["ijs"]);
    const held = `${letters}NOSUGGEST N\nFORBIDDENWORD F\n`;
    expect(suggest("lmap", held, ["lamp/N", "lap/F", "map"])).toEqual(["map"]);
  });
});
