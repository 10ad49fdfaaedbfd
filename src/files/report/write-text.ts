import { displayWidth } from "#core/characters/display-width.ts";

import { chartTable } from "./chart-table.ts";
import { cleanLine, cleanLines, cleanText } from "./clean-text.ts";
import {
  createValueFormat,
  formatRows,
  formatFigure,
  parseLocale,
  type ValueFormat,
} from "./format-value.ts";
import { listFacts } from "./report-facts.ts";
import { englishWording, type ReportWording } from "./report-wording.ts";
import type { Report, ReportChart, ReportFigures, ReportFinding, ReportPart, ReportTable } from "./report.ts";
import type { WriteOptions } from "./write-options.ts";

const GAP = "  ";
const BAR_COLUMNS = 40;
const INDENT = "   ";

/**
 * The report as plain text: headings underlined, figures and tables in columns that align in a fixed-width font
 * (by UAX #11, so Chinese and emoji count two), one paragraph a line. Lines end in LF.
 */
export function writeText(report: Report, { wording = englishWording }: WriteOptions = {}): string {
  const locale = parseLocale(report.language);
  const format = createValueFormat(locale);
  const facts = listFacts(report, wording, locale).map(
    ({ label, value }) => `${cleanLine(label)}: ${cleanLine(value)}`,
  );
  const blocks = [
    underline(cleanLine(report.title), "="),
    ...(report.subtitle === undefined ? [] : [cleanLine(report.subtitle)]),
    facts.join("\n"),
  ];
  for (const { heading, parts } of report.sections) {
    if (heading !== undefined) blocks.push(underline(cleanLine(heading), "-"));
    for (const part of parts) blocks.push(writePart(part, format, wording));
  }
  if (report.source.text !== undefined) {
    blocks.push(underline(cleanLine(wording.text), "-"), cleanText(report.source.text).trimEnd());
  }
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}

function underline(heading: string, line: string): string {
  return heading === "" ? "" : `${heading}\n${line.repeat(Math.max(1, displayWidth(heading)))}`;
}

function writePart(part: ReportPart, format: ValueFormat, wording: ReportWording): string {
  switch (part.kind) {
    case "paragraph":
      return cleanLines(part.text).join("\n");
    case "figures":
      return writeFigures(part, format);
    case "table":
      return writeTable(part, format);
    case "chart":
      return writeChart(part, format, wording);
    case "findings":
      return part.findings.length === 0
        ? wording.noFindings
        : part.findings.map((finding, index) => writeFinding(finding, index + 1, wording)).join("\n\n");
  }
}

function writeFigures({ figures }: ReportFigures, format: ValueFormat): string {
  return alignColumns(
    figures.map((figure) => [
      cleanLine(figure.label),
      cleanLine(formatFigure(figure, format)),
      cleanLine(figure.note ?? ""),
    ]),
    ["start", "end", "start"],
  ).join("\n");
}

function writeTable(table: ReportTable, format: ValueFormat): string {
  const { caption, columns } = table;
  const sides = columns.map(({ type }) => (type === "text" ? "start" : "end"));
  const cells = [
    columns.map(({ label }) => cleanLine(label)),
    ...formatRows(table, format).map((row) => row.map(cleanLine)),
  ];
  const widths = measureColumns(cells);
  const [head = "", ...body] = alignColumns(cells, sides);
  const rule = widths.map((width) => "-".repeat(width)).join(GAP);
  const lines = caption === undefined ? [] : [cleanLine(caption), ""];
  return [...lines, head, rule, ...body].join("\n");
}

function writeChart({ title, chart }: ReportChart, format: ValueFormat, wording: ReportWording): string {
  if (chart.shape !== "bars") return writeTable(chartTable(chart, title, wording), format);
  const largest = chart.bars.reduce((most, { value }) => Math.max(most, finite(value)), 0);
  const rows = chart.bars.map(({ label, value }) => [
    cleanLine(label),
    format.number(value),
    "#".repeat(largest === 0 ? 0 : Math.round((Math.max(0, finite(value)) / largest) * BAR_COLUMNS)),
  ]);
  const unit = chart.unit === undefined ? "" : ` (${cleanLine(chart.unit)})`;
  return [`${cleanLine(title)}${unit}`, "", ...alignColumns(rows, ["start", "end", "start"])].join("\n");
}

function finite(value: number): number {
  return Number.isFinite(value) ? value : 0;
}

function writeFinding(finding: ReportFinding, number: number, wording: ReportWording): string {
  const { severity, message, place, before, marked, after, fixes } = finding;
  const where = place === undefined ? "" : ` (${cleanLine(place)})`;
  const lines = [
    `${String(number)}. ${wording.severities[severity]}: ${cleanLine(message)}${where}`,
    `${INDENT}${joinContext(before, `[${cleanLine(marked)}]`, after)}`,
  ];
  if (fixes.length > 0) {
    const shown = fixes.map((fix) => (fix === "" ? wording.leaveOut : cleanLine(fix))).join(" | ");
    lines.push(`${INDENT}${wording.suggestions}: ${shown}`);
  }
  return lines.join("\n");
}

/** The words around a place on one line; what separated them from it stays. */
function joinContext(before: string, marked: string, after: string): string {
  return cleanLine(`${before}${marked}${after}`);
}

function measureColumns(rows: readonly (readonly string[])[]): readonly number[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, index) => {
      widths[index] = Math.max(widths[index] ?? 0, displayWidth(cell));
    });
  }
  return widths;
}

function alignColumns(
  rows: readonly (readonly string[])[],
  sides: readonly ("start" | "end")[],
): readonly string[] {
  const widths = measureColumns(rows);
  return rows.map((row) =>
    row
      .map((cell, index) => {
        const filling = " ".repeat(Math.max(0, (widths[index] ?? 0) - displayWidth(cell)));
        return sides[index] === "end" ? `${filling}${cell}` : `${cell}${filling}`;
      })
      .join(GAP)
      .trimEnd(),
  );
}
