import { describe, expect, it } from "vitest";

import { termRows } from "./term-rows.ts";

describe("termRows", () => {
  it("measures the bars against the most frequent term", () => {
    const rows = termRows([
      { term: "sea", count: 1200, share: 0.04, density: 0.04 },
      { term: "salt", count: 300, share: 0.01, density: 0.01 },
    ]);
    expect(rows).toEqual([
      { term: "sea", count: "1,200", share: "4.0%", length: 1 },
      { term: "salt", count: "300", share: "1.0%", length: 0.25 },
    ]);
  });

  it("has no rows without terms", () => {
    expect(termRows([])).toEqual([]);
  });
});
