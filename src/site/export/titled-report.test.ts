import { describe, expect, it } from "vitest";

import type { Report } from "#files/report/report.ts";

import { titleReport } from "./titled-report.ts";

const report: Report = {
  title: "Word count report",
  date: "2026-11-21",
  language: "en",
  direction: "ltr",
  source: {},
  sections: [],
};

describe("titleReport", () => {
  it.each([
    ["My essay", "essay.txt", "My essay", "Word count report", "essay.txt"],
    ["  My essay ", "", "My essay", "Word count report", undefined],
    ["", "Essay", "Word count report", undefined, "Essay"],
    ["Word count report", " ", "Word count report", undefined, undefined],
  ])("with %j of the document %j", (typed, name, title, subtitle, source) => {
    const titled = titleReport(report, typed, name);
    expect([titled.title, titled.subtitle, titled.source.name]).toEqual([title, subtitle, source]);
  });

  it("keeps what the report says of itself", () => {
    const own = { ...report, subtitle: "Draft 2", source: { name: "a.txt" } };
    expect(titleReport(own, "My essay", "b.txt")).toMatchObject({
      subtitle: "Word count report: Draft 2",
      source: { name: "a.txt" },
    });
  });
});
