import { caseGroups, fullName } from "./case-list.ts";
import type { ConversionOptions } from "./use-conversion.ts";
import { convertText } from "./conversion.ts";
import { titleCase } from "#core/transforms/case/title-case.ts";
import { explainTitleReason } from "#core/transforms/case/title-reasons.ts";
import type { TitleStyle } from "#core/transforms/case/title-styles.ts";
import type { Report } from "#files/report/report.ts";
import { takePreview } from "./preview-text.ts";

export interface CaseReportRequest {
  readonly text: string;
  readonly options: ConversionOptions;
  readonly style: TitleStyle;
  /** As a report wants it: `2026-11-21`. */
  readonly date: string;
}

/** The first lines of a text in every case, and why each word of the titles is written as it is. */
export function buildCaseReport({ text, options, style, date }: CaseReportRequest): Report {
  const preview = takePreview(text);
  const { words } = titleCase(preview, style, { language: options.language });
  return {
    title: "Case conversions",
    date,
    language: "en",
    direction: "ltr",
    source: { text, ...(options.language === "und" ? {} : { language: options.language }) },
    sections: [
      ...caseGroups.map(({ title, choices }) => ({
        heading: title,
        parts: [
          {
            kind: "table" as const,
            columns: [
              { label: "Case", type: "text" as const },
              { label: "First lines", type: "text" as const },
            ],
            rows: choices.map((choice) => [
              fullName(choice),
              convertText({ ...options, text: preview, to: choice.id }),
            ]),
          },
        ],
      })),
      {
        heading: "Reasons",
        parts: [
          {
            kind: "table" as const,
            columns: [
              { label: "Word", type: "text" as const },
              { label: "Reason", type: "text" as const },
            ],
            rows: words.map(({ after, reason }) => [after, explainTitleReason(reason)]),
          },
        ],
      },
    ],
  };
}
