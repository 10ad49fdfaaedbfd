import { describe, expect, it } from "vitest";

import { failureSentence } from "./failure-sentence.ts";

describe("failureSentence", () => {
  it.each([
    [
      "The worker stopped.",
      "These figures could not be computed (The worker stopped). Your text is unchanged; the next edit tries again.",
    ],
    ["", "These figures could not be computed. Your text is unchanged; the next edit tries again."],
  ])("of %j", (message, expected) => {
    expect(failureSentence(message)).toBe(expected);
  });
});
