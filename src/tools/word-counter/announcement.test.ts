import { describe, expect, it } from "vitest";

import type { Goal } from "#core/goal/goal.ts";

import { announcement, goalBounds } from "./announcement.ts";

const maximum: Goal = { kind: "maximum", unit: "words", count: 1500 };

describe("announcement", () => {
  it("says words and characters", () => {
    expect(announcement({ words: 1284, characters: 7402, leftOut: null }, null)).toBe(
      "1,284 words, 7,402 characters.",
    );
    expect(announcement({ words: 1, characters: 1, leftOut: null }, null)).toBe("1 word, 1 character.");
  });

  it("says of how many, where something is left out", () => {
    const leftOut = { kinds: ["code"], whole: { words: 1284, characters: 7402 } } as const;
    expect(announcement({ words: 1162, characters: 6762, leftOut }, null)).toBe(
      "1,162 of 1,284 words, 6,762 of 7,402 characters.",
    );
  });

  it("adds what is left of the goal, or over it", () => {
    expect(announcement({ words: 1284, characters: 7402, leftOut: null }, maximum)).toBe(
      "1,284 words, 7,402 characters. 216 words left.",
    );
    expect(announcement({ words: 1534, characters: 9000, leftOut: null }, maximum)).toBe(
      "1,534 words, 9,000 characters. 34 words over.",
    );
  });
});

describe("goalBounds", () => {
  it.each<[Goal, string]>([
    [maximum, "at most 1,500 words"],
    [{ kind: "minimum", unit: "characters", count: 1 }, "at least 1 character"],
    [{ kind: "range", unit: "words", from: 500, to: 1000 }, "500 to 1,000 words"],
  ])("%j is “%s”", (goal, expected) => {
    expect(goalBounds(goal)).toBe(expected);
  });
});
