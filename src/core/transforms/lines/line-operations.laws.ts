import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { applyLineOperations } from "./apply-line-operations.ts";
import type { DeduplicateLines, LineOperation, SortLines } from "./line-operation.ts";
import { readLines, writeLines } from "./line-text.ts";
import { compareCodePoints } from "./sort-lines.ts";

const line = fc.string({
  unit: fc.constantFrom("a", "B", "é", "1", "0", " ", "👩‍👧", "\ud800", "ς", "\t"),
  maxLength: 5,
});
const text = fc
  .tuple(fc.array(line, { maxLength: 12 }), fc.constantFrom("\n", "\r\n", "\r"), fc.boolean())
  .map(([lines, lineBreak, ends]) => lines.join(lineBreak) + (ends && lines.length > 0 ? lineBreak : ""));

const sortOperation = fc.record<SortLines>({
  kind: fc.constant("sort"),
  by: fc.constantFrom("characters", "alphabet", "natural", "number", "length"),
  descending: fc.boolean(),
  ignoreCase: fc.boolean(),
  field: fc.constantFrom(null, { number: 2, separator: " " }),
  language: fc.constantFrom("en", "sv", "tr"),
});
const deduplication = fc.record<DeduplicateLines>({
  kind: fc.constant("deduplicate"),
  keep: fc.constantFrom("first", "last", "repeated", "single"),
  counted: fc.constant(false),
  ignoreCase: fc.boolean(),
  ignoreOuterSpace: fc.boolean(),
});

function linesAfter(original: string, ...operations: readonly LineOperation[]): readonly string[] {
  const outcome = applyLineOperations(original, operations);
  if (outcome.kind === "problem") throw new Error(outcome.message);
  return readLines(outcome.text).lines;
}

describe("lines", () => {
  it("are written as they were read", () => {
    fc.assert(
      fc.property(text, (original) => {
        expect(writeLines(readLines(original))).toBe(original);
      }),
    );
  });

  it("are the same after sorting, in another order", () => {
    fc.assert(
      fc.property(text, sortOperation, (original, operation) => {
        expect(linesAfter(original, operation).toSorted()).toEqual([...readLines(original).lines].toSorted());
      }),
    );
  });

  it("stay as they are when sorted again", () => {
    fc.assert(
      fc.property(text, sortOperation, (original, operation) => {
        expect(linesAfter(original, operation, operation)).toEqual(linesAfter(original, operation));
      }),
    );
  });

  it("are the same after shuffling, and come back by the same seed", () => {
    fc.assert(
      fc.property(text, fc.string(), (original, seed) => {
        const shuffled = linesAfter(original, { kind: "shuffle", seed });
        expect(shuffled.toSorted()).toEqual([...readLines(original).lines].toSorted());
        expect(linesAfter(original, { kind: "shuffle", seed })).toEqual(shuffled);
      }),
    );
  });

  it("are back after reversing twice", () => {
    fc.assert(
      fc.property(text, (original) => {
        expect(linesAfter(original, { kind: "reverse" }, { kind: "reverse" })).toEqual(
          readLines(original).lines,
        );
      }),
    );
  });

  it("have no more doubles to lose after one deduplication", () => {
    fc.assert(
      fc.property(text, deduplication, (original, operation) => {
        const once = linesAfter(original, operation);
        expect(linesAfter(original, operation, { ...operation, keep: "first" })).toEqual(once);
      }),
    );
  });

  it("are either repeated or single", () => {
    fc.assert(
      fc.property(text, deduplication, (original, operation) => {
        const repeated = linesAfter(original, { ...operation, keep: "repeated" });
        const single = linesAfter(original, { ...operation, keep: "single" });
        const first = linesAfter(original, { ...operation, keep: "first" });
        expect([...repeated, ...single].toSorted()).toEqual(first.toSorted());
      }),
    );
  });

  it("lose the numbers that they were given", () => {
    const words = fc.array(fc.constantFrom("harbour", "the lamp", "é", ""), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(words, fc.integer({ min: -5, max: 200 }), fc.boolean(), (lines, start, padded) => {
        const numbered: LineOperation = {
          kind: "number",
          start,
          step: 1,
          padded,
          separator: ". ",
          skipsBlank: true,
        };
        expect(linesAfter(lines.join("\n"), numbered, { kind: "unnumber" })).toEqual(
          readLines(lines.join("\n")).lines,
        );
      }),
    );
  });

  it("compare by code points as arrays of them do", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (one, other) => {
        const points = (value: string) => Array.from(value, (point) => point.codePointAt(0) ?? 0);
        const [first, second] = [points(one), points(other)];
        const at = first.findIndex((point, index) => point !== second[index]);
        const expected = at === -1 ? first.length - second.length : (first[at] ?? 0) - (second[at] ?? -1);
        expect(Math.sign(compareCodePoints(one, other))).toBe(Math.sign(expected));
      }),
    );
  });
});
