import { describe, expect, it } from "vitest";
import { parseImportReply, parseImportRequest } from "./import-messages.ts";
import { packStructure } from "./packed-structure.ts";

const structure = packStructure({ blocks: [], links: [], images: [], bold: [], italic: [], deleted: [] });
const document = {
  kind: "document",
  text: "Words",
  structure,
  format: "docx",
  encoding: null,
  notes: ["1 comment is not included."],
  switches: [{ name: "comments", count: 1 }],
};
const failure = { kind: "failure", reason: "damaged", message: "“a.docx” is damaged.", takesPassword: false };

describe("parseImportRequest", () => {
  it("takes a file and known options, and drops the rest", () => {
    const file = new File(["x"], "a.txt");
    const options = { comments: true, notes: "yes", encoding: "koi8-r", paragraphGap: "none", other: 1 };
    expect(parseImportRequest({ id: 1, file, options })).toEqual({
      id: 1,
      file,
      options: { comments: true, encoding: "koi8-r" },
    });
  });

  it.each([
    ["a text", "read"],
    ["nothing", null],
    ["no id", { file: null, options: {} }],
    ["a file that is none", { id: 1, file: "a.txt", options: {} }],
  ])("refuses %s", (_, value) => {
    expect(parseImportRequest(value)).toBeNull();
  });
});

describe("parseImportReply", () => {
  it.each([
    ["progress", { kind: "progress", id: 3, fraction: 0.5 }],
    ["a document", { kind: "outcome", id: 3, outcome: document }],
    ["a failure", { kind: "outcome", id: 3, outcome: failure }],
  ])("takes %s as it was sent", (_, value) => {
    expect(parseImportReply(structuredClone(value))).toEqual(value);
  });

  it.each([
    ["nothing", undefined],
    ["another kind", { kind: "other", id: 1 }],
    ["progress without a share", { kind: "progress", id: 1 }],
    ["an outcome without an id", { kind: "outcome", outcome: failure }],
    ["a format that is not known", { kind: "outcome", id: 1, outcome: { ...document, format: "xls" } }],
    ["a name that every object has", { kind: "outcome", id: 1, outcome: { ...failure, reason: "toString" } }],
    ["a document without structure", { kind: "outcome", id: 1, outcome: { ...document, structure: null } }],
  ])("refuses %s", (_, value) => {
    expect(parseImportReply(value)).toBeNull();
  });

  it("drops switches that are not known", () => {
    const switches = [{ name: "comments", count: 1 }, { name: "macros", count: 2 }, { name: "notes" }];
    const reply = parseImportReply({ kind: "outcome", id: 1, outcome: { ...document, switches } });
    expect(reply).toMatchObject({ outcome: { switches: [{ name: "comments", count: 1 }] } });
  });
});
