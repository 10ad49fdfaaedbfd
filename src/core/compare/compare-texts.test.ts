import { describe, expect, it } from "vitest";

import { compareTexts, defaultComparison } from "./compare-texts.ts";
import { nothingIgnored } from "./comparison.ts";
import type { ComparisonOptions } from "./comparison.ts";

/** The differences as "removed → added (kind)". */
function show(a: string, b: string, options: Partial<ComparisonOptions> = {}): readonly string[] {
  return compareTexts(a, b, { ...defaultComparison, ...options }).differences.map(
    ({ before, after, kind, isIgnored }) =>
      `${a.slice(before.start, before.end)}→${b.slice(after.start, after.end)} ${isIgnored ? "ignored " : ""}${kind}`,
  );
}

describe("words", () => {
  it.each<[string, string, string, readonly string[]]>([
    ["a replaced word", "a big boat", "a red boat", ["big→red wording"]],
    ["a word put in", "a boat", "a red boat", ["→red  wording"]],
    ["a word taken out", "a very big boat", "a big boat", ["very → wording"]],
    ["a word at the end", "a boat", "a boat sails", ["→ sails wording"]],
    ["a sentence put in", "One. Three.", "One. Two. Three.", ["→Two.  wording"]],
    ["punctuation", "Hello, world", "Hello world", [",→ punctuation"]],
    ["a dash for a hyphen", "well - known", "well – known", ["-→– punctuation"]],
    ["another apostrophe", "don't", "don’t", ["don't→don’t punctuation"]],
    ["case", "the Harbour", "The harbour", ["the→The case", "Harbour→harbour case"]],
    ["a number", "in 1998 it", "in 1989 it", ["1998→1989 number"]],
    ["spaces", "a  b", "a b", [" → spacing"]],
    ["a paragraph break", "One. Two.", "One.\n\nTwo.", [" →\n\n spacing"]],
    ["Chinese character by character", "我们爱大海", "我们爱山", ["大海→山 wording"]],
    ["an emoji", "hi 👩‍👧!", "hi 👩‍👦!", ["👩‍👧→👩‍👦 wording"]],
    ["soft hyphens in a word", "a har\u00adbour", "a harbour", ["har\u00adbour→harbour wording"]],
    ["only signs", "!!!", "???", ["!!!→??? punctuation"]],
    ["everything", "", "a", ["→a wording"]],
  ])("%s", (_name, a, b, expected) => {
    expect(show(a, b)).toEqual(expected);
  });

  it("says when a number or a negation changed", () => {
    const [first] = compareTexts("It is safe at 5 km.", "It is not safe at 5 km.").differences;
    expect(first).toMatchObject({ changesNegation: true, changesNumber: false });
    const [second] = compareTexts("about 5 boats", "about 50 big boats").differences;
    expect(second).toMatchObject({ changesNegation: false, changesNumber: true });
  });
});

describe("what stands beside one another", () => {
  it.each<[string, string, string, readonly string[]]>([
    ["a word and a full stop", "the cat. The", "the dog! The", ["cat→dog wording", ".→! punctuation"]],
    ["a word behind a bracket", "a (big hat", "a red hat", ["(→ punctuation", "big→red wording"]],
    ["a day and a month", "on 15 March we", "on 18 April we", ["15→18 number", "March→April wording"]],
    [
      "case, punctuation, wording",
      "Hello, World x",
      "hello world y",
      ["Hello→hello case", ",→ punctuation", "World→world case", "x→y wording"],
    ],
    ["a number as a word", "with two boats", "with three boats", ["two→three number"]],
  ])("%s", (_name, a, b, expected) => {
    expect(show(a, b)).toEqual(expected);
  });

  it("is told from the whole word where words are cut", () => {
    const options: ComparisonOptions = { ...defaultComparison, unit: "character" };
    expect(compareTexts("it is safe here", "it is unsafe here", options).differences).toMatchObject([
      { kind: "wording", changesNegation: true },
    ]);
  });
});

