import type { WordDialect } from "#core/analyses/counts/counts.ts";
import { countingRules } from "#core/dialects/counting-dialects.ts";
import { paragraphDefinitions, paragraphRules } from "#core/paragraphs/find-text-paragraphs.ts";
import { isSingleSentence, isWall } from "#core/paragraphs/measure-paragraphs.ts";
import type { WallLimit } from "#core/paragraphs/measure-paragraphs.ts";
import { formatReportDay } from "#files/report/report-date.ts";
import type { Report } from "#files/report/report.ts";
import { binLengths } from "#files/text-report/sentence-lengths.ts";

import { kindNames } from "./format.ts";
import type { ReadParagraphs } from "./use-paragraphs.ts";

const mostListed = 2000;

function round(value: number | null): number | string {
  return value === null ? "–" : Math.round(value * 10) / 10;
}

/** What the tool shows of a text, as a report. */
export function buildReport(
  found: ReadParagraphs,
  dialect: WordDialect,
  limit: WallLimit,
  today: Date,
): Report {
  const { text, reply, counted, words, sentences } = found;
  const { rule, parts, byRule } = reply;
  return {
    title: "Paragraphs",
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
              { label: "Paragraphs", value: counted.length, note: paragraphDefinitions[rule].definition },
              { label: "Words a paragraph, average", value: round(words.mean) },
              { label: "Words a paragraph, median", value: round(words.median) },
              { label: "Standard deviation, in words", value: round(words.deviation) },
              { label: "Shortest, in words", value: round(words.shortest) },
              { label: "Longest, in words", value: round(words.longest) },
              { label: "Sentences a paragraph, average", value: round(sentences.mean) },
              { label: "Of one sentence", value: counted.filter(isSingleSentence).length },
              {
                label: "Walls of text",
                value: counted.filter((part) => isWall(part, rule, limit)).length,
                note: `Of more than ${limit.count} ${limit.unit}.`,
              },
              { label: "Headings", value: parts.filter(({ kind }) => kind === "heading").length },
            ],
          },
          {
            kind: "table",
            caption: `Paragraphs by each rule. In use: ${paragraphDefinitions[rule].name.toLowerCase()}.`,
            columns: [
              { label: "Rule", type: "text" },
              { label: "Paragraphs", type: "number" },
            ],
            rows: paragraphRules.map((name) => [paragraphDefinitions[name].name, byRule[name]]),
          },
        ],
      },
      {
        heading: "Lengths",
        parts: [
          {
            kind: "chart",
            title: "Words a paragraph",
            chart: {
              shape: "histogram",
              horizontal: "Words",
              vertical: "Paragraphs",
              bins: binLengths(counted.map((part) => part.words)),
            },
          },
        ],
      },
      {
        heading: parts.length > mostListed ? `The first ${mostListed} parts` : "All parts",
        parts: [
          {
            kind: "table",
            columns: [
              { label: "No.", type: "number" },
              { label: "Kind", type: "text" },
              { label: "Words", type: "number" },
              { label: "Sentences", type: "number" },
              { label: "First sentence", type: "text" },
            ],
            rows: parts
              .slice(0, mostListed)
              .map((part, index) => [
                index + 1,
                kindNames[part.kind],
                part.words,
                part.sentences,
                text.slice(part.start, part.firstSentenceEnd).replaceAll(/\s+/g, " "),
              ]),
          },
        ],
      },
    ],
  };
}
