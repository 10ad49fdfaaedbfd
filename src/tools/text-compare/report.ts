import { formatReportDay } from "#files/report/report-date.ts";
import type { Report } from "#files/report/report.ts";

import type { Decisions } from "./decisions.ts";
import { placeOf } from "./decisions.ts";
import { describeDifference, describeMeaning, kindNames } from "./format.ts";
import { differenceKinds } from "./compare-messages.ts";
import { countDifferences } from "./shown-differences.ts";
import type { Compared } from "./use-comparison.ts";

const mostListed = 2000;
const context = 60;
const longestPiece = 600;

function cut(text: string, start: number, end: number): string {
  return end - start > longestPiece ? `${text.slice(start, start + longestPiece)}…` : text.slice(start, end);
}

/** What the tool shows of two texts, as a report: the figures, and each change between the words around it. */
export function buildReport(
  compared: Compared,
  beforeName: string,
  afterName: string,
  shown: readonly number[],
  decisions: Decisions,
  today: Date,
): Report {
  const { before, after, differences, statistics, isCoarse } = compared;
  const counts = countDifferences(differences);
  const listed = shown.slice(0, mostListed).flatMap((index) => differences[index] ?? []);
  const notes = [
    ...(isCoarse ? ["The texts are long and very different: a smaller set of changes may exist."] : []),
    ...(shown.length > mostListed ? [`The first ${mostListed} of ${shown.length} changes are listed.`] : []),
  ];
  return {
    title: "Text comparison",
    subtitle: `${beforeName} and ${afterName}`,
    date: formatReportDay(today),
    language: "en",
    direction: "ltr",
    source: { name: afterName, text: after },
    sections: [
      {
        heading: "Figures",
        parts: [
          {
            kind: "figures",
            figures: [
              {
                label: "Similarity",
                value: Math.round(statistics.similarity * 1000) / 10,
                unit: "%",
                note: "The share of both texts, in UTF-16 units, in no change or in an ignored or moved one.",
              },
              { label: "Changes", value: counts.total },
              { label: "Words of the first text", value: statistics.wordsBefore },
              { label: "Words of the second text", value: statistics.wordsAfter },
              { label: "Words kept", value: statistics.wordsKept },
              { label: "Words removed", value: statistics.wordsRemoved },
              { label: "Words added", value: statistics.wordsAdded },
              { label: "Words moved", value: statistics.wordsMoved },
              { label: "Changed numbers", value: counts.numbers },
              { label: "Changed negations", value: counts.negations },
            ],
          },
          {
            kind: "table",
            caption: "Changes by kind",
            columns: [
              { label: "Kind", type: "text" },
              { label: "Changes", type: "number" },
            ],
            rows: differenceKinds.map((kind) => [kindNames[kind], counts.byKind[kind]]),
          },
          ...notes.map((text) => ({ kind: "paragraph" as const, text })),
        ],
      },
      {
        heading: "Changes",
        parts: [
          {
            kind: "findings",
            findings: listed.map((difference) => {
              const { before: old, after: made, move } = difference;
              const isAdded = old.start === old.end;
              const text = isAdded ? after : before;
              const span = isAdded ? made : old;
              const decision = decisions.get(placeOf(difference));
              const meaning = describeMeaning(difference);
              return {
                before: text.slice(Math.max(0, span.start - context), span.start),
                marked: cut(text, span.start, span.end),
                after: text.slice(span.end, span.end + context),
                severity: meaning === "" ? ("match" as const) : ("warning" as const),
                message: [
                  `${describeDifference(difference)}.`,
                  meaning,
                  decision === undefined ? "" : decision === "accepted" ? "Accepted." : "Rejected.",
                ]
                  .filter((sentence) => sentence !== "")
                  .join(" "),
                fixes: isAdded || move !== null ? [] : [cut(after, made.start, made.end)],
              };
            }),
          },
        ],
      },
    ],
  };
}
