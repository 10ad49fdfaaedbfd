import { describe, expect, it } from "vitest";

import { sampleReport } from "./fixtures/sample-report.ts";
import { writeSheet } from "./write-sheet.ts";

const report = {
  ...sampleReport,
  source: {},
  sections: [
    {
      heading: "Terms",
      parts: [
        {
          kind: "table" as const,
          columns: [
            { label: "Term", type: "text" as const },
            { label: "Count", type: "number" as const },
            { label: "Share", type: "percent" as const },
          ],
          rows: [
            ["=1+1", 3, 0.125],
            ["a\tb\nc <i>&</i>", -2.5, null],
          ],
        },
      ],
    },
  ],
};

describe("a report to paste", () => {
  it("parts fields by tabs, keeps a record on its line and defuses formulas", () => {
    const lines = writeSheet(report).tabSeparated.split("\n");
    expect(lines.slice(-4)).toEqual(["Term\tCount\tShare", "'=1+1\t3\t12.5%", "a b c <i>&</i>\t-2.5\t", ""]);
  });

  it("has as many fields in every record", () => {
    const lines = writeSheet(report).tabSeparated.slice(0, -1).split("\n");
    expect(new Set(lines.map((line) => line.split("\t").length))).toEqual(new Set([3]));
  });

  it("is one table of HTML, with nothing of the text as markup", () => {
    const { html } = writeSheet(report);
    expect(html).toContain("<td>a b c &lt;i&gt;&amp;&lt;/i&gt;</td><td>-2.5</td><td></td>");
    expect(html.match(/<table>/g)).toHaveLength(1);
  });

  it("writes decimals as the person's spreadsheet reads them", () => {
    expect(writeSheet(report, { decimalMark: "," }).tabSeparated).toContain("'=1+1\t3\t12,5%");
  });
});
