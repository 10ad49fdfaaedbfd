import { readFile } from "node:fs/promises";

import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { anyReport } from "./fixtures/any-report.ts";
import { sampleReport } from "./fixtures/sample-report.ts";
import { findSchemaErrors } from "./fixtures/validate-schema.ts";
import { hashText } from "./hash-text.ts";
import { writeJson } from "./write-json.ts";

const schema = parseObject(await readFile(new URL("report.schema.json", import.meta.url), "utf8"));

function parseObject(json: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(JSON.parse(json)));
}

describe("a report as JSON", () => {
  it("is valid by the published schema, for any report", async () => {
    await fc.assert(
      fc.asyncProperty(anyReport, async (report) => {
        const json = await writeJson(report, { producer: "Test" });
        expect(findSchemaErrors(JSON.parse(json), schema)).toEqual([]);
        expect(json).not.toMatch(/\p{Cs}/u);
      }),
    );
  });

  it("says its version, the counting dialect and the hash of the text", async () => {
    const parsed: unknown = JSON.parse(await writeJson(sampleReport));
    expect(parsed).toMatchObject({
      format: "text-report",
      version: 1,
      date: "2026-11-21",
      countingDialect: "Word processors",
      source: {
        name: "lighthouse.docx",
        textHash: { algorithm: "SHA-256", value: await hashText(sampleReport.source.text ?? "") },
      },
    });
  });

  it("keeps a hash that is given, and has null where there is no text", async () => {
    const hash = "a".repeat(64);
    const given: unknown = JSON.parse(await writeJson({ ...sampleReport, source: { textHash: hash } }));
    expect(given).toMatchObject({ source: { name: null, textHash: { value: hash } } });
    const none: unknown = JSON.parse(await writeJson({ ...sampleReport, source: {} }));
    expect(none).toMatchObject({ source: { textHash: null } });
  });

  it("has its keys in the same order whatever the order in the report", async () => {
    const { title, date, ...rest } = sampleReport;
    expect(await writeJson({ ...rest, date, title })).toBe(await writeJson(sampleReport));
  });

  it("refuses a date that is none", async () => {
    await expect(writeJson({ ...sampleReport, date: "yesterday" })).rejects.toThrow(RangeError);
  });

  it("is checked by a schema that refuses what it should", async () => {
    expect(findSchemaErrors({ format: "text-report" }, schema)).not.toEqual([]);
    const valid: unknown = JSON.parse(await writeJson(sampleReport));
    const broken = { ...Object.fromEntries(Object.entries(valid ?? {})), version: 2, extra: true };
    expect(findSchemaErrors(broken, schema)).toEqual(["#/version: is not 1", "#: has extra"]);
  });
});
