import { describe, expect, it } from "vitest";

import { describeCharacters } from "./describe-characters.ts";

const noClasses = {
  letters: 0,
  marks: 0,
  digits: 0,
  otherNumbers: 0,
  punctuation: 0,
  symbols: 0,
  separators: 0,
  controls: 0,
  formats: 0,
  others: 0,
};

describe("describeCharacters", () => {
  it.each<[string, [graphemes: number, codePoints: number, utf16Units: number, utf8Bytes: number]]>([
    ["", [0, 0, 0, 0]],
    ["Zoë", [3, 3, 3, 4]],
    ["Zoe\u0308", [3, 4, 4, 5]],
    ["👨‍👩‍👧‍👦", [1, 7, 11, 25]],
    ["🇫🇷🇩🇪", [2, 4, 8, 16]],
    ["a\r\nb", [3, 4, 4, 4]],
    ["a\n\r\n\u2028", [4, 5, 5, 7]],
    ["नमस्ते", [3, 6, 6, 18]],
    ["한국", [2, 2, 2, 6]],
    // Half a pair: one code point, and the three bytes of U+FFFD, which stands for it in UTF-8.
    ["a\ud83d", [2, 2, 2, 4]],
    ["\udc00\ud800", [2, 2, 2, 6]],
  ])("measures %j", (text, [graphemes, codePoints, utf16Units, utf8Bytes]) => {
    expect(describeCharacters(text).all).toEqual({ graphemes, codePoints, utf16Units, utf8Bytes });
  });

  it.each(["Zoë ran\n", "\ud800a\udfff", "言葉 🙂", "a\u00a0b\u2003c"])(
    "agrees with the platform on %j",
    (text) => {
      const { all } = describeCharacters(text);
      expect(all.codePoints).toBe(Array.from(text).length);
      expect(all.utf16Units).toBe(text.length);
      expect(all.utf8Bytes).toBe(new TextEncoder().encode(text).length);
    },
  );

  it("leaves out spaces of every kind", () => {
    // A no-break space has two bytes, an ideographic space three.
    expect(describeCharacters("a b\u00a0c\u3000d\t\r\n").withoutSpaces).toEqual({
      graphemes: 4,
      codePoints: 4,
      utf16Units: 4,
      utf8Bytes: 4,
    });
  });

  it("sorts code points into classes that add up to all of them", () => {
    const text = "Añe\u0301 7٣½Ⅻ ²—“x” €+🙂\t\n\u200d\u00ad\ue000\ud800";
    const { classes, all } = describeCharacters(text);
    expect(classes).toEqual({
      ...noClasses,
      letters: 4, // A ñ e x
      marks: 1, // U+0301
      digits: 2, // 7 ٣
      otherNumbers: 3, // ½ Ⅻ ²
      punctuation: 3, // — “ ”
      symbols: 3, // € + 🙂
      separators: 3,
      controls: 2,
      formats: 2,
      others: 2,
    });
    expect(Object.values(classes).reduce((sum, count) => sum + count, 0)).toBe(all.codePoints);
  });

  it("names the scripts, most frequent first", () => {
    expect(describeCharacters("Zoë 言葉は").scripts).toEqual([
      { script: "Latin", codePoints: 3, share: 3 / 7 },
      { script: "Han", codePoints: 2, share: 2 / 7 },
      { script: "Common", codePoints: 1, share: 1 / 7 },
      { script: "Hiragana", codePoints: 1, share: 1 / 7 },
    ]);
    expect(describeCharacters("e\u0301ሀ𐎀\ue000").scripts.map(({ script }) => script)).toEqual([
      "Ethiopic",
      "Inherited",
      "Latin",
      "Ugaritic",
      "Unknown",
    ]);
  });

  it("has nothing to say of an empty text", () => {
    expect(describeCharacters("")).toMatchObject({ classes: noClasses, scripts: [] });
  });

  it("reads 10 MB in a moment", { timeout: 20_000 }, () => {
    const text = "Zoë ran 言葉 🙂 and on.\n".repeat(450_000);
    expect(describeCharacters(text).all.utf16Units).toBe(text.length);
  });
});
