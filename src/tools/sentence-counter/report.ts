import type { WordDialect } from "#core/analyses/counts/counts.ts";
import { countingRules } from "#core/dialects/counting-dialects.ts";
import { sentenceTypes } from "#core/sentences/sentence-types.ts";
import { formatReportDay } from "#files/report/report-date.ts";
import type { Report } from "#files/report/report.ts";
import { binLengths } from "#files/text-report/sentence-lengths.ts";

import { typeNames } from "./format.ts";
import type { ReadSentences } from "./use-sentences.ts";

const mostListed = 2000;

function round(value: number | null): number | string {
  return value === null ? "–" : Math.round(value * 10) / 10;
}

/** What the tool shows of a text, as a report. */
export function buildReport(
  found: ReadSentences,
  dialect: WordDialect,
  leastRun: number,
  today: Date,
): Report {
  const { text, reply, lengths, perParagraph } = found;
  const { starts, ends, words, types } = reply;
  const textOf = (index: number): string => text.slice(starts[index], ends[index]).replaceAll(/\s+/g, " ");
  const runs = reply.runs.filter(({ count }) => count >= leastRun);
  return {
    title: "Sentences",
    date: formatReportDay(today),
    language: "en",
    direction: "ltr",
    source: { language: reply.language },
    countingDialect: dialect,
    countingName: countingRules[dialect].name,
    sections: [
      {
        heading: "Figures",
        parts: [
          {
            kind: "figures",
            figures: [
              { label: "Sentences", value: lengths.count },
              { label: "Words a sentence, average", value: round(lengths.mean) },
              { label: "Words a sentence, median", value: round(lengths.median) },
              {
                label: "Standard deviation",
                value: round(lengths.deviation),
                note: "About how far a sentence is from the average, in words.",
              },
              { label: "Shortest, in words", value: round(lengths.shortest) },
              { label: "Longest, in words", value: round(lengths.longest) },
              { label: "Sentences a paragraph, average", value: round(perParagraph.mean) },
              {
                label: "Boundaries put right by hand",
                value: reply.placed.filter(({ state }) => state === "applied").length,
              },
            ],
          },
          {
            kind: "table",
            caption: "By the mark at the end; the wording is not looked at.",
            columns: [
              { label: "Type", type: "text" },
              { label: "Sentences", type: "number" },
              { label: "Share", type: "percent" },
            ],
            rows: sentenceTypes.map((type, place) => {
              const count = types.reduce((sum, found) => (found === place ? sum + 1 : sum), 0);
              return [typeNames[type].many, count, count / Math.max(1, lengths.count)];
            }),
          },
        ],
      },
      {
        heading: "Lengths",
        parts: [
          {
            kind: "chart",
            title: "How long the sentences are",
            chart: {
              shape: "histogram",
              horizontal: "Words",
              vertical: "Sentences",
              bins: binLengths(Array.from(words)),
            },
          },
        ],
      },
      ...(runs.length === 0
        ? []
        : [
            {
              heading: "Sentences in a row that begin alike",
              parts: [
                {
                  kind: "table" as const,
                  columns: [
                    { label: "Opening", type: "text" as const },
                    { label: "Sentences", type: "number" as const },
                    { label: "From sentence", type: "number" as const },
                  ],
                  rows: runs.map(({ opening, count, first }) => [opening, count, first + 1]),
                },
              ],
            },
          ]),
      {
        heading: starts.length > mostListed ? `The first ${mostListed} sentences` : "All sentences",
        parts: [
          {
            kind: "table",
            columns: [
              { label: "No.", type: "number" },
              { label: "Words", type: "number" },
              { label: "Type", type: "text" },
              { label: "Sentence", type: "text" },
            ],
            rows: Array.from(starts.subarray(0, mostListed), (_start, index) => [
              index + 1,
              words[index] ?? 0,
              typeNames[sentenceTypes[types[index] ?? 0] ?? "statement"].one,
              textOf(index),
            ]),
          },
        ],
      },
    ],
  };
}
