import { describe, expect, it } from "vitest";

import { findBidiLevels, type BaseDirection } from "./bidi-levels.ts";

/** Levels worked out by hand from the rules of UAX #9. */
describe("findBidiLevels", () => {
  it.each<[name: string, text: string, direction: BaseDirection, levels: readonly number[], base: 0 | 1]>([
    ["empty", "", "auto", [], 0],
    ["empty, from right to left", "", "rtl", [], 1],
    ["Latin", "ab 1", "auto", [0, 0, 0, 0], 0],
    ["Hebrew", "אב", "auto", [1, 1], 1],
    ["Hebrew in Latin", "a אב b", "auto", [0, 0, 1, 1, 0, 0], 0],
    // N1: the space between a letter and a number takes the direction of both; I1 and I2 lift the number.
    ["a number after Hebrew", "א 12", "auto", [1, 1, 2, 2], 1],
    ["Latin in a right-to-left paragraph", "ab", "rtl", [2, 2], 1],
    ["no strong character", "12", "auto", [0, 0], 0],
    // Emoji are neutral: between Hebrew letters they run with them, both of their units.
    ["emoji between Hebrew letters", "א😀ב", "auto", [1, 1, 1, 1], 1],
    // Adlam, U+1E900, runs from right to left.
    ["letters beyond the first plane", "\u{1e900}\u{1e901}", "auto", [1, 1, 1, 1], 1],
  ])("%s", (_, text, direction, levels, base) => {
    const found = findBidiLevels(text, direction);
    expect([...found.levels]).toEqual(levels);
    expect(found.base).toBe(base);
  });
});
