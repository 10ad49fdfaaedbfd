import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LONGEST_BLOCK } from "./block-end.ts";
import { parseBlocks } from "./parse-blocks.ts";

const paragraph = `${"A sentence of some words. ".repeat(30).trim()}\n\n`;

describe("parseBlocks", () => {
  it("has no block for an empty text, and one for a short one", () => {
    expect(parseBlocks("")).toEqual([]);
    expect(parseBlocks("Hi.\n").map((block) => block.text)).toEqual(["Hi.\n"]);
  });

  it("keeps paragraphs whole, with the blank lines after them", () => {
    const blocks = parseBlocks(paragraph.repeat(8));
    expect(blocks.length).toBeGreaterThan(2);
    for (const block of blocks) {
      expect(block.text.endsWith("words.\n\n")).toBe(true);
      expect(Object.values(block.continues)).toEqual([false, false, false, false]);
    }
  });

  it("cuts a long paragraph at a sentence edge, and says that it goes on", () => {
    const [first, second] = parseBlocks("A sentence of some words. ".repeat(300));
    expect(first?.text.endsWith("words. ")).toBe(true);
    expect(second?.continues).toEqual({ line: true, paragraph: true, sentence: false, word: false });
  });

  it("cuts an endless sentence at white space, and an endless word between graphemes", () => {
    const [, afterSpace] = parseBlocks("word ".repeat(2000));
    expect(afterSpace?.continues).toEqual({ line: true, paragraph: true, sentence: true, word: false });
    expect(afterSpace?.text.startsWith("word")).toBe(true);
    const [, withinWord] = parseBlocks("👨‍👩‍👧".repeat(2000));
    expect(withinWord?.continues.word).toBe(true);
    expect(withinWord?.text.startsWith("👨‍👩‍👧👨‍👩‍👧")).toBe(true);
  });

  it(
    "loses nothing, splits no CR LF and no surrogate pair, and keeps spans in order",
    { timeout: 30_000 },
    () => {
      const piece = fc.oneof(
        fc.constantFrom(
          "\r\n",
          "\n\n",
          " ",
          "😀",
          "\ud83d",
          "\u0301",
          "end. ",
          "漢字",
          paragraph,
          "x".repeat(4095),
          " ".repeat(4094),
        ),
        fc.string({ unit: "binary", maxLength: 8 }),
      );
      fc.assert(
        fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
          const text = pieces.join("");
          const blocks = parseBlocks(text);
          expect(blocks.map((block) => block.text).join("")).toBe(text);
          let last = "";
          for (const block of blocks) {
            expect(block.text.length).toBeGreaterThan(0);
            expect(block.text.length).toBeLessThanOrEqual(LONGEST_BLOCK);
            expect(last.endsWith("\r") && block.text.startsWith("\n")).toBe(false);
            expect(/[\ud800-\udbff]$/.test(last) && /^[\udc00-\udfff]/.test(block.text)).toBe(false);
            for (const spans of [block.paragraphs, block.sentences]) {
              let end = 0;
              for (const span of spans) {
                expect(span.start >= end && span.end > span.start && span.end <= block.text.length).toBe(
                  true,
                );
                end = span.end;
              }
            }
            last = block.text;
          }
        }),
      );
    },
  );
});
