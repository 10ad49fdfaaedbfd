import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { analyseText } from "#core/analyses/analyse-text.ts";
import { countDictionaryWords } from "#core/scan/dictionary-words.ts";
import { countText } from "#core/scan/text-totals.ts";
import { readDeclaration } from "./declarations.ts";

/** Reviewed figures by translation; README.md says where they come from. */
const expected: unknown = JSON.parse(readFileSync(new URL("expected.json", import.meta.url), "utf8"));
const translations = Object.entries(typeof expected === "object" && expected !== null ? expected : {}).map(
  ([code, reviewed]: [string, unknown]) => ({ code, reviewed }),
);

/** The reviewed figures with those that the core gives in their place, so that a difference shows both. */
function replaceBy(counted: object, reviewed: unknown): unknown {
  return typeof reviewed === "object" ? { ...reviewed, ...counted } : reviewed;
}

/** By the analysis that the site shows. */
function analyse(text: string) {
  const counts = analyseText("counts", text, { dialect: "word", limit: null });
  const { characters, charactersWithoutSpaces, sentences, paragraphs, lines } = counts;
  const { word, unicode, wc } = counts.wordsByDialect;
  return {
    wordProcessorWords: word,
    unicodeWords: unicode,
    wcWords: wc,
    characters,
    charactersWithoutSpaces,
    sentences,
    paragraphs,
    lines,
  };
}

/** By the one pass, and the words by dictionary that it leaves open. */
function scan(text: string) {
  const totals = countText(text);
  const { wordProcessorWords, wcWords, lines, unicodeSentences } = totals;
  const { letters, codePoints, utf8Bytes } = totals;
  return {
    wordProcessorWords,
    unicodeWords: countDictionaryWords(text),
    wcWords,
    characters: totals.graphemes - totals.lineBreakGraphemes,
    charactersWithoutSpaces: totals.visibleGraphemes,
    paragraphs: totals.nonBlankLines,
    lines,
    unicodeSentences,
    letters,
    codePoints,
    utf8Bytes,
  };
}

describe("the Universal Declaration of Human Rights", () => {
  it("is read in at least forty languages", () => {
    expect(translations.length).toBeGreaterThanOrEqual(40);
  });

  it.each(translations)("has its reviewed counts: $code", ({ code, reviewed }) => {
    const counted = analyse(readDeclaration(code).text);
    expect(replaceBy(counted, reviewed)).toEqual(reviewed);
  });

  it.each(translations)("has its reviewed counts in one pass: $code", ({ code, reviewed }) => {
    const counted = scan(readDeclaration(code).text);
    expect(replaceBy(counted, reviewed)).toEqual(reviewed);
  });

  it.each(translations)("has the same counts with line breaks of Windows: $code", ({ code, reviewed }) => {
    const counted = analyse(readDeclaration(code).text.replaceAll("\n", "\r\n"));
    expect(replaceBy(counted, reviewed)).toEqual(reviewed);
  });

  it.each(translations)("has the same counts with letters and marks apart: $code", ({ code, reviewed }) => {
    const { unicodeWords, ...counted } = analyse(readDeclaration(code).text.normalize("NFD"));
    // Dictionaries do not know the letters of Burmese and Japanese when they are taken apart.
    expect(unicodeWords).toBeGreaterThan(0);
    expect(replaceBy(counted, reviewed)).toEqual(reviewed);
  });
});
