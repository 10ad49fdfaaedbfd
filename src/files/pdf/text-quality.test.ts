import { describe, expect, it } from "vitest";
import { isUnreadable, measureQuality } from "./text-quality.ts";

describe("text quality", () => {
  it.each([
    ["words", "The harbour lies where the river meets the sea.", false],
    ["scripts", "Паром العبارة המעבורת フェリー 😀 and more words", false],
    ["private characters", "\ue001\ue002\ue003 ".repeat(20), true],
    ["controls", "\u0001\u0002\u0003 ".repeat(20), true],
    ["marks of the unknown", "\ufffd\ufffd ".repeat(20), true],
    ["a few bullets among words", "\uf0b7 one word and another \uf0b7 two words and more", false],
    ["too little to tell", "\ue001\ue002", false],
  ])("of %s", (_, text, expected) => {
    expect(isUnreadable(measureQuality(text))).toBe(expected);
  });
});
