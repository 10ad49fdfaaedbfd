import { describe, expect, it } from "vitest";

import { sortCodec, viewCodec } from "./settings.ts";

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
});
