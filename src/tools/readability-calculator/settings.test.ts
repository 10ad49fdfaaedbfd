import { describe, expect, it } from "vitest";

import { bandCodec, hiddenCodec, parseGrade, scoreCodec } from "./settings.ts";

describe("the codecs of the address", () => {
  it.each(["7-9", "1-20", "8-8"])("gives back the band %s", (text) => {
    const band = bandCodec.parse(text);
    expect(band === undefined ? undefined : bandCodec.format(band)).toBe(text);
  });

  it.each(["9-7", "0-5", "5-21", "7", "a-b", "7-9-11", ""])("refuses the band %j", (text) => {
    expect(bandCodec.parse(text)).toBeUndefined();
  });

  it("writes hidden kinds in one order, and refuses unknown ones", () => {
    expect(hiddenCodec.format(hiddenCodec.parse("hedge.adverb") ?? [])).toBe("adverb.hedge");
    expect(hiddenCodec.parse("none")).toEqual([]);
    expect(hiddenCodec.parse("hedge.<script>")).toBeUndefined();
  });

  it("reads formulas as they are named, and nothing else", () => {
    expect(scoreCodec.parse("smog")).toBe("smog");
    expect(scoreCodec.parse("constructor")).toBeUndefined();
  });
});

describe("parseGrade", () => {
  it.each([
    ["8", 8],
    [" 12 ", 12],
    ["0", undefined],
    ["21", undefined],
    ["8.5", undefined],
    ["eight", undefined],
  ])("reads %j as %j", (text, grade) => {
    expect(parseGrade(text)).toBe(grade);
  });
});
