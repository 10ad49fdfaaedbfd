import type { LetterMeasures, NgramTable } from "#core/letters/letter-measures.ts";
import { formatReportDay } from "#files/report/report-date.ts";
import type { Report, ReportFigure, ReportTable } from "#files/report/report.ts";
import { nameLanguage } from "#ui/language-choice/language-options.ts";

import { formatDecimal } from "./format.ts";
import { describeFit, describePangram } from "./letter-findings.ts";
import type { LetterView } from "./messages.ts";
import { inAlphabeticalOrder } from "./sort-rows.ts";

const charted = 40;
const listedGroups = 50;

/** What the tool shows of a text, as a report. */
export function buildReport({ measures, acrostic }: LetterView, today: Date): Report {
  const name = nameLanguage(measures.language);
  const present = measures.rows.filter(({ count }) => count > 0);
  return {
    title: "Letters",
    date: formatReportDay(today),
    language: "en",
    direction: "ltr",
    source: { language: measures.language },
    sections: [
      {
        heading: "Letters",
        parts: [
          { kind: "figures", figures: listFigures(measures) },
          {
            kind: "chart",
            title: "Letters by the alphabet",
            chart: {
              shape: "bars",
              bars: inAlphabeticalOrder(present.slice(0, charted), measures.alphabet).map(
                ({ letter, count }) => ({
                  label: letter,
                  value: count,
                }),
              ),
            },
          },
          tableOfLetters(measures),
          {
            kind: "paragraph",
            text:
              `Usual: the share in texts of the language (${name}). First and last: words in which the letter is the first ` +
              "or last. Doubled: how often it follows itself within a word.",
          },
        ],
      },
      {
        heading: "Letters in a row",
        parts: [tableOfGroups("Bigram", measures.bigrams), tableOfGroups("Trigram", measures.trigrams)],
      },
      {
        heading: "Tests",
        parts: [
          {
            kind: "figures",
            figures: [
              { label: "Pangram", value: describePangram(measures, name) },
              { label: "Palindrome", value: answer(measures.tests.isPalindrome) },
              { label: "Isogram", value: answer(measures.tests.isIsogram) },
              { label: "Longest word", value: measures.longestWords[0]?.word ?? "–" },
              {
                label: "First letters of the lines",
                value: acrostic.map(({ first }) => first).join("") || "–",
              },
            ],
          },
        ],
      },
    ],
  };
}

function answer(isSo: boolean | null): string {
  if (isSo === null) return "not tested";
  return isSo ? "yes" : "no";
}

function listFigures(measures: LetterMeasures): readonly ReportFigure[] {
  const { fit, indexOfCoincidence, entropy } = measures;
  return [
    { label: "Letters", value: measures.letters },
    ...(measures.hasVowelLetters
      ? [
          { label: "Vowels", value: measures.vowels },
          { label: "Consonants", value: measures.consonants },
          { label: "Neither", value: measures.unclassified, note: "Signs, or letters of another alphabet." },
        ]
      : []),
    { label: "Words", value: measures.words },
    { label: "Index of coincidence", value: formatDecimal(indexOfCoincidence, 4), note: "Friedman 1922" },
    { label: "Entropy", value: formatDecimal(entropy, 2), unit: "bits", note: "Shannon 1948" },
    ...(fit === null
      ? []
      : [
          { label: "χ² against the language", value: formatDecimal(fit.chiSquared, 1), note: "Pearson 1900" },
          {
            label: "Difference from the language",
            value: formatDecimal(fit.effect, 2),
            note: `Cohen’s w (1988) without chance: ${describeFit(fit)}.`,
          },
        ]),
  ];
}

function tableOfLetters({ rows }: LetterMeasures): ReportTable {
  return {
    kind: "table",
    columns: [
      { label: "Letter", type: "text" },
      { label: "Count", type: "number" },
      { label: "Share", type: "percent" },
      { label: "Usual", type: "percent" },
      { label: "First", type: "number" },
      { label: "Last", type: "number" },
      { label: "Doubled", type: "number" },
    ],
    rows: rows.map(({ letter, count, share, expected, first, last, doubled }) => [
      letter,
      count,
      share,
      expected,
      first,
      last,
      doubled,
    ]),
  };
}

function tableOfGroups(name: string, { most }: NgramTable): ReportTable {
  return {
    kind: "table",
    columns: [
      { label: name, type: "text" },
      { label: "Count", type: "number" },
      { label: "Share", type: "percent" },
    ],
    rows: most.slice(0, listedGroups).map(({ letters, count, share }) => [letters.join(""), count, share]),
  };
}
