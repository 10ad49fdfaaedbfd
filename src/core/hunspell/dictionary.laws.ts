import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { HunspellError } from "./hunspell-error.ts";
import { readDictionary } from "./read-dictionary.ts";
import { Suggester } from "./suggestions.ts";

const options =
  "SET FLAG PFX SFX AF BREAK COMPOUNDRULE COMPOUNDFLAG COMPOUNDMIN CHECKCOMPOUNDPATTERN REP MAP ICONV";
const field = fc.oneof(
  fc.constantFrom(
    "0",
    "1",
    "Y",
    "A",
    "B",
    "a",
    "ab",
    "b/A",
    "[^a]",
    "[",
    "(",
    "(A)*B?",
    "/",
    "\\/",
    "^",
    "$",
    "-",
    "long",
  ),
  fc.string({ maxLength: 4, unit: "binary" }),
);
const line = fc
  .tuple(fc.constantFrom(...options.split(" ")), fc.array(field, { maxLength: 4 }))
  .map(([option, fields]) => [option, ...fields].join(" "));
const word = fc.oneof(
  fc.string({ maxLength: 8 }),
  fc.constantFrom("a/A", "ab/AB", "b/B", "ba", "Ab/A", "/", "//", "a b/A"),
);
const texts = fc.record({
  rules: fc.array(line, { maxLength: 20 }).map((lines) => lines.join("\n")),
  words: fc.array(word, { maxLength: 10 }).map((lines) => lines.join("\n")),
});

describe("a dictionary that is anybody's", () => {
  it("is read or refused with a reason, and then answers about any word", () => {
    fc.assert(
      fc.property(texts, fc.string({ maxLength: 12, unit: "binary" }), (files, asked) => {
        try {
          const dictionary = readDictionary(files);
          for (const one of [asked, "ab", "ABA", "aab-b"]) dictionary.check(one);
          const found = new Suggester(dictionary).find("abb");
          expect(found.length).toBeLessThanOrEqual(6);
          expect(found).not.toContain("abb");
        } catch (error) {
          if (!(error instanceof HunspellError)) throw error;
        }
      }),
      { numRuns: 150 },
    );
  });
});
