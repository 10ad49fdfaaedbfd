import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { compareTexts } from "#core/compare/compare-texts.ts";

import { packDifferences, unpackDifferences } from "./compare-messages.ts";
import { decide, mergeDecided } from "./decisions.ts";
import { foldRows } from "./fold-rows.ts";
import { createLineSheet } from "./line-sheets.ts";
import { createRedlineSheet } from "./redline-sheet.ts";
import { cutBefore, cutRow } from "./sheet.ts";
import type { Sheet, SheetPiece } from "./sheet.ts";

const everything = () => true;
const words = fc
  .array(fc.constantFrom("red", "Green", "blue", "7", "not", "😀", ".", "\n", " "), { maxLength: 60 })
  .map((parts) => parts.join(" "));

function textOf(pieces: readonly SheetPiece[], left: SheetPiece["role"]): string {
  return pieces
    .filter(({ role }) => role !== left)
    .map(({ text, difference }) => (text === "" && difference !== null ? "\n" : text))
    .join("");
}

function linesOf(sheet: Sheet, side: "before" | "after"): readonly string[] {
  return sheet.rows.flatMap((row) => {
    const line = row.kind === "pair" ? row[side] : row;
    return line === null
      ? []
      : [
          line
            .read()
            .map(({ text }) => text)
            .join(""),
        ];
  });
}

describe("packed differences", () => {
  it("come out as they went in", () => {
    fc.assert(
      fc.property(words, words, (before, after) => {
        const { differences } = compareTexts(before, after);
        expect(unpackDifferences(packDifferences(differences))).toEqual(differences);
      }),
      { numRuns: 50 },
    );
  });
});

describe("createLineSheet", () => {
  it("has every line of both texts in order", () => {
    fc.assert(
      fc.property(words, words, (before, after) => {
        const { differences } = compareTexts(before, after);
        const sheet = createLineSheet({ before, after, differences }, everything, false);
        const lines = (text: string) => text.replace(/\n$/, "").split("\n");
        if (before !== "") expect(linesOf(sheet, "before")).toEqual(lines(before));
        if (after !== "") expect(linesOf(sheet, "after")).toEqual(lines(after));
      }),
      { numRuns: 50 },
    );
  });

  it("finds the row of each difference, above or below", () => {
    const before = "same\nold line\nsame";
    const after = "same\nnew line\nsame";
    const { differences } = compareTexts(before, after);
    const sheet = createLineSheet({ before, after, differences }, everything, true);
    expect(sheet.rows.map((row) => (row.kind === "single" ? row.role : "pair"))).toEqual([
      "kept",
      "before",
      "after",
      "kept",
    ]);
    expect(sheet.rowOf(0)).toBe(1);
  });

  it("shows what is filtered out as it stands", () => {
    const before = "one Two three";
    const after = "one two three";
    const { differences } = compareTexts(before, after);
    const sheet = createLineSheet({ before, after, differences }, () => false, true);
    expect(sheet.rows).toMatchObject([{ role: "kept", isChanged: false, numberBefore: 1, numberAfter: 1 }]);
  });

  it("cuts a text without line breaks into rows, and loses nothing", () => {
    const before = "a plain long line of words ".repeat(2000);
    const after = before.replace("long", "short");
    const { differences } = compareTexts(before, after);
    const sheet = createLineSheet({ before, after, differences }, everything, false);
    for (const line of linesOf(sheet, "before")) expect(line.length).toBeLessThanOrEqual(4000);
    expect(linesOf(sheet, "before").join("")).toBe(before);
    expect(linesOf(sheet, "after").join("")).toBe(after);
    // Cut where what stayed is the same: beside a part stands its counterpart.
    const [, second] = sheet.rows;
    expect(second?.isChanged).toBe(false);
  });
});

describe("createRedlineSheet", () => {
  it("holds both texts", () => {
    fc.assert(
      fc.property(words, words, (before, after) => {
        const { differences } = compareTexts(before, after);
        const { rows } = createRedlineSheet(before, after, differences, everything);
        const lines = rows.map((row) => (row.kind === "single" ? row.read() : []));
        const whole = (left: SheetPiece["role"]) =>
          lines
            .map((pieces) => {
              const last = pieces.at(-1);
              const endsOpen = last?.text === "" && last.difference !== null;
              return textOf(pieces, left) + (endsOpen ? "" : "\n");
            })
            .join("")
            .replace(/\n$/, "");
        const plain = (text: string) => text.replace(/\n$/, "");
        expect(plain(whole("after"))).toBe(plain(before));
        expect(plain(whole("before"))).toBe(plain(after));
      }),
      { numRuns: 50 },
    );
  });

  it("keeps rows short", () => {
    const before = "x".repeat(50_000);
    const { rows } = createRedlineSheet(before, "", compareTexts(before, "").differences, everything);
    expect(rows.length).toBeGreaterThanOrEqual(12);
  });
});

describe("cutting long lines", () => {
  it("never cuts between surrogates", () => {
    expect(cutBefore("😀".repeat(10), 0, 5)).toBe(4);
  });

  it("keeps counterparts beside each other behind an insertion", () => {
    const kept = "word ".repeat(600);
    const [first, second] = cutRow(
      [{ text: kept, difference: null }],
      [
        { text: "new ".repeat(100), difference: 0 },
        { text: kept, difference: null },
      ],
    );
    expect(first?.before[0]?.text).toBe(first?.after[1]?.text);
    expect(second?.before[0]?.text).toBe(second?.after[0]?.text);
  });
});

describe("foldRows", () => {
  const rows = Array.from({ length: 12 }, (_, index) => ({ isChanged: index === 6 }));

  it("keeps two rows beside a change", () => {
    expect(foldRows(rows, true, new Set())).toEqual([
      { kind: "fold", start: 0, count: 4 },
      { kind: "row", row: 4 },
      { kind: "row", row: 5 },
      { kind: "row", row: 6 },
      { kind: "row", row: 7 },
      { kind: "row", row: 8 },
      { kind: "fold", start: 9, count: 3 },
    ]);
  });

  it("opens what a person opened, folds nothing when told, and nothing of equal texts", () => {
    expect(foldRows(rows, true, new Set([0]))).toHaveLength(10);
    expect(foldRows(rows, false, new Set())).toHaveLength(12);
    expect(
      foldRows(
        rows.map(() => ({ isChanged: false })),
        true,
        new Set(),
      ),
    ).toHaveLength(12);
  });
});

describe("decisions", () => {
  const before = "The red house has 15 rooms.";
  const after = "The blue house has 18 rooms.";
  const { differences } = compareTexts(before, after);

  it("take what is accepted, and keep what is rejected or undecided", () => {
    const accepted = decide(new Map(), differences, [1], "accepted");
    expect(mergeDecided(before, after, differences, accepted)).toBe("The red house has 18 rooms.");
    const both = decide(accepted, differences, [0], "rejected");
    expect(mergeDecided(before, after, differences, both)).toBe("The red house has 18 rooms.");
    expect(mergeDecided(before, after, differences, decide(both, differences, [1], null))).toBe(before);
  });

  it("are the same for both ends of a move", () => {
    const passage = "the small boat left the harbour before the first light";
    const one = `${passage}. Then many other things happened in the town that day.`;
    const other = `Then many other things happened in the town that day. ${passage}.`;
    const moved = compareTexts(one, other).differences;
    const ends = moved.flatMap(({ move }, index) => (move === null ? [] : [index]));
    expect(ends.length).toBe(2);
    expect(decide(new Map(), moved, ends.slice(0, 1), "accepted").size).toBe(2);
  });
});
