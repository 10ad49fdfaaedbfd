import { describe, expect, it } from "vitest";

import { countParagraphs, findTextParagraphs } from "./find-text-paragraphs.ts";
import type { ParagraphRule } from "./find-text-paragraphs.ts";
import { guessParagraphRule } from "./guess-paragraph-rule.ts";
import { findMarkdownBlocks } from "./markdown-blocks.ts";

const textsOf = (text: string, rule: ParagraphRule) =>
  findTextParagraphs(text, rule).map(({ start, end }) => text.slice(start, end));
const kindsOf = (text: string) =>
  findMarkdownBlocks(text).map(({ kind, start, end }) => [kind, text.slice(start, end)]);

const wrapped = [
  "The ferry left at six, whether or not anyone was on it. For eleven",
  "years that had been the rule, and the captain kept it the way other",
  "people keep a garden: daily, and with care.",
  "On the morning of the first frost there was one passenger, who had a",
  "suitcase, a folding ladder and a cat in a basket with her that day.",
].join("\n");

describe("each rule", () => {
  it.each([
    ["one", [1, 1]],
    ["", [0, 0]],
    [" \n\t\n", [0, 0]],
    ["a\nb", [1, 2]],
    ["a\n\nb", [2, 2]],
    ["a\n \t\nb\n", [2, 2]],
    ["a\r\n\r\nb", [2, 2]],
    ["a\r\rb", [2, 2]],
    ["a\rb", [1, 2]],
    ["a\u2029b", [1, 2]],
    // Shift and Enter break a line only: VT in Word's plain text, U+2028 in Unicode.
    ["a\vb", [1, 1]],
    ["a\u2028b", [1, 1]],
    ["a\fb", [1, 2]],
    ["a\n\n\n\nb\n\n", [2, 2]],
  ] as const)("blank lines and line breaks in %j", (text, [blank, line]) => {
    expect(findTextParagraphs(text, "blank-line")).toHaveLength(blank);
    expect(findTextParagraphs(text, "line")).toHaveLength(line);
  });

  it("tells apart what Markdown makes of a text", () => {
    const text = [
      "---\ntitle: A\n---",
      "# Title",
      "A paragraph\nthat goes on.",
      "Setext\n======",
      "- one\n  more\n- two",
      "1. first",
      "> quoted\n> on\nlazily",
      "```js\nlet a;\n\nlet b;\n```",
      "    indented code",
      "| a | b |\n| - | - |\n| 1 | 2 |",
      "***",
      "[link]: https://example.com",
      "Last.",
    ].join("\n\n");
    expect(kindsOf(text)).toEqual([
      ["other", "---\ntitle: A\n---"],
      ["heading", "# Title"],
      ["text", "A paragraph\nthat goes on."],
      ["heading", "Setext\n======"],
      ["item", "- one\n  more"],
      ["item", "- two"],
      ["item", "1. first"],
      ["quote", "> quoted\n> on\nlazily"],
      ["code", "```js\nlet a;\n\nlet b;\n```"],
      ["code", "indented code"],
      ["table", "| a | b |\n| - | - |\n| 1 | 2 |"],
      ["other", "***"],
      ["other", "[link]: https://example.com"],
      ["text", "Last."],
    ]);
    expect(countParagraphs(text).markdown).toBe(3);
  });

  // Examples of the CommonMark specification 0.31.2, by their number there.
  it.each([
    ["219", "aaa\n\nbbb", ["text", "text"]],
    ["220", "aaa\nbbb\n\nccc\nddd", ["text", "text"]],
    ["222", "  aaa\n bbb", ["text"]],
    ["224", "   aaa\nbbb", ["text"]],
    ["225", "    aaa\nbbb", ["code", "text"]],
    ["43", "***\n---\n___", ["other", "other", "other"]],
    ["59", "Foo\n---\nbar", ["heading", "text"]],
    ["62", "# foo\n## foo", ["heading", "heading"]],
    ["64", "#5 bolt\n\n#hashtag", ["text", "text"]],
    ["77", "Foo bar\n# baz\nBar foo", ["text", "heading", "text"]],
    ["113", "Foo\n    bar", ["text"]],
    ["128", "> ```\n> aaa\n\nbbb", ["code", "text"]],
    ["304", "The number of windows in my house is\n14.  The number of doors is 6.", ["text"]],
  ])("reads example %s of CommonMark as it is", (_number, text, kinds) => {
    expect(findMarkdownBlocks(text).map(({ kind }) => kind)).toEqual(kinds);
  });

  it("begins a paragraph at indented lines, and goes on under list items", () => {
    expect(textsOf("  First one\ngoes on.\n  Second one.\n\nThird.", "indent")).toEqual([
      "First one\ngoes on.",
      "Second one.",
      "Third.",
    ]);
    expect(textsOf("- item\n  goes on\n- other", "indent")).toEqual(["- item\n  goes on", "- other"]);
    expect(textsOf("a\nb", "indent")).toEqual(["a\nb"]);
  });

  it("takes lines that are all indented for first lines where the text indents these, and for a block elsewhere", () => {
    const story = "  She left and\ndid not come back.\n\n  “No.”\n  “Yes.”";
    expect(textsOf(story, "indent")).toHaveLength(3);
    expect(textsOf("He wrote:\n\n    Dear all,\n    it is late.\n\nThat was it.", "indent")).toHaveLength(3);
  });

  it("ends a paragraph of wrapped lines where one ends early", () => {
    expect(textsOf(wrapped, "indent")).toHaveLength(2);
  });

  it("recognises headings of plain text", () => {
    const text = "Chapter One\n\nIt was late, and nobody had come.\n\n- item\n\nThe end.";
    expect(findTextParagraphs(text, "blank-line").map(({ kind }) => kind)).toEqual([
      "heading",
      "text",
      "item",
      "text",
    ]);
  });
});

describe("guessParagraphRule", () => {
  it.each([
    ["", "blank-line", "empty"],
    ["One line.", "blank-line", "one-paragraph"],
    ["One.\n\nTwo.\n\nThree.", "blank-line", "blank-lines"],
    ["The first is here.\nThe second is here.\nThe third is here.", "line", "lines-end-sentences"],
    [`${"long ".repeat(40)}\n${"long ".repeat(40)}`, "line", "long-lines"],
    [wrapped, "indent", "wrapped-without-blank-lines"],
    [`${wrapped}\n\n${wrapped}`, "blank-line", "wrapped-with-blank-lines"],
    ["   One began\nand went on.\n   Two began\nand went on.", "indent", "first-line-indents"],
    ["# One\n\nText.\n\n## Two\n\nText.", "markdown", "markdown-marks"],
    ["See [here](https://example.com) for **more**.\n\nThen go.", "markdown", "markdown-marks"],
    [
      "Tyger Tyger, burning bright,\nIn the forests of the night;\nWhat immortal hand or eye,\nCould frame thy fearful symmetry?",
      "blank-line",
      "verse",
    ],
    // A shopping list, and a hash tag: no Markdown.
    ["- milk\n- eggs\n\n#shopping", "blank-line", "blank-lines"],
  ])("%j is read by %s: %s", (text, rule, reason) => {
    const guess = guessParagraphRule(text);
    expect([guess.rule, guess.reason]).toEqual([rule, reason]);
    expect(guess.sentence).toMatch(/\.$/);
  });
});
