import { describe, expect, it } from "vitest";
import type { TextStructure } from "#files/document/imported-document.ts";
import { documentName } from "./document-name.ts";
import { joinTexts } from "./join-imports.ts";

const none: TextStructure = { blocks: [], links: [], images: [], bold: [], italic: [], deleted: [] };

function table(text: string): { readonly text: string; readonly structure: TextStructure } {
  const span = { start: 0, end: text.length };
  const cell = { table: 0, row: 0, column: 0, columns: 1, isHeading: false, within: null };
  const block = {
    kind: "paragraph",
    level: 0,
    span,
    marker: { start: 0, end: 0 },
    part: "body",
    cell,
  } as const;
  return {
    text,
    structure: {
      ...none,
      blocks: [block],
      bold: [span],
      images: [{ offset: 1, description: "", address: "" }],
    },
  };
}

describe("joinTexts", () => {
  it.each([
    [[], ""],
    [["one"], "one"],
    [["one", "two"], "one\n\ntwo"],
    [["one\n", "", "two\n\n"], "one\n\ntwo\n\n"],
  ])("puts an empty line between %j", (texts, expected) => {
    expect(joinTexts(texts.map((text) => ({ text, structure: none }))).text).toBe(expected);
  });

  it("moves the structure along, and counts tables on", () => {
    const { text, structure } = joinTexts([table("one"), table("two!")]);
    expect(structure.bold.map(({ start, end }) => text.slice(start, end))).toEqual(["one", "two!"]);
    expect(structure.blocks.map(({ cell }) => cell?.table)).toEqual([0, 1]);
    expect(structure.images.map(({ offset }) => offset)).toEqual([1, 6]);
  });
});

describe("documentName", () => {
  it.each([
    ["report.docx", "report"],
    ["My notes.TXT", "My notes"],
    ["v1.2 draft", "v1.2 draft"],
    ["archive.tar", "archive.tar"],
    [".txt", ".txt"],
    ["", ""],
  ])("of %j is %j", (fileName, expected) => {
    expect(documentName(fileName)).toBe(expected);
  });
});
