import { describe, expect, it } from "vitest";

import { readAcrostic } from "./acrostic.ts";

describe("the acrostic", () => {
  it.each([
    ["Roses\nare\r\nred", "Rar", "sed"],
    ["\n\n  “Élan” — 7 \n 12 \n", "É", "n"],
    ["e\u0301te\u0301", "e\u0301", "e\u0301"],
    ["", "", ""],
    ["12\n—", "", ""],
  ])("of %j is %j and %j", (text, first, last) => {
    const lines = readAcrostic(text, 100);
    expect(lines.map((line) => line.first).join("")).toBe(first);
    expect(lines.map((line) => line.last).join("")).toBe(last);
    for (const { firstSpan, lastSpan, ...line } of lines) {
      expect(text.slice(firstSpan.start, firstSpan.end)).toBe(line.first);
      expect(text.slice(lastSpan.start, lastSpan.end)).toBe(line.last);
    }
  });

  it("stops at the limit", () => {
    expect(readAcrostic("a\n".repeat(10), 3)).toHaveLength(3);
  });
});
