import { describe, expect, it } from "vitest";

import { readDictionary } from "./read-dictionary.ts";

/** Cases made for this project; what is right and wrong follows from the manual hunspell(5) of 2017, section by section. */
interface Case {
  readonly about: string;
  readonly rules: string;
  readonly words: readonly string[];
  readonly right: readonly string[];
  readonly wrong: readonly string[];
}

const cases: readonly Case[] = [
  {
    about: "words with capitals as they may be written",
    rules: "",
    words: ["lamp", "Oslo", "NATO", "iPhone"],
    right: ["lamp", "Lamp", "LAMP", "Oslo", "OSLO", "NATO", "iPhone", "IPHONE"],
    wrong: ["laMp", "oslo", "Nato", "iphone"],
  },
  {
    about: "suffixes with conditions, and what they strip",
    rules: "SFX A Y 2\nSFX A y ied [^aeiou]y\nSFX A 0 ed [aeiou]y\n",
    words: ["try/A", "play/A", "sky"],
    right: ["tried", "played", "Tried", "TRIED"],
    wrong: ["tryed", "plaied", "skied"],
  },
  {
    about: "a prefix and a suffix at once, where both are for it",
    rules: "PFX A Y 1\nPFX A 0 un .\nSFX B Y 1\nSFX B 0 s .\nSFX C N 1\nSFX C 0 ly .\n",
    words: ["lock/ABC"],
    right: ["unlock", "locks", "unlocks", "lockly"],
    wrong: ["unlockly", "sunlock", "lockss"],
  },
  {
    about: "two suffixes, the second allowed by the first",
    rules: "SFX A Y 1\nSFX A 0 able/B .\nSFX B Y 1\nSFX B 0 s .\n",
    words: ["drink/A"],
    right: ["drink", "drinkable", "drinkables"],
    wrong: ["drinks", "drinkabless"],
  },
  {
    about: "flags of two letters",
    rules: "FLAG long\nSFX zx Y 1\nSFX zx 0 s .\nPFX Y1 Y 1\nPFX Y1 0 re .\n",
    words: ["work/zxY1", "play/zx"],
    right: ["reworks", "plays"],
    wrong: ["replay"],
  },
  {
    about: "flags that are numbers",
    rules: "FLAG num\nSFX 999 Y 1\nSFX 999 0 s .\nSFX 9 Y 1\nSFX 9 0 x .\n",
    words: ["work/999"],
    right: ["works"],
    wrong: ["workx"],
  },
  {
    about: "flags outside ASCII",
    rules: "SET UTF-8\nFLAG UTF-8\nSFX ß Y 1\nSFX ß 0 s .\nSFX 😀 Y 1\nSFX 😀 0 t .\n",
    words: ["work/ß", "play/😀"],
    right: ["works", "playt"],
    wrong: ["workt", "plays"],
  },
  {
    about: "numbers that stand for sets of flags",
    rules: "AF 2\nAF AB\nAF B\nSFX A Y 1\nSFX A 0 s .\nSFX B Y 1\nSFX B 0 ed/2 .\n",
    words: ["work/1", "play/2"],
    right: ["works", "worked", "played", "playeded"],
    wrong: ["plays"],
  },
  {
    about: "words that need an affix",
    rules: "NEEDAFFIX X\nSFX A Y 1\nSFX A 0 s .\n",
    words: ["stem/XA", "root/X"],
    right: ["stems"],
    wrong: ["stem", "root", "roots"],
  },
  {
    about: "an affix that needs another",
    rules: "NEEDAFFIX X\nSFX A Y 1\nSFX A 0 o/XB .\nSFX B Y 1\nSFX B 0 s .\n",
    words: ["band/A"],
    right: ["band", "bandos"],
    wrong: ["bando"],
  },
  {
    about: "forbidden forms",
    rules: "FORBIDDENWORD X\nSFX A Y 1\nSFX A 0 s .\n",
    words: ["foot/A", "foots/X"],
    right: ["foot"],
    wrong: ["foots", "Foots", "FOOTS"],
  },
  {
    about: "words that keep their capitals",
    rules: "KEEPCASE K\n",
    words: ["kg/K", "Bach/K"],
    right: ["kg", "Bach"],
    wrong: ["Kg", "KG", "BACH"],
  },
  {
    about: "affixes that go round a word",
    rules: "CIRCUMFIX X\nPFX A Y 1\nPFX A 0 leg/X .\nSFX C Y 2\nSFX C 0 obb .\nSFX C 0 obb/XA .\n",
    words: ["nagy/C"],
    right: ["nagy", "nagyobb", "legnagyobb"],
    wrong: ["legnagy"],
  },
  {
    about: "an affix that takes the place of the whole word",
    rules: "FULLSTRIP\nSFX A Y 1\nSFX A go went go\n",
    words: ["go/A"],
    right: ["went", "go"],
    wrong: ["gowent"],
  },
  {
    about: "compounds of parts that may stand anywhere",
    rules: "COMPOUNDFLAG C\nCOMPOUNDMIN 3\n",
    words: ["sun/C", "light/C", "lamp", "ox/C"],
    right: ["sunlight", "Sunlight", "lightsun", "sunlightsun"],
    wrong: ["sunlamp", "lampsun", "sunox"],
  },
  {
    about: "compounds of parts that have their places",
    rules: "COMPOUNDBEGIN B\nCOMPOUNDMIDDLE M\nCOMPOUNDEND E\nCOMPOUNDMIN 1\n",
    words: ["haus/B", "tür/M", "schloss/E"],
    right: ["hausschloss", "haustürschloss", "haustürtürschloss"],
    wrong: ["schlosshaus", "haustür", "türschloss", "hausschlossschloss"],
  },
  {
    about: "parts that are words in compounds alone",
    rules: "COMPOUNDFLAG C\nONLYINCOMPOUND O\nSFX S Y 1\nSFX S 0 s/COP .\nCOMPOUNDPERMITFLAG P\n",
    words: ["arbeit/SC", "tag/C"],
    right: ["arbeit", "arbeitstag", "arbeittag"],
    wrong: ["arbeits", "tagarbeits"],
  },
  {
    about: "a limit for the parts of a compound",
    rules: "COMPOUNDFLAG C\nCOMPOUNDWORDMAX 2\n",
    words: ["one/C", "two/C", "six/C"],
    right: ["onetwo"],
    wrong: ["onetwosix"],
  },
  {
    about: "no part twice, no letter thrice, no capital inside, and no word with a usual fault",
    rules:
      "COMPOUNDFLAG C\nCHECKCOMPOUNDDUP\nCHECKCOMPOUNDTRIPLE\nCHECKCOMPOUNDCASE\nCHECKCOMPOUNDREP\nREP 1\nREP í i\n",
    words: ["foo/C", "opera/C", "eel/C", "bare/C", "Bus/C", "szer/C", "víz/C", "szerviz"],
    right: ["fooeel", "barefoo"],
    wrong: ["foofoo", "fooopera", "eelBus", "szervíz"],
  },
  {
    about: "parts that may not meet",
    rules:
      "COMPOUNDFLAG C\nCHECKCOMPOUNDPATTERN 2\nCHECKCOMPOUNDPATTERN nny ny\nCHECKCOMPOUNDPATTERN /X /Y\n",
    words: ["könny/C", "nyelv/C", "aaa/CX", "bbb/CY"],
    right: ["nyelvkönny", "bbbaaa"],
    wrong: ["könnynyelv", "aaabbb"],
  },
  {
    about: "compounds by rules",
    rules: "COMPOUNDMIN 1\nONLYINCOMPOUND c\nCOMPOUNDRULE 2\nCOMPOUNDRULE n*1t\nCOMPOUNDRULE n*mp\n",
    words: ["0/nm", "1/n1", "2/nm", "1th/tc", "2nd/p", "1st/p", "0th/pt"],
    right: ["10th", "11th", "22nd", "1st"],
    wrong: ["1th", "11nd", "12st", "th"],
  },
  {
    about: "places where a word may be broken",
    rules: "BREAK 2\nBREAK -\nBREAK ^'\n",
    words: ["foo", "bar"],
    right: ["foo-bar", "'foo", "foo-bar-foo"],
    wrong: ["foo-baz", "foo'", "foo=bar"],
  },
  {
    about: "no place to break where the dictionary says so",
    rules: "BREAK 0\n",
    words: ["foo", "bar"],
    right: ["foo"],
    wrong: ["foo-bar"],
  },
  {
    about: "letters that are written otherwise in texts, and those that are passed over",
    rules: "ICONV 2\nICONV ’ '\nICONV ĳ ij\nIGNORE ̀·\n",
    words: ["opa's", "ijs", "col·la"],
    right: ["opa’s", "ĳs", "colla", "col·la"],
    wrong: ["opas"],
  },
  {
    about: "a sharp s in capitals",
    rules: "CHECKSHARPS\nKEEPCASE k\n",
    words: ["müßig/k", "Ausstoß/k", "groß"],
    right: ["müßig", "Müßig", "MÜSSIG", "AUSSTOSS", "GROSS"],
    wrong: ["MÜSIG"],
  },
  {
    about: "Turkish capitals",
    rules: "LANG tr_TR\n",
    words: ["ılık", "istanbul"],
    right: ["Ilık", "ILIK", "İstanbul", "İSTANBUL"],
    wrong: ["Istanbul", "ISTANBUL", "İlık"],
  },
  {
    about: "abbreviations, numbers, and words with a space or a slash",
    rules: "",
    words: ["etc.", "lamp", "km\\/h", "vice versa\tpo:adverb", "oak po:noun"],
    right: ["etc.", "lamp.", "lamp...", "12", "3.14", "1,000", "km/h", "vice versa", "oak"],
    wrong: ["etc", "lampp."],
  },
];

