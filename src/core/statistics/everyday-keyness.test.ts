import { describe, expect, it } from "vitest";

import { lemma } from "#core/lexicon/lemma.ts";
import { loadEverydayEnglish } from "./everyday-english.ts";
import { compareWithEverydayEnglish, splitContraction } from "./everyday-keyness.ts";

describe("splitContraction", () => {
  it.each([
    ["Don’t", ["do", "not"]],
    ["can't", ["can", "not"]],
    ["won't", ["will", "not"]],
    ["it's", ["it"]],
    ["they're", ["they"]],
    ["o'clock", ["o'clock"]],
    ["n't", ["n't"]],
    ["'s", ["'s"]],
    ["dog", ["dog"]],
  ])("takes %s apart", (word, parts) => {
    expect(splitContraction(word)).toEqual(parts);
  });
});

describe("the list of everyday English", () => {
  it("is loaded once, whole, and has frequent words first by far", async () => {
    const everyday = await loadEverydayEnglish();
    expect(await loadEverydayEnglish()).toBe(everyday);
    const countOf = (word: string) => everyday.counts.get(word) ?? 0;
    // About one word in twenty of English prose is "the" (Kučera and Francis 1967: 6.9 %; the BNC: 6.2 %).
    expect(countOf("the") / everyday.size).toBeGreaterThan(0.04);
    expect(countOf("the") / everyday.size).toBeLessThan(0.07);
    expect(countOf("the")).toBeGreaterThan(countOf("of"));
    expect(countOf("house")).toBeGreaterThan(countOf("lighthouse"));
    expect(everyday.counts.has("ferries")).toBe(false);
    for (const count of everyday.counts.values()) expect(count).toBeGreaterThanOrEqual(everyday.unlisted);
  });
});

describe("compareWithEverydayEnglish", () => {
  const everyday = {
    counts: new Map([
      ["the", 50_000],
      ["do", 2000],
      ["not", 1000],
      ["dog", 100],
      ["dogs", 60],
    ]),
    size: 1_000_000,
    unlisted: 5,
  };

  it("counts contractions as the list does, and tells more from less", () => {
    const found = compareWithEverydayEnglish(
      new Map([
        ["don't", 10],
        ["the", 40],
        ["ferry", 50],
      ]),
      everyday,
    );
    // 110 words: do 10, not 10, the 40, ferry 50.
    const byTerm = new Map(found.map((key) => [key.term, key]));
    expect(byTerm.get("not")).toMatchObject({ count: 10, referenceCount: 1000, isListed: true });
    expect(byTerm.get("not")?.logRatio).toBeCloseTo(Math.log2(10 / 110 / 0.001), 12);
    expect(byTerm.get("ferry")).toMatchObject({ isListed: false, referenceCount: 5 });
    expect(found[0]?.term).toBe("ferry");
  });

  it("adds the forms of a word up on both sides", () => {
    const [dog] = compareWithEverydayEnglish(new Map([["dogs", 4]]), everyday, { group: lemma });
    expect(dog).toMatchObject({ term: "dog", count: 4, referenceCount: 160 });
  });

  it("says nothing of rare words that are not listed, of small counts and of no text", () => {
    // One in a million words: everyday English may have it as often.
    const rare = new Map([
      ["the", 999_999],
      ["xylem", 1],
    ]);
    expect(compareWithEverydayEnglish(rare, everyday).map(({ term }) => term)).toEqual(["the"]);
    expect(compareWithEverydayEnglish(new Map([["dog", 1]]), everyday, { minimum: 2 })).toEqual([]);
    expect(compareWithEverydayEnglish(new Map(), everyday)).toEqual([]);
  });
});
