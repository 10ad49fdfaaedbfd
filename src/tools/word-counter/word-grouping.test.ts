import { describe, expect, it } from "vitest";

import { groupingOf, groupingsFor } from "./word-grouping.ts";

describe("groupingsFor", () => {
  it.each([
    ["en", ["form", "lemma", "stem"]],
    ["de", ["form", "stem"]],
    ["cs", ["form"]],
    ["und", ["form"]],
  ])("in %s are %j", (language, expected) => {
    expect(groupingsFor(language).map(({ value }) => value)).toEqual(expected);
  });
});

describe("groupingOf", () => {
  it.each([
    ["stem", "de", { by: "stem", language: "de" }],
    ["lemma", "en", { by: "lemma" }],
    // Chosen for English, and the text is another now.
    ["lemma", "de", { by: "form" }],
    ["stem", "cs", { by: "form" }],
    ["form", "en", { by: "form" }],
  ] as const)("%s in %s", (choice, language, expected) => {
    expect(groupingOf(choice, language)).toEqual(expected);
  });
});
