import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import { findPassives } from "./passive-voice.ts";
import { readSentenceTokens } from "./sentence-tokens.ts";

function passivesOf(sentence: string): readonly string[] {
  return findPassives(readSentenceTokens(sentence)).map(({ start, end }) => sentence.slice(start, end));
}

describe("findPassives", () => {
  it.each([
    ["The letter was written.", ["was written"]],
    ["It was never quite properly finished by them.", ["was never quite properly finished"]],
    ["The plan, which was approved by all, will be carried out.", ["was approved", "be carried"]],
    ["The play was, however, rejected.", ["was, however, rejected"]],
    ["Mistakes were, of course, made.", ["were, of course, made"]],
    ["Was the house built in May?", ["Was the house built"]],
    ["She got fired, and it’s called progress.", ["got fired", "’s called"]],
    ["They weren’t invited.", ["weren’t invited"]],
    ["THE DOOR WAS PAINTED.", ["WAS PAINTED"]],
    ["The road “was repaired” twice.", ["was repaired"]],
  ])("marks the verb of %j", (sentence, marked) => {
    expect(passivesOf(sentence)).toEqual(marked);
  });

  it.each([
    "She was interested, tired and born in May.",
    "His name was Ted.",
    "He is used to it.",
    "The shop was closed.",
    "She’s taken the train.",
    "We were. Finished work lay there.",
    "There were broken cups.",
    "",
    "is",
    "was was was",
  ])("leaves %j alone", (sentence) => {
    expect(passivesOf(sentence)).toEqual([]);
  });

  it("tells whether the doer is named", () => {
    const doerOf = (sentence: string) =>
      findPassives(readSentenceTokens(sentence)).map(({ namesDoer }) => namesDoer);
    expect(doerOf("The letter was written by my aunt.")).toEqual([true]);
    expect(doerOf("The letter was written by noon.")).toEqual([false]);
    expect(doerOf("The letter was written by hand.")).toEqual([false]);
  });

  it.each(["sentences.tsv", "held-out.tsv"])(
    "is right in 9 of 10 marks, and finds 9 of 10, in %s",
    (file) => {
      const lines = readFileSync(`tests/corpus/passive/${file}`, "utf8").trim().split("\n");
      let right = 0;
      let marked = 0;
      let passives = 0;
      for (const line of lines) {
        const [label, sentence = ""] = line.split("\t");
        const isMarked = passivesOf(sentence).length > 0;
        if (label === "passive") passives += 1;
        if (isMarked) marked += 1;
        if (isMarked && label === "passive") right += 1;
      }
      expect(right / marked).toBeGreaterThanOrEqual(0.9);
      expect(right / passives).toBeGreaterThanOrEqual(0.9);
    },
  );

  it("takes time in step with the length of a sentence", () => {
    const sentence = "was very ".repeat(20_000);
    const start = performance.now();
    expect(passivesOf(sentence)).toEqual([]);
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
