import { formatReportDay } from "#files/report/report-date.ts";
import type { Report, ReportPart } from "#files/report/report.ts";

import { wordColumns, wordRow } from "./output.ts";
import type { DrawKind } from "./settings.ts";
import type { Drawn } from "./use-draw.ts";

const titles: Readonly<Record<DrawKind, string>> = {
  words: "Random words",
  sentences: "Random sentences",
  "made-up": "Made-up words",
  passphrases: "Random words",
};

/** What was drawn, as a report. Never a passphrase: files are no place for one. */
export function buildReport(drawn: Drawn, kind: DrawKind, link: string, today: Date): Report {
  const part: ReportPart =
    kind === "words"
      ? {
          kind: "table",
          columns: wordColumns.map((label, place) => ({
            label,
            type: place === 0 || place === 1 || place === 4 ? "text" : "number",
          })),
          rows: drawn.words.map(wordRow),
        }
      : {
          kind: "table",
          columns: [{ label: titles[kind], type: "text" }],
          rows: drawn.lines.map((line) => [line]),
        };
  return {
    title: titles[kind],
    date: formatReportDay(today),
    language: "en",
    direction: "ltr",
    source: {},
    sections: [
      {
        heading: titles[kind],
        parts:
          kind === "passphrases"
            ? [{ kind: "paragraph", text: "Passphrases are not exported. Copy yours to a password manager." }]
            : [part],
      },
      ...(kind === "passphrases"
        ? []
        : [
            {
              heading: "The same again",
              parts: [
                {
                  kind: "figures" as const,
                  figures: [
                    { label: "Seed", value: drawn.seed },
                    { label: "Link", value: link },
                  ],
                },
              ],
            },
          ]),
    ],
  };
}
