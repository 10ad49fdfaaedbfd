import { describe, expect, it } from "vitest";

import { languageCodec, listLanguages, sortCodec, viewCodec } from "./settings.ts";

describe("what an address can say", () => {
  it.each([
    ["count-down", { order: "count", direction: "descending" }],
    ["letter-up", { order: "letter", direction: "ascending" }],
    ["share-up", undefined],
    ["count", undefined],
    ["", undefined],
  ])("sorts by %j", (text, sort) => {
    expect(sortCodec.parse(text)).toEqual(sort);
    if (sort !== undefined)
      expect(sortCodec.format({ order: "first", direction: "ascending" })).toBe("first-up");
  });

  it.each(["letters", "groups", "words", "tests", "measures"] as const)("opens %s", (view) => {
    expect(viewCodec.parse(view)).toBe(view);
  });

  it.each(["EN", "english", "<b>", ""])("takes %j for no language", (text) => {
    expect(languageCodec.parse(text)).toBeUndefined();
  });
});

describe("the list of languages", () => {
  it("has the alphabets by name, and what was chosen elsewhere", () => {
    const values = listLanguages("zh").map(({ value }) => value);
    expect(values[0]).toBe("auto");
    expect(values.at(-1)).toBe("und");
    expect(values).toContain("cy");
    expect(values).toContain("zh");
    expect(new Set(values).size).toBe(values.length);
  });
});
