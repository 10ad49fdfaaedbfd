import { describe, expect, it } from "vitest";

import {
  groupingCodec,
  leastCountCodec,
  lengthCodec,
  sortCodec,
  parseLeast,
  parseOwnWords,
  readOwnWords,
} from "./settings.ts";

describe("settings in the address", () => {
  it.each([
    [lengthCodec.parse("3"), 3],
    [lengthCodec.parse("6"), undefined],
    [groupingCodec.parse("lemma"), "lemma"],
    [groupingCodec.parse("verb"), undefined],
    [leastCountCodec.parse("0"), undefined],
    [leastCountCodec.parse("12"), 12],
  ])("%s", (parsed, expected) => {
    expect(parsed).toBe(expected);
  });

  it("write orders as they read them", () => {
    expect(sortCodec.parse("dispersion-up")).toEqual({ order: "dispersion", direction: "ascending" });
    expect(sortCodec.format({ order: "count", direction: "descending" })).toBe("count-down");
    expect(sortCodec.parse("share-up")).toBeUndefined();
    expect(sortCodec.parse("count-sideways")).toBeUndefined();
  });
});

describe("what people type", () => {
  it.each([
    ["1000", 1000],
    [" 1,000 ", 1000],
    ["1 000", 1000],
    ["", undefined],
    ["-1", undefined],
    ["2000000", undefined],
  ])("%s as a least count", (text, expected) => {
    expect(parseLeast(text, 1_000_000)).toBe(expected);
  });

  it("reads one's own words", () => {
    expect(readOwnWords(" the, of;\nand  ")).toEqual(["the", "of", "and"]);
    expect(parseOwnWords(3)).toBeUndefined();
    expect(parseOwnWords("a b")).toBe("a b");
  });
});
