import { chartTable } from "./chart-table.ts";
import { cleanLine, cleanText } from "./clean-text.ts";
import {
  createValueFormat,
  formatRows,
  formatFigure,
  parseLocale,
  type ValueFormat,
} from "./format-value.ts";
import { listFacts } from "./report-facts.ts";
import { englishWording, type ReportWording } from "./report-wording.ts";
import type { Report, ReportFigures, ReportFinding, ReportPart, ReportTable } from "./report.ts";
import type { WriteOptions } from "./write-options.ts";

/** Everything that CommonMark 0.31 or GitHub's tables, strikethrough, mathematics and mentions read as markup. */
const INLINE_MARKS = /[\\`*_[\]<>|~&$@{}!]/g;
/** What opens a block at the start of a line: headings, rules, lists, quotes, setext underlines. */
const BLOCK_START = /^(?:[#+=:-]|\d{1,9}(?=[.)](?:\s|$)))/;

/**
 * The report as Markdown (CommonMark 0.31, with the tables of GitHub Flavored Markdown). Every mark in the data is
 * escaped, so that it is shown and not obeyed. Lines end in LF.
 */
export function writeMarkdown(report: Report, { wording = englishWording }: WriteOptions = {}): string {
  const locale = parseLocale(report.language);
  const format = createValueFormat(locale);
  const blocks = [
    heading(1, report.title),
    ...(report.subtitle === undefined ? [] : [escapeParagraphs(report.subtitle)]),
    listFacts(report, wording, locale)
      .map(({ label, value }) => `- **${escapeMarkdown(label)}:** ${escapeMarkdown(value)}`)
      .join("\n"),
  ];
  for (const section of report.sections) {
    if (section.heading !== undefined) blocks.push(heading(2, section.heading));
    for (const part of section.parts) blocks.push(writePart(part, format, wording));
  }
  if (report.source.text !== undefined) {
    blocks.push(heading(2, wording.text), escapeParagraphs(report.source.text));
  }
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}

function heading(level: number, text: string): string {
  return cleanLine(text) === "" ? "" : `${"#".repeat(level)} ${escapeMarkdown(text)}`;
}

/** One line of Markdown that shows exactly this text, line ends as spaces. */
function escapeMarkdown(text: string): string {
  return escapeCleanLine(cleanLine(text));
}

function escapeCleanLine(line: string): string {
  return line
    .replace(INLINE_MARKS, String.raw`\$&`)
    .replace(BLOCK_START, (start) => (/^\d/.test(start) ? `${start}\\` : `\\${start}`))
    .replace(/#+$/, (marks) => marks.replaceAll("#", String.raw`\#`));
}

/** Paragraphs as they stand: blank lines part them, single line ends are hard breaks. */
function escapeParagraphs(text: string): string {
  return cleanText(text)
    .split(/\n[ \t]*(?:\n[ \t]*)+/)
    .map((paragraph) =>
      paragraph
        .split("\n")
        .map(escapeMarkdown)
        .filter((line) => line !== "")
        .join("\\\n"),
    )
    .filter((paragraph) => paragraph !== "")
    .join("\n\n");
}

function writePart(part: ReportPart, format: ValueFormat, wording: ReportWording): string {
  switch (part.kind) {
    case "paragraph":
      return escapeParagraphs(part.text);
    case "figures":
      return writeFigures(part, format, wording);
    case "table":
      return writeTable(part, format);
    case "chart":
      return writeTable(chartTable(part.chart, part.title, wording), format);
    case "findings":
      return part.findings.length === 0
        ? escapeMarkdown(wording.noFindings)
        : part.findings.map((finding, index) => writeFinding(finding, index + 1, wording)).join("\n\n");
  }
}

function writeFigures({ figures }: ReportFigures, format: ValueFormat, wording: ReportWording): string {
  const hasNotes = figures.some(({ note }) => note !== undefined);
  const notes = (note: string | undefined): readonly string[] => (hasNotes ? [note ?? ""] : []);
  return pipeTable(
    [wording.figure, wording.value, ...notes(wording.note)],
    ["---", "---:", ...notes("---")],
    figures.map((figure) => [figure.label, formatFigure(figure, format), ...notes(figure.note)]),
  );
}

function writeTable(table: ReportTable, format: ValueFormat): string {
  const { caption, columns } = table;
  const shown = pipeTable(
    columns.map(({ label }) => label),
    columns.map(({ type }) => (type === "text" ? "---" : "---:")),
    formatRows(table, format),
  );
  return caption === undefined ? shown : `**${escapeMarkdown(caption)}**\n\n${shown}`;
}

function pipeTable(
  head: readonly string[],
  rule: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  if (head.length === 0) return "";
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [
    line(head.map(escapeMarkdown)),
    line(rule),
    ...rows.map((row) => line(row.map(escapeMarkdown))),
  ].join("\n");
}

function writeFinding(finding: ReportFinding, number: number, wording: ReportWording): string {
  const { severity, message, place, before, marked, after, fixes } = finding;
  const where = place === undefined ? "" : ` (${escapeMarkdown(place)})`;
  const indent = " ".repeat(`${String(number)}. `.length);
  const lines = [
    `${String(number)}. **${escapeMarkdown(wording.severities[severity])}:** ${escapeMarkdown(message)}${where}`,
    "",
    `${indent}> ${markContext(before, marked, after)}`,
  ];
  if (fixes.length > 0) {
    const shown = fixes.map((fix) => escapeMarkdown(fix === "" ? wording.leaveOut : fix)).join(" · ");
    lines.push("", `${indent}${escapeMarkdown(wording.suggestions)}: ${shown}`);
  }
  return lines.join("\n");
}

/** The place in bold between the words around it, as an element, since `**` fails beside some punctuation (rule 6). */
function markContext(before: string, marked: string, after: string): string {
  const [left, inner, right] = [before, marked, after].map((text) =>
    cleanText(text).replace(/[ \t\n]+/g, " "),
  );
  // Clean text holds no noncharacter, so these two can stand for the tags while the line is escaped.
  return escapeCleanLine(`${left ?? ""}\ufffe${inner ?? ""}\uffff${right ?? ""}`.trim())
    .replace("\ufffe", "<strong>")
    .replace("\uffff", "</strong>");
}
