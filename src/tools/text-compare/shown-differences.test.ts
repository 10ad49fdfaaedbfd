import { describe, expect, it } from "vitest";

import { compareTexts, defaultComparison } from "#core/compare/compare-texts.ts";
import { nothingIgnored } from "#core/compare/comparison.ts";

import { formatShare } from "./format.ts";
import { joinMerge } from "./merge-choices.ts";
import { hiddenCodec, ignoredCodec } from "./settings.ts";
import { countDifferences, findShown, listOnce, stepFrom } from "./shown-differences.ts";

const before = "We will pay 15 euros, and we will not wait. The End.";
const after = "We will pay 18 euros, and we will wait. the End.";
const { differences } = compareTexts(before, after);

describe("countDifferences", () => {
  it("counts by kind, and what may turn the meaning round", () => {
    // 15 became 18, "not" went, and a capital became small.
    expect(countDifferences(differences)).toMatchObject({
      byKind: { number: 1, wording: 1, case: 1, moved: 0 },
      total: 3,
      ignored: 0,
      numbers: 1,
      negations: 1,
    });
  });

  it("counts what is ignored apart", () => {
    const options = { ...defaultComparison, ignored: { ...nothingIgnored, case: true } };
    expect(countDifferences(compareTexts(before, after, options).differences)).toMatchObject({
      total: 2,
      ignored: 1,
    });
  });
});

describe("findShown", () => {
  it.each([
    [{ hidden: [], onlyMeaning: false }, 3],
    [{ hidden: ["case" as const], onlyMeaning: false }, 2],
    [{ hidden: [], onlyMeaning: true }, 2],
    [{ hidden: ["number" as const], onlyMeaning: true }, 1],
  ])("follows the filter %o", (filter, count) => {
    expect(findShown(differences, filter)).toHaveLength(count);
  });
});

describe("stepFrom", () => {
  it.each([
    [-1, 1, 2],
    [2, 1, 5],
    [9, 1, 2],
    [2, -1, 9],
    [6, -1, 5],
    [-1, -1, 9],
  ] as const)("from %i by %i comes to %i", (current, by, next) => {
    expect(stepFrom([2, 5, 9], current, by)).toBe(next);
  });

  it("comes to nothing where nothing is shown", () => {
    expect(stepFrom([], 3, 1)).toBe(-1);
  });
});

describe("joinMerge", () => {
  it("takes what was chosen, and the base where nothing was", () => {
    const conflict = { kind: "conflict", base: "b", left: "l", right: "r" } as const;
    const parts = [conflict, { kind: "agreed", text: "-" } as const, conflict, conflict];
    expect(
      joinMerge(
        parts,
        new Map([
          [2, "both"],
          [3, "right"],
        ]),
      ),
    ).toBe("b-lrr");
  });
});

describe("settings in the address", () => {
  it("pass over what means nothing", () => {
    expect(ignoredCodec.parse("case,everything")).toEqual({ ...nothingIgnored, case: true });
    expect(hiddenCodec.parse("spacing,none")).toEqual(["spacing"]);
  });

  it("are written as they are read", () => {
    expect(ignoredCodec.parse(ignoredCodec.format(nothingIgnored))).toEqual(nothingIgnored);
    expect(hiddenCodec.format(hiddenCodec.parse("moved,case") ?? [])).toBe("case,moved");
  });
});

describe("formatShare", () => {
  it.each([
    [1, "100%"],
    [0.99999, "99.9%"],
    [0.00001, "0.1%"],
    [0, "0%"],
    [0.874, "87.4%"],
  ])("%d is %s", (share, text) => {
    expect(formatShare(share)).toBe(text);
  });
});

describe("listOnce", () => {
  it("has the first end of a move alone", () => {
    const passage = "the small boat left the harbour before the first light";
    const rest = "Then many other things happened in the town that day.";
    const moved = compareTexts(`${passage}. ${rest}`, `${rest} ${passage}.`).differences;
    const shown = findShown(moved, { hidden: [], onlyMeaning: false });
    const listed = listOnce(moved, shown);
    expect(listed).toHaveLength(shown.length - 1);
    expect(listed).toHaveLength(countDifferences(moved).total);
  });
});
