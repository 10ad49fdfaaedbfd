import { strToU8, zipSync, type Zippable } from "fflate";

import type { BaseDirection } from "../bidi-levels.ts";
import { chartTable } from "../chart-table.ts";
import { cleanLine, cleanLines } from "../clean-text.ts";
import {
  createValueFormat,
  formatRows,
  formatFigure,
  parseLocale,
  type ValueFormat,
} from "../format-value.ts";
import { pageSizes, type PageSize } from "../page-size.ts";
import { listFacts } from "../report-facts.ts";
import { englishWording, type ReportWording } from "../report-wording.ts";
import type { FindingSeverity, Report, ReportFinding, ReportPart, ReportTable } from "../report.ts";
import type { WriteOptions } from "../write-options.ts";
import {
  fixedParts,
  writeAppProperties,
  writeCoreProperties,
  writeStory,
  writeStyles,
} from "./docx-parts.ts";
import { writeRuns, type StyledText } from "./docx-runs.ts";

export interface DocxOptions extends WriteOptions {
  /** Default: A4. */
  readonly pageSize?: PageSize;
}

interface Context {
  readonly report: Report;
  readonly format: ValueFormat;
  readonly wording: ReportWording;
  /** The width between the margins, in twentieths of a point. */
  readonly width: number;
}

interface ParagraphLook {
  readonly style: string;
  readonly direction?: BaseDirection;
  /** Where the lines stand, whatever their own direction. */
  readonly side?: "left" | "right";
}

const MARGIN = 1247;
const BOLD = "<w:b/><w:bCs/>";
const GREY = '<w:color w:val="5F5C56"/>';

/** A hue and a line each, so that colour never carries meaning alone. */
const severityLooks: Readonly<Record<FindingSeverity, { readonly color: string; readonly line: string }>> = {
  error: { color: "B42318", line: "wave" },
  warning: { color: "8A5A00", line: "dotted" },
  style: { color: "6D3BC4", line: "dash" },
  match: { color: "0B6B64", line: "single" },
};

/**
 * The report as a Word document (ECMA-376, Office Open XML, transitional): styles and headings to navigate by, tables
 * with repeated head rows, page numbers in the footer, text of any script in its direction. Charts come as tables.
 * The same report makes the same bytes.
 */
export function writeDocx(report: Report, options: DocxOptions = {}): Promise<Uint8Array> {
  const { wording = englishWording, producer, pageSize = "a4" } = options;
  const page = pageSizes[pageSize];
  const pageWidth = Math.round(page.width * 20);
  const locale = parseLocale(report.language);
  const context = { report, wording, format: createValueFormat(locale), width: pageWidth - 2 * MARGIN };
  const body = [
    paragraph([{ text: cleanLine(report.title) }], { style: "Title" }),
    ...(report.subtitle === undefined
      ? []
      : [paragraph([{ text: cleanLine(report.subtitle) }], { style: "Subtitle" })]),
    ...listFacts(report, wording, locale).map(({ label, value }) =>
      paragraph(
        [
          { text: `${cleanLine(label)}: ` },
          { text: cleanLine(value), properties: '<w:color w:val="1C1B19"/>' },
        ],
        { style: "Facts", direction: report.direction },
      ),
    ),
    ...report.sections.flatMap(({ heading, parts }) => [
      ...(heading === undefined ? [] : [writeHeading(heading)]),
      ...parts.map((part) => writePart(part, context)),
    ]),
    ...writeSourceText(context),
  ];
  const section = `<w:sectPr><w:headerReference w:type="default" r:id="rId3"/><w:footerReference w:type="default" r:id="rId4"/><w:footerReference w:type="first" r:id="rId4"/><w:pgSz w:w="${String(pageWidth)}" w:h="${String(Math.round(page.height * 20))}"/><w:pgMar w:top="${String(MARGIN)}" w:right="${String(MARGIN)}" w:bottom="${String(MARGIN)}" w:left="${String(MARGIN)}" w:header="624" w:footer="624" w:gutter="0"/><w:titlePg/>${report.direction === "rtl" ? "<w:bidi/>" : ""}</w:sectPr>`;
  return Promise.resolve(
    zipParts([
      ...fixedParts,
      ["word/document.xml", writeStory("document", `<w:body>${body.join("")}${section}</w:body>`)],
      ["word/styles.xml", writeStyles(report)],
      [
        "word/header1.xml",
        writeStory("hdr", paragraph([{ text: cleanLine(report.title) }], { style: "Header" })),
      ],
      ["word/footer1.xml", writeStory("ftr", writeFooter(report, wording))],
      ["docProps/core.xml", writeCoreProperties(report, producer)],
      ["docProps/app.xml", writeAppProperties(producer)],
    ]),
  );
}

