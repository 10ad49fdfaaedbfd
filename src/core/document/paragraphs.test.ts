import { describe, expect, it } from "vitest";
import { findParagraphs } from "./paragraphs.ts";

function split(text: string): string[] {
  return findParagraphs(text).map(({ start, end }) => text.slice(start, end));
}

describe("findParagraphs", () => {
  it.each<[why: string, text: string, expected: readonly string[]]>([
    ["nothing", "", []],
    ["blank lines only", "\n \r\n\t\n", []],
    ["a blank line between", "One.\n\nTwo.", ["One.", "Two."]],
    ["a line with spaces is blank", "One.\n \t\u00a0\nTwo.", ["One.", "Two."]],
    ["each line, as in a word processor", "One.\nTwo.\r\nThree.", ["One.", "Two.", "Three."]],
    ["every kind of line break", "a\vb\fc\rd\u0085e\u2028f\u2029g", ["a", "b", "c", "d", "e", "f", "g"]],
    ["spaces at the ends left out", "  One. \n", ["One."]],
    [
      "short lines of verse",
      "Tyger Tyger, burning bright,\nIn the forests of the night;",
      ["Tyger Tyger, burning bright,", "In the forests of the night;"],
    ],
    [
      "sentences of a line each, which no word in mid-sentence shows to be wrapped",
      "He went home and slept the whole of the long night.\nThen he got up and ate his breakfast in the kitchen.",
      [
        "He went home and slept the whole of the long night.",
        "Then he got up and ate his breakfast in the kitchen.",
      ],
    ],
  ])("%s", (_why, text, expected) => {
    expect(split(text)).toEqual(expected);
  });

  it("joins lines wrapped by hand to one width", () => {
    const text =
      "Call me Ishmael. Some years ago never mind how long\nprecisely having little or no money in my purse, and\nnothing particular to interest me on shore.";
    expect(split(text)).toEqual([text]);
    expect(split(`${text}\n\n${text}`)).toEqual([text, text]);
  });

  it("passes over the marks of a quoted message, and parts what is quoted deeper", () => {
    const wrapped =
      "> This is a quoted line of a message that was wrapped\n> by a program at the width that it always uses, and it\n> goes on.";
    expect(split(wrapped)).toEqual([wrapped]);
    expect(split("> On Monday he wrote:\n>> I think so.\n> I do not.\n>\n> Really.")).toEqual([
      "> On Monday he wrote:",
      ">> I think so.",
      "> I do not.",
      "> Really.",
    ]);
  });

  it("joins lines of a PDF, which are about as wide as one another, but no heading", () => {
    const body =
      "The study of language is old, and many scholars have written about its origin in the distant\n" +
      "past, though few of them agree on what the first words were or why they were spoken by\n" +
      "the people of that time. Some hold that songs came first, and that\n" +
      "gestures led the way to speech.";
    expect(split(`INTRODUCTION\n${body}\nMETHODS\nWe read many books on it.`)).toEqual([
      "INTRODUCTION",
      body,
      "METHODS",
      "We read many books on it.",
    ]);
  });

  it.each<[why: string, text: string, expected: readonly string[]]>([
    ["a soft line break", "It was a cold \nnight in the city.", ["It was a cold \nnight in the city."]],
    ["a hard line break", "It was a cold  \nnight in the city", ["It was a cold", "night in the city"]],
    [
      "a sentence cut in two",
      "This is a sentence\ncut off by a PDF.",
      ["This is a sentence\ncut off by a PDF."],
    ],
    ["lines in lower case", "features\ncontact manager\nevents", ["features", "contact manager", "events"]],
    ["a heading before a list", "Shopping list\nmilk\nbread", ["Shopping list", "milk", "bread"]],
    ["chat", "He said hello.\nshe said nothing.", ["He said hello.", "she said nothing."]],
    ["a letter", "Dear John,\nI hope you are well.", ["Dear John,", "I hope you are well."]],
    ["a Japanese phrase cut in two", "これは父の\n家です。", ["これは父の\n家です。"]],
    ["Japanese lines", "これは山です\nそれは川です", ["これは山です", "それは川です"]],
  ])("settles by what lines say: %s", (_why, text, expected) => {
    expect(split(text)).toEqual(expected);
  });

  // Blocks as in CommonMark 0.31.2 and, for tables, GitHub Flavored Markdown 0.29.
  it.each<[why: string, text: string, expected: readonly string[]]>([
    ["headings", "# One\nText.\n## Two\nText.", ["# One", "Text.", "## Two", "Text."]],
    ["underlined headings", "One\n===\nText.\nTwo\n---\nText.", ["One", "Text.", "Two", "Text."]],
    [
      "list items",
      "- one\n* two\n3. three\n(d) four\n• five",
      ["- one", "* two", "3. three", "(d) four", "• five"],
    ],
    ["an item of two lines", "- one\n  goes on\n- two", ["- one\n  goes on", "- two"]],
    ["an item with a tab", "1.\tone\n\tgoes on\n2.\ttwo", ["1.\tone\n\tgoes on", "2.\ttwo"]],
    ["thematic breaks", "One.\n***\nTwo.\n\n* * *\n\n---\nThree.", ["One.", "Two.", "Three."]],
    ["a table", "| a | b |\n|---|:-:|\n| 1 | 2 |", ["| a | b |", "| 1 | 2 |"]],
    ["fenced code", "```js\na = 1;\n# b\n```\nText.", ["```js\na = 1;\n# b\n```", "Text."]],
    ["a fence of tildes", "~~~\n```\n~~~", ["~~~\n```\n~~~"]],
    ["code in a line is no fence", "```a``` is code.\nText.", ["```a``` is code.", "Text."]],
    ["code over blank lines", "```\na\n\nb\n```\n\nText.", ["```\na", "b", "Text."]],
    ["front matter", "---\ntitle: One\ndate: today\n---\n\nText.", ["title: One", "date: today", "Text."]],
  ])("reads Markdown: %s", (_why, text, expected) => {
    expect(split(text)).toEqual(expected);
  });
});
