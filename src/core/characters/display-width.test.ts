import stringWidth from "string-width";
import { describe, expect, it } from "vitest";

import { displayWidth } from "./display-width.ts";

describe("displayWidth", () => {
  it.each<[string, number]>([
    ["", 0],
    ["abc", 3],
    ["言葉", 4],
    ["ｱﾎ゙", 2],
    ["Ａｂ", 4],
    ["한국", 4],
    // Conjoining Hangul: initial, vowel, final are one syllable.
    ["\u1112\u1161\u11ab", 2],
    ["e\u0301", 1],
    ["a\u200bb\u200d\ufeff", 2],
    ["🙂", 2],
    ["👨‍👩‍👧‍👦", 2],
    ["👋🏽", 2],
    ["🇫🇷", 2],
    ["🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2],
    ["7\ufe0f\u20e3", 2],
    ["❤", 1],
    ["❤\ufe0f", 2],
    ["❤\u200d🔥", 2],
    ["⌚", 2],
    ["⌚\ufe0e", 1],
    ["\u0601\u0661", 2],
    ["नि", 2],
    ["a\u0000\u001b\u007f\u0085", 1],
  ])("of %j is %d", (text, columns) => {
    expect(displayWidth(text)).toBe(columns);
  });

  it("goes to the next tab stop", () => {
    expect(displayWidth("\ta")).toBe(9);
    expect(displayWidth("ab\tc")).toBe(9);
    expect(displayWidth("12345678\tc")).toBe(17);
    expect(displayWidth("ab\tc", { tabSize: 4 })).toBe(5);
  });

  it("is that of the widest line", () => {
    expect(displayWidth("ab\nabcd\r\nabc")).toBe(4);
    expect(displayWidth("言葉\u2028a")).toBe(4);
  });

  it("takes ambiguous characters as narrow unless told otherwise", () => {
    expect(displayWidth("§α×")).toBe(3);
    expect(displayWidth("§α×", { ambiguous: 2 })).toBe(6);
    expect(displayWidth("aé", { ambiguous: 2 })).toBe(3);
  });
});

/**
 * Where string-width 9 says something else of a single character, and why. It measures what is printed, so that it
 * drops tabs and escape sequences; here a tab goes to the next stop and an escape sequence is text.
 */
function isKnownDifference(codePoint: number): boolean {
  // Tabs; line breaks start a line here and are characters there (U+2028 and U+2029 of one column).
  if (codePoint === 0x09 || codePoint === 0x2028 || codePoint === 0x2029) return true;
  // A regional indicator alone is Neutral in East_Asian_Width: one column. string-width takes it for an emoji.
  if (codePoint >= 0x1f1e6 && codePoint <= 0x1f1ff) return true;
  // A Hangul vowel or final alone, which is drawn within a syllable: none here, as wcwidth has it; one column there.
  if ((codePoint >= 0x1160 && codePoint <= 0x11ff) || (codePoint >= 0xd7b0 && codePoint <= 0xd7ff))
    return true;
  // Lone surrogates.
  return codePoint >= 0xd800 && codePoint <= 0xdfff;
}

describe("beside string-width", () => {
  it.each([false, true])("agrees on every single character, ambiguous ones wide: %s", (wide) => {
    const differing: string[] = [];
    for (let codePoint = 0; codePoint <= 0xe0fff; codePoint += 1) {
      const character = String.fromCodePoint(codePoint);
      if (isKnownDifference(codePoint) || !/\p{Assigned}/u.test(character)) continue;
      const theirs = stringWidth(character, { ambiguousIsNarrow: !wide });
      const ours = displayWidth(character, { ambiguous: wide ? 2 : 1 });
      if (ours !== theirs) differing.push(`${codePoint.toString(16)}: ${ours}, not ${theirs}`);
    }
    expect(differing).toEqual([]);
  });

  it.each([
    "Hello, 言葉 and 🙂!",
    "👨‍👩‍👧‍👦 👋🏽 🇫🇷 7️⃣",
    "한국어 \u1112\u1161\u11ab",
    "résumé re\u0301sume\u0301",
    "ﾊﾞﾅﾅ",
    "नमस्ते दुनिया",
    "สวัสดี",
    "❤️‍🔥 ❤‍🔥",
  ])("agrees on %j", (text) => {
    expect(displayWidth(text)).toBe(stringWidth(text));
  });
});
