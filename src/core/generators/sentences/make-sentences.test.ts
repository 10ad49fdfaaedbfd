import { describe, expect, it } from "vitest";

import { blockedWords } from "#core/lists/random-words/blocked-words.ts";
import * as vocabulary from "#core/lists/random-words/sentence-words.ts";

import { loadLexicon } from "../words/lexicon.ts";
import { beginsWithVowelSound } from "../words/phones.ts";
import { loadPronunciations } from "../words/pronunciations.ts";

import { articleBefore, pastOf, pluralOf } from "./inflect.ts";
import { makeSentences } from "./make-sentences.ts";

const lexicon = await loadLexicon();
const pronunciations = await loadPronunciations(lexicon);
const described = [
  ...Object.values(vocabulary.sentenceNouns).flat(),
  ...Object.values(vocabulary.sentenceAdjectives).flat(),
].map((entry) => entry.replace(/\/.*/, ""));
const verbs = [
  ...vocabulary.verbsWithThing,
  ...vocabulary.verbsWithBeing,
  ...vocabulary.verbsOfPeople,
  ...vocabulary.verbsOfAnimals,
  ...vocabulary.verbsOfThings,
];

describe("the words of sentences", () => {
  it("are clean", () => {
    expect([...described, ...verbs].filter((word) => blockedWords.has(word.replace(/\/.*/, "")))).toEqual([]);
  });

  it("take the article of their first sound, as the CMU Pronouncing Dictionary has it", () => {
    const wrong = described.filter((word) => {
      const code = pronunciations.find(word);
      return code !== undefined && (articleBefore(word) === "an") !== beginsWithVowelSound(code);
    });
    expect(wrong).toEqual([]);
  });

  it("are spelled as words are", () => {
    expect([...described, ...verbs].filter((word) => !/^[a-z-]+(?:\/[a-z]+)?$/.test(word))).toEqual([]);
  });
});

describe("spelling", () => {
  it.each([
    ["box", "boxes"],
    ["beach", "beaches"],
    ["city", "cities"],
    ["monkey", "monkeys"],
    ["lamp", "lamps"],
  ])("%s, %s", (noun, plural) => {
    expect(pluralOf(noun)).toBe(plural);
  });

  it.each([
    ["carry", "carried"],
    ["play", "played"],
    ["like", "liked"],
    ["paint", "painted"],
  ])("%s, %s", (verb, past) => {
    expect(pastOf(verb)).toBe(past);
  });

  it.each([
    ["honest", "an"],
    ["honeypot", "a"],
    ["university", "a"],
    ["uncle", "an"],
    ["unusual", "an"],
    ["useful", "a"],
    ["hungry", "a"],
    ["ukulele", "a"],
  ] as const)("%s takes %s", (word, article) => {
    expect(articleBefore(word)).toBe(article);
  });
});

describe("makeSentences", () => {
  const sentences = makeSentences(1000, "grammar");

  it("gives the same for the same seed", () => {
    expect(makeSentences(1000, "grammar")).toEqual(sentences);
    expect(makeSentences(3, "other")).not.toEqual(sentences.slice(0, 3));
  });

  it("begins with a capital and ends with a mark", () => {
    expect(sentences.filter((sentence) => !/^[A-Z][A-Za-z ,-]+[.?]$/.test(sentence))).toEqual([]);
  });

  it("has no article of the wrong sound, no number with a singular, no gap", () => {
    expect(sentences.filter((sentence) => / {2}| [,.?]/.test(sentence))).toEqual([]);
    expect(
      sentences.filter((sentence) => /\b[Aa]n? (?:two|three|four|seven|twelve)\b/.test(sentence)),
    ).toEqual([]);
    expect(
      sentences.filter((sentence) => /\bThere was (?:two|three|four|seven|twelve)\b/.test(sentence)),
    ).toEqual([]);
  });

  it("hardly ever repeats itself", () => {
    expect(new Set(sentences).size).toBeGreaterThan(990);
  });
});