describe("what is ignored", () => {
  it.each<[string, Partial<ComparisonOptions["ignored"]>, string, string]>([
    ["case", { case: true }, "The END", "the end"],
    ["case where a capital has two letters", { case: true }, "die Straße", "DIE STRASSE"],
    ["spaces", { spaces: true }, "a b\n c", "a  b c"],
    ["kinds of line breaks", { spaces: true }, "a\r\nb\r\n", "a\nb\n"],
    ["an apostrophe as punctuation", { punctuation: true }, "don't go", "dont go"],
    ["punctuation", { punctuation: true }, "Yes, well-known.", "Yes well known"],
    ["quotes", { quotes: true }, "“don’t”", '"don\'t"'],
    ["numbers", { numbers: true }, "in 1998, 3.5 m", "in 2001, 12 m"],
    ["diacritics", { diacritics: true }, "café", "cafe"],
    ["all at once", { case: true, punctuation: true, diacritics: true }, "Café, Yes", "cafe yes"],
  ])("%s", (_name, ignored, a, b) => {
    const options = { ...defaultComparison, ignored: { ...nothingIgnored, ...ignored } };
    const { differences, statistics } = compareTexts(a, b, options);
    expect(differences.length).toBeGreaterThan(0);
    expect(differences.every(({ isIgnored }) => isIgnored)).toBe(true);
    expect(statistics.similarity).toBe(1);
  });

  it("does not count in the figures, however long it is", () => {
    const a = `${"The Lamp was lit. ".repeat(400)}End.`;
    const ignored = { ...nothingIgnored, case: true };
    const options: ComparisonOptions = { ...defaultComparison, unit: "line", ignored };
    const { statistics } = compareTexts(a, a.toUpperCase(), options);
    expect(statistics).toMatchObject({ similarity: 1, wordsRemoved: 0, wordsAdded: 0 });
  });

  it("is nothing else than was asked for", () => {
    expect(show("The end", "the end.", { ignored: { ...nothingIgnored, case: true } })).toEqual([
      "The→the ignored case",
      "→. punctuation",
    ]);
  });
});

describe("units", () => {
  it("lines are whole", () => {
    expect(show("a\nb c\n", "a\nb d\n", { unit: "line" })).toEqual(["b c\n→b d\n wording"]);
  });
  it("characters show inside of words", () => {
    expect(show("the colour", "the color", { unit: "character" })).toEqual(["u→ wording"]);
    expect(show("a harbour", "a lamp", { unit: "character" })).toEqual(["harbour→lamp wording"]);
  });
  it("prose shows a rewritten sentence as one", () => {
    const a = "She kept the lamp. The boats came in late that night.";
    const b = "She kept the lamp. Everyone who was at the quay went home.";
    expect(show(a, b, { unit: "prose" })).toEqual([
      "The boats came in late that night→Everyone who was at the quay went home wording",
    ]);
  });
});

describe("moves", () => {
  const first = "The keeper lit the lamp at dusk every evening.";
  const second = "Nobody asked her for the second book at all.";
  const third = "Grey, then gold, says one evening in March there.";

  it("are found word for word", () => {
    const shown = show(`${first} ${second} ${third}`, `${second} ${third} ${first}`);
    expect(shown).toHaveLength(2);
    expect(shown.every((difference) => difference.endsWith("moved"))).toBe(true);
  });

  it("are not guessed where a passage stands twice", () => {
    const { differences } = compareTexts(`${first} ${first} ${second}`, `${second} ${first}`);
    expect(differences.some(({ kind }) => kind === "moved")).toBe(false);
  });

  it("count as kept words", () => {
    const { statistics } = compareTexts(`${first} ${second}`, `${second} ${first}`);
    expect(statistics).toMatchObject({ wordsRemoved: 0, wordsAdded: 0, wordsMoved: 9, similarity: 1 });
  });
});
