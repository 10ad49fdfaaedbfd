import { describe, expect, it } from "vitest";

import { blockedParts, blockedWords } from "#core/lists/random-words/blocked-words.ts";

import { loadLexicon } from "../words/lexicon.ts";

import { decodeBytes, encodeBytes } from "./base64.ts";
import { createBloomFilter, mayHold } from "./bloom-filter.ts";
import { loadWordMaker, makeUpWords } from "./make-up-words.ts";
import { groupsOf } from "./sound-model.ts";

const lexicon = await loadLexicon();
const maker = await loadWordMaker(lexicon);
const everyWord = () => true;

describe("groupsOf", () => {
  it.each([
    ["stream", ["str", "ea", "m"]],
    ["yellow", ["y", "e", "ll", "o", "w"]],
    ["rhythm", ["rh", "y", "thm"]],
    ["queen", ["qu", "ee", "n"]],
    ["beyond", ["b", "e", "y", "o", "nd"]],
    ["", []],
  ])("of %s", (word, groups) => {
    expect(groupsOf(word)).toEqual(groups);
  });
});

describe("the set of real words", () => {
  it("knows all words that can be drawn", () => {
    const missed = lexicon.words.filter(
      ({ word }) => word.length >= 3 && word.length <= 12 && !maker.isReal(word),
    );
    expect(missed).toEqual([]);
  });

  it("knows forms and names", () => {
    for (const word of ["walked", "houses", "going", "london", "jessica"])
      expect(maker.isReal(word)).toBe(true);
  });

  it("denies most that is no word", () => {
    const filter = createBloomFilter(new Set(lexicon.words.map(({ word }) => word)));
    const others = Array.from(
      { length: 5000 },
      (_, number) => `zq${number.toString(26).replace(/\d/g, "q")}x${number}`,
    );
    // One in a hundred is expected: 50, with a standard deviation of 7.
    expect(others.filter((word) => mayHold(filter, word)).length).toBeLessThan(90);
  });
});

describe("base64", () => {
  // RFC 4648, section 10, without the padding.
  it.each([
    ["", ""],
    ["f", "Zg"],
    ["fo", "Zm8"],
    ["foo", "Zm9v"],
    ["foobar", "Zm9vYmFy"],
  ])("writes %s", (text, encoded) => {
    const bytes = new TextEncoder().encode(text);
    expect(encodeBytes(bytes)).toBe(encoded);
    expect(decodeBytes(encoded)).toEqual(bytes);
  });
});

describe("makeUpWords", () => {
  const words = makeUpWords(maker, { count: 100, seed: "lantern", accepts: everyWord });

  it("gives as many as asked, all different, and the same for the same seed", () => {
    expect(new Set(words).size).toBe(100);
    expect(makeUpWords(maker, { count: 100, seed: "lantern", accepts: everyWord })).toEqual(words);
    expect(makeUpWords(maker, { count: 100, seed: "lanterns", accepts: everyWord })).not.toEqual(words);
  });

  it("gives words that can be spoken: a vowel in each, no four consonants that English has not", () => {
    const clusters = new Set(lexicon.words.flatMap(({ word }) => groupsOf(word)));
    for (const word of words) {
      expect(word).toMatch(/[aeiouy]/);
      for (const group of groupsOf(word)) expect(clusters).toContain(group);
    }
  });

  it("gives no real word, slur or vulgar word", () => {
    const many = makeUpWords(maker, { count: 1000, seed: "clean", accepts: everyWord });
    expect(many).toHaveLength(1000);
    const known = new Set(lexicon.words.map(({ word }) => word));
    expect(many.filter((word) => known.has(word) || blockedWords.has(word))).toEqual([]);
    expect(many.filter((word) => blockedParts.some((part) => word.includes(part)))).toEqual([]);
  });

  it("keeps to what is accepted, and gives fewer where there are few", () => {
    const short = makeUpWords(maker, { count: 20, seed: "a", accepts: (word) => word.length === 5 });
    expect(short).toHaveLength(20);
    expect(short.every((word) => word.length === 5)).toBe(true);
    expect(makeUpWords(maker, { count: 5, seed: "a", accepts: () => false })).toEqual([]);
  });
});
