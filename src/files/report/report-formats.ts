import { hashText } from "./hash-text.ts";
import { selectReport, type Report, type ReportChoice } from "./report.ts";
import type { CsvOptions } from "./write-csv.ts";
import type { JsonOptions } from "./write-json.ts";
import type { PdfOptions } from "./pdf/write-pdf.ts";
import type { DocxOptions } from "./docx/write-docx.ts";

export type ReportFormat = "pdf" | "docx" | "csv" | "txt" | "json" | "md" | "html";

export interface ReportFormatFacts {
  readonly format: ReportFormat;
  /** What people call it. */
  readonly name: string;
  readonly extension: string;
  /** With the character set, for text. */
  readonly mediaType: string;
}

/** The formats that a report can be written in, in the order to be offered. */
export const reportFormats: readonly ReportFormatFacts[] = [
  { format: "pdf", name: "PDF", extension: ".pdf", mediaType: "application/pdf" },
  {
    format: "docx",
    name: "Word",
    extension: ".docx",
    mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  },
  { format: "html", name: "Web page", extension: ".html", mediaType: "text/html;charset=utf-8" },
  { format: "md", name: "Markdown", extension: ".md", mediaType: "text/markdown;charset=utf-8" },
  { format: "txt", name: "Plain text", extension: ".txt", mediaType: "text/plain;charset=utf-8" },
  { format: "csv", name: "Spreadsheet (CSV)", extension: ".csv", mediaType: "text/csv;charset=utf-8" },
  { format: "json", name: "JSON", extension: ".json", mediaType: "application/json" },
];

/** What the formats take together; each uses what it knows. */
export interface WriteReportOptions extends PdfOptions, CsvOptions, DocxOptions, JsonOptions {
  /** What goes in. Default: everything. */
  readonly choice?: ReportChoice;
}

/**
 * A report as a file of a format. The writer of the format is loaded when it is first asked for. Whatever is chosen,
 * a JSON file tells the hash of the whole text.
 */
export async function writeReport(
  report: Report,
  format: ReportFormat,
  options: WriteReportOptions,
): Promise<Uint8Array> {
  const selected = selectReport(await addTextHash(report), options.choice ?? {});
  switch (format) {
    case "pdf":
      return (await import("./pdf/write-pdf.ts")).writePdf(selected, options);
    case "docx":
      return (await import("./docx/write-docx.ts")).writeDocx(selected, options);
    case "csv":
      return encode((await import("./write-csv.ts")).writeCsv(selected, options));
    case "txt":
      return encode((await import("./write-text.ts")).writeText(selected, options));
    case "json":
      return encode(await (await import("./write-json.ts")).writeJson(selected, options));
    case "md":
      return encode((await import("./write-markdown.ts")).writeMarkdown(selected, options));
    case "html":
      return encode((await import("./write-html.ts")).writeHtml(selected, options));
  }
}

async function addTextHash(report: Report): Promise<Report> {
  const { text, textHash } = report.source;
  if (text === undefined || textHash !== undefined) return report;
  return { ...report, source: { ...report.source, textHash: await hashText(text) } };
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