/** A package of parts by their paths; the same parts make the same bytes. */
export function zipParts(parts: readonly (readonly [string, string])[]): Uint8Array {
  const files: Zippable = {};
  for (const [path, content] of parts) files[path] = strToU8(content);
  // Zip keeps local times: a date made of local fields is the same everywhere.
  return zipSync(files, { level: 6, mtime: new Date(1980, 0, 1) });
}

function paragraph(parts: readonly StyledText[], { style, direction = "auto", side }: ParagraphLook): string {
  const { xml, isRightToLeft } = writeRuns(parts, direction);
  const properties = `<w:pStyle w:val="${style}"/>${writeSide(side, isRightToLeft)}`;
  return `<w:p><w:pPr>${properties}</w:pPr>${xml}</w:p>`;
}

/** Direction and side; from right to left, Word takes left for right (ECMA-376 part 1, 17.18.44, transitional). */
function writeSide(side: "left" | "right" | undefined, isRightToLeft: boolean): string {
  const direction = isRightToLeft ? "<w:bidi/>" : "";
  if (side === undefined) return direction;
  return `${direction}<w:jc w:val="${(side === "right") === isRightToLeft ? "left" : "right"}"/>`;
}

function writeHeading(heading: string): string {
  return paragraph([{ text: cleanLine(heading) }], { style: "Heading1" });
}

function writeFooter({ direction }: Report, wording: ReportWording): string {
  const line = cleanLine(wording.page);
  const { isRightToLeft } = writeRuns([{ text: line }], "auto");
  const runs = line.split(/(\{page\}|\{pages\})/).map((piece) => {
    if (piece === "{page}") return field("PAGE");
    if (piece === "{pages}") return field("NUMPAGES");
    return writeRuns([{ text: piece }], isRightToLeft ? "rtl" : "ltr").xml;
  });
  const side = direction === "ltr" ? "right" : "left";
  return `<w:p><w:pPr><w:pStyle w:val="Footer"/>${writeSide(side, isRightToLeft)}</w:pPr>${runs.join("")}</w:p>`;
}

function field(name: "PAGE" | "NUMPAGES"): string {
  return `<w:fldSimple w:instr=" ${name} "><w:r><w:t>1</w:t></w:r></w:fldSimple>`;
}

function writeSourceText({ report, wording }: Context): readonly string[] {
  const { text, direction = "auto" } = report.source;
  if (text === undefined) return [];
  return [
    writeHeading(wording.text),
    ...cleanLines(text).map((line) => paragraph([{ text: line }], { style: "SourceText", direction })),
  ];
}

function writePart(part: ReportPart, context: Context): string {
  const { format, wording } = context;
  switch (part.kind) {
    case "paragraph":
      return cleanLines(part.text)
        .map((line) => paragraph([{ text: line }], { style: "Normal" }))
        .join("");
    case "figures":
      return writeTable(
        {
          kind: "table",
          columns: [
            { label: wording.figure, type: "text" },
            { label: wording.value, type: "number" },
            { label: wording.note, type: "text" },
          ],
          rows: part.figures.map((figure) => [
            figure.label,
            formatFigure(figure, format),
            figure.note ?? null,
          ]),
        },
        context,
      );
    case "table":
      return writeTable(part, context);
    case "chart":
      return writeTable(chartTable(part.chart, part.title, wording), context);
    case "findings":
      return part.findings.length === 0
        ? paragraph([{ text: wording.noFindings }], { style: "Normal" })
        : part.findings.map((finding, index) => writeFinding(finding, index + 1, context)).join("");
  }
}

