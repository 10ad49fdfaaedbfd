import { describe, expect, it } from "vitest";

import { sampleReport } from "./fixtures/sample-report.ts";
import { selectReport, type Report, type ReportChoice } from "./report.ts";

const kindsOf = (report: Report): readonly string[] =>
  report.sections.flatMap(({ parts }) => parts.map(({ kind }) => kind));
const headingsOf = (report: Report): readonly (string | undefined)[] =>
  report.sections.map(({ heading }) => heading);

describe("selectReport", () => {
  it.each<[name: string, choice: ReportChoice, headings: readonly string[], kinds: readonly string[]]>([
    [
      "everything by default",
      {},
      ["At a glance", "Words used most", "Shape of the text", "Findings"],
      ["paragraph", "figures", "chart", "table", "chart", "chart", "findings"],
    ],
    [
      "without figures: tables go too, and the paragraph that explained them",
      { figures: false },
      ["Words used most", "Shape of the text", "Findings"],
      ["chart", "chart", "chart", "findings"],
    ],
    [
      "without charts: a section of charts alone goes",
      { charts: false },
      ["At a glance", "Words used most", "Findings"],
      ["paragraph", "figures", "table", "findings"],
    ],
    [
      "without findings",
      { findings: false },
      ["At a glance", "Words used most", "Shape of the text"],
      ["paragraph", "figures", "chart", "table", "chart", "chart"],
    ],
    ["nothing but the text", { figures: false, charts: false, findings: false }, [], []],
  ])("%s", (_, choice, headings, kinds) => {
    const selected = selectReport(sampleReport, choice);
    expect(headingsOf(selected)).toEqual(headings);
    expect(kindsOf(selected)).toEqual(kinds);
    expect(selected.source).toEqual(sampleReport.source);
  });

  it("leaves the text out, and keeps its name, language and hash", () => {
    const report = { ...sampleReport, source: { ...sampleReport.source, textHash: "0".repeat(64) } };
    expect(selectReport(report, { text: false }).source).toEqual({
      name: "lighthouse.docx",
      language: "en",
      textHash: "0".repeat(64),
    });
  });

  it("keeps a section of paragraphs alone whatever is chosen", () => {
    const sections = [{ heading: "Method", parts: [{ kind: "paragraph", text: "Counted twice." } as const] }];
    const report = { ...sampleReport, sections };
    expect(selectReport(report, { figures: false, charts: false, findings: false }).sections).toEqual(
      sections,
    );
  });
});
