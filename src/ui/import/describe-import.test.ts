import { describe, expect, it } from "vitest";
import { initialImportsState } from "#workspace/import/import-view.ts";
import type { ImportedFile, ImportPhase, ImportsState } from "#workspace/import/import-view.ts";
import { announceImports, describeFormat, describeNotes, switchName } from "./describe-import.ts";

const opened = (notes: readonly string[] = []): ImportPhase => ({
  kind: "opened",
  file: { format: "docx", encoding: null, notes, switches: [] },
  options: {},
  documentId: null,
  isBusy: false,
  problem: null,
});

function file(name: string, phase: ImportPhase): ImportedFile {
  return { id: 1, name, phase };
}

describe("describeFormat", () => {
  it.each([
    [{ format: "text", encoding: "windows-1251" }, "Plain text, Cyrillic (Windows-1251)"],
    [{ format: "pdf", encoding: null }, "PDF"],
  ] as const)("of %j is %s", (given, expected) => {
    expect(describeFormat(given)).toBe(expected);
  });
});

describe("switchName", () => {
  it("calls headers of a PDF by what they are there", () => {
    expect(switchName("headersAndFooters", "pdf")).toBe("Running headers, footers and page numbers");
    expect(switchName("headersAndFooters", "docx")).toBe("Page headers and footers");
  });
});

describe("describeNotes", () => {
  it.each([
    [[], ""],
    [
      [
        "3 tracked deletions are not included.",
        "1 page is damaged and was not read.",
        "1 comment is not included.",
      ],
      "3 tracked deletions, 1 comment not included. 1 page is damaged and was not read.",
    ],
  ])("of %j is short", (notes, expected) => {
    expect(describeNotes(notes)).toBe(expected);
  });
});

describe("announceImports", () => {
  const cases: readonly (readonly [string, Partial<ImportsState>, string])[] = [
    ["nothing", {}, ""],
    [
      "one on its way, the same at each step",
      { files: [file("a.docx", { kind: "reading", fraction: 0.3 })] },
      "Reading “a.docx”",
    ],
    [
      "one opened, with what was left out",
      { files: [file("a.docx", opened(["1 comment is not included."]))] },
      "“a.docx” opened as Word document (DOCX). 1 comment not included.",
    ],
    [
      "one that failed",
      { files: [file("a.docx", { kind: "failed", message: "“a.docx” is damaged." })] },
      "“a.docx” is damaged.",
    ],
    [
      "several, with those that failed",
      { files: [file("a", opened()), file("b", { kind: "failed", message: "“b” is damaged." })] },
      "1 of 2 files opened. “b” is damaged.",
    ],
    ["a paste", { paste: { notes: [], revision: 1 } }, "Pasted with its formatting."],
    ["a problem before all else", { problem: "No.", files: [file("a", opened())] }, "No."],
  ];
  it.each(cases)("says of %s", (_, state, expected) => {
    expect(announceImports({ ...initialImportsState, ...state })).toBe(expected);
  });
});
