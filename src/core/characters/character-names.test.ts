import { describe, expect, it } from "vitest";

import { formatCodePoint, loadCharacterNames } from "./character-names.ts";

describe("loadCharacterNames", () => {
  it.each<[number, string | null]>([
    [0x41, "LATIN CAPITAL LETTER A"],
    [0xa0, "NO-BREAK SPACE"],
    [0x200b, "ZERO WIDTH SPACE"],
    [0x202e, "RIGHT-TO-LEFT OVERRIDE"],
    [0x430, "CYRILLIC SMALL LETTER A"],
    [0x1f600, "GRINNING FACE"],
    [0x9, "CHARACTER TABULATION"],
    [0x1f, "INFORMATION SEPARATOR ONE"],
    [0xfe0f, "VARIATION SELECTOR-16"],
    [0xe0100, "VARIATION SELECTOR-17"],
    [0xe0061, "TAG LATIN SMALL LETTER A"],
    [0x5b57, "CJK UNIFIED IDEOGRAPH-5B57"],
    // The example of The Unicode Standard, section 3.12.
    [0xd4db, "HANGUL SYLLABLE PWILH"],
    [0x12000, null],
  ])("names %i %s", async (codePoint, name) => {
    expect((await loadCharacterNames())(codePoint)).toBe(name);
  });

  it("writes code points as usual", () => {
    expect([0x9, 0xe9, 0x1f600].map(formatCodePoint)).toEqual(["U+0009", "U+00E9", "U+1F600"]);
  });
});
