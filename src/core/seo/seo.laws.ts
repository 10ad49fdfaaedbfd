import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { assessPage } from "./assess-page.ts";
import { readHtmlPage } from "./page/html-page.ts";
import { readMarkdownPage, readPlainPage } from "./page/written-page.ts";
import { fitText, measureWidth } from "./preview/text-width.ts";
import { loadLanguageTools } from "./words/language-tools.ts";

const pieces = fc.constantFrom(
  "<p>",
  "</p>",
  "<h2>",
  "</h1>",
  "<a href='/x'>",
  "</a>",
  "<img alt=x>",
  "<script>",
  "</script>",
  "<!--",
  "-->",
  "&amp;",
  "<",
  '"',
  "rye",
  " bread",
  ". ",
  "\n\n",
  "# ",
  "**",
  "[a](b)",
  "![c](d)",
  "é",
  "𝒳",
  "\ud800",
  "麦",
  "<td>",
  "<main>",
  "</main>",
  "{",
  "\0",
);
const hostile = fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join(""));

describe("an assessment of any text", async () => {
  const tools = await loadLanguageTools("en");

  it("never fails, rates every check, and points into the source", () => {
    fc.assert(
      fc.property(hostile, hostile, (source, phrase) => {
        const pages = [
          readHtmlPage(source),
          readPlainPage(source),
          readMarkdownPage(source, { blocks: [], links: [], images: [] }),
        ];
        for (const page of pages) {
          const { assessments, outline } = assessPage(page, { keyphrase: phrase, title: phrase }, tools);
          for (const { rating, message, spans } of assessments) {
            expect(["good", "ok", "bad", "none"]).toContain(rating);
            expect(message).not.toBe("");
            for (const { start, end } of spans) {
              expect(start).toBeGreaterThanOrEqual(0);
              expect(end).toBeGreaterThanOrEqual(start);
              expect(end).toBeLessThanOrEqual(source.length);
            }
          }
          expect(outline.every(({ level }) => level >= 1)).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe("fitText", () => {
  it("keeps every line within its width, and all words where nothing is cut", () => {
    const look = { fontPixels: 14, linePixels: 120, lines: 2, mostPixels: 200 };
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), (text) => {
        const { lines, isCut } = fitText(text, look);
        expect(lines.length).toBeLessThanOrEqual(look.lines);
        for (const line of lines)
          expect(measureWidth(line, look.fontPixels)).toBeLessThanOrEqual(look.linePixels + 1e-6);
        if (!isCut) expect(lines.join(" ")).toBe(text.trim().split(/\s+/).join(" "));
      }),
    );
  });
});
