import type { Report } from "#files/report/report.ts";
import type { Answer } from "#workspace/tool-worker/protocol.ts";

import { allCases, caseGroups, fullName } from "./case-list.ts";
import type { ConversionOptions } from "./messages.ts";
import { takePreview } from "./preview-text.ts";
import type { AskCases } from "./use-case-worker.ts";

export interface CaseReportRequest {
  readonly text: string;
  readonly options: ConversionOptions;
  /** The style of titles whose reasons are told. */
  readonly style: string;
  /** As a report wants it: `2026-11-21`. */
  readonly date: string;
}

function replyOf<Reply>(answer: Answer<Reply>): Reply {
  if (answer.kind === "done") return answer.reply;
  throw new Error(answer.kind === "failed" ? answer.message : "The report was given up.");
}

/** The first lines of a text in every case, and why each word of the titles is written as it is. */
export async function buildCaseReport(
  { text, options, style, date }: CaseReportRequest,
  ask: AskCases,
): Promise<Report> {
  const preview = takePreview(text);
  const { texts } = replyOf(await ask("preview", { ...options, text: preview, to: allCases }));
  const { words } = replyOf(await ask("explain", { text: preview, to: style, language: options.language }));
  const converted = new Map(allCases.map((id, place) => [id, texts[place] ?? ""]));
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
            rows: choices.map((choice) => [fullName(choice), converted.get(choice.id) ?? ""]),
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
            rows: words.map(({ after, reason }) => [after, reason]),
          },
        ],
      },
    ],
  };
}
