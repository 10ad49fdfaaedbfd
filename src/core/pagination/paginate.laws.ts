import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { defaultPageSettings } from "./page-settings.ts";
import type { PageSettings } from "./page-settings.ts";
import { paginate } from "./paginate.ts";

const pieces = [
  "word",
  " ",
  "  ",
  "\n",
  "\n\n",
  "\f",
  "\t",
  "-",
  "—",
  "\u00ad",
  "\u00a0",
  "é",
  "字",
  "😀",
  "\u0301",
  "\ud800",
  "a".repeat(90),
  "شكرا",
  "…",
  "(",
  "”",
  "\v",
  "1,234",
];
const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 120 }).map((parts) => parts.join(""));
const settings: fc.Arbitrary<PageSettings> = fc
  .record({
    font: fc.constantFrom("times-new-roman" as const, "calibri" as const, "courier-new" as const),
    size: fc.constantFrom(9, 12, 40),
    columns: fc.constantFrom(1, 3),
    after: fc.constantFrom(0, 200, 20_000),
    paragraphs: fc.constantFrom("blank" as const, "line" as const, "typed" as const, "auto" as const),
  })
  .map((chosen) => ({ ...defaultPageSettings, ...chosen }));

const ink = (text: string) => text.replaceAll(/\s/g, "");

describe("a layout", () => {
  it("holds every character once, in order, on pages that follow one another", () => {
    fc.assert(
      fc.property(texts, settings, (text, chosen) => {
        const { starts, ends, pages, words } = paginate(text, chosen);
        const lines = Array.from(starts, (start, line) => text.slice(start, ends[line]));
        expect(ink(lines.join(""))).toBe(ink(text));
        expect(pages.length).toBe(starts.length === 0 ? 0 : words.length + 1);
        for (let page = 0; page < words.length; page += 1)
          expect(pages[page + 1]).toBeGreaterThan(pages[page] ?? 0);
      }),
    );
  });

  it("takes no fewer pages when more text follows in a paragraph of its own", () => {
    fc.assert(
      fc.property(texts, settings, (text, chosen) => {
        const before = paginate(text, chosen).words.length;
        expect(paginate(`${text}\n\nmore`, chosen).words.length).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});
