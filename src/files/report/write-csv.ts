import { cleanText } from "./clean-text.ts";
import { listBlocks, tableRecords, type Field } from "./report-records.ts";
import { englishWording } from "./report-wording.ts";
import type { Report, ReportTable } from "./report.ts";
import type { WriteOptions } from "./write-options.ts";

export interface CsvOptions extends WriteOptions {
  /** Default: a comma. Spreadsheets in countries that write 2,5 expect a semicolon. */
  readonly separator?: "," | ";" | "\t";
  /** Default: a point. */
  readonly decimalMark?: "." | ",";
}

type Marks = Required<Pick<CsvOptions, "separator" | "decimalMark">>;

const BYTE_ORDER_MARK = "\ufeff";
/** What spreadsheets take for the start of a formula (OWASP, CSV Injection, 2024), full-width forms included. */
const FORMULA_START = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
const PLAIN_NEGATIVE_NUMBER = /^-(?:\d+(?:[.,]\d+)*|[.,]\d+)%?$/;
/** All separators in use, whichever is chosen: a spreadsheet set to another one must not cut a cell in two. */
const NEEDS_QUOTES = /[,;\t"\n\r]|^\s|\s$/;

/**
 * The report as CSV (RFC 4180): a block for its facts, then one for each heading, list of figures, table, chart and
 * list of findings, parted by empty records; every record has as many fields as the widest. Begins with the UTF-8
 * mark that Excel needs, ends each record with CRLF, and puts `'` before text that a spreadsheet would run as a
 * formula; plain negative numbers stay numbers. Numbers are written in full, shares as percentages.
 */
export function writeCsv(report: Report, options: CsvOptions = {}): string {
  return joinBlocks(listBlocks(report, options.wording ?? englishWording), options);
}

/** One table alone as CSV, its column labels first, under the same rules as a whole report. */
export function writeCsvTable(table: ReportTable, options: CsvOptions = {}): string {
  return joinBlocks([tableRecords(table)], options);
}

function joinBlocks(blocks: readonly (readonly (readonly Field[])[])[], options: CsvOptions): string {
  const marks = { separator: options.separator ?? ",", decimalMark: options.decimalMark ?? "." } as const;
  const records = blocks.flatMap((block, index) => (index === 0 ? block : [[], ...block]));
  const width = records.reduce((widest, record) => Math.max(widest, record.length), 1);
  const lines = records.map((record) =>
    Array.from({ length: width }, (_, index) => writeField(record[index] ?? null, marks)).join(
      marks.separator,
    ),
  );
  return `${BYTE_ORDER_MARK}${lines.map((line) => `${line}\r\n`).join("")}`;
}

function writeField(field: Field, marks: Marks): string {
  return quote(writeFieldPlainly(field, marks.decimalMark));
}

/**
 * A field without quotes: text that a spreadsheet would run as a formula behind a `'`, numbers in full, shares as
 * percentages, nothing for a number that there is none of.
 */
export function writeFieldPlainly(field: Field, decimalMark: "." | ","): string {
  if (field === null) return "";
  if (typeof field === "string") return defuse(cleanText(field));
  const isPercent = typeof field !== "number";
  const value = isPercent ? field.percent : field;
  if (!Number.isFinite(value)) return "";
  // Fifteen digits, what a spreadsheet keeps, so that 0.07 makes 7 and not 7.000000000000001.
  const shown = isPercent ? `${String(Number((value * 100).toPrecision(15)))}%` : String(value);
  return shown.replace(".", decimalMark);
}

function defuse(text: string): string {
  return FORMULA_START.test(text) && !PLAIN_NEGATIVE_NUMBER.test(text) ? `'${text}` : text;
}

function quote(text: string): string {
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
