import { describe, expect, it } from "vitest";

import { formatUtf16, formatUtf8, showCharacter, tableCharacters } from "./character-table.ts";

describe("tableCharacters", () => {
  it("counts code points, the most frequent first", () => {
    expect(tableCharacters("a🙂ba\ud83d🙂a")).toEqual([
      { codePoint: 0x61, count: 3, first: 0 },
      { codePoint: 0x1f642, count: 2, first: 1 },
      { codePoint: 0x62, count: 1, first: 3 },
      { codePoint: 0xd83d, count: 1, first: 5 },
    ]);
    expect(tableCharacters("")).toEqual([]);
  });
});

describe("formats", () => {
  // The Unicode Standard, table 3-6, and its examples.
  it.each([
    [0x4d, "4D", "004D"],
    [0xe9, "C3 A9", "00E9"],
    [0x4e8c, "E4 BA 8C", "4E8C"],
    [0x10302, "F0 90 8C 82", "D800 DF02"],
    [0x10ffff, "F4 8F BF BF", "DBFF DFFF"],
    [0xd83d, "EF BF BD", "D83D"],
  ])("writes %i as %s and %s", (codePoint, utf8, utf16) => {
    expect(formatUtf8(codePoint)).toBe(utf8);
    expect(formatUtf16(codePoint)).toBe(utf16);
  });

  it("shows characters that cannot stand alone", () => {
    expect([0x61, 0x20, 0x0a, 0x301, 0x200b].map(showCharacter)).toEqual(["a", "␠", "␊", "◌\u0301", ""]);
  });
});
