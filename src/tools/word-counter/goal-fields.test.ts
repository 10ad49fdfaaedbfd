import { describe, expect, it } from "vitest";

import { parseGoal } from "#core/goal/goal.ts";
import type { Goal } from "#core/goal/goal.ts";

import { fieldsOf, isBlank, isHalfRange } from "./goal-fields.ts";

const goals: readonly Goal[] = [
  { kind: "minimum", unit: "characters", count: 1 },
  { kind: "maximum", unit: "words", count: 10_000_000 },
  { kind: "range", unit: "words", from: 1000, to: 1500 },
];

describe("fieldsOf", () => {
  it.each(goals)("%j reads back as it was", (goal) => {
    expect(parseGoal(fieldsOf(goal))).toEqual({ kind: "goal", goal });
  });

  it("opens empty without a goal", () => {
    expect(isBlank(fieldsOf(null))).toBe(true);
  });
});

describe("a form in the making", () => {
  const range = { kind: "range", unit: "words", count: "", from: "", to: "" } as const;

  it.each([
    [range, true, false],
    [{ ...range, from: "500" }, false, true],
    [{ ...range, from: "500", to: "900" }, false, false],
    [{ ...range, count: "500" }, true, false],
    [{ ...range, kind: "maximum", count: " " }, true, false],
  ] as const)("%j", (fields, blank, half) => {
    expect(isBlank(fields)).toBe(blank);
    expect(isHalfRange(fields)).toBe(half);
  });
});
