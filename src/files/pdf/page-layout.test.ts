import { describe, expect, it } from "vitest";
import { edgesOf, findRegions } from "./page-columns.ts";
import { joinsWithoutSpace, linesOf } from "./page-lines.ts";
import { findRows } from "./page-rows.ts";
import { divideRunningLines } from "./running-lines.ts";
import type { TextPiece } from "./text-piece.ts";

const size = 10;

/** A piece whose characters are half a size wide. */
function piece(text: string, left: number, baseline: number, height = size): TextPiece {
  return { text, left, right: left + text.length * height * 0.5, baseline, size: height, address: null };
}

function read(pieces: readonly TextPiece[], isRightToLeft = false): readonly string[] {
  const rows = findRows(pieces);
  return findRegions(rows, isRightToLeft, edgesOf(rows)).flatMap((region) =>
    linesOf(region).map(({ text }) => text),
  );
}

const left = [
  "the harbour lies where",
  "the river meets the",
  "sea behind a breakwater",
  "of grey stone that all",
];
const right = [
  "the people have rebuilt",
  "eleven times since then",
  "and will rebuild again",
  "whenever it is needed",
];

function columns(shift = 0, top = 100): readonly TextPiece[] {
  return [
    ...left.map((text, index) => piece(text, 50, top + 14 * index)),
    ...right.map((text, index) => piece(text, 200, top + shift + 14 * index)),
  ];
}

describe("the order of reading", () => {
  it("reads columns one after another, whether their lines are level or not", () => {
    expect(read(columns())).toEqual([...left, ...right]);
    expect(read(columns(5))).toEqual([...left, ...right]);
  });

  it("reads the right column first in a text from right to left", () => {
    expect(read(columns(), true)).toEqual([...right, ...left]);
  });

  it("reads a title over the columns before them, and a line under them after", () => {
    const title = "A title that runs across both of the columns below it";
    const foot = "A line that runs across both of the columns above it";
    expect(read([piece(title, 50, 80), ...columns(), piece(foot, 50, 170)])).toEqual([
      title,
      ...left,
      ...right,
      foot,
    ]);
  });

  it("reads a table in rows, also under columns", () => {
    const table = ["March", "June", "May"].flatMap((month, index) => [
      piece(month, 50, 180 + 14 * index),
      piece("5.2 m", 200, 180 + 14 * index),
    ]);
    const rows = ["March\t5.2 m", "June\t5.2 m", "May\t5.2 m"];
    expect(read(table)).toEqual(rows);
    expect(read([...columns(), ...table])).toEqual([...left, ...right, ...rows]);
  });

  it("keeps raised characters in their line, and parts words by white", () => {
    expect(
      read([
        piece("the note", 50, 100),
        piece("1", 90.5, 96, 6),
        piece("follows", 97, 100),
        piece("here", 134, 100),
      ]),
    ).toEqual(["the note1 follows here"]);
  });

  it("puts a line of Hebrew with a number in order", () => {
    const pieces = [piece("שלום", 200, 100), piece("20", 180, 100), piece("דקות", 150, 100)];
    expect(read(pieces)).toEqual(["שלום 20 דקות"]);
  });

  it("puts no spaces between ideographs", () => {
    expect(read([piece("港", 50, 100), { ...piece("市", 60, 100), right: 70 }])).toEqual(["港市"]);
  });

  it("gives nothing for an empty page", () => {
    expect(read([])).toEqual([]);
  });
});

describe("joinsWithoutSpace", () => {
  it.each([
    ["港", "に", true],
    ["港", "１", true],
    ["１", "９", true],
    ["。", "港", true],
    ["ｏ", "ｗ", false],
    ["港", "a", false],
    ["a", "b", false],
  ])("between %s and %s", (before, after, expected) => {
    expect(joinsWithoutSpace(before, after)).toBe(expected);
  });
});

describe("divideRunningLines", () => {
  const page = (header: string, number: string, words: string) => ({
    height: 800,
    rows: findRows([
      piece(header, 50, 30),
      ...Array.from({ length: 8 }, (_, index) =>
        piece(`${words} line ${"x".repeat(index + 1)}`, 50, 80 + 14 * index),
      ),
      piece(number, 300, 770),
    ]),
  });
  const shown = (rows: readonly { readonly pieces: readonly TextPiece[] }[]): readonly string[] =>
    rows.map(({ pieces }) => pieces.map(({ text }) => text).join(" "));

  it("tells repeated headers and growing page numbers from the text", () => {
    const divided = divideRunningLines([page("A report", "1", "one"), page("A report", "2", "two")]);
    expect(divided.map(({ headers }) => shown(headers))).toEqual([["A report"], ["A report"]]);
    expect(divided.map(({ footers }) => shown(footers))).toEqual([["1"], ["2"]]);
    expect(divided.map(({ body }) => body.length)).toEqual([8, 8]);
  });

  it("takes nothing from a single page, nor numbers that do not count pages", () => {
    expect(divideRunningLines([page("A report", "1", "one")])[0]?.body).toHaveLength(10);
    const prices = divideRunningLines([page("One", "95", "one"), page("Two", "12", "two")]);
    expect(prices.map(({ footers }) => footers.length)).toEqual([0, 0]);
  });

  it("takes nothing from pages that are copies of each other, as an invoice has them", () => {
    const copy = (mark: string) => ({
      height: 800,
      rows: findRows([
        piece("Invoice 1/2026", 380, 40),
        ...Array.from({ length: 14 }, (_, index) => piece(`Item ${"i".repeat(index)}`, 50, 80 + 14 * index)),
        piece(mark, 50, 500),
      ]),
    });
    const divided = divideRunningLines([copy("for the customer"), copy("for the files")]);
    expect(divided.map(({ headers, body }) => [headers.length, body.length])).toEqual([
      [0, 16],
      [0, 16],
    ]);
  });

  it("leaves pages that are all alike as they are", () => {
    const same = { height: 800, rows: findRows([piece("All pages say this", 50, 30)]) };
    expect(divideRunningLines([same, same]).map(({ body }) => body.length)).toEqual([1, 1]);
  });
});
