import { chartFontSize, drawChart } from "./chart-drawing.ts";
import { chartTable } from "./chart-table.ts";
import { cleanLine, cleanLines, cleanText } from "./clean-text.ts";
import {
  createValueFormat,
  formatRows,
  formatFigure,
  parseLocale,
  type ValueFormat,
} from "./format-value.ts";
import { htmlStyle } from "./html-style.ts";
import { listFacts } from "./report-facts.ts";
import { englishWording, type ReportWording } from "./report-wording.ts";
import type {
  BarChart,
  Histogram,
  LineChart,
  Report,
  ReportChart,
  ReportFigures,
  ReportFinding,
  ReportPart,
  ReportSource,
  ReportTable,
} from "./report.ts";
import type { WriteOptions } from "./write-options.ts";

const CHART_WIDTH = 480;

/** What the writers of parts need besides the part. */
interface Context {
  readonly format: ValueFormat;
  readonly wording: ReportWording;
  readonly source: ReportSource;
}

/**
 * The report as one HTML page that needs nothing else: no script, no request (its own policy forbids both), a style
 * sheet for screen and paper, charts as drawings with their numbers in a table behind each. What comes from the text
 * carries the text's language and direction.
 */
export function writeHtml(report: Report, { wording = englishWording, producer }: WriteOptions = {}): string {
  const locale = parseLocale(report.language);
  const context: Context = { format: createValueFormat(locale), wording, source: report.source };
  const facts = listFacts(report, wording, locale).map(
    ({ label, value }) => `<div><dt>${escapeLine(label)}</dt><dd dir="auto">${escapeLine(value)}</dd></div>`,
  );
  const generator =
    producer === undefined ? "" : `<meta name="generator" content="${escapeLine(producer)}">\n`;
  const subtitle =
    report.subtitle === undefined
      ? ""
      : `<p class="subtitle" dir="auto">${escapeLine(report.subtitle)}</p>\n`;
  return `<!doctype html>
<html lang="${escapeLine(locale)}" dir="${report.direction}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
${generator}<title>${escapeLine(report.title)}</title>
<style>${htmlStyle}</style>
</head>
<body>
<main>
<header>
<h1 dir="auto">${escapeLine(report.title)}</h1>
${subtitle}<dl class="facts">${facts.join("")}</dl>
</header>
${report.sections.map((section) => writeSection(section.heading, section.parts, context)).join("\n")}
${writeSourceText(context)}</main>
</body>
</html>
`;
}

function writeSection(heading: string | undefined, parts: readonly ReportPart[], context: Context): string {
  const title = heading === undefined ? "" : `<h2 dir="auto">${escapeLine(heading)}</h2>\n`;
  return `<section>\n${title}${parts.map((part) => writePart(part, context)).join("\n")}\n</section>`;
}

function writeSourceText({ source, wording }: Context): string {
  if (source.text === undefined) return "";
  const paragraphs = cleanLines(source.text).map((line) => `<p${direction(source)}>${escapeHtml(line)}</p>`);
  return `<section class="text"${language(source)}>\n<h2>${escapeLine(wording.text)}</h2>\n${paragraphs.join("\n")}\n</section>\n`;
}

function writePart(part: ReportPart, context: Context): string {
  switch (part.kind) {
    case "paragraph":
      return cleanLines(part.text)
        .map((line) => `<p dir="auto">${escapeHtml(line)}</p>`)
        .join("\n");
    case "figures":
      return writeFigures(part, context);
    case "table":
      return writeTable(part, context);
    case "chart":
      return writeChart(part, context);
    case "findings":
      return part.findings.length === 0
        ? `<p>${escapeLine(context.wording.noFindings)}</p>`
        : `<ol class="findings">\n${part.findings.map((finding) => writeFinding(finding, context)).join("\n")}\n</ol>`;
  }
}

function writeFigures({ figures }: ReportFigures, { format }: Context): string {
  const entries = figures.map((figure) => {
    const note =
      figure.note === undefined ? "" : `<dd class="note" dir="auto">${escapeLine(figure.note)}</dd>`;
    const value = escapeLine(formatFigure(figure, format));
    return `<div><dt dir="auto">${escapeLine(figure.label)}</dt><dd class="value" dir="auto">${value}</dd>${note}</div>`;
  });
  return `<dl class="figures">\n${entries.join("\n")}\n</dl>`;
}

function writeTable(table: ReportTable, { format }: Context): string {
  const { caption, columns } = table;
  const side = (type: string): string => (type === "text" ? ' dir="auto"' : ' class="number"');
  const title = caption === undefined ? "" : `<caption dir="auto">${escapeLine(caption)}</caption>\n`;
  const head = columns.map(({ label, type }) => `<th scope="col"${side(type)}>${escapeLine(label)}</th>`);
  const body = formatRows(table, format).map((row) => {
    const cells = row.map(
      (cell, index) => `<td${side(columns[index]?.type ?? "text")}>${escapeHtml(cell)}</td>`,
    );
    return `<tr>${cells.join("")}</tr>`;
  });
  return `<table>\n${title}<thead><tr>${head.join("")}</tr></thead>\n<tbody>\n${body.join("\n")}\n</tbody>\n</table>`;
}

