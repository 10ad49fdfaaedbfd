import { describe, expect, it } from "vitest";
import { countText } from "#core/scan/text-totals.ts";
import { LeafDocument } from "./leaf-document.ts";

function open(text: string): LeafDocument {
  const document = new LeafDocument();
  document.open(text);
  return document;
}

function list(document: LeafDocument, limit = Infinity): string[] {
  return document.topWords(limit).map(({ word, count }) => `${word} ${count}`);
}

describe("LeafDocument", () => {
  it("has no words, and the totals of nothing, before a text is opened", () => {
    const document = new LeafDocument();
    expect(document.length).toBe(0);
    expect(document.text).toBe("");
    expect(document.totals).toEqual(countText(""));
    expect(list(document)).toEqual([]);
    document.change([{ from: 0, to: 0, insert: "" }]);
    document.change([]);
    expect(document.text).toBe("");
  });

  it.each<[string, string[]]>([
    ["The cat saw the dog. A bird saw it.", ["saw 2", "the 2", "a 1", "bird 1", "cat 1", "dog 1", "it 1"]],
    // WB6, WB7: apostrophes and full stops between letters join; WB11, WB12: commas and full stops between digits.
    ["It’s it's IT'S. 1,000.50 U.S.A.", ["it's 3", "1,000.50 1", "u.s.a 1"]],
    ["well-known and/or yes—no", ["and 1", "known 1", "no 1", "or 1", "well 1", "yes 1"]],
    ["a,b;c a:b", ["a 1", "a:b 1", "b 1", "c 1"]],
    ["snake_case __init__ ___", ["__init__ 1", "snake_case 1"]],
    // WB7a to WB7c: the Hebrew gershayim and geresh as typed on a keyboard.
    ['צה"ל ג\' "x"', ["x 1", "ג' 1", 'צה"ל 1']],
    ["你好你", ["你 2", "好 1"]],
    ["カタカナひら", ["ひ 1", "ら 1", "カタカナ 1"]],
    ["สวัสดี ครับ", ["ครับ 1", "สวัสดี 1"]],
    ["½ x² 😀 🇩🇪 …", ["x 1", "² 1", "½ 1"]],
    ["ÉTÉ e\u0301te\u0301 ΟΔΟΣ", ["été 2", "οδος 1"]],
    ["𝐀𝐁 𐐀 𐐨", ["𐐨 2", "𝐀𝐁 1"]],
    ["\ud83d a\udc00b", ["a 1", "b 1"]],
  ])("counts the words of %j", (text, expected) => {
    expect(list(open(text))).toEqual(expected);
    expect(open(text).uniqueWords).toBe(expected.length);
  });

  it("lists words by count and then by their units, without short and unwanted ones", () => {
    const document = open("the the the of of a a sea see é 𝐀 ﬀ it's");
    expect(list(document, 3)).toEqual(["the 3", "a 2", "of 2"]);
    expect(list(document, 0)).toEqual([]);
    expect(list(document, -1)).toEqual([]);
    expect(list(document, Number.NaN)).toEqual([]);
    expect(document.topWords(2, { minimumLength: 3, without: new Set(["the"]) })).toEqual([
      { word: "it's", count: 1 },
      { word: "sea", count: 1 },
    ]);
    // Two UTF-16 units are one code point.
    expect(document.topWords(9, { minimumLength: 2 }).map(({ word }) => word)).not.toContain("𝐀");
  });

  it.each([
    ["THE", 3],
    ["it’s", 1],
    ["unknown", 0],
    ["", 0],
    ["the the", 0],
    ["of a", 0],
    [" ", 0],
  ])("tells how often %j occurs", (word, count) => {
    expect(open("the The THE of of a it's").countOf(word)).toBe(count);
  });

  it("knows words of 256 units and more by their first 256", () => {
    const document = open(`${"a".repeat(100_000)} ${"a".repeat(256)} ${"a".repeat(255)} ${"_".repeat(5000)}`);
    expect(list(document)).toEqual([`${"a".repeat(256)} 2`, `${"a".repeat(255)} 1`]);
    expect(document.countOf("A".repeat(7000))).toBe(2);
    document.change([{ from: 50_000, to: 50_000, insert: " b " }]);
    expect(list(document)).toEqual([`${"a".repeat(256)} 3`, `${"a".repeat(255)} 1`, "b 1"]);
    document.change([{ from: 200, to: 200, insert: " " }]);
    expect(document.countOf("a".repeat(200))).toBe(1);
    document.change([{ from: 200, to: 201, insert: "" }]);
    expect(document.countOf("a".repeat(200))).toBe(0);
    expect(document.countOf("a".repeat(256))).toBe(3);
  });

  it("opens a text without edges in steps", () => {
    const whole = `${"a".repeat(200_000)} ${"é\u0301".repeat(50_000)}`;
    const document = new LeafDocument();
    for (const read of document.openInSteps(whole)) {
      expect(document.uniqueWords).toBe(read > 200_001 ? 2 : 1);
      expect(document.countOf("a".repeat(256))).toBe(1);
    }
    expect(document.totals).toEqual(countText(whole));
  });

  it("leaves an opening in steps when another text is opened", () => {
    const document = new LeafDocument();
    const steps = document.openInSteps("one ".repeat(100_000));
    steps.next();
    document.open("two");
    expect(steps.next().done).toBe(true);
    expect(document.text).toBe("two");
  });

  it("joins what an edit brings together: a pair, a line break, a word, a flag, a family", () => {
    const cases: [string, string, string][] = [
      ["\ud83d", "x", "\ude00"],
      ["a\r", "x", "\nb"],
      ["foo", " ", "bar"],
      ["🇩🇪🇩", " ", "🇪🇩🇪"],
      ["👨\u200d", " ", "👩\u200d👧"],
      ["Mr.", "\n", " Smith. he"],
    ];
    for (const [before, between, after] of cases) {
      const document = open(before + between + after);
      document.change([{ from: before.length, to: before.length + between.length, insert: "" }]);
      expect(document.totals).toEqual(countText(before + after));
      document.change([{ from: before.length, to: before.length, insert: between }]);
      expect(document.totals).toEqual(countText(before + between + after));
    }
  });

  it("carries a new state through all leaves that it reaches", () => {
    const flags = "🇩🇪".repeat(50_000);
    const document = open(flags);
    document.change([{ from: 0, to: 0, insert: "🇫" }]);
    expect(document.totals).toEqual(countText(`🇫${flags}`));
    document.change([{ from: 100_002, to: 100_004, insert: "" }]);
    expect(document.totals).toEqual(countText(`🇫${flags}`.slice(0, 100_002) + `🇫${flags}`.slice(100_004)));
  });

  it("takes a great paste, and its undoing", () => {
    const document = open("start end");
    const paste = "many words here. ".repeat(60_000);
    document.change([{ from: 5, to: 5, insert: paste }]);
    expect(document.length).toBe(9 + paste.length);
    expect(document.countOf("many")).toBe(59_999);
    expect(document.countOf("startmany")).toBe(1);
    expect(document.totals).toEqual(countText(`start${paste} end`));
    document.change([{ from: 5, to: 5 + paste.length, insert: "" }]);
    expect(list(document)).toEqual(["end 1", "start 1"]);
    expect(document.totals).toEqual(countText("start end"));
  });

  it("slices as a string does between 0 and its length", () => {
    const text = "0123456789".repeat(1000);
    const document = open(text);
    expect(document.slice(0, 0)).toBe("");
    expect(document.slice(511, 1025)).toBe(text.slice(511, 1025));
    expect(document.slice(9990, 99_999)).toBe(text.slice(9990));
    expect(document.slice(5, 3)).toBe("");
  });

  it.each([
    [[{ from: 2, to: 6, insert: "" }]],
    [[{ from: -1, to: 0, insert: "" }]],
    [[{ from: 3, to: 2, insert: "" }]],
    [[{ from: 0.5, to: 2, insert: "" }]],
    [[{ from: Number.NaN, to: 2, insert: "" }]],
    [
      [
        { from: 0, to: 2, insert: "x" },
        { from: 1, to: 3, insert: "y" },
      ],
    ],
    [
      [
        { from: 3, to: 4, insert: "x" },
        { from: 0, to: 1, insert: "y" },
      ],
    ],
  ])("refuses %j and stays as it is", (changes) => {
    const document = open("abcde");
    expect(() => document.change(changes)).toThrow(RangeError);
    expect(document.text).toBe("abcde");
    expect(list(document)).toEqual(["abcde 1"]);
  });
});
