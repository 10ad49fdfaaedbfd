import { describe, expect, it } from "vitest";

import { estimatePages, estimateWords, estimateWordsPerPage } from "./estimate-pages.ts";
import { pagePresets } from "./page-presets.ts";
import { defaultPageSettings, evenMargins } from "./page-settings.ts";

describe("estimateWordsPerPage", () => {
  it("has its middle within its range", () => {
    const { least, typical, most } = estimateWordsPerPage(defaultPageSettings) ?? {
      least: 0,
      typical: 0,
      most: 0,
    };
    expect(least).toBeLessThan(typical);
    expect(typical).toBeLessThan(most);
    // 46 lines of Times New Roman 12 with 11 to 16 words each at most; short last lines leave some white.
    expect(typical).toBeGreaterThan(400);
    expect(typical).toBeLessThan(46 * 16);
  });

  it("halves, about, when the spacing is doubled", () => {
    const single = estimateWordsPerPage(defaultPageSettings)?.typical ?? 0;
    const double =
      estimateWordsPerPage({ ...defaultPageSettings, spacing: { kind: "multiple", value: 2 } })?.typical ?? 0;
    expect(single / double).toBeGreaterThan(1.9);
    expect(single / double).toBeLessThan(2.1);
  });

  it("is none where the margins leave no room", () => {
    expect(estimateWordsPerPage({ ...defaultPageSettings, margins: evenMargins(9000) })).toBeNull();
  });

  it.each(Object.entries(pagePresets))("is there for %s", (_, { settings }) => {
    expect(estimateWordsPerPage(settings)?.typical).toBeGreaterThan(50);
  });
});

describe("estimates", () => {
  const perPage = { typical: 500, least: 400, most: 600 };

  it("turn words into pages: more words a page make fewer pages", () => {
    expect(estimatePages(1200, perPage)).toEqual({ typical: 2.4, least: 2, most: 3 });
  });

  it("turn pages into words", () => {
    expect(estimateWords(2, perPage)).toEqual({ typical: 1000, least: 800, most: 1200 });
  });
});
