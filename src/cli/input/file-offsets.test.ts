import { describe, expect, it } from "vitest";

import { findFileOffsets } from "./file-offsets.ts";

/** What a reader makes of the text of a file, with the words that are looked for in both. */
const readings: readonly (readonly [name: string, written: string, text: string])[] = [
  ["nothing to change", "one two", "one two"],
  ["a byte order mark", "\ufeffone two", "one two"],
  ["lines ended by CR LF", "one\r\ntwo\r\n\r\nthree", "one\ntwo\n\nthree"],
  ["lines ended by CR", "one\rtwo", "one\ntwo"],
  ["pages ended by FF", "one\f\r\ntwo\f\nthree\ffour", "one\ntwo\nthree\nfour"],
  ["other ends of lines", "one\u2028two\u0085three\vfour", "one\ntwo\nthree\nfour"],
  ["control characters", "\0one\u0001\u0002two", "onetwo"],
  ["all of them", "\ufeff😀 one\r\n\0two\r\n", "😀 one\ntwo\n"],
];

describe("findFileOffsets", () => {
  it.each(readings)("knows the places of words: %s", (_name, written, text) => {
    const toFile = findFileOffsets(written, text);
    for (const word of ["one", "two", "three", "four"]) {
      const offset = text.indexOf(word);
      if (offset >= 0) expect(toFile(offset)).toBe(written.indexOf(word));
    }
  });

  it("ends a line before both of its signs, and begins the next behind them", () => {
    const toFile = findFileOffsets("one\r\ntwo", "one\ntwo");
    expect([toFile(3), toFile(4), toFile(7)]).toEqual([3, 5, 8]);
  });

  it("leaves the offsets of a text that was made otherwise", () => {
    expect(findFileOffsets("<p>one\r\n</p>", "one")(2)).toBe(2);
  });
});
