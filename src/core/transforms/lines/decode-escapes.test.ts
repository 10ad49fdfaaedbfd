import { describe, expect, it } from "vitest";

import { decodeEscapes } from "./decode-escapes.ts";

describe("decodeEscapes", () => {
  it.each([
    [String.raw`a\tb\nc\r\0`, "a\tb\nc\r\0"],
    [String.raw`\\n`, String.raw`\n`],
    [String.raw`\\\n`, "\\\n"],
    [String.raw`\x41\u00e9\u{1F600}`, "Aé😀"],
    [String.raw`\ud83d\ude00`, "😀"],
    [String.raw`\u{110000}\q\x4\u12`, String.raw`\u{110000}\q\x4\u12`],
    ["\\", "\\"],
    ["- ", "- "],
    ["", ""],
  ])("reads %j as %j", (typed, text) => {
    expect(decodeEscapes(typed)).toBe(text);
  });
});
