import { describe, expect, it } from "vitest";

import { pageCases } from "./cases.ts";
import { layOutCase, pagesAgree } from "./compare-layouts.ts";
import { readExpected } from "./read-expected.ts";

const expected = readExpected();

describe(`pages of ${expected.cases.length} texts and settings, as ${expected.program} laid them out`, () => {
  it("has an answer for each case of the table", () => {
    expect(expected.cases.map(({ name }) => name)).toEqual(pageCases.map(({ name }) => name));
    expect(pageCases.length).toBeGreaterThanOrEqual(60);
  });

  it.each(pageCases.map((pageCase, index) => [pageCase.name, pageCase, index] as const))(
    "%s",
    (_, pageCase, index) => {
      const { pages, lines } = expected.cases[index] ?? { pages: 0, lines: 0 };
      const ours = layOutCase(pageCase);
      expect(pagesAgree(pages, ours.pages), `${ours.pages} pages, ${pages} expected`).toBe(true);
      // Five lines in a thousand: what is left are widths that differ by less than a twip.
      expect(Math.abs(ours.lineEnds.length - lines)).toBeLessThanOrEqual(Math.max(1, lines * 0.005));
    },
  );
});
