import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { displayWidth } from "#core/characters/display-width.ts";

import { applyLineOperations } from "./apply-line-operations.ts";
import type { DeduplicateLines, LineOperation, SortLines } from "./line-operation.ts";
import { readLines, writeLines } from "./line-text.ts";
import { sortLines } from "./sort-lines.ts";
import { wrapLine } from "./wrap-lines.ts";

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
  ignoreArticles: fc.boolean(),
  field: fc.constantFrom(null, { number: 2, separator: " " }, { number: 2, separator: "" }),
  language: fc.constantFrom("en", "sv", "tr"),
});
const deduplication = fc.record<DeduplicateLines>({
  kind: fc.constant("deduplicate"),
  keep: fc.constantFrom("first", "last", "repeated", "single"),
  counted: fc.constant(false),
  keepsBlank: fc.constant(false),
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
    const start = fc.integer({ min: -5, max: 200 });
    const separator = fc.constantFrom(". ", "\t", ") ", ": ", " - ", "");
    fc.assert(
      fc.property(text, start, fc.boolean(), separator, (original, first, padded, between) => {
        const number: LineOperation = {
          kind: "number",
          start: first,
          step: 1,
          padded,
          separator: between,
          skipsBlank: false,
        };
        // A number that nothing separates from digits cannot be told from them.
        fc.pre(between !== "" || !/^\d/m.test(original));
        expect(linesAfter(original, number, { kind: "unnumber", separator: between })).toEqual(
          readLines(original).lines,
        );
        if (between === ". " || between === "\t" || between === ") " || between === ": ") {
          expect(linesAfter(original, number, { kind: "unnumber", separator: null })).toEqual(
            readLines(original).lines,
          );
        }
      }),
    );
  });

  it("are split where they were joined", () => {
    fc.assert(
      fc.property(text, (original) => {
        const { lines } = readLines(original);
        const at = { source: "|", isRegularExpression: false, ignoreCase: false };
        expect(
          linesAfter(original, { kind: "join", separator: "|", skipsBlank: false }, { kind: "split", at }),
        ).toEqual(lines);
      }),
    );
  });

  it("are no wider than asked for where words may be broken, and keep what is not space", () => {
    const wide = fc.string({
      unit: fc.constantFrom("a", "漢", " ", "👩‍👧", "e\u0301", "-"),
      maxLength: 30,
    });
    fc.assert(
      fc.property(wide, fc.integer({ min: 2, max: 12 }), (original, columns) => {
        const wrapped = wrapLine(original, columns, true);
        for (const part of wrapped) expect(displayWidth(part)).toBeLessThanOrEqual(columns);
        expect(wrapped.join("").replaceAll(" ", "")).toBe(original.replaceAll(" ", ""));
      }),
    );
  });

  it("sort in the order of the collator, whatever the shortcut", () => {
    const ascii = fc.string({ unit: fc.constantFrom(..."aAbBzZ0129 -_.,'()|~é"), maxLength: 6 });
    const languages = fc.constantFrom("en", "fr", "de", "es", "sv", "fi", "ru", "pl", "cs", "en-GB");
    fc.assert(
      fc.property(
        fc.array(ascii, { maxLength: 40 }),
        languages,
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        (lines, language, ignoreCase, isNatural, descending) => {
          const collator = new Intl.Collator(language, {
            numeric: isNatural,
            sensitivity: ignoreCase ? "accent" : "variant",
          });
          const sign = descending ? -1 : 1;
          expect(
            sortLines(lines, {
              kind: "sort",
              by: isNatural ? "natural" : "alphabet",
              descending,
              ignoreCase,
              ignoreArticles: false,
              field: null,
              language,
            }),
          ).toEqual(lines.toSorted((one, other) => sign * collator.compare(one, other)));
        },
      ),
      { numRuns: 400 },
    );
  });

  it("sort by code points as arrays of them do, stable in both directions", () => {
    const texts = fc.array(
      fc.string({ unit: fc.constantFrom("a", "B", "\u{10ffff}", "😀", "\uff01", "\uffff") }),
      {
        maxLength: 40,
      },
    );
    const points = (value: string) => Array.from(value, (point) => point.codePointAt(0) ?? 0);
    const compare = (one: string, other: string) => {
      const [first, second] = [points(one), points(other)];
      const at = first.findIndex((point, index) => point !== second[index]);
      return at === -1 ? first.length - second.length : (first[at] ?? 0) - (second[at] ?? -1);
    };
    fc.assert(
      fc.property(texts, fc.boolean(), (lines, descending) => {
        const sign = descending ? -1 : 1;
        expect(
          sortLines(lines, {
            kind: "sort",
            by: "characters",
            descending,
            ignoreCase: false,
            ignoreArticles: false,
            field: null,
            language: "en",
          }),
        ).toEqual(lines.toSorted((one, other) => sign * compare(one, other)));
      }),
    );
  });
});