describe("a dictionary in Hunspell's format", () => {
  it.each(cases.map((one) => [one.about, one] as const))(
    "reads %s",
    (_about, { rules, words, right, wrong }) => {
      const dictionary = readDictionary({ rules, words: `${words.length}\n${words.join("\n")}\n` });
      expect(right.filter((word) => !dictionary.check(word))).toEqual([]);
      expect(wrong.filter((word) => dictionary.check(word))).toEqual([]);
    },
  );

  it("takes what is empty or too long as right", () => {
    const dictionary = readDictionary({ rules: "", words: "1\na\n" });
    expect(dictionary.check("")).toBe(true);
    expect(dictionary.check("x".repeat(101))).toBe(true);
  });

  it("reads files without a count, with a mark of order and carriage returns", () => {
    const dictionary = readDictionary({
      rules: "\uFEFFSFX A Y 1\r\nSFX A 0 s .\r\n",
      words: "\uFEFFlamp/A\r\nsun\r\n",
    });
    expect(["lamp", "lamps", "sun"].every((word) => dictionary.check(word))).toBe(true);
  });

  it.each([
    ["no words", { rules: "", words: "" }],
    ["a count alone", { rules: "", words: "5\n" }],
    ["too many affixes", { rules: "SFX A Y 1\n" + "SFX A 0 s .\n".repeat(200_001), words: "1\na\n" }],
  ])("refuses %s", (_about, texts) => {
    expect(() => readDictionary(texts)).toThrow(/dictionary/);
  });

  it("ends in time on rules that were made to take long", () => {
    const affixes = Array.from({ length: 3000 }, (_, index) => `SFX A a ${"a".repeat(index % 20)}/A .`).join(
      "\n",
    );
    const dictionary = readDictionary({
      rules: `COMPOUNDFLAG A\nCOMPOUNDMIN 1\nCOMPOUNDRULE (A)*(A)*(A)*(A)*\nSFX A Y 3000\n${affixes}\n`,
      words: "2\na/A\naa/A\n",
    });
    const start = performance.now();
    for (let length = 10; length < 100; length += 10) dictionary.check(`${"a".repeat(length)}b`);
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
