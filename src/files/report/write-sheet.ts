import { listBlocks, type Field } from "./report-records.ts";
import { englishWording } from "./report-wording.ts";
import type { Report } from "./report.ts";
import { writeFieldPlainly, type CsvOptions } from "./write-csv.ts";

/** A report for the clipboard: what spreadsheets, word processors and plain text boxes each take of it. */
export interface ReportSheet {
  /** A record a line, fields parted by tabs. */
  readonly tabSeparated: string;
  /** A fragment of HTML with one table. */
  readonly html: string;
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** The records of `writeCsv`, with its guard against formulas, as a table to paste. Line ends and tabs become spaces. */
export function writeSheet(
  report: Report,
  { wording = englishWording, decimalMark = "." }: CsvOptions = {},
): ReportSheet {
  const blocks = listBlocks(report, wording);
  const records = blocks.flatMap((block, index) => (index === 0 ? block : [[], ...block]));
  const width = records.reduce((widest, record) => Math.max(widest, record.length), 1);
  const rows = records.map((record) =>
    Array.from({ length: width }, (_, index) => writeCell(record[index] ?? null, decimalMark)),
  );
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${escapeHtml(cell)}</td>`).join("")}</tr>`);
  return {
    tabSeparated: rows.map((row) => `${row.join("\t")}\n`).join(""),
    html: `<table>\n${body.join("\n")}\n</table>\n`,
  };
}

function writeCell(field: Field, decimalMark: "." | ","): string {
  return writeFieldPlainly(field, decimalMark).replace(/[\t\n]+/g, " ");
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}
