import { describe, expect, it } from "vitest";

import { parseSwitch, switchCodec } from "./setting.ts";

describe("parseSwitch", () => {
  it.each([
    [true, true],
    [false, false],
    ["true", undefined],
    [1, undefined],
    [null, undefined],
  ])("reads %j as %j", (stored, expected) => {
    expect(parseSwitch(stored)).toBe(expected);
  });
});

describe("switchCodec", () => {
  it("reads yes and no, and nothing else", () => {
    expect(["yes", "no", "on", "1", ""].map(switchCodec.parse)).toEqual([
      true,
      false,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("reads what it writes", () => {
    expect([true, false].map((value) => switchCodec.parse(switchCodec.format(value)))).toEqual([true, false]);
  });
});
