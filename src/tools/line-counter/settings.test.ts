import { describe, expect, it } from "vitest";

import { commentStyles } from "#core/lines/count-code-lines.ts";

import { codeCodec, codeOptions, columnsCodec, filterCodec, scopeCodec, viewCodec } from "./settings.ts";

describe("settings of the line counter", () => {
  it.each([
    ["1", 1],
    ["100000", 100_000],
    ["0", undefined],
    ["100001", undefined],
    ["-5", undefined],
    ["1e2", undefined],
    ["", undefined],
  ])("reads %j columns as %j", (text, columns) => {
    expect(columnsCodec.parse(text)).toBe(columns);
  });

  it("refuses what is no setting", () => {
    expect([
      viewCodec.parse("x"),
      filterCodec.parse("x"),
      scopeCodec.parse("x"),
      codeCodec.parse("toString"),
    ]).toEqual(Array.from({ length: 4 }));
  });

  it("offers every style of comments", () => {
    expect(codeOptions.map(({ value }) => value)).toEqual(["none", ...Object.keys(commentStyles)]);
  });
});
