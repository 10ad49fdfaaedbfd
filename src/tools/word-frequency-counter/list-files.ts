import { writeCsvTable } from "#files/report/write-csv.ts";
import type { ReportTable } from "#files/report/report.ts";

import type { TermRow } from "./requests.ts";

/** The list as a table of a report, numbers as numbers. */
export function tableOfRows(rows: readonly TermRow[], unit: string): ReportTable {
  return {
    kind: "table",
    caption: "Terms by frequency",
    columns: [
      { label: unit === "word" ? "Word" : "Phrase", type: "text" },
      { label: "Count", type: "number" },
      { label: "Share", type: "percent" },
      { label: "Per million", type: "number" },
      { label: "Dispersion (DPnorm)", type: "number" },
      { label: "First at word", type: "number" },
    ],
    rows: rows.map(({ name, count, share, dispersion, firstWord }) => [
      name,
      count,
      share,
      round(share * 1_000_000, 2),
      dispersion === null ? null : round(dispersion, 4),
      firstWord,
    ]),
  };
}

/** The list as CSV; text that a spreadsheet would run as a formula is defused. */
export function csvOfRows(rows: readonly TermRow[], unit: string): string {
  return writeCsvTable(tableOfRows(rows, unit));
}

/** The list for the clipboard: cells parted by tabs, as spreadsheets take them, under the same rules. */
export function tabbedRows(rows: readonly TermRow[], unit: string): string {
  return writeCsvTable(tableOfRows(rows, unit), { separator: "\t" }).replace(/^\ufeff/, "");
}

function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
