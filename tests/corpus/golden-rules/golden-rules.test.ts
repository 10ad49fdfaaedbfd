import { describe, expect, it } from "vitest";
import { findParagraphs } from "#core/document/paragraphs.ts";
import { findSentences } from "#core/document/sentences.ts";
import { areExpected, readGoldenRules } from "./golden-rules.ts";
import type { SentenceCase } from "./golden-rules.ts";

type Split = (text: string) => readonly string[];

const failed = (cases: readonly SentenceCase[], split: Split) =>
  cases.filter((rule) => !areExpected(split(rule.text), rule)).map(({ name }) => name);

const read =
  (language: string | null): Split =>
  (text) =>
    findSentences(text, findParagraphs(text), language).map(({ start, end }) => text.slice(start, end));

function readWithPlatform(language: string): Split {
  const segmenter = new Intl.Segmenter(language, { granularity: "sentence" });
  return (text) => [...segmenter.segment(text)].map(({ segment }) => segment);
}

const rules = readGoldenRules();

describe("the Golden Rules of sentence segmentation", () => {
  it("has the 52 of English, and those of 22 other languages", () => {
    expect(rules.find(({ language }) => language === "en")?.golden).toHaveLength(52);
    expect(rules).toHaveLength(23);
  });

  it("keeps every one of English, with the language named or not", () => {
    const english = rules.find(({ language }) => language === "en")?.golden ?? [];
    expect(failed(english, read("en"))).toEqual([]);
    expect(failed(english, read(null))).toEqual([]);
  });

  it.each(rules)("keeps no fewer than the platform's segmenter: $language", ({ language, golden, more }) => {
    for (const cases of [golden, more]) {
      const platform = failed(cases, readWithPlatform(language)).length;
      expect(failed(cases, read(language)).length).toBeLessThanOrEqual(platform);
    }
  });
});
