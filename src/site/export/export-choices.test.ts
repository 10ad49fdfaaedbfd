import { describe, expect, it } from "vitest";

import type { Report } from "#files/report/report.ts";

import { contentOf, firstChoices, parseExportChoices } from "./export-choices.ts";

const report: Report = {
  title: "A",
  date: "2026-11-21",
  language: "en",
  direction: "ltr",
  source: { text: "Words." },
  sections: [
    {
      parts: [
        { kind: "findings", findings: [] },
        { kind: "table", columns: [], rows: [] },
        { kind: "paragraph", text: "Note." },
      ],
    },
  ],
};

describe("parseExportChoices", () => {
  it("gives back what was stored", () => {
    const choices = { format: "csv", leftOut: ["charts", "text"], pageSize: "letter", sheetStyle: "comma" };
    expect(parseExportChoices(choices)).toEqual(choices);
  });

  it("takes the usual for what is not known", () => {
    expect(parseExportChoices({ format: "xls", leftOut: ["sound"], pageSize: "a3" })).toEqual(firstChoices);
  });

  it.each([[null], ["pdf"], [3]])("does not read %j", (stored) => {
    expect(parseExportChoices(stored)).toBeUndefined();
  });
});

describe("contentOf", () => {
  it("names what a report has, tables among the figures", () => {
    expect(contentOf(report)).toEqual(["figures", "findings", "text"]);
  });

  it("names no text where it is empty", () => {
    expect(contentOf({ ...report, source: { text: "" }, sections: [] })).toEqual([]);
  });
});
