import { describe, expect, it } from "vitest";

import { sampleReport } from "./fixtures/sample-report.ts";
import { hashText } from "./hash-text.ts";
import { reportFormats, writeReport, type ReportFormat } from "./report-formats.ts";

const loadFont = (file: string): Promise<Uint8Array> => Promise.reject(new Error(`No ${file} here.`));

describe("writeReport", () => {
  it.each<[format: ReportFormat, start: string]>([
    ["docx", "PK\u0003\u0004"],
    ["html", "<!doctype html>"],
    ["md", "# Readability and word count\n"],
    ["txt", "Readability and word count\n="],
    ["csv", "\u00ef\u00bb\u00bfReport,"],
    ["json", '{\n  "format": "text-report",'],
  ])("writes %s", async (format, start) => {
    const bytes = await writeReport(sampleReport, format, { loadFont });
    expect(String.fromCharCode(...bytes.subarray(0, start.length))).toBe(start);
  });

  it("says so when the fonts of a PDF cannot be had", async () => {
    await expect(writeReport(sampleReport, "pdf", { loadFont })).rejects.toThrow(/could not be loaded/);
  });

  it("knows each format once", () => {
    expect(
      reportFormats.map(({ format, extension }) => [`.${format}`, extension]).every(([a, b]) => a === b),
    ).toBe(true);
    expect(new Set(reportFormats.map(({ mediaType }) => mediaType)).size).toBe(7);
  });

  it("tells the hash of a text that is left out", async () => {
    const bytes = await writeReport(sampleReport, "json", { loadFont, choice: { text: false } });
    const json = new TextDecoder().decode(bytes);
    expect(json).toContain(await hashText(sampleReport.source.text ?? ""));
    expect(json).not.toContain("All human beings");
  });
});
