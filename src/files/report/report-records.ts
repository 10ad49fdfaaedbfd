import { chartTable } from "./chart-table.ts";
import { formatIsoMoment, parseReportDate } from "./report-date.ts";
import type { ReportWording } from "./report-wording.ts";
import type { Report, ReportCell, ReportColumn, ReportPart, ReportTable } from "./report.ts";

/** A field of a record: text, a number, or a share of 1 to be shown as a percentage. */
export type Field = string | number | { readonly percent: number } | null;

/**
 * A report as blocks of records: one for its facts, then one for each heading, list of figures, table, chart and list of
 * findings, and its text where that is part of it.
 */
export function listBlocks(report: Report, wording: ReportWording): readonly (readonly Field[][])[] {
  const { source } = report;
  const { hasTime } = parseReportDate(report.date);
  const date = formatIsoMoment(parseReportDate(report.date)).slice(0, hasTime ? undefined : 10);
  const facts: readonly (readonly [string, string | undefined])[] = [
    [wording.title, report.title],
    [wording.subtitle, report.subtitle],
    [wording.source, source.name],
    [wording.date, date],
    [wording.textLanguage, source.language],
    [wording.counting, report.countingDialect],
  ];
  const blocks: Field[][][] = [
    facts.flatMap(([label, value]) => (value === undefined ? [] : [[label, value]])),
  ];
  for (const { heading, parts } of report.sections) {
    if (heading !== undefined) blocks.push([[heading]]);
    for (const part of parts) blocks.push(listRecords(part, wording));
  }
  if (source.text !== undefined) blocks.push([[wording.text], [source.text]]);
  return blocks;
}

function listRecords(part: ReportPart, wording: ReportWording): Field[][] {
  switch (part.kind) {
    case "paragraph":
      return [[part.text]];
    case "figures":
      return [
        [wording.figure, wording.value, wording.unit, wording.note],
        ...part.figures.map(({ label, value, unit, note }) => [label, value, unit ?? null, note ?? null]),
      ];
    case "table":
      return [...(part.caption === undefined ? [] : [[part.caption]]), ...tableRecords(part)];
    case "chart":
      return [[part.title], ...tableRecords(chartTable(part.chart, part.title, wording))];
    case "findings":
      return [
        [
          wording.kind,
          wording.message,
          wording.place,
          wording.before,
          wording.marked,
          wording.after,
          wording.suggestions,
        ],
        ...part.findings.map(({ severity, message, place, before, marked, after, fixes }) => [
          wording.severities[severity],
          message,
          place ?? null,
          before,
          marked,
          after,
          fixes.map((fix) => (fix === "" ? wording.leaveOut : fix)).join(" | "),
        ]),
      ];
  }
}

/** A table as records, its column labels first. */
export function tableRecords({ columns, rows }: ReportTable): Field[][] {
  return [
    columns.map(({ label }) => label),
    ...rows.map((row) => columns.map((column, index) => readCell(row[index] ?? null, column))),
  ];
}

function readCell(cell: ReportCell, { type }: ReportColumn): Field {
  return type === "percent" && typeof cell === "number" ? { percent: cell } : cell;
}
