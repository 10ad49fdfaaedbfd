import { describe, expect, it } from "vitest";

import { readConcordanceLine, sortConcordance } from "./concordance.ts";
import { indexText } from "./indexed-text.ts";
import type { WordPolicy } from "./indexed-text.ts";
import { findNeighbours } from "./neighbours.ts";
import { findStopNumbers } from "./stop-numbers.ts";
import { chooseTerms, isNumber, sortTerms } from "./term-list.ts";
import type { TermChoice, TermOrder } from "./term-list.ts";
import { findPlaces, findTerm, nameTerm, tabulateTerms } from "./term-table.ts";
import type { PhraseLength } from "./term-table.ts";

const text = "The cat saw the dog. A bird saw it; the dog slept.";

function tableOf(source: string, length: PhraseLength = 1, policy: WordPolicy = {}) {
  return tabulateTerms(indexText(source, policy), length);
}

function listed(
  source: string,
  length: PhraseLength,
  choice: TermChoice,
  order: TermOrder = "count",
  direction: "ascending" | "descending" = "descending",
  policy: WordPolicy = {},
): readonly string[] {
  const table = tableOf(source, length, policy);
  return Array.from(
    sortTerms(table, chooseTerms(table, choice), order, direction),
    (term) => `${nameTerm(table, term)} ${table.counts[term]}`,
  );
}

describe("tabulateTerms", () => {
  it("has nothing of an empty text", () => {
    expect(tableOf("")).toMatchObject({ types: 0, tokens: 0 });
    expect(tableOf("", 5)).toMatchObject({ types: 0, tokens: 0 });
    expect(listed("", 1, {})).toEqual([]);
  });

  it("counts words and phrases within sentences", () => {
    expect(listed(text, 1, {})).toEqual([
      "the 3",
      "dog 2",
      "saw 2",
      "a 1",
      "bird 1",
      "cat 1",
      "it 1",
      "slept 1",
    ]);
    // No "dog a" across the full stop.
    expect(listed(text, 2, { leastCount: 2 })).toEqual(["the dog 2"]);
    expect(listed("no no no no", 2, {})).toEqual(["no no 3"]);
    expect(listed("One two. Three four five.", 3, {})).toEqual(["three four five 1"]);
    expect(listed("one two three four five six", 5, {}, "first", "ascending")).toEqual([
      "one two three four five 1",
      "two three four five six 1",
    ]);
  });

  it.each<[WordPolicy, string, readonly string[]]>([
    [{ matchCase: true }, "Polish polish", ["Polish 1", "polish 1"]],
    [{ foldDiacritics: true }, "résumé resume", ["resume 2"]],
    [{ joinHyphens: true }, "well-known, state-of-the-art", ["state-of-the-art 1", "well-known 1"]],
    [{ joinHyphens: false }, "well-known", ["known 1", "well 1"]],
    [{ joinHyphens: true }, "one - two –three", ["one 1", "three 1", "two 1"]],
    [{ grouping: { by: "lemma" } }, "run ran running", ["run 3"]],
    [{ grouping: { by: "stem", language: "de" } }, "Katze Katzen", ["katz 2"]],
  ])("reads words with %j", (policy, source, terms) => {
    expect(listed(source, 1, {}, "count", "descending", policy)).toEqual(terms);
  });

  it("finds terms by name and their places", () => {
    const words = tableOf(text);
    expect([...findPlaces(words, findTerm(words, "the"))]).toEqual([0, 3, 9]);
    const pairs = tableOf(text, 2);
    expect([...findPlaces(pairs, findTerm(pairs, "the dog"))]).toEqual([3, 9]);
    expect(findTerm(pairs, "dog a")).toBe(-1);
    expect(findTerm(pairs, "the")).toBe(-1);
    expect(findPlaces(words, -1)).toHaveLength(0);
  });
});

