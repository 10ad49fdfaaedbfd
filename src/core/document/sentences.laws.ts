import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findParagraphs } from "./paragraphs.ts";
import { findSentences } from "./sentences.ts";

/** How far after the start of a sentence its edge may depend on; the blocks of a document rely on it. */
const LOOK_AHEAD = 64;

const piece = fc.constantFrom(
  ..."Mr.|U.S.|e.g.|etc.|p.|No.|I|He|a|said|John|asked|end.Start|3.14|5|12.|[1]|[...]|(|)|“|”|\"|'|«|»|…|...|. . .|?|!|.|;|,|—|-".split(
    "|",
  ),
  ..."1.|2.|a)|b)|•|😀|你好。|「|」|と|これ|Τι;|Ինչ:|हाँ।|ሰላም።|m.b.|г.|Он|word|Word|WORD|Yahoo!|:)|.com".split(
    "|",
  ),
);
const text = fc
  .array(fc.tuple(piece, fc.constantFrom("", " ", " ", " ", "  ", "\u00a0")), { maxLength: 60 })
  .map((pieces) => pieces.flat().join(""));
const language = fc.constantFrom(null, "en", "de", "ru", "el", "ja", "xx");

const wholeOf = (whole: string) => {
  const trimmed = whole.trim();
  return trimmed === ""
    ? []
    : [{ start: whole.indexOf(trimmed), end: whole.indexOf(trimmed) + trimmed.length }];
};

describe("findSentences", () => {
  it("finds the same sentences from any sentence on, without what came before", () => {
    fc.assert(
      fc.property(text, language, (whole, tag) => {
        const sentences = findSentences(whole, wholeOf(whole), tag);
        for (const [index, { start }] of sentences.entries()) {
          const rest = whole.slice(start);
          const shifted = findSentences(rest, wholeOf(rest), tag).map((sentence) => ({
            start: sentence.start + start,
            end: sentence.end + start,
          }));
          expect(shifted).toEqual(sentences.slice(index));
        }
      }),
      { numRuns: 2000 },
    );
  });

  it("decides on the end of a sentence by no more than 64 units after the next one starts", () => {
    fc.assert(
      fc.property(text, text, language, (whole, other, tag) => {
        const sentences = findSentences(whole, wholeOf(whole), tag);
        for (const [index, { start }] of sentences.entries()) {
          const cut = start + LOOK_AHEAD;
          if (index === 0 || cut >= whole.length) continue;
          const changed = `${whole.slice(0, cut)}${other}.`;
          const again = findSentences(changed, wholeOf(changed), tag);
          expect(again.slice(0, index)).toEqual(sentences.slice(0, index));
        }
      }),
      { numRuns: 2000 },
    );
  });

  it("loses no letter and no number, and keeps sentences within their paragraphs, in order", () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(text, fc.constantFrom("\n", "\n\n", "> ", "- ", "# ", "```\n", "---\n")), {
          maxLength: 8,
        }),
        (pieces) => {
          const whole = pieces.join("");
          const paragraphs = findParagraphs(whole);
          const sentences = findSentences(whole, paragraphs);
          let end = 0;
          for (const sentence of sentences) {
            expect(sentence.start >= end && sentence.end > sentence.start).toBe(true);
            expect(whole.slice(sentence.start, sentence.end)).toMatch(/[\p{L}\p{N}]/u);
            expect(whole.slice(end, sentence.start)).not.toMatch(/[\p{L}\p{N}]/u);
            expect(
              paragraphs.some(({ start, end: last }) => start <= sentence.start && sentence.end <= last),
            ).toBe(true);
            end = sentence.end;
          }
          expect(whole.slice(end)).not.toMatch(/[\p{L}\p{N}]/u);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
