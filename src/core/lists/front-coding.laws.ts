import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeFrontCoded, encodeFrontCoded } from "./front-coding.ts";

const word = fc.string({ unit: fc.constantFrom("a", "b", "'", "^", "$", "-", "é"), maxLength: 40 });

describe("front coding", () => {
  it("gives back the words, sorted", () => {
    fc.assert(
      fc.property(fc.array(word), (words) => {
        expect(decodeFrontCoded(encodeFrontCoded(words))).toEqual([...words].sort());
      }),
    );
  });

  it("writes what a word shares with the one before as one capital", () => {
    // able; a, then -bout; all of about, then s.
    expect(encodeFrontCoded(["abouts", "able", "about"])).toBe("AableCoutFs");
  });
});
