import { describe, expect, it } from "vitest";

import { UnknownWords } from "./find-unknown-words.ts";
import { readDictionary } from "./read-dictionary.ts";

const dictionary = readDictionary({
  rules: "SET UTF-8\nTRY abcdefghijklmnopqrstuvwxyz\nBREAK 1\nBREAK -\n",
  words: "de\nboot\nvaart\nhet\n's\navonds\nz.B.\nlamp\nopa's\nAmsterdam\n",
});

function find(text: string, own: readonly string[] = []): readonly string[] {
  const steps = new UnknownWords(dictionary, new Set(own)).findInSteps(text);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value.map(({ span, tier }) => `${tier} ${span.start} ${text.slice(span.start, span.end)}`);
}

describe("UnknownWords", () => {
  it.each([
    ["wrong words with their places", "De boot vart.", ["error 8 vart"]],
    [
      "capitals as likely alone, for names",
      "De Xaver vaart in Amsterdam.",
      ["likely 3 Xaver", "error 15 in"],
    ],
    ["words after a stop without a space", "De boot.vaart.foutt", ["error 14 foutt"]],
    ["apostrophes of any kind, and at the start", "’s avonds opa’s lamp", []],
    ["nothing in code, comments and addresses", "`boott` <!-- boott --> https://boott.nl/x a.boott@x.nl", []],
    ["nothing in names of programs, tags and handles", "boott_vaartt @boott #boott boott() C:\\boott", []],
    ["nothing with digits, capitals inside, or in another script", "b00t iBoott БОАТ Привет 漢字", []],
    ["short words in capitals as abbreviations", "NAVO EU BOOTT", ["likely 8 BOOTT"]],
    ["soft hyphens as nothing", "bo\u00adot", []],
    ["nothing in an empty text", "", []],
  ])("marks %s", (_about, text, marked) => {
    expect(find(text)).toEqual(marked);
  });

  it("takes the writer's own words as right", () => {
    expect(find("Xaver vart", ["xaver"])).toEqual(["error 6 vart"]);
  });

  it("reads a megabyte of one word, of signs and of addresses in time", () => {
    const start = performance.now();
    for (const text of [
      "a".repeat(1e6),
      "a.".repeat(5e5),
      "'-".repeat(5e5),
      `${"a".repeat(1e6)} @`,
      "a@".repeat(5e5),
    ])
      find(text);
    expect(performance.now() - start).toBeLessThan(15_000);
  });
});
