import type { LexicalDiversity, Measured } from "#core/statistics/lexical-diversity.ts";
import type { PhraseLength } from "#core/statistics/term-table.ts";
import { formatReportDay } from "#files/report/report-date.ts";
import type { Report, ReportFigure } from "#files/report/report.ts";

import { formatCount, nameUnit } from "./format.ts";
import { tableOfRows } from "./list-files.ts";
import type { ListReply, TermRow } from "./requests.ts";

const charted = 25;

/** What the report tells. */
export interface ReportRequest {
  readonly list: ListReply;
  readonly phraseLength: PhraseLength;
  readonly rows: readonly TermRow[];
  readonly diversity: LexicalDiversity | null;
}

/** The figures, the list and its first terms as a chart. */
export function buildReport({ list, phraseLength, rows, diversity }: ReportRequest): Report {
  const unit = nameUnit(phraseLength);
  const most = rows.toSorted((first, second) => second.count - first.count).slice(0, charted);
  return {
    title: "Word frequency",
    date: formatReportDay(new Date()),
    language: "en",
    direction: "ltr",
    source: { language: list.language },
    countingDialect: "unicode",
    countingName: "Words of the Unicode standard (UAX #29)",
    sections: [
      {
        heading: "Vocabulary",
        parts: [
          {
            kind: "figures",
            figures: [
              { label: "Words", value: list.words },
              { label: `Different ${unit}s`, value: list.whole.distinct },
              { label: "That occur once", value: list.whole.hapaxes, note: "Hapax legomena" },
              {
                label: "Listed",
                value: list.listed.distinct,
                note: `They occur ${formatCount(list.listed.tokens)} times.`,
              },
              ...(diversity === null ? [] : diversityFigures(diversity)),
            ],
          },
        ],
      },
      {
        heading: "Most frequent",
        parts: [
          {
            kind: "chart",
            title: `The ${most.length} most frequent`,
            chart: { shape: "bars", bars: most.map(({ name, count }) => ({ label: name, value: count })) },
          },
          tableOfRows(rows, unit),
          {
            kind: "paragraph",
            text:
              `The list has ${formatCount(list.listed.distinct)} terms, of which ${formatCount(rows.length)} stand here. ` +
              "Share and per million are of all terms of the length. Dispersion is DPnorm over 20 equal parts (Gries 2008; " +
              "Lijffijt and Gries 2012): 0 is even, 1 all in one part.",
          },
        ],
      },
    ],
  };
}

function diversityFigures({ typeTokenRatio, mattr, mtld }: LexicalDiversity): readonly ReportFigure[] {
  return [
    figure("Type–token ratio", typeTokenRatio, "Different words divided by words; falls with the length."),
    figure("MATTR", mattr, "Windows of 50 words (Covington and McFall 2010)."),
    figure("MTLD", mtld, "Threshold 0.72 (McCarthy and Jarvis 2010)."),
  ].flat();
}

function figure(label: string, { value }: Measured, note: string): readonly ReportFigure[] {
  return value === null ? [] : [{ label, value: Number(value.toFixed(3)), note }];
}
