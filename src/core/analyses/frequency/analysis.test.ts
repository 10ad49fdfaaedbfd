import { describe, expect, it } from "vitest";
import { analyseText } from "#core/analyses/analyse-text.ts";
import type { Frequency, FrequencyOptions } from "./frequency.ts";

function read(text: string, options: Partial<FrequencyOptions> = {}): Frequency {
  return analyseText("frequency", text, { limit: 10, withoutStopWords: false, ...options });
}

describe("frequency", () => {
  it("has nothing to say of an empty text", () => {
    expect(read("")).toEqual({
      tokens: 0,
      distinct: 0,
      hapaxes: 0,
      words: [],
      twoWordPhrases: [],
      threeWordPhrases: [],
    });
  });

  it("counts words with case folded, most frequent first, equals in alphabetical order", () => {
    expect(read("The cat saw the dog. A bird saw it.")).toMatchObject({
      tokens: 9,
      distinct: 7,
      hapaxes: 5,
      words: [
        { term: "saw", count: 2, share: 2 / 9 },
        { term: "the", count: 2, share: 2 / 9 },
        { term: "a", count: 1 },
        { term: "bird", count: 1 },
        { term: "cat", count: 1 },
        { term: "dog", count: 1 },
        { term: "it", count: 1 },
      ],
    });
  });

  it("lists phrases that occur twice, within a sentence and not across two", () => {
    const { twoWordPhrases, threeWordPhrases } = read("New York City. New York City! City new. York.");
    expect(twoWordPhrases).toEqual([
      { term: "new york", count: 2, share: 2 / 5 },
      { term: "york city", count: 2, share: 2 / 5 },
    ]);
    expect(threeWordPhrases).toEqual([{ term: "new york city", count: 2, share: 1 }]);
  });

  it("leaves out stop words, and phrases that begin or end with one", () => {
    const text = "The state of the art is the state of the art.";
    const { words, twoWordPhrases, threeWordPhrases } = read(text, { withoutStopWords: true });
    expect(words.map(({ term }) => term)).toEqual(["art", "state"]);
    expect(twoWordPhrases).toEqual([]);
    expect(threeWordPhrases).toEqual([]);
    expect(read("time of war, time of war", { withoutStopWords: true }).threeWordPhrases).toMatchObject([
      { term: "time of war", count: 2 },
    ]);
  });

  it("returns no more terms than asked for", () => {
    expect(read("a b c d a b", { limit: 2 }).words.map(({ term }) => term)).toEqual(["a", "b"]);
    expect(read("a b c", { limit: 0 }).words).toEqual([]);
  });
});
