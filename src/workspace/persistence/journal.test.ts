import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { appendStep, journalSize, replay } from "./journal.ts";
import type { Step } from "./journal.ts";

const typed = (at: number, text: string): Step => [{ from: at, to: at, insert: text }];

describe("replay", () => {
  it.each<[string, readonly Step[], string, string]>([
    ["", [], "", "nothing stays nothing"],
    ["abc", [], "abc", "no steps, no change"],
    ["", [typed(0, "a")], "a", "an empty text takes text"],
    ["abc", [typed(3, "d"), typed(0, "_")], "_abcd", "offsets of a step are those after the step before"],
    [
      "abcdef",
      [
        [
          { from: 1, to: 3, insert: "X" },
          { from: 5, to: 5, insert: "Y" },
        ],
      ],
      "aXdeYf",
      "two in one step",
    ],
    ["abc", [[{ from: 0, to: 3, insert: "" }]], "", "everything deleted"],
    ["abc", [[{ from: 0, to: 3, insert: "" }], typed(0, "new")], "new", "everything replaced"],
    [
      "ab",
      [typed(1, "XY"), [{ from: 2, to: 3, insert: "" }], typed(2, "Z")],
      "aXZb",
      "an edit inside an insertion",
    ],
  ])("of %j with %j is %j: %s", (text, steps, expected) => {
    expect(replay(text, steps)).toBe(expected);
  });

  it.each<[string, Step]>([
    ["past the end", [{ from: 4, to: 4, insert: "x" }]],
    ["to past the end", [{ from: 1, to: 9, insert: "" }]],
    ["backwards", [{ from: 2, to: 1, insert: "" }]],
    [
      "overlapping",
      [
        { from: 0, to: 2, insert: "" },
        { from: 1, to: 3, insert: "" },
      ],
    ],
  ])("refuses a step %s", (_why, step) => {
    expect(() => replay("abc", [step])).toThrow(RangeError);
  });
});

describe("appendStep", () => {
  it.each<[readonly Step[], Step, readonly Step[], string]>([
    [[], typed(0, "a"), [typed(0, "a")], "the first step"],
    [[typed(0, "a")], [], [typed(0, "a")], "an empty step adds nothing"],
    [[typed(4, "a")], typed(5, "b"), [typed(4, "ab")], "typing goes on"],
    [[typed(4, "abc")], [{ from: 6, to: 7, insert: "" }], [typed(4, "ab")], "backspace over what was typed"],
    [
      [[{ from: 2, to: 5, insert: "x" }]],
      typed(3, "y"),
      [[{ from: 2, to: 5, insert: "xy" }]],
      "typing over a selection",
    ],
    [[typed(4, "a")], typed(9, "b"), [typed(4, "a"), typed(9, "b")], "typing elsewhere"],
    [
      [typed(4, "a")],
      [{ from: 3, to: 4, insert: "" }],
      [typed(4, "a"), [{ from: 3, to: 4, insert: "" }]],
      "deleting what was there before",
    ],
  ])("%#: %s", (steps, step, expected, _why) => {
    expect(appendStep(steps, step)).toEqual(expected);
  });

  it("does not copy a large paste for a letter after it", () => {
    const paste = typed(0, "x".repeat(5000));
    expect(appendStep([paste], typed(5000, "y"))).toEqual([paste, typed(5000, "y")]);
  });

  it("joins steps without changing what they do", () => {
    const edit = fc.record({ at: fc.nat(), remove: fc.nat(4), insert: fc.string({ maxLength: 4 }) });
    fc.assert(
      fc.property(fc.string(), fc.array(edit, { maxLength: 40 }), (text, edits) => {
        let expected = text;
        let steps: readonly Step[] = [];
        for (const { at, remove, insert } of edits) {
          const from = at % (expected.length + 1);
          const to = Math.min(from + remove, expected.length);
          expected = expected.slice(0, from) + insert + expected.slice(to);
          steps = appendStep(steps, [{ from, to, insert }]);
        }
        expect(replay(text, steps)).toBe(expected);
      }),
    );
  });
});

describe("journalSize", () => {
  it("counts the inserted characters", () => {
    expect(journalSize([])).toBe(0);
    expect(journalSize([typed(0, "abc"), [{ from: 0, to: 3, insert: "" }], typed(0, "de")])).toBe(5);
  });
});
