import { describe, expect, it } from "vitest";

import { lengthCaution } from "./readability-cautions.ts";

describe("lengthCaution", () => {
  it.each([
    [0, "Made for prose of 100 words or more."],
    [99, "Too short to judge: under 100 words, one sentence can move a score by whole grades."],
    [100, null],
  ])("of %i words: %s", (words, expected) => {
    expect(lengthCaution(words)).toBe(expected);
  });
});
