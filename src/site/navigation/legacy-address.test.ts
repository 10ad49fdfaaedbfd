import { describe, expect, it } from "vitest";

import { legacyTarget } from "./legacy-address.ts";

describe("a former address", () => {
  it.each([
    ["?tool=case", "/text-case-convert"],
    ["?from=mail&tool=case", "/text-case-convert"],
    ["?tool=cas%65", "/text-case-convert"],
    ["?tool=CASE", null],
    ["?tool=cases", null],
    ["?tool=", null],
    ["?tools=case", null],
    ["?tool=words&tool=case", null],
    ["", null],
  ])("with %j leads to %j", (search, target) => {
    expect(legacyTarget(search, () => true)).toBe(target);
  });

  it("leads to the list of tools while there is no case converter", () => {
    expect(legacyTarget("?tool=case", () => false)).toBe("/tools");
  });
});
