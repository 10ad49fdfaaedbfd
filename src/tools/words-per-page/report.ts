import { estimatePages } from "#core/pagination/estimate-pages.ts";
import { pageFonts } from "#core/pagination/page-fonts.ts";
import { formatSpacing } from "#core/pagination/page-options.ts";
import { formatReportDay } from "#files/report/report-date.ts";
import type { Report } from "#files/report/report.ts";

import { commonCounts } from "./common-counts.ts";
import { summarizePages } from "./page-place.ts";
import { marginCodec, paperCodec, pointsCodec } from "./settings.ts";
import type { LaidOut } from "./use-pages.ts";

/** What the tool shows of a text, as a report. */
export function buildReport({ layout, settings, perPage }: LaidOut, today: Date): Report {
  const summary = summarizePages(layout);
  const { name, measuredOn } = pageFonts[settings.font];
  const font = name === measuredOn ? name : `${name}, by the widths of ${measuredOn}`;
  return {
    title: "Words per page",
    date: formatReportDay(today),
    language: "en",
    direction: "ltr",
    source: {},
    countingDialect: "word",
    countingName: "Word processor",
    sections: [
      {
        heading: "Pages",
        parts: [
          {
            kind: "figures",
            figures: [
              { label: "Pages", value: summary.pages },
              { label: "Words", value: summary.words },
              { label: "Lines", value: summary.lines },
              {
                label: "Words a page",
                value: Math.round(summary.averageWords),
                note: "Without the last page.",
              },
              { label: "Fewest words on a page", value: summary.leastWords },
              { label: "Most words on a page", value: summary.mostWords },
              { label: "Last page, per cent full", value: Math.round(summary.lastPageFill * 100) },
            ],
          },
          {
            kind: "paragraph",
            text: "Laid out line by line as LibreOffice Writer does; other word processors may differ by a little.",
          },
        ],
      },
      {
        heading: "Settings",
        parts: [
          {
            kind: "figures",
            figures: [
              { label: "Font", value: font },
              { label: "Size", value: settings.size, unit: "pt" },
              { label: "Line spacing", value: formatSpacing(settings.spacing) },
              { label: "Paper", value: paperCodec.format(settings.paper) },
              { label: "Margins", value: marginCodec.format(settings.margins) },
              { label: "After paragraphs", value: pointsCodec.format(settings.after), unit: "pt" },
              { label: "Columns", value: settings.columns },
            ],
          },
        ],
      },
      {
        heading: "Page by page",
        parts: [
          {
            kind: "table",
            columns: [
              { label: "Page", type: "number" },
              { label: "Words", type: "number" },
              { label: "Lines", type: "number" },
            ],
            rows: Array.from(layout.words, (words, page) => [
              page + 1,
              words,
              (layout.pages[page + 1] ?? 0) - (layout.pages[page] ?? 0),
            ]),
          },
        ],
      },
      ...(perPage === null
        ? []
        : [
            {
              heading: "Common lengths with these settings",
              parts: [
                {
                  kind: "table" as const,
                  caption: "Estimated from English prose of three kinds.",
                  columns: [
                    { label: "Words", type: "number" as const },
                    { label: "Pages", type: "number" as const },
                    { label: "At least", type: "number" as const },
                    { label: "At most", type: "number" as const },
                  ],
                  rows: commonCounts.map((count) => {
                    const { typical, least, most } = estimatePages(count, perPage);
                    return [count, ...[typical, least, most].map((pages) => Math.round(pages * 10) / 10)];
                  }),
                },
              ],
            },
          ]),
    ],
  };
}
