import { createRequire } from "node:module";
import compromise from "compromise";
import winkUtilities from "wink-nlp-utils";
import { findParagraphs } from "#core/document/paragraphs.ts";
import { findSentences } from "#core/document/sentences.ts";
import { areExpected, readGoldenRules } from "../../tests/corpus/golden-rules/golden-rules.ts";
import type { SentenceCase } from "../../tests/corpus/golden-rules/golden-rules.ts";
import { nameWithVersion, segmenterWithVersion } from "../peer-version.ts";
import { subjectResult } from "./quality-result.ts";
import type { QualityResult, SubjectResult } from "./quality-result.ts";

type Split = (text: string, language: string) => readonly string[];

const languageNames = new Intl.DisplayNames("en", { type: "language" });

/** A package without types whose default export, or the member `name` of it, splits a text. */
function loadSplitter(
  packageName: string,
  name: string | null,
): (...values: readonly unknown[]) => readonly string[] {
  const loaded: unknown = createRequire(import.meta.url)(packageName);
  const holder = typeof loaded === "object" && loaded !== null ? Object.entries(loaded) : [];
  const split: unknown = name === null ? loaded : holder.find(([key]) => key === name)?.[1];
  if (typeof split !== "function") throw new TypeError(`${packageName} has no function ${name ?? ""}`);
  return (...values) => {
    const segments: unknown = Reflect.apply(split, undefined, values);
    return Array.isArray(segments) ? segments.map(String) : [];
  };
}

/** Every program that runs here, Wordbench first. One that only knows English splits all texts as English. */
function loadSubjects(): readonly (readonly [subject: string, split: Split])[] {
  const subjects: (readonly [string, () => Split])[] = [
    [
      segmenterWithVersion,
      () => (text, language) =>
        [...new Intl.Segmenter(language, { granularity: "sentence" }).segment(text)].map(
          ({ segment }) => segment,
        ),
    ],
    [
      nameWithVersion("sentencex"),
      () => {
        const split = loadSplitter("sentencex", null);
        return (text, language) => split(language, text);
      },
    ],
    [
      nameWithVersion("sbd"),
      () => {
        const split = loadSplitter("sbd", "sentences");
        return (text) => split(text);
      },
    ],
    [nameWithVersion("compromise"), () => (text) => readStrings(compromise(text).sentences().out("array"))],
    [nameWithVersion("wink-nlp-utils"), () => (text) => winkUtilities.string.sentences(text)],
  ];
  const wordbench: Split = (text, language) =>
    findSentences(text, findParagraphs(text), language).map(({ start, end }) => text.slice(start, end));
  return [["Wordbench", wordbench], ...subjects.map(([subject, load]) => [subject, load()] as const)];
}

function readStrings(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function score(
  subject: string,
  split: Split,
  cases: readonly SentenceCase[],
  language: string,
): SubjectResult {
  return subjectResult(subject, cases.filter((rule) => isPassed(split, rule, language)).length, cases.length);
}

/** A program that throws on a text has not passed it. */
function isPassed(split: Split, rule: SentenceCase, language: string): boolean {
  try {
    return areExpected(split(rule.text, language), rule);
  } catch (error) {
    if (error instanceof Error) return false;
    throw error;
  }
}

/**
 * How many published cases of sentence segmentation Wordbench and other programs pass: the 52 Golden Rules of English
 * first, the further cases of English, and then all cases of each other language. Takes a few seconds.
 */
export function measureSentences(): readonly QualityResult[] {
  const rules = readGoldenRules();
  const subjects = loadSubjects();
  const measureSet = (
    id: string,
    title: string,
    language: string,
    cases: readonly SentenceCase[],
  ): QualityResult => ({
    id,
    title,
    measures: "All sentences of a text are the expected ones, white space aside.",
    testSet: {
      name:
        language === "mr" || language === "sk"
          ? "Tests of pySBD"
          : "Golden Rules and tests of the Pragmatic Segmenter",
      source:
        language === "mr" || language === "sk"
          ? "github.com/nipunsadvilkar/pySBD at 5905f13"
          : "github.com/diasks2/pragmatic_segmenter at 358fe97",
      licence: "MIT",
      size: cases.length,
    },
    results: subjects.map(([subject, split]) => score(subject, split, cases, language)),
    limits:
      "Short texts, chosen for what is hard; the rules of Wordbench were written with them in view. " +
      "Some expectations remove text or count a quotation of several sentences as one.",
  });
  const english = rules.filter(({ language }) => language === "en");
  const others = rules.filter(({ language }) => language !== "en");
  return [
    ...english.map(({ golden }) =>
      measureSet("sentences-english", "Sentences: Golden Rules of English", "en", golden),
    ),
    ...english.map(({ more }) =>
      measureSet("sentences-english-more", "Sentences: further cases of English", "en", more),
    ),
    ...others.map(({ language, golden, more }) =>
      measureSet(`sentences-${language}`, `Sentences: ${languageNames.of(language) ?? language}`, language, [
        ...golden,
        ...more,
      ]),
    ),
  ];
}
