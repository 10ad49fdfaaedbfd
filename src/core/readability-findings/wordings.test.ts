import { describe, expect, it } from "vitest";

import type { ReadabilityFinding } from "./finding-kinds.ts";
import { findNominalisedVerbs } from "./nominalised-verbs.ts";
import { readSentenceTokens } from "./sentence-tokens.ts";
import { findSimplerWordings } from "./simpler-wordings.ts";
import { findAdverbs, findHedges } from "./weak-wordings.ts";

type Shown = readonly (readonly [marked: string, ...fixes: string[]])[];

function show(sentence: string, findings: readonly ReadabilityFinding[]): Shown {
  return findings.map(({ span, fixes }) => [sentence.slice(span.start, span.end), ...fixes]);
}

describe("findSimplerWordings", () => {
  it.each<[string, Shown]>([
    // The first wordings are those of the public list of plainlanguage.gov.
    ["We utilize it.", [["utilize", "use"]]],
    [
      "She utilises, utilised it.",
      [
        ["utilises", "uses"],
        ["utilised", "used"],
      ],
    ],
    ["In order to win, he ran.", [["In order to", "To"]]],
    ["It was designated.", [["designated", "chosen", "named", "appointed"]]],
    ["He designated her.", [["designated", "chose", "named", "appointed"]]],
    ["They have an objective.", [["an objective", "an aim", "a goal"]]],
    ["This is an additional fee.", [["an additional", "another", "one more"]]],
    ["IN LIEU OF payment", [["IN LIEU OF", "INSTEAD OF"]]],
    ["It carried on, due to the fact that it could.", [["due to the fact that", "because", "since"]]],
    ["It is for the purpose of replacing it.", [["for the purpose of replacing", "to replace"]]],
    ["It is for the purpose of trade.", [["for the purpose of", "for", "to"]]],
    ["We must permit it.", [["permit", "allow", "let"]]],
    ["It is important to note that he left.", [["It is important to note that", ""]]],
  ])("offers a choice in %j", (sentence, shown) => {
    expect(show(sentence, findSimplerWordings(sentence, readSentenceTokens(sentence)))).toEqual(shown);
  });

  it.each([
    "The monitor is on.",
    "a parking permit",
    "Permits are free.",
    "He kept the purchase.",
    "The Institute opened.",
    "In, order to win.",
    "an objective method",
    "the operating system",
  ])("leaves %j alone", (sentence) => {
    expect(findSimplerWordings(sentence, readSentenceTokens(sentence))).toEqual([]);
  });
});

describe("findNominalisedVerbs", () => {
  it.each<[string, Shown]>([
    ["They made a decision.", [["made a decision", "decided"]]],
    ["She makes an assumption.", [["makes an assumption", "assumes"]]],
    ["We conduct an investigation of fires.", [["conduct an investigation of", "investigate"]]],
    ["He carried out an inspection of it.", [["carried out an inspection of", "inspected"]]],
    ["They have undertaken a review.", [["undertaken a review", "reviewed"]]],
    ["They made a quick decision.", [["made a quick decision"]]],
    ["It ended after the destruction of Troy.", [["the destruction of", "destroying"]]],
  ])("offers the verb in %j", (sentence, shown) => {
    expect(show(sentence, findNominalisedVerbs(readSentenceTokens(sentence)))).toEqual(shown);
  });

  it.each([
    "The decision was hard.",
    "They make decision trees.",
    "He was given approval.",
    "She made a cake.",
    "make",
  ])("leaves %j alone", (sentence) => {
    expect(findNominalisedVerbs(readSentenceTokens(sentence))).toEqual([]);
  });
});

describe("findHedges", () => {
  it.each<[string, Shown]>([
    ["Perhaps it rains.", [["Perhaps", ""]]],
    ["It seems that he left.", [["It seems that", ""]]],
    ["It seems to work.", [["seems to"]]],
    ["He is kind of tired.", [["kind of", ""]]],
  ])("finds those of %j", (sentence, shown) => {
    expect(show(sentence, findHedges(sentence, readSentenceTokens(sentence)))).toEqual(shown);
  });

  it.each(["This kind of paper tears.", "I think of you.", "What sort of man is he?"])(
    "leaves %j alone",
    (sentence) => {
      expect(findHedges(sentence, readSentenceTokens(sentence))).toEqual([]);
    },
  );
});

describe("findAdverbs", () => {
  it.each<[string, Shown]>([
    ["He ran quickly home.", [["ran quickly", "raced"]]],
    ["It was really good.", [["really", ""]]],
    ["She spoke slowly.", [["slowly"]]],
    ["It is very cold.", [["very", ""]]],
  ])("finds those of %j", (sentence, shown) => {
    expect(show(sentence, findAdverbs(sentence, readSentenceTokens(sentence)))).toEqual(shown);
  });

  it.each([
    "The family is friendly.",
    "I met Emily in Sicily.",
    "He would rather go than stay.",
    "At the very first try.",
  ])("leaves %j alone", (sentence) => {
    expect(findAdverbs(sentence, readSentenceTokens(sentence))).toEqual([]);
  });
});