function writeChart({ title, chart }: ReportChart, context: Context): string {
  const caption = `<figcaption dir="auto">${escapeLine(title)}</figcaption>`;
  if (chart.shape === "bars") return `<figure>\n${caption}\n${writeBars(chart, context)}\n</figure>`;
  const { columns, rows } = chartTable(chart, title, context.wording);
  const table = writeTable({ kind: "table", columns, rows }, context);
  return `<figure>
${caption}
${writeDrawing(chart, title, context)}
<details><summary>${escapeLine(context.wording.data)}</summary>
${table}
</details>
</figure>`;
}

function writeBars({ bars, unit }: BarChart, { format, wording }: Context): string {
  const largest = bars.reduce(
    (most, { value }) => (Number.isFinite(value) ? Math.max(most, value) : most),
    0,
  );
  const amounts = formatRows(
    { columns: [{ label: "", type: "number" }], rows: bars.map(({ value }) => [value]) },
    format,
  );
  const rows = bars.map(({ label, value }, index) => {
    const share = largest > 0 && value > 0 ? (value / largest) * 100 : 0;
    return `<tr><th scope="row" dir="auto">${escapeLine(label)}</th><td class="number">${escapeHtml(amounts[index]?.[0] ?? "")}</td><td class="bar"><span style="width:${share.toFixed(2)}%"></span></td></tr>`;
  });
  const head = `<th scope="col">${escapeLine(wording.item)}</th><th scope="col" class="number">${escapeLine(unit ?? wording.value)}</th><td></td>`;
  return `<table>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${rows.join("\n")}\n</tbody>\n</table>`;
}

function writeDrawing(chart: LineChart | Histogram, title: string, { format }: Context): string {
  const { width, height, bars, rules, courses, labels } = drawChart(chart, CHART_WIDTH, format);
  const shapes = [
    ...rules.map(
      ({ x1, x2, y }) =>
        `<path d="M${short(x1)} ${short(y)}H${short(x2)}" stroke="#d9d5cc" stroke-width=".5"/>`,
    ),
    ...bars.map(
      ({ x, y, width: wide, height: high }) =>
        `<rect x="${short(x)}" y="${short(y)}" width="${short(wide)}" height="${short(high)}" fill="#2563eb"/>`,
    ),
    ...courses.map(
      (course) =>
        `<polyline points="${course.map(({ x, y }) => `${short(x)},${short(y)}`).join(" ")}" fill="none" stroke="#2563eb" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/>`,
    ),
    ...labels.map(
      ({ x, y, text, anchor }) =>
        `<text x="${short(x)}" y="${short(y)}" text-anchor="${anchor}" font-size="${String(chartFontSize)}" fill="#5f5c56">${escapeLine(text)}</text>`,
    ),
  ];
  // Numbers grow to the right in either direction of writing.
  return `<svg dir="ltr" viewBox="0 0 ${String(width)} ${String(height)}" role="img" aria-label="${escapeLine(title)}">\n${shapes.join("\n")}\n</svg>`;
}

function writeFinding(finding: ReportFinding, { wording, source }: Context): string {
  const { severity, message, place, before, marked, after, fixes } = finding;
  const where = place === undefined ? "" : ` <span class="note">${escapeLine(place)}</span>`;
  const suggestions =
    fixes.length === 0
      ? ""
      : `<p><span class="note">${escapeLine(wording.suggestions)}:</span> ${fixes
          .map((fix) =>
            fix === ""
              ? escapeLine(wording.leaveOut)
              : `<q${language(source)} dir="auto">${escapeHtml(fix)}</q>`,
          )
          .join(", ")}</p>`;
  return `<li class="${severity}"><p><span class="severity">${escapeLine(wording.severities[severity])}:</span> <span dir="auto">${escapeLine(message)}</span>${where}</p>
<blockquote${language(source)}${direction(source)}>${escapeHtml(before)}<mark>${escapeHtml(marked)}</mark>${escapeHtml(after)}</blockquote>${suggestions}</li>`;
}

function language({ language: tag }: ReportSource): string {
  return tag === undefined ? "" : ` lang="${escapeLine(parseLocale(tag))}"`;
}

function direction(source: ReportSource): string {
  return ` dir="${source.direction ?? "auto"}"`;
}

function short(value: number): string {
  return String(Number(value.toFixed(2)));
}

function escapeLine(text: string): string {
  return escapeHtml(cleanLine(text));
}

function escapeHtml(text: string): string {
  return cleanText(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
