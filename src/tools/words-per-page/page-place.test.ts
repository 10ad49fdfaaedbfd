import { describe, expect, it } from "vitest";

import { defaultPageSettings } from "#core/pagination/page-settings.ts";
import { paginate } from "#core/pagination/paginate.ts";

import { findPageOf, spanOfPage, summarizePages } from "./page-place.ts";

// Two words a page, by form feeds.
const text = "one two\fthree four\ffive";
const layout = paginate(text, defaultPageSettings);

describe("findPageOf", () => {
  it.each([
    [0, 0],
    [7, 0],
    [8, 1],
    [18, 1],
    [19, 2],
    [9999, 2],
  ])("offset %i is on page %i, from 0", (offset, page) => {
    expect(findPageOf(layout, offset)).toBe(page);
  });

  it("is on no page without a text", () => {
    expect(findPageOf(paginate("", defaultPageSettings), 0)).toBe(-1);
  });
});

describe("spanOfPage", () => {
  it("is what stands on the page", () => {
    const { start, end } = spanOfPage(layout, 1);
    expect(text.slice(start, end)).toBe("three four");
  });
});

describe("summarizePages", () => {
  it("leaves the last page out of averages", () => {
    expect(summarizePages(layout)).toMatchObject({
      pages: 3,
      words: 5,
      lines: 3,
      averageWords: 2,
      leastWords: 2,
      mostWords: 2,
      averageLines: 1,
    });
  });

  it("is zero without pages", () => {
    expect(summarizePages(paginate("", defaultPageSettings))).toMatchObject({ pages: 0, averageWords: 0 });
  });
});
