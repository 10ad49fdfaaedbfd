import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findGraphemes, findUnicodeSentences, findUnicodeWordBoundaries } from "./boundaries.ts";
import type { FieldName } from "./fields.ts";
import { countText } from "./text-totals.ts";

interface BreakCase {
  readonly line: string;
  readonly text: string;
  readonly boundaries: readonly number[];
}

/** Reads a file such as `÷ 0061 × 0308 ÷`, in which ÷ stands at each boundary. */
function readCases(name: string): readonly BreakCase[] {
  const file = new URL(`../../../tests/corpus/unicode-17.0.0/${name}BreakTest.txt`, import.meta.url);
  return readFileSync(file, "utf8")
    .split("\n")
    .map((line) => line.replace(/#.*/, "").trim())
    .filter((line) => line !== "")
    .map((line) => {
      const boundaries: number[] = [];
      let text = "";
      for (const item of line.split(/\s+/)) {
        if (item === "÷") boundaries.push(text.length);
        else if (item !== "×") text += String.fromCodePoint(Number.parseInt(item, 16));
      }
      return { line, text, boundaries };
    });
}

function differing(cases: readonly BreakCase[], find: (text: string) => Uint32Array): readonly string[] {
  return cases
    .filter(({ text, boundaries }) => find(text).join() !== boundaries.join())
    .map(({ line, text }) => `${line} but ${find(text).join()}`);
}

function miscounted(cases: readonly BreakCase[], field: FieldName): readonly string[] {
  return cases
    .filter(({ text, boundaries }) => countText(text)[field] !== boundaries.length - 1)
    .map(({ line, text }) => `${line} but ${countText(text)[field]}`);
}

describe("the test files of Unicode 17.0.0", () => {
  it("has every grapheme boundary where it should be, in all 766 cases", () => {
    const cases = readCases("Grapheme");
    expect(cases).toHaveLength(766);
    expect(differing(cases, findGraphemes)).toEqual([]);
    expect(miscounted(cases, "graphemes")).toEqual([]);
  });

  it("has every word boundary where it should be, in all 1,944 cases", () => {
    const cases = readCases("Word");
    expect(cases).toHaveLength(1944);
    expect(differing(cases, (text) => findUnicodeWordBoundaries(text).boundaries)).toEqual([]);
    const wrong = cases.filter(({ text, boundaries }) => {
      const segments = boundaries.slice(1).map((end, index) => text.slice(boundaries[index], end));
      return (
        countText(text).unicodeWords !== segments.filter((segment) => /[\p{L}\p{N}]/u.test(segment)).length
      );
    });
    expect(wrong.map(({ line }) => line)).toEqual([]);
  });

  it("has every sentence boundary where it should be, in all 512 cases", () => {
    const cases = readCases("Sentence");
    expect(cases).toHaveLength(512);
    expect(differing(cases, findUnicodeSentences)).toEqual([]);
    expect(miscounted(cases, "unicodeSentences")).toEqual([]);
  });
});
