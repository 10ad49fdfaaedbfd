import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { cleanText } from "./clean-text.ts";
import { anyReport, anyText } from "./fixtures/any-report.ts";
import { readCsv } from "./fixtures/read-csv.ts";
import { sampleReport } from "./fixtures/sample-report.ts";
import type { ReportCell, ReportTable } from "./report.ts";
import { writeCsv, writeCsvTable, type CsvOptions } from "./write-csv.ts";

const BYTE_ORDER_MARK = "\ufeff";

function tableOf(
  rows: readonly (readonly ReportCell[])[],
  type: "text" | "number" | "percent" = "text",
): ReportTable {
  return { kind: "table", columns: [{ label: "Word", type }], rows };
}

function cellOf(
  cell: ReportCell,
  type: "text" | "number" | "percent" = "text",
  options: CsvOptions = {},
): string {
  return writeCsvTable(tableOf([[cell]], type), options).slice(`${BYTE_ORDER_MARK}Word\r\n`.length, -2);
}

describe("a cell", () => {
  it.each<[cell: ReportCell, expected: string]>([
    ["plain", "plain"],
    ["a,b", '"a,b"'],
    ["a;b", '"a;b"'],
    ["a\tb", '"a\tb"'],
    ['say "no"', '"say ""no"""'],
    ["two\r\nlines", '"two\nlines"'],
    [" padded", '" padded"'],
    ["=1+1", "'=1+1"],
    ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
    ["+49 30 1", "'+49 30 1"],
    ["@user", "'@user"],
    ["-x", "'-x"],
    ["\tx", '"\'\tx"'],
    // A carriage return is a line end like any other here; it still starts with one.
    ["\r=1", '"\'\n=1"'],
    ["＝1", "'＝1"],
    ["-5", "-5"],
    ["-1,234.5", '"-1,234.5"'],
    ["-12.5%", "-12.5%"],
    ["-5+cmd|' /C calc'!A0", "'-5+cmd|' /C calc'!A0"],
    ["--5", "'--5"],
    ["- 5", "'- 5"],
    [-5, "-5"],
    [0.1, "0.1"],
    [Number.NaN, ""],
    [null, ""],
    ["", ""],
  ])("%j", (cell, expected) => {
    expect(cellOf(cell)).toBe(expected);
  });

  it("writes shares as percentages without noise", () => {
    expect([0.07, 0.25, -0.5, 1 / 3].map((share) => cellOf(share, "percent"))).toEqual([
      "7%",
      "25%",
      "-50%",
      "33.3333333333333%",
    ]);
  });

  it("takes the marks of the country", () => {
    const german = { separator: ";", decimalMark: "," } as const;
    expect(cellOf(1234.5, "number", german)).toBe('"1234,5"');
    expect(
      writeCsvTable(
        {
          kind: "table",
          columns: [
            { label: "a", type: "text" },
            { label: "b", type: "number" },
          ],
          rows: [["x", 2]],
        },
        german,
      ),
    ).toBe(`${BYTE_ORDER_MARK}a;b\r\nx;2\r\n`);
  });
});

describe("a report as CSV", () => {
  it("has its facts, then each part as a block of its own, all records of one width", () => {
    const records = readCsv(writeCsv(sampleReport).slice(1));
    expect(new Set(records.map(({ length }) => length))).toEqual(new Set([7]));
    const lines = records.map((record) => record.filter((field) => field !== ""));
    expect(lines.slice(0, 9)).toEqual([
      ["Report", "Readability and word count"],
      ["About", "Draft 3 of “The lighthouse keeper”"],
      ["Document", "lighthouse.docx"],
      ["Date", "2026-11-21"],
      ["Language of the text", "en"],
      ["Counted as", "Word processors"],
      [],
      ["At a glance"],
      [],
    ]);
    expect(lines).toContainEqual(["Reading ease", "68.4217", "Flesch, 1948"]);
    expect(lines).toContainEqual(["Change since draft 2", "-312", "words"]);
    expect(lines).toContainEqual(["'=SUM(A1:A3)", "-5"]);
    expect(lines).toContainEqual(["light", "182", "1.417%"]);
  });

  it("gives back every text of a table, with ' before what could run", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyText, anyText), { maxLength: 5 }), (rows) => {
        const columns = [
          { label: "a", type: "text" },
          { label: "b", type: "text" },
        ] as const;
        const csv = writeCsvTable({ kind: "table", columns, rows });
        expect(csv.startsWith(BYTE_ORDER_MARK)).toBe(true);
        const records = readCsv(csv.slice(1));
        expect(records.length).toBe(rows.length + 1);
        rows.forEach((row, index) => {
          const read = (records[index + 1] ?? []).map((field) =>
            field.replace(/^'(?=[=+\-@\t\n＝＋－＠])/, ""),
          );
          // A text that itself began with ' and a formula sign loses that mark on the way back here.
          expect(read).toEqual(row.map((text) => cleanText(text).replace(/^'(?=[=+\-@\t\n＝＋－＠])/, "")));
        });
      }),
    );
  });

  it("never lets a cell start a formula, in any report", () => {
    fc.assert(
      fc.property(anyReport, (report) => {
        const records = readCsv(writeCsv(report).slice(1));
        expect(new Set(records.map(({ length }) => length)).size).toBe(1);
        for (const field of records.flat()) {
          expect(/^[=+@\t\r\n]/.test(field)).toBe(false);
          if (field.startsWith("-")) expect(field).toMatch(/^-(?:[\d.,]+)(?:e[+-]\d+)?%?$/);
        }
      }),
    );
  });
});