describe("chooseTerms", () => {
  const source = "In 1984 the state of the art was 3.5 points; the art of war.";

  it.each<[TermChoice, readonly string[]]>([
    [{ withNumbers: false, leastLength: 4 }, ["points 1", "state 1"]],
    [{ leastCount: 2 }, ["the 3", "art 2", "of 2"]],
    [{ pattern: /^s/u }, ["state 1"]],
    [{ pattern: /\d/u }, ["1984 1", "3.5 1"]],
    [{ leastCount: 0, leastLength: 7 }, []],
  ])("lists words with %j", (choice, terms) => {
    expect(listed(source, 1, choice)).toEqual(terms);
  });

  it("leaves out phrases that begin or end with a stop word, and keeps those that hold one", () => {
    const table = tableOf(source, 3);
    const leftOut = findStopNumbers(table.indexed, ["The", "of", "in", "was", ""], {});
    const chosen = chooseTerms(table, { leftOut, withNumbers: false });
    // A semicolon ends no sentence; "of the art" and "the art was" begin with a stop word.
    expect(Array.from(chosen, (term) => nameTerm(table, term))).toEqual(["points the art", "art of war"]);
  });

  it("knows stop words by their stem and by their capitals", () => {
    const stems = indexText("very Very", { grouping: { by: "stem", language: "en" } });
    expect(findStopNumbers(stems, ["very"], { grouping: { by: "stem", language: "en" } }).size).toBe(1);
    const exact = indexText("The THE the tHe", { matchCase: true });
    expect(findStopNumbers(exact, ["the"], { matchCase: true }).size).toBe(3);
  });

  it.each([
    ["1984", true],
    ["3.5", true],
    ["1,000", true],
    ["٢٠٢٦", true],
    ["3rd", false],
    ["x", false],
  ])("takes %s for a number: %s", (word, expected) => {
    expect(isNumber(word)).toBe(expected);
  });
});

describe("sortTerms", () => {
  it.each<[TermOrder, "ascending" | "descending", readonly string[]]>([
    ["term", "ascending", ["a 1", "b 2", "c 2"]],
    ["term", "descending", ["c 2", "b 2", "a 1"]],
    ["count", "ascending", ["a 1", "b 2", "c 2"]],
    ["count", "descending", ["b 2", "c 2", "a 1"]],
    ["first", "ascending", ["c 2", "b 2", "a 1"]],
    ["first", "descending", ["a 1", "b 2", "c 2"]],
    // b stands in the second and the fourth of five words, c in the first and the fifth, a in the third.
    ["dispersion", "ascending", ["b 2", "c 2", "a 1"]],
  ])("by %s, %s", (order, direction, terms) => {
    expect(listed("c b a b c", 1, {}, order, direction)).toEqual(terms);
  });
});

describe("concordance", () => {
  const indexed = indexText("red apple pie. A green\n apple tart! An apple a day");
  const table = tabulateTerms(indexed, 1);
  const places = findPlaces(table, findTerm(table, "apple"));

  it("shows what stands around, on one line", () => {
    expect(readConcordanceLine(indexed, places[1] ?? 0, 1, 9)).toEqual({
      before: "A green ",
      found: "apple",
      after: " tart! An",
      span: { start: 24, end: 29 },
    });
    expect(readConcordanceLine(indexed, places[0] ?? 0, 1, 4).before).toBe("red ");
  });

  it("cuts no surrogate pair", () => {
    const emoji = indexText("🙂🙂 apple 🙂🙂");
    const line = readConcordanceLine(emoji, 0, 1, 4);
    expect([line.before, line.after]).toEqual(["🙂 ", " 🙂"]);
  });

  it("sorts by the words after and before", () => {
    const words = (order: "before" | "after") =>
      Array.from(sortConcordance(indexed, places, 1, order), (place) => [...places].indexOf(place));
    // After: pie, tart, a. Before: red, green, an.
    expect(words("after")).toEqual([2, 0, 1]);
    expect(words("before")).toEqual([2, 1, 0]);
  });
});

describe("findNeighbours", () => {
  it("finds what stands near a phrase, within the sentence", () => {
    const table = tableOf("hot black tea now. Cold black tea. Now hot black tea", 2);
    const found = findNeighbours(table, findTerm(table, "black tea"), { window: 1, minimum: 1 });
    expect(found.map(({ term, count }) => `${term} ${count}`)).toEqual(["hot 2", "cold 1", "now 1"]);
  });
});
