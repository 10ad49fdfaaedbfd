import { describe, expect, it } from "vitest";

import { defaultLetterOptions } from "#core/letters/letter-options.ts";
import { measureLetters } from "#core/letters/measure-letters.ts";

import type { RowSort } from "./settings.ts";
import { sortRows } from "./sort-rows.ts";

const { rows, alphabet } = measureLetters("bbba åå", { ...defaultLetterOptions, language: "sv" });

describe("the rows of the table", () => {
  it.each<[RowSort, string]>([
    [{ order: "count", direction: "descending" }, "båa"],
    // Equal ones stay in the order of the alphabet, in which å follows z.
    [{ order: "letter", direction: "ascending" }, "abc"],
    [{ order: "letter", direction: "descending" }, "öäå"],
    [{ order: "doubled", direction: "descending" }, "båa"],
    [{ order: "first", direction: "descending" }, "båa"],
    [{ order: "last", direction: "descending" }, "aåb"],
  ])("sort by %j", (sort, expected) => {
    const letters = sortRows(rows, alphabet, sort).map(({ letter }) => letter);
    expect(letters.slice(0, 3).join("")).toBe(expected);
  });
});
