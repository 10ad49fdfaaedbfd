import { describe, expect, it } from "vitest";

import { parseSwitch } from "./setting.ts";

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
