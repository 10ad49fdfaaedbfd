import { describe, expect, it } from "vitest";

import { tools } from "#tools/registry.ts";

import { findTools } from "./find-tools.ts";

describe("findTools", () => {
  it.each(["", "   "])("finds all of them, in order, for %j", (query) => {
    expect(findTools(tools, query)).toEqual(tools);
  });

  it.each(["word counter", "WORD", "speaking time", "wrod counter", "counted"])(
    "finds the counter by %j",
    (query) => {
      expect(findTools(tools, query).map((tool) => tool.slug)).toContain("word-counter");
    },
  );

  it("finds nothing for what no tool does", () => {
    expect(findTools(tools, "quokka breeding")).toEqual([]);
  });
});
