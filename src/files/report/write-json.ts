import { hashText } from "./hash-text.ts";
import { parseReportDate } from "./report-date.ts";
import type {
  ChartData,
  Report,
  ReportCell,
  ReportFigure,
  ReportFinding,
  ReportPart,
  ReportSection,
} from "./report.ts";
import type { WriteOptions } from "./write-options.ts";

export interface JsonOptions extends WriteOptions {
  /** Where the schema is published; the file names it then. */
  readonly schemaAddress?: string;
}

/** Raised when a program that reads the last one would misread the new one. */
const SCHEMA_VERSION = 1;

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/**
 * The report as JSON (RFC 8259) by the schema in `report.schema.json`, indented by two spaces, its keys always in the
 * same order. It says its version, the counting dialect and the SHA-256 of the text, also where the text is left out
 * but its hash is given. Numbers that there are none of become null, lone surrogates U+FFFD.
 */
export async function writeJson(
  report: Report,
  { producer, schemaAddress }: JsonOptions = {},
): Promise<string> {
  parseReportDate(report.date);
  const { source } = report;
  const hash = source.textHash ?? (source.text === undefined ? undefined : await hashText(source.text));
  const document: Json = {
    $schema: schemaAddress,
    format: "text-report",
    version: SCHEMA_VERSION,
    producer,
    title: report.title,
    subtitle: report.subtitle,
    date: report.date,
    language: report.language,
    direction: report.direction,
    countingDialect: report.countingDialect ?? null,
    source: {
      name: source.name ?? null,
      language: source.language,
      direction: source.direction,
      textHash: hash === undefined ? null : { algorithm: "SHA-256", value: hash },
      text: source.text,
    },
    sections: report.sections.map(describeSection),
  };
  return `${JSON.stringify(document, (_key, value: unknown) => (typeof value === "string" ? wellFormed(value) : value), 2)}\n`;
}

/** Lone surrogates are legal in JSON, but many parsers refuse them. */
function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, "\ufffd");
}

function describeSection({ heading, parts }: ReportSection): Json {
  return { heading: heading ?? null, parts: parts.map(describePart) };
}

function describePart(part: ReportPart): Json {
  switch (part.kind) {
    case "paragraph":
      return { kind: part.kind, text: part.text };
    case "figures":
      return { kind: part.kind, figures: part.figures.map(describeFigure) };
    case "table":
      return {
        kind: part.kind,
        caption: part.caption,
        columns: part.columns.map(({ label, type }) => ({ label, type })),
        rows: part.rows.map((row) => part.columns.map((_, index) => describeCell(row[index] ?? null))),
      };
    case "chart":
      return { kind: part.kind, title: part.title, chart: describeChart(part.chart) };
    case "findings":
      return { kind: part.kind, findings: part.findings.map(describeFinding) };
  }
}

function describeFigure({ label, value, unit, note }: ReportFigure): Json {
  return { label, value: describeCell(value), unit, note };
}

function describeCell(cell: ReportCell): Json {
  return typeof cell === "number" && !Number.isFinite(cell) ? null : cell;
}

function describeChart(chart: ChartData): Json {
  switch (chart.shape) {
    case "bars":
      return {
        shape: chart.shape,
        unit: chart.unit,
        bars: chart.bars.map(({ label, value }) => ({ label, value: describeCell(value) })),
      };
    case "line":
      return {
        shape: chart.shape,
        horizontal: chart.horizontal,
        vertical: chart.vertical,
        points: chart.points.map(({ x, y }) => ({ x: describeCell(x), y: describeCell(y) })),
      };
    case "histogram":
      return {
        shape: chart.shape,
        horizontal: chart.horizontal,
        vertical: chart.vertical,
        bins: chart.bins.map(({ from, to, count }) => ({
          from: describeCell(from),
          to: describeCell(to),
          count: describeCell(count),
        })),
      };
  }
}

function describeFinding(finding: ReportFinding): Json {
  const { severity, message, place, before, marked, after, fixes } = finding;
  return { severity, message, place, before, marked, after, fixes };
}
