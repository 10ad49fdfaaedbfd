import { describe, expect, it } from "vitest";
import { isLineBreak, isWhiteSpace, skipWhiteSpace, trimWhiteSpaceEnd } from "./white-space.ts";

describe("white space", () => {
  it("is what Unicode gives the property White_Space, in the whole basic plane", () => {
    const wrong: number[] = [];
    for (let code = 0; code <= 0xffff; code += 1) {
      if (isWhiteSpace(code) !== /\p{White_Space}/u.test(String.fromCharCode(code))) wrong.push(code);
    }
    expect(wrong).toEqual([]);
    expect(isWhiteSpace(Number.NaN)).toBe(false);
  });

  it("breaks a line at the mandatory breaks of UAX #14", () => {
    const breaks = Array.from({ length: 0x3001 }, (_, code) => code).filter(isLineBreak);
    expect(breaks).toEqual([0x0a, 0x0b, 0x0c, 0x0d, 0x85, 0x2028, 0x2029]);
  });

  it("is skipped and trimmed within bounds", () => {
    expect(skipWhiteSpace(" \t\u00a0a ", 0, 5)).toBe(3);
    expect(skipWhiteSpace("   ", 0, 2)).toBe(2);
    expect(trimWhiteSpaceEnd("a \u2003\n", 0, 4)).toBe(1);
    expect(trimWhiteSpaceEnd("   ", 1, 3)).toBe(1);
  });
});
