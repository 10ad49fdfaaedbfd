import { describe, expect, it } from "vitest";
import { isStopWordLanguage, loadStopWords, stopWordLanguages } from "./stop-words.ts";

describe("stop words", () => {
  it("are there for thirty languages and more", () => {
    expect(stopWordLanguages.length).toBeGreaterThanOrEqual(30);
    expect(stopWordLanguages).toContain("en");
    expect(isStopWordLanguage("xx")).toBe(false);
    expect(isStopWordLanguage("toString")).toBe(false);
  });

  // The commonest articles, conjunctions, prepositions and pronouns of each language.
  it.each([
    ["ar", "و في من على"],
    ["cs", "a v se na je že s z o"],
    ["da", "og i at det er en"],
    ["de", "der die und in zu den das nicht von sie"],
    ["el", "και το να η της είναι"],
    ["en", "the of and to a in don't"],
    ["es", "de la que el en y a los"],
    ["fi", "ja on ei se että"],
    ["fr", "de la le et les des à chez ça était"],
    ["he", "את של על לא"],
    ["hi", "के में की है और"],
    ["hu", "a az és hogy nem ő"],
    ["id", "yang dan di itu dengan"],
    ["it", "di e che la il è un a per"],
    ["lt", "ir kad į yra"],
    ["nl", "de het een van en in"],
    ["no", "og i det på er som å"],
    ["pl", "i w na nie z się do"],
    ["pt", "de a o que e do da em é não"],
    ["ro", "și şi de în la cu este"],
    ["ru", "и в не на я с он что а о к"],
    ["sv", "och i att det som en på är"],
    ["tr", "ve bir bu da de için"],
    ["uk", "і в не на я з що"],
    ["vi", "và của là có được"],
    ["zh", "的 了 在 是 我"],
  ] as const)("of %s hold the commonest: %s", async (language, words) => {
    const stopWords = await loadStopWords(language);
    expect(words.split(" ").filter((word) => !stopWords.has(word))).toEqual([]);
  });

  it.each(stopWordLanguages)(
    "of %s are single words in lower case, composed, with no digit",
    async (language) => {
      const stopWords = await loadStopWords(language);
      expect(stopWords.size).toBeGreaterThan(20);
      for (const word of stopWords) {
        expect(word).toMatch(/^[\p{L}\p{M}'\-\u200c]+$/u);
        expect(word.normalize("NFC").toLowerCase()).toBe(word);
      }
    },
  );

  it("are loaded once", () => {
    expect(loadStopWords("fr")).toBe(loadStopWords("fr"));
  });
});
