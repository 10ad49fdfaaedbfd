import { describe, expect, it } from "vitest";

import { functionWordOptions, missingFunctionWords } from "./function-words.ts";
import type { FunctionWords } from "./function-words.ts";

const english: FunctionWords = { language: "en", list: { kind: "ready", words: null } };
const french: FunctionWords = { language: "fr", list: { kind: "ready", words: ["le", "la"] } };
const icelandic: FunctionWords = { language: "is", list: { kind: "none" } };
const loading: FunctionWords = { language: "fr", list: { kind: "loading" } };
const failed: FunctionWords = { language: "fr", list: { kind: "failed" } };

describe("functionWordOptions", () => {
  it("leaves the choice of English words to the engine, and hands over those of other languages", () => {
    expect(functionWordOptions(english, true)).toEqual({ withoutStopWords: true });
    expect(functionWordOptions(french, true)).toEqual({ withoutStopWords: true, stopWords: ["le", "la"] });
    expect(functionWordOptions(french, false)).toEqual({ withoutStopWords: false, stopWords: ["le", "la"] });
  });

  it.each([icelandic, loading, failed])("leaves nothing out without a list: %j", (words) => {
    expect(functionWordOptions(words, true)).toEqual({ withoutStopWords: false, stopWords: [] });
  });
});

describe("missingFunctionWords", () => {
  it("says why nothing can be left out", () => {
    expect(missingFunctionWords(icelandic)).toBe("There is no list of function words for Icelandic.");
    expect(missingFunctionWords(failed)).toContain("could not be loaded");
    expect([english, french, loading].map(missingFunctionWords)).toEqual([null, null, null]);
  });
});
