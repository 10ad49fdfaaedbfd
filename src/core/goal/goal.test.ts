import { describe, expect, it } from "vitest";

import { goalLimit, measureGoal, parseGoal, parseGoalCount, parseStoredGoal } from "./goal.ts";
import type { Goal, GoalFields } from "./goal.ts";

const atLeast500: Goal = { kind: "minimum", unit: "words", count: 500 };
const atMost500: Goal = { kind: "maximum", unit: "words", count: 500 };
const from450To500: Goal = { kind: "range", unit: "words", from: 450, to: 500 };
const exactly500: Goal = { kind: "range", unit: "words", from: 500, to: 500 };

describe("parseGoalCount", () => {
  it.each([
    ["1", 1],
    ["10 000 000", 10_000_000],
  ])("accepts %j", (input, count) => {
    expect(parseGoalCount(input)).toEqual({ kind: "count", count });
  });

  it.each(["0", "10,000,001"])("refuses %j", (input) => {
    expect(parseGoalCount(input).kind).toBe("problem");
  });
});

describe("parseGoal", () => {
  const fields: GoalFields = { kind: "minimum", unit: "words", count: "500", from: "450", to: "500" };

  it.each<[string, GoalFields, Goal]>([
    ["a minimum, whatever is in the range fields", { ...fields, from: "x", to: "" }, atLeast500],
    ["a maximum", { ...fields, kind: "maximum" }, atMost500],
    ["a range, whatever is in the count field", { ...fields, kind: "range", count: "x" }, from450To500],
    ["a range of one size", { ...fields, kind: "range", from: "500" }, exactly500],
    ["characters", { ...fields, unit: "characters" }, { kind: "minimum", unit: "characters", count: 500 }],
  ])("reads %s", (_name, input, goal) => {
    expect(parseGoal(input)).toEqual({ kind: "goal", goal });
  });

  it.each<[string, GoalFields, string, string]>([
    ["a bad count", { ...fields, count: "2.5" }, "count", "Enter a whole number, without a decimal part."],
    [
      "a bad start",
      { ...fields, kind: "range", from: "0" },
      "from",
      "The number is too small. Enter 1 or more.",
    ],
    ["a bad end", { ...fields, kind: "range", to: "many" }, "to", "Enter a number in digits, such as 500."],
    [
      "a range that ends before it starts",
      { ...fields, kind: "range", from: "2000", to: "500" },
      "to",
      "The range must end at 2,000 or more, where it starts.",
    ],
  ])("names the field of %s", (_name, input, field, message) => {
    expect(parseGoal(input)).toEqual({ kind: "problem", field, message });
  });
});

describe("parseStoredGoal", () => {
  it.each([atLeast500, atMost500, from450To500, exactly500])("gives back %j as it was stored", (goal) => {
    expect(parseStoredGoal(JSON.parse(JSON.stringify(goal)))).toEqual(goal);
  });

  it("drops fields that it does not know", () => {
    expect(parseStoredGoal({ ...atLeast500, colour: "red" })).toEqual(atLeast500);
  });

  it.each<[string, unknown]>([
    ["null", null],
    ["undefined", undefined],
    ["a number", 500],
    ["a list", [500]],
    ["an empty object", {}],
    ["an unknown kind", { ...atLeast500, kind: "about" }],
    ["an unknown unit", { ...atLeast500, unit: "pages" }],
    ["a missing count", { kind: "minimum", unit: "words" }],
    ["a count that is text", { ...atLeast500, count: "500" }],
    ["a count that is not whole", { ...atLeast500, count: 2.5 }],
    ["a count of zero", { ...atLeast500, count: 0 }],
    ["a count past the most", { ...atLeast500, count: 10_000_001 }],
    ["a count that is not a number", { ...atLeast500, count: Number.NaN }],
    ["a range without an end", { kind: "range", unit: "words", from: 1 }],
    ["a range that ends before it starts", { ...from450To500, to: 449 }],
  ])("refuses %s", (_name, value) => {
    expect(parseStoredGoal(value)).toBeNull();
  });
});

describe("measureGoal", () => {
  it.each([
    [atLeast500, 0, "under", 500, 0, 0, "500 words left"],
    [atLeast500, 284, "under", 216, 0, 0.568, "216 words left"],
    [atLeast500, 499, "under", 1, 0, 0.998, "1 word left"],
    [atLeast500, 500, "within", 0, 0, 1, "Minimum reached"],
    [atLeast500, 501, "within", 0, 0, 1, "Minimum reached, 1 word above it"],
    [atLeast500, 2000, "within", 0, 0, 1, "Minimum reached, 1,500 words above it"],
    [atMost500, 0, "within", 500, 0, 0, "500 words left"],
    [atMost500, 499, "within", 1, 0, 0.998, "1 word left"],
    [atMost500, 500, "within", 0, 0, 1, "At the limit, no words left"],
    [atMost500, 501, "over", 0, 1, 1, "1 word over"],
    [atMost500, 534, "over", 0, 34, 1, "34 words over"],
    [from450To500, 0, "under", 450, 0, 0, "450 words left to reach the range"],
    [from450To500, 449, "under", 1, 0, 0.898, "1 word left to reach the range"],
    [from450To500, 450, "within", 50, 0, 0.9, "Within the range, 50 words to spare"],
    [from450To500, 480, "within", 20, 0, 0.96, "Within the range, 20 words to spare"],
    [from450To500, 500, "within", 0, 0, 1, "Within the range, no words to spare"],
    [from450To500, 534, "over", 0, 34, 1, "34 words over"],
    [exactly500, 499, "under", 1, 0, 0.998, "1 word left"],
    [exactly500, 500, "within", 0, 0, 1, "Exactly on the goal"],
    [exactly500, 501, "over", 0, 1, 1, "1 word over"],
  ] as const)("measures %j at %d words", (goal, words, state, remaining, over, fraction, sentence) => {
    expect(measureGoal(goal, { words, characters: 0 })).toEqual({
      state,
      remaining,
      over,
      fraction,
      sentence,
    });
  });

  it("counts in the goal's own unit", () => {
    const goal: Goal = { kind: "maximum", unit: "characters", count: 280 };
    expect(measureGoal(goal, { words: 1000, characters: 279 }).sentence).toBe("1 character left");
  });
});

describe("goalLimit", () => {
  it.each([
    [atLeast500, null],
    [atMost500, { unit: "words", count: 500 }],
    [from450To500, { unit: "words", count: 500 }],
  ])("of %j is %j", (goal, limit) => {
    expect(goalLimit(goal)).toEqual(limit);
  });
});
