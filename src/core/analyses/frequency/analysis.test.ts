import { describe, expect, it } from "vitest";
import { analyseText } from "#core/analyses/analyse-text.ts";
import { LiveDocument } from "#core/document/live-document.ts";
import type { Frequency, FrequencyOptions, TermCount } from "./frequency.ts";

function read(text: string, options: Partial<FrequencyOptions> = {}): Frequency {
  return analyseText("frequency", text, { limit: 10, withoutStopWords: false, ...options });
}

function terms(list: readonly TermCount[]): readonly string[] {
  return list.map(({ term, count }) => `${term} ${count}`);
}

describe("frequency", () => {
  it("has nothing to say of an empty text", () => {
    const none = { tokens: 0, distinct: 0, hapaxes: 0 };
    expect(read("", { sizes: [1, 2, 3, 4, 5] })).toEqual({
      ...none,
      content: none,
      words: [],
      twoWordPhrases: [],
      threeWordPhrases: [],
      fourWordPhrases: [],
      fiveWordPhrases: [],
    });
  });

  it("counts words with case folded, most frequent first, equals in alphabetical order", () => {
    const { words, ...figures } = read("The cat saw the dog. A bird saw it.");
    expect(figures).toMatchObject({ tokens: 9, distinct: 7, hapaxes: 5 });
    expect(terms(words)).toEqual(["saw 2", "the 2", "a 1", "bird 1", "cat 1", "dog 1", "it 1"]);
    expect(words[0]).toEqual({ term: "saw", count: 2, share: 2 / 9, density: 2 / 9 });
  });

  it("lists phrases that occur twice, within a sentence and not across two", () => {
    const { twoWordPhrases, threeWordPhrases } = read("New York City. New York City! City new. York.");
    // Five pairs, two triples, nine words.
    expect(twoWordPhrases).toEqual([
      { term: "new york", count: 2, share: 2 / 5, density: 2 / 9 },
      { term: "york city", count: 2, share: 2 / 5, density: 2 / 9 },
    ]);
    expect(threeWordPhrases).toEqual([{ term: "new york city", count: 2, share: 1, density: 2 / 9 }]);
  });

  it("counts phrases of four and five words, and only the sizes asked for", () => {
    const text = "One two three four five six. One two three four five.";
    const { words, twoWordPhrases, fourWordPhrases, fiveWordPhrases } = read(text, { sizes: [4, 5] });
    expect(words).toEqual([]);
    expect(twoWordPhrases).toEqual([]);
    // Phrases of four: 3 and 2; of five: 2 and 1.
    expect(fourWordPhrases).toMatchObject([
      { term: "one two three four", count: 2, share: 2 / 5 },
      { term: "two three four five", count: 2, share: 2 / 5 },
    ]);
    expect(fiveWordPhrases).toMatchObject([{ term: "one two three four five", count: 2, share: 2 / 3 }]);
  });

  it("counts phrases that overlap themselves", () => {
    expect(read("no no no no").twoWordPhrases).toMatchObject([{ term: "no no", count: 3, share: 1 }]);
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

  it("tells the vocabulary before and after stop words", () => {
    // The, the, of are stop words: 3 of 6 words, 2 of 5 distinct, and of the once-words of, cat, house, mice one.
    expect(read("The cat of the house: mice.")).toMatchObject({
      tokens: 6,
      distinct: 5,
      hapaxes: 4,
      content: { tokens: 3, distinct: 3, hapaxes: 3 },
    });
  });

  it("takes a list of stop words in place of the English one", () => {
    const own = { withoutStopWords: true, stopWords: ["Chat", "l’un"] };
    expect(terms(read("Le chat, le CHAT, l'un the", own).words)).toEqual(["le 2", "the 1"]);
    expect(terms(read("the cat", { withoutStopWords: true, stopWords: [] }).words)).toEqual([
      "cat 1",
      "the 1",
    ]);
  });

  it("returns no more terms than asked for", () => {
    expect(read("a b c d a b", { limit: 2 }).words.map(({ term }) => term)).toEqual(["a", "b"]);
    expect(read("a b c", { limit: 0 }).words).toEqual([]);
    expect(read("a b c", { limit: Infinity }).words).toHaveLength(3);
  });

  it("lists terms that occur often enough and are long enough", () => {
    const text = "go west go west 𠮷野 west";
    expect(terms(read(text, { leastCount: 2 }).words)).toEqual(["west 3", "go 2"]);
    expect(terms(read(text, { leastLength: 3 }).words)).toEqual(["west 3"]);
    expect(terms(read("go west. Go west. West end.", { leastLength: 3 }).twoWordPhrases)).toEqual([]);
    expect(terms(read("go west", { leastCount: 1 }).twoWordPhrases)).toEqual(["go west 1"]);
    expect(terms(read("go go west", { leastCount: 0 }).words)).toEqual(["go 2", "west 1"]);
  });

  it("keeps capitals when asked to, and knows stop words by them", () => {
    const text = "Polish polish. POLISH the the The THE";
    expect(terms(read(text, { matchCase: true, withoutStopWords: true }).words)).toEqual([
      "POLISH 1",
      "Polish 1",
      "polish 1",
    ]);
    expect(read(text, { matchCase: true })).toMatchObject({ distinct: 6, content: { tokens: 3 } });
  });

  it("counts words together that differ in marks alone", () => {
    expect(terms(read("résumé resume Résumé", { foldDiacritics: true }).words)).toEqual(["resume 3"]);
  });

  it("counts words by stem and by lemma, in phrases too", () => {
    const text = "He runs home. She ran home. Running homes!";
    const stems = read(text, { grouping: { by: "stem", language: "en" } });
    expect(terms(stems.words)).toEqual(["home 3", "run 2", "he 1", "ran 1", "she 1"]);
    const lemmas = read(text, { grouping: { by: "lemma" } });
    expect(terms(lemmas.words)).toEqual(["home 3", "run 3", "he 1", "she 1"]);
    expect(terms(lemmas.twoWordPhrases)).toEqual(["run home 3"]);
    // The stem of a stop word is one.
    expect(
      terms(read("very", { grouping: { by: "stem", language: "en" }, withoutStopWords: true }).words),
    ).toEqual([]);
  });

  it("answers every question about a text that changes as about a fresh one", () => {
    const questions: readonly FrequencyOptions[] = [
      { limit: 5, withoutStopWords: false, sizes: [1] },
      { limit: 5, withoutStopWords: true, sizes: [2, 5], leastCount: 1 },
      { limit: 5, withoutStopWords: true, stopWords: ["cat"], matchCase: true },
      { limit: 5, withoutStopWords: false, grouping: { by: "lemma" } },
      { limit: 5, withoutStopWords: false, foldDiacritics: true, sizes: [3, 4] },
      { limit: 5, withoutStopWords: false, grouping: { by: "stem", language: "de" } },
    ];
    const document = new LiveDocument();
    document.open("The cat sat. The cats sat on the café mat. ".repeat(300));
    for (let round = 0; round < 40; round += 1) {
      document.change([
        { from: round * 7, to: round * 7 + 5, insert: round % 3 === 0 ? "Katze sits. " : "" },
      ]);
      const question = questions[round % questions.length] ?? { limit: 1, withoutStopWords: false };
      expect(document.analyse("frequency", question)).toEqual(
        analyseText("frequency", document.text, question),
      );
    }
  });
});
