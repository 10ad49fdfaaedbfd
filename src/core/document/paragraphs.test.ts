import { describe, expect, it } from "vitest";
import { findParagraphs } from "./paragraphs.ts";

function split(text: string): string[] {
  return findParagraphs(text).map(({ start, end }) => text.slice(start, end));
}

describe("findParagraphs", () => {
  it.each<[why: string, text: string, expected: readonly string[]]>([
    ["nothing", "", []],
    ["blank lines only", "\n \r\n\t\n", []],
    ["a blank line between", "One.\n\nTwo.", ["One.", "Two."]],
    ["a line with spaces is blank", "One.\n \t\u00a0\nTwo.", ["One.", "Two."]],
    ["each line, as in a word processor", "One.\nTwo.\r\nThree.", ["One.", "Two.", "Three."]],
    ["every kind of line break", "a\vb\fc\rd\u0085e\u2028f\u2029g", ["a", "b", "c", "d", "e", "f", "g"]],
    ["spaces at the ends left out", "  One. \n", ["One."]],
    [
      "short lines of verse",
      "Tyger Tyger, burning bright,\nIn the forests of the night;",
      ["Tyger Tyger, burning bright,", "In the forests of the night;"],
    ],
    [
      "sentences of a line each, which no word in mid-sentence shows to be wrapped",
      "He went home and slept the whole of the long night.\nThen he got up and ate his breakfast in the kitchen.",
      [
        "He went home and slept the whole of the long night.",
        "Then he got up and ate his breakfast in the kitchen.",
      ],
    ],
  ])("%s", (_why, text, expected) => {
    expect(split(text)).toEqual(expected);
  });

  it("joins lines wrapped by hand to one width", () => {
    const text =
      "Call me Ishmael. Some years ago never mind how long\nprecisely having little or no money in my purse, and\nnothing particular to interest me on shore.";
    expect(split(text)).toEqual([text]);
    expect(split(`${text}\n\n${text}`)).toEqual([text, text]);
  });
});
