import { describe, expect, it } from "vitest";

import { compileFilter } from "./compile-filter.ts";

function matches(text: string, isPattern: boolean, matchCase: boolean, term: string): boolean | string {
  const filter = compileFilter(text, isPattern, matchCase);
  return filter.kind === "ready" ? filter.pattern.test(term) : filter.reason;
}

describe("compileFilter", () => {
  it.each<[string, boolean, boolean, string, boolean | string]>([
    ["a.c", false, false, "abc", false],
    ["a.c", false, false, "xa.cx", true],
    ["a.c", true, false, "abc", true],
    ["DOG", false, false, "dog", true],
    ["DOG", false, true, "dog", false],
    ["don’t", false, false, "don't", true],
    ["well-known/[x]", false, false, "well-known/[x]", true],
    ["^\\p{Lu}", true, true, "Été", true],
    ["(", true, false, "", "unterminated group"],
    ["[z-a]", true, false, "", "range out of order in character class"],
    ["x".repeat(1001), false, false, "", "it is longer than 1000 characters"],
  ])("%s (pattern %s, case %s) on %s: %s", (text, isPattern, matchCase, term, expected) => {
    expect(matches(text, isPattern, matchCase, term)).toBe(expected);
  });
});
