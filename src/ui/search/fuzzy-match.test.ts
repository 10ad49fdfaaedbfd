import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { fuzzyMatch } from "./fuzzy-match.ts";

/** The name with what was met of it in brackets. */
function marked(query: string, name: string, keywords: readonly string[] = []): string | null {
  const match = fuzzyMatch(query, name, keywords);
  if (match === null) return null;
  return match.ranges.reduceRight(
    (text, { start, end }) => `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`,
    name,
  );
}

describe("a query", () => {
  it.each([
    ["word counter", "Word counter", "whole name", "[Word counter]"],
    ["  WORD  ", "Word counter", "start of the name", "[Word] counter"],
    ["count", "Word counter", "start of a word", "Word [count]er"],
    ["counter word", "Word counter", "start of a word", "[Word] [counter]"],
    ["wc", "Word counter", "initials", "[W]ord [c]ounter"],
    ["pc", "Words per page calculator", "initials", "Words per [p]age [c]alculator"],
    ["unter", "Word counter", "inside a word", "Word co[unter]"],
    ["wrdcntr", "Word counter", "letters in order", "[W]o[rd] [c]ou[nt]e[r]"],
    ["conuter", "Word counter", "misspelt", "Word [counter]"],
    ["resum", "Résumé checker", "start of the name", "[Résum]é checker"],
    ["résumé", "Resume checker", "start of the name", "[Resume] checker"],
    ["text-case", "Text case converter", "start of the name", "[Text case] converter"],
    ["fi", "ﬁle", "start of the name", "[ﬁ]le"],
  ])("%j meets %j by its %s: %s", (query, name, kind, expected) => {
    expect(fuzzyMatch(query, name)?.kind).toBe(kind);
    expect(marked(query, name)).toBe(expected);
  });

  it("meets a keyword without marking the name", () => {
    expect(fuzzyMatch("essay", "Word counter", ["essay length"])).toEqual({
      kind: "keyword",
      coverage: 0,
      ranges: [],
    });
  });

  it("that is empty meets everything", () => {
    expect(marked("  ", "Word counter")).toBe("Word counter");
  });

  it.each([
    ["xyz", "Word counter"],
    ["word xyz", "Word counter"],
    // A slip in a word of three letters leaves too little to go by.
    ["wrd2", "Terms"],
    ["tse", "Tools and so on, with an e"],
    ["counter", ""],
  ])("%j does not meet %j", (query, name) => {
    expect(fuzzyMatch(query, name)).toBeNull();
  });

  it("takes less of a long name for less of a match", () => {
    const short = fuzzyMatch("line", "Line counter")?.coverage ?? 0;
    const long = fuzzyMatch("line", "Line counter for very long lines")?.coverage ?? 0;
    expect(short).toBeGreaterThan(long);
  });

  it("marks places of the name, in order and apart, whatever is typed", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 20 });
    fc.assert(
      fc.property(text, text, (query, name) => {
        let last = -1;
        for (const { start, end } of fuzzyMatch(query, name)?.ranges ?? []) {
          expect(start).toBeGreaterThan(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(name.length);
          last = end - 1;
        }
      }),
    );
  });

  it("is answered at once when a whole text is pasted", () => {
    const startedAt = performance.now();
    fuzzyMatch("word ".repeat(200_000), "Word counter");
    expect(performance.now() - startedAt).toBeLessThan(100);
  });
});
