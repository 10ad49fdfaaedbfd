import { describe, expect, it } from "vitest";

import { findLineBreaks } from "./line-breaks.ts";

/** Puts a bar at each place where a line may end. */
function show(text: string): string {
  const breaks = findLineBreaks(text);
  return Array.from(
    { length: text.length },
    (_, index) => `${breaks[index] === 1 ? "|" : ""}${text[index] ?? ""}`,
  ).join("");
}

describe("findLineBreaks", () => {
  it.each<[rule: string, expected: string]>([
    ["LB18: after spaces", "one |two  |three"],
    ["LB7: not before spaces", "a   |b"],
    ["LB13: not before closing marks", "(a) |b, c!".replace(", c", ", |c")],
    ["LB14: not after opening marks, even with spaces", "( a"],
    ["LB19: not beside quotation marks", "“a” |b"],
    ["LB21: after hyphens", "well-|known |co-|op"],
    ["LB20a: not after a hyphen at the start of a word", "a |-b"],
    ["LB25: not within numbers", "-5 |1,234.50 |2026-11-21 |1/2"],
    ["LB17, B2: around dashes, not between them", "a|—|b |c|——|d"],
    ["LB12: not beside no-break spaces", "10\u00a0km |a\u2011b"],
    ["LB8: at zero-width spaces", "a\u200b|b"],
    ["LB9: marks stay with their letters", "e\u0301 |a"],
    ["addresses break after slashes", "example.org/|path/|file"],
    ["ideographs", "漢|字|と|カ|タ"],
    ["not before small kana and length marks", "きょ|う|ラー|メ|ン|々".replace("|々", "々")],
    ["not before ideographic stops, not after brackets", "引|「用」|、テ".replace("|、", "、|")],
    ["between ideographs and letters", "中|ABC|文"],
    ["Korean words stay whole", "모든 |인간은"],
    // Dictionary: ภาษา (language) and ไทย (Thai).
    ["Thai by words", "ภาษา|ไทย"],
    ["emoji", "😀|😀|👍🏽"],
    ["nothing", ""],
  ])("%s", (_, expected) => {
    expect(show(expected.replaceAll("|", ""))).toBe(expected);
  });
});
