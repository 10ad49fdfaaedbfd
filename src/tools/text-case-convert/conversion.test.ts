import { describe, expect, it } from "vitest";

import { convertText, explainTitles } from "./conversion.ts";
import { caseProtocol } from "./messages.ts";
import { areUsual, usualOptions } from "./usual-options.ts";

describe("convertText", () => {
  it.each([
    ["upper", "tea", "TEA"],
    ["clean:trim-lines", "  tea  ", "tea"],
  ])("does %s", (to, text, converted) => {
    expect(convertText({ ...usualOptions, text, to })).toBe(converted);
  });
  it.each(["no-case", "clean:no-such", "clean:", ""])("refuses %j", (to) => {
    expect(() => convertText({ ...usualOptions, text: "tea", to })).toThrow(RangeError);
  });
});

describe("explainTitles", () => {
  it("has a word and a reason each", () => {
    const words = explainTitles({ text: "the end", to: "title-ap", language: "en" });
    expect(words.map(({ start, after }) => [start, after])).toEqual([
      [0, "The"],
      [4, "End"],
    ]);
    expect(words.every(({ reason }) => reason !== "")).toBe(true);
  });
  it("has nothing to say of other cases", () => {
    expect(explainTitles({ text: "the end", to: "snake", language: "en" })).toEqual([]);
  });
});

describe("the protocol", () => {
  const request = { ...usualOptions, text: "tea", to: "upper" };
  it("knows requests", () => {
    expect(caseProtocol.requests.convert(request)).toBe(true);
    expect(caseProtocol.requests.preview({ ...request, to: ["upper"] })).toBe(true);
  });
  it.each([null, {}, { ...request, seed: "1" }, { ...request, names: null }, { ...request, to: 3 }])(
    "refuses %j",
    (value) => {
      expect(caseProtocol.requests.convert(value)).toBe(false);
    },
  );
});

describe("areUsual", () => {
  it.each([
    [{}, true],
    [{ seed: 2 }, false],
    [{ language: "tr" }, false],
    [{ names: ["Ada"] }, false],
    [{ foldDiacritics: true }, false],
    [{ capitalSharpS: true }, false],
  ])("with %j is %j", (options, usual) => {
    expect(areUsual({ ...usualOptions, ...options })).toBe(usual);
  });
});