function writeTable(table: ReportTable, { format, report, width }: Context): string {
  const { caption, columns } = table;
  if (columns.length === 0) return "";
  const shown = formatRows(table, format);
  const widths = shareWidth(
    columns.map(({ label }, index) =>
      shown.reduce((most, row) => Math.max(most, row[index]?.length ?? 0), label.length),
    ),
    width,
  );
  const cell = (text: string, index: number, isHead: boolean): string => {
    const isText = columns[index]?.type === "text";
    const look = {
      style: "TableText",
      side: isText === (report.direction === "ltr") ? "left" : "right",
    } as const;
    return `<w:tc><w:tcPr><w:tcW w:w="${String(widths[index] ?? 0)}" w:type="dxa"/></w:tcPr>${paragraph([{ text: isHead ? cleanLine(text) : text }], look)}</w:tc>`;
  };
  const head = `<w:tr><w:trPr><w:cantSplit/><w:tblHeader/></w:trPr>${columns.map(({ label }, index) => cell(label, index, true)).join("")}</w:tr>`;
  const body = shown.map(
    (row) =>
      `<w:tr><w:trPr><w:cantSplit/></w:trPr>${row.map((text, index) => cell(text, index, false)).join("")}</w:tr>`,
  );
  const grid = widths.map((share) => `<w:gridCol w:w="${String(share)}"/>`).join("");
  const title = caption === undefined ? "" : paragraph([{ text: cleanLine(caption) }], { style: "Caption" });
  const visual = report.direction === "rtl" ? "<w:bidiVisual/>" : "";
  // A paragraph after each table keeps two of them apart: Word joins tables that touch.
  return `${title}<w:tbl><w:tblPr><w:tblStyle w:val="ReportTable"/>${visual}<w:tblW w:w="${String(width)}" w:type="dxa"/><w:tblLayout w:type="fixed"/><w:tblLook w:val="0020" w:firstRow="1" w:lastRow="0" w:firstColumn="0" w:lastColumn="0" w:noHBand="1" w:noVBand="1"/></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${head}${body.join("")}</w:tbl>${paragraph([], { style: "TableText" })}`;
}

/** Shares a width among columns by the length of what is in them, neither starving nor fattening any. */
function shareWidth(lengths: readonly number[], width: number): readonly number[] {
  const weights = lengths.map((length) => Math.min(60, Math.max(8, length + 2)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => Math.floor((weight / total) * width));
}

function writeFinding(finding: ReportFinding, number: number, { report, wording }: Context): string {
  const { severity, message, place, before, marked, after, fixes } = finding;
  const { color, line } = severityLooks[severity];
  const where = place === undefined ? [] : [{ text: ` ${cleanLine(place)}`, properties: GREY }];
  const title = paragraph(
    [
      { text: `${String(number)}. `, properties: GREY },
      { text: wording.severities[severity], properties: `${BOLD}<w:color w:val="${color}"/>` },
      { text: `: ${cleanLine(message)}` },
      ...where,
    ],
    { style: "Finding", direction: report.direction },
  );
  const context = paragraph(
    [
      { text: before },
      { text: marked, properties: `${BOLD}<w:u w:val="${line}" w:color="${color}"/>` },
      { text: after },
    ],
    { style: "Quote", direction: report.source.direction ?? "auto" },
  );
  if (fixes.length === 0) return title + context;
  const shown = fixes.map((fix) => (fix === "" ? wording.leaveOut : `“${cleanLine(fix)}”`)).join(", ");
  return (
    title +
    context +
    paragraph([{ text: `${cleanLine(wording.suggestions)}: ` }, { text: shown }], {
      style: "Fixes",
      direction: report.direction,
    })
  );
}
