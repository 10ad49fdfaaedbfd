import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { countWordsIn } from "./measure-paragraphs.ts";
import { countParagraphs, findTextParagraphs, isCounted, paragraphRules } from "./find-text-paragraphs.ts";

const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "word ",
        "Again. ",
        "\n",
        "\n\n",
        "# ",
        "- ",
        "> ",
        "```\n",
        "    ",
        "---",
        "|a|b|\n|-|-|\n",
        "漢",
      ),
      fc.constantFrom("\r\n", "\r", "\v", "\u2028", "\u2029", "\f", "<!-- ", "-->", "1. ", "\t", "*", "="),
      fc.string({ maxLength: 4 }),
    ),
    { maxLength: 40 },
  )
  .map((pieces) => pieces.join(""));

describe.each(paragraphRules)("the parts of a text by %s", (rule) => {
  it("are apart, and together hold every visible character", () => {
    fc.assert(
      fc.property(text, (whole) => {
        let place = 0;
        for (const { start, end } of findTextParagraphs(whole, rule)) {
          expect(start).toBeGreaterThanOrEqual(place);
          expect(end).toBeGreaterThan(start);
          expect(whole.slice(place, start).trim()).toBe("");
          expect(whole.slice(start, end).trim()).toBe(whole.slice(start, end));
          place = end;
        }
        expect(whole.slice(place).trim()).toBe("");
      }),
    );
  });

  it("have together the words of the whole", () => {
    fc.assert(
      fc.property(text, (whole) => {
        const parts = findTextParagraphs(whole, rule);
        const all = countWordsIn(whole, [{ start: 0, end: whole.length }], "word")[0] ?? 0;
        expect(countWordsIn(whole, parts, "word").reduce((sum, words) => sum + words, 0)).toBe(all);
        expect(countParagraphs(whole)[rule]).toBe(parts.filter((part) => isCounted(part, rule)).length);
      }),
    );
  });
});
