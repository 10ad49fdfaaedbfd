import type { PageSize } from "#files/report/page-size.ts";
import { reportFormats } from "#files/report/report-formats.ts";
import type { ReportFormat } from "#files/report/report-formats.ts";
import type { Report, ReportPart } from "#files/report/report.ts";

import type { SheetStyle } from "./paper-size.ts";

/** What can be left out of an export. */
export const contentKinds = ["figures", "charts", "findings", "text"] as const;
export type ContentKind = (typeof contentKinds)[number];

/** How a person exports, kept for the next time. `null` follows the language of the browser. */
export interface ExportChoices {
  readonly format: ReportFormat;
  readonly leftOut: readonly ContentKind[];
  readonly pageSize: PageSize | null;
  readonly sheetStyle: SheetStyle | null;
}

export const firstChoices: ExportChoices = { format: "pdf", leftOut: [], pageSize: null, sheetStyle: null };

/** Stored choices; `undefined` for what is none, and the usual for a part that is not known any more. */
export function parseExportChoices(stored: unknown): ExportChoices | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const { format, leftOut, pageSize, sheetStyle }: Readonly<Record<string, unknown>> = { ...stored };
  return {
    format: reportFormats.find((known) => known.format === format)?.format ?? firstChoices.format,
    leftOut: Array.isArray(leftOut) ? contentKinds.filter((kind) => leftOut.includes(kind)) : [],
    pageSize: pageSize === "a4" || pageSize === "letter" ? pageSize : null,
    sheetStyle: sheetStyle === "point" || sheetStyle === "comma" ? sheetStyle : null,
  };
}

const kindOfPart: Readonly<Record<ReportPart["kind"], ContentKind | null>> = {
  paragraph: null,
  figures: "figures",
  table: "figures",
  chart: "charts",
  findings: "findings",
};

/** The kinds of content that a report has, in the order to be offered. */
export function contentOf(report: Report): readonly ContentKind[] {
  const kinds = new Set(
    report.sections.flatMap(({ parts }) => parts.flatMap(({ kind }) => kindOfPart[kind] ?? [])),
  );
  const { text } = report.source;
  return contentKinds.filter((kind) =>
    kind === "text" ? text !== undefined && text !== "" : kinds.has(kind),
  );
}
