import { describe, expect, it } from "vitest";

import { findUnicodeWordBoundaries } from "#core/scan/boundaries.ts";

import { findWordTokens } from "./text-tokens.ts";
import { readWordClasses, UNKNOWN } from "./word-classes.ts";

const PICTURE = /^[\p{Extended_Pictographic}\p{Regional_Indicator}]/u;

/** The words of a text by the tables of Unicode alone (their source is the reference: WordBreakProperty.txt, 17.0). */
function findByTables(text: string): readonly string[] {
  const { boundaries, isWordLike } = findUnicodeWordBoundaries(text);
  const segments = Array.from(isWordLike.keys(), (index) =>
    text.slice(boundaries[index], boundaries[index + 1]),
  );
  return segments.filter((segment, index) => isWordLike[index] === 1 || PICTURE.test(segment));
}

/** Each tells one class from another: what joins letters, digits, neither, both; what stands alone. */
const probes = [
  "a?b",
  "1?2",
  "a?",
  "?a",
  "1?",
  "a_?_",
  "?",
  "?? ?",
  "a?1",
  "a?.?b",
  "1?,?2",
  ".?'",
  "a'?1,?",
];

describe("word classes", () => {
  it("agree with the tables of Unicode for every unit that has one", () => {
    const wrong: string[] = [];
    for (const [unit, kind] of readWordClasses().entries()) {
      // Of scripts with thousands of letters that are all alike, some.
      if (kind === UNKNOWN || (unit >= 0x3400 && unit < 0xd7a0 && unit % 31 !== 0)) continue;
      const text = probes.map((probe) => probe.replaceAll("?", String.fromCharCode(unit))).join(" | ");
      const { starts, ends } = findWordTokens(text);
      const found = Array.from(starts, (start, index) => text.slice(start, ends[index]));
      if (found.join("\n") !== findByTables(text).join("\n")) wrong.push(unit.toString(16));
    }
    expect(wrong).toEqual([]);
  });
});
