import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { wordRules } from "#core/analyses/counts/word-dialects.ts";
import { parseBlocks } from "#core/document/parse-blocks.ts";

import { correctSentences, printAround } from "./boundary-corrections.ts";
import { readTextSentences } from "./read-text-sentences.ts";
import { readEnglishRules } from "./sentence-rules.ts";

const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "word ",
        "Mr. ",
        "Again. ",
        "Why? ",
        "\n",
        "\n\n",
        "漢字。",
        "- item\n",
        "(so) ",
        "---\n",
      ),
      fc.string({ maxLength: 5 }),
    ),
    { maxLength: 40 },
  )
  .map((pieces) => pieces.join(""));

function findWordStarts(whole: string): readonly number[] {
  const starts: number[] = [];
  let place = 0;
  for (const block of parseBlocks(whole)) {
    for (const start of Array.from(wordRules.unicode.findStarts(block))) starts.push(place + start);
    place += block.text.length;
  }
  return starts;
}

describe("sentences", () => {
  it("are apart, and every word stands in exactly one", () => {
    fc.assert(
      fc.property(text, (whole) => {
        const { sentences } = readTextSentences(whole, readEnglishRules(), "unicode");
        for (const [index, { start, end }] of sentences.entries()) {
          expect(start).toBeLessThan(end);
          expect(start).toBeGreaterThanOrEqual(sentences[index - 1]?.end ?? 0);
        }
        const words = findWordStarts(whole);
        const within = words.filter((word) =>
          sentences.some(({ start, end }) => start <= word && word < end),
        );
        expect(within).toEqual(words);
        expect(sentences.reduce((sum, sentence) => sum + sentence.words, 0)).toBe(words.length);
      }),
    );
  });

  it("keep their words and their order whatever is corrected", () => {
    fc.assert(
      fc.property(text, fc.array(fc.nat(200), { maxLength: 6 }), (whole, offsets) => {
        const { sentences } = readTextSentences(whole, readEnglishRules(), "unicode");
        const corrections = offsets.map((offset, index) => ({
          kind: index % 2 === 0 ? ("join" as const) : ("split" as const),
          offset,
          print: printAround(whole, offset),
        }));
        const corrected = correctSentences(whole, sentences, corrections, ({ start, end }) => end - start);
        expect(corrected.sentences.reduce((sum, { words }) => sum + words, 0)).toBe(
          sentences.reduce((sum, { words }) => sum + words, 0),
        );
        let before = 0;
        for (const { start, end } of corrected.sentences) {
          expect(start).toBeGreaterThanOrEqual(before);
          expect(end).toBeGreaterThan(start);
          before = end;
        }
      }),
    );
  });
});
