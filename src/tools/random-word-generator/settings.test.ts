import { describe, expect, it } from "vitest";

import {
  countCodec,
  keptCodec,
  kindCodec,
  lengthCodec,
  separatorCodec,
  themeCodec,
  typeCodec,
} from "./settings.ts";

describe("settings in the address", () => {
  it.each([
    [countCodec, "12", 12],
    [typeCodec, "noun", "noun"],
    [typeCodec, "any", null],
    [lengthCodec, "4-8", { least: 4, most: 8 }],
    [lengthCodec, "", null],
    [themeCodec, "animals", "a"],
    [kindCodec, "made-up", "made-up"],
    [separatorCodec, "space", " "],
    [
      keptCodec,
      "1:lantern,12:maple",
      [
        { place: 0, word: "lantern" },
        { place: 11, word: "maple" },
      ],
    ],
    [keptCodec, "", []],
  ])("are read and written: %#", (codec, text, value) => {
    expect(codec.parse(text)).toEqual(value);
  });

  it.each([
    [countCodec, "0"],
    [countCodec, "101"],
    [countCodec, "1e1"],
    [typeCodec, "pronoun"],
    [lengthCodec, "8-4"],
    [themeCodec, "a"],
    [separatorCodec, "-"],
    [keptCodec, "lantern"],
    [keptCodec, "1:<b>"],
  ])("are refused when they are none: %#", (codec, text) => {
    expect(codec.parse(text)).toBeUndefined();
  });

  it("come back as they were written", () => {
    const kept = [{ place: 3, word: "maple" }];
    expect(keptCodec.parse(keptCodec.format(kept))).toEqual(kept);
    expect(lengthCodec.parse(lengthCodec.format({ least: 2, most: 2 }))).toEqual({ least: 2, most: 2 });
  });
});
