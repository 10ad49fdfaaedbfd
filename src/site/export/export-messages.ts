import { parseReport } from "#files/report/parse-report.ts";
import { reportFormats } from "#files/report/report-formats.ts";
import type { ReportFormat } from "#files/report/report-formats.ts";
import type { PageSize } from "#files/report/page-size.ts";
import type { Report, ReportChoice } from "#files/report/report.ts";

import type { SheetStyle } from "./paper-size.ts";

/** What the page asks of the worker: a report as a file of a format, or as a sheet for the clipboard. */
export interface ExportRequest {
  readonly report: Report;
  readonly format: ReportFormat | "sheet";
  readonly choice: Required<ReportChoice>;
  readonly pageSize: PageSize;
  readonly sheetStyle: SheetStyle;
}

/** What the worker answers: any number of times `progress`, then one of the others. */
export type ExportAnswer =
  | { readonly kind: "progress"; readonly fraction: number }
  | {
      readonly kind: "file";
      readonly bytes: Uint8Array<ArrayBuffer>;
      /** Characters that no font shows. */
      readonly missing: readonly string[];
      /** How many fonts could not be fetched; characters are missing for their lack. */
      readonly fontsFailed: number;
    }
  | { readonly kind: "sheet"; readonly tabSeparated: string; readonly html: string }
  /** `fonts`: without them there is no PDF. */
  | { readonly kind: "failed"; readonly reason: "fonts" | "other"; readonly message: string };

type Fields = Readonly<Record<string, unknown>>;

function readFields(value: unknown): Fields {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

/** Reads a request; throws a `TypeError` for anything else. */
export function parseExportRequest(value: unknown): ExportRequest {
  const { report, format, choice, pageSize, sheetStyle } = readFields(value);
  const { text, figures, charts, findings } = readFields(choice);
  const known = format === "sheet" ? format : reportFormats.find((facts) => facts.format === format)?.format;
  if (known === undefined) throw new TypeError("There is no such format.");
  return {
    report: parseReport(report),
    format: known,
    choice: {
      text: text === true,
      figures: figures === true,
      charts: charts === true,
      findings: findings === true,
    },
    pageSize: pageSize === "letter" ? "letter" : "a4",
    sheetStyle: sheetStyle === "comma" ? "comma" : "point",
  };
}

/** Reads an answer; `null` for anything else. */
export function parseExportAnswer(value: unknown): ExportAnswer | null {
  const fields = readFields(value);
  const { kind } = fields;
  if (kind === "progress" && typeof fields["fraction"] === "number")
    return { kind, fraction: fields["fraction"] };
  if (kind === "file") {
    const { bytes, missing, fontsFailed } = fields;
    if (!(bytes instanceof Uint8Array) || !(bytes.buffer instanceof ArrayBuffer)) return null;
    if (!isTextList(missing) || typeof fontsFailed !== "number") return null;
    return { kind, bytes: new Uint8Array(bytes.buffer), missing, fontsFailed };
  }
  const { tabSeparated, html, reason, message } = fields;
  if (kind === "sheet" && typeof tabSeparated === "string" && typeof html === "string")
    return { kind, tabSeparated, html };
  if (kind === "failed" && typeof message === "string")
    return { kind, reason: reason === "fonts" ? "fonts" : "other", message };
  return null;
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}
