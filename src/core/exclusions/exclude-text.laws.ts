import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { excludeText, exclusionKinds } from "./exclude-text.ts";
import { findOpaqueParts } from "./opaque-parts.ts";
import { findOriginalOffset } from "./remaining-text.ts";

const pieces = [
  "a",
  "B",
  " ",
  "  ",
  "\n",
  "\n\n",
  "\r\n",
  "\t",
  "    ",
  "`",
  "``",
  "```",
  "~~~",
  "<!--",
  "-->",
  "%%",
  "[",
  "]",
  "(",
  ")",
  "[^1]",
  "]: ",
  "](",
  "*",
  "**",
  "_",
  "~~",
  ">",
  "> ",
  "- ",
  "1. ",
  "#",
  "# ",
  "---",
  "|",
  "“",
  "”",
  '"',
  "http://a.b/",
  "www.",
  "(Lee, 2020)",
  "\\",
  "\\cite{a}",
  "@k",
  "12",
  "🙂",
  "語",
  "é",
  "\u0301",
  "\0",
  ".",
  ",",
  "^",
  "!",
  "<b>",
  "<br>",
];
const text = fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((parts) => parts.join(""));
const kinds = fc.subarray([...exclusionKinds]);

describe("on any text", () => {
  it("spans ascend, do not overlap, and are of the kinds asked for", () => {
    fc.assert(
      fc.property(text, kinds, (text, kinds) => {
        let end = 0;
        for (const span of excludeText(text, kinds).spans) {
          expect(span.start).toBeGreaterThanOrEqual(end);
          expect(span.end).toBeGreaterThan(span.start);
          expect(kinds).toContain(span.kind);
          end = span.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  it("every character that remains is where it is said to come from, but for added spaces", () => {
    fc.assert(
      fc.property(text, kinds, (text, kinds) => {
        const { text: rest, kept } = excludeText(text, kinds);
        let length = 0;
        for (const { start, original } of kept) {
          expect(rest.slice(length, start)).toMatch(/^ ?$/);
          length = start + original.end - original.start;
          expect(rest.slice(start, length)).toBe(text.slice(original.start, original.end));
          expect(findOriginalOffset(kept, start)).toBe(original.start);
        }
        expect(rest.slice(length)).toMatch(/^ ?$/);
      }),
    );
  });

  it("nothing goes but what was found and a space before it", () => {
    fc.assert(
      fc.property(text, kinds, (text, kinds) => {
        const { spans, kept } = excludeText(text, kinds);
        let left = text;
        for (const { start, end } of spans.toReversed()) {
          left = left.slice(0, start) + left.slice(end);
        }
        const letters = (text: string) => text.replaceAll(/[ \t]/g, "");
        expect(letters(kept.map(({ original }) => text.slice(original.start, original.end)).join(""))).toBe(
          letters(left),
        );
      }),
    );
  });

  it("nothing goes when nothing is asked for", () => {
    fc.assert(
      fc.property(text, (text) => {
        expect(excludeText(text, []).text).toBe(text);
      }),
    );
  });

  it("masks keep every offset", () => {
    fc.assert(
      fc.property(text, (text) => {
        expect(findOpaqueParts(text).masked).toHaveLength(text.length);
      }),
    );
  });
});
