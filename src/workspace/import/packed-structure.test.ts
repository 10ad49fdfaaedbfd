import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readFile } from "#files/file-reader.ts";
import type { TextStructure } from "#files/document/imported-document.ts";
import { packStructure, parsePackedStructure, unpackStructure } from "./packed-structure.ts";

const empty: TextStructure = { blocks: [], links: [], images: [], bold: [], italic: [], deleted: [] };

const outer = { table: 0, row: 1, column: 0, columns: 2, isHeading: true, within: null };
const inner = { table: 1, row: 0, column: 3, columns: 1, isHeading: false, within: outer };

const everything: TextStructure = {
  blocks: [
    {
      kind: "heading",
      level: 2,
      span: { start: 0, end: 5 },
      marker: { start: 0, end: 2 },
      part: "body",
      cell: null,
    },
    {
      kind: "list-item",
      level: 1,
      span: { start: 6, end: 9 },
      marker: { start: 6, end: 6 },
      part: "comment",
      cell: inner,
    },
    {
      kind: "paragraph",
      level: 0,
      span: { start: 10, end: 12 },
      marker: { start: 10, end: 10 },
      part: "footnote",
      cell: outer,
    },
  ],
  links: [{ span: { start: 1, end: 3 }, address: "https://example.org/ä" }],
  images: [{ offset: 7, description: "A boat", address: "" }],
  bold: [{ start: 0, end: 5 }],
  italic: [{ start: 6, end: 7 }],
  deleted: [{ start: 8, end: 9 }],
};

async function structureOf(name: string): Promise<TextStructure> {
  const url = new URL(`../../../tests/corpus/office/${name}`, import.meta.url);
  const outcome = await readFile({ name, bytes: new Uint8Array(readFileSync(url)) });
  if (outcome.kind === "failure") throw new Error(outcome.message);
  const { blocks, links, images, bold, italic, deleted } = outcome.document.structure;
  return { blocks, links, images, bold, italic, deleted };
}

describe("a packed structure", () => {
  it.each([
    ["an empty one", empty],
    ["one of everything, with a table in a table", everything],
  ])("unpacks to what it was: %s", (_, structure) => {
    expect(unpackStructure(packStructure(structure))).toEqual(structure);
  });

  it.each(["harbour.docx", "harbour.odt", "harbour.doc", "harbour.rtf"])(
    "unpacks to what a reader gave for %s",
    async (name) => {
      const structure = await structureOf(name);
      expect(structure.blocks.length).toBeGreaterThan(5);
      expect(unpackStructure(packStructure(structure))).toEqual(structure);
    },
  );

  it("survives the way between threads", () => {
    const sent: unknown = structuredClone(packStructure(everything));
    const received = parsePackedStructure(sent);
    expect(received === null ? null : unpackStructure(received)).toEqual(everything);
  });

  it.each([
    ["nothing", null],
    ["a list", []],
    ["lists in the place of numbers", { ...packStructure(empty), blocks: [] }],
    ["addresses that are none", { ...packStructure(empty), addresses: [1] }],
  ])("is not made of %s", (_, value) => {
    expect(parsePackedStructure(value)).toBeNull();
  });
});
