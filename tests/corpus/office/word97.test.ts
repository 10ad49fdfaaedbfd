import { describe, expect, it } from "vitest";
import { readFile } from "#files/file-reader.ts";
import { ReadFailure } from "#files/read-failure.ts";
import { harbour, scripts } from "./expected-texts.ts";
import { officeFile, wordText } from "./office-files.ts";

/** Where the file information block begins: its stream may lie anywhere in the file, at a multiple of 512. */
function informationBlock(bytes: Uint8Array): number {
  for (let at = 512; at < bytes.length; at += 512)
    if (bytes[at] === 0xec && bytes[at + 1] === 0xa5) return at;
  throw new Error("The file has no file information block.");
}

async function failureOf(bytes: Uint8Array): Promise<ReadFailure> {
  const outcome = await wordText(bytes).catch((error: unknown) => error);
  if (outcome instanceof ReadFailure) return outcome;
  throw new Error("It was read, or failed otherwise.");
}

describe("Word 97 documents that LibreOffice made", () => {
  it("reads the whole text as it is shown", async () => {
    const { text } = await wordText(officeFile("harbour.doc"));
    // Blank runs are as the program left them; words, marks and their order are what is compared.
    // Optional hyphens, of which the source has one, are left out.
    expect(text.replace(/[ ]+$/gm, "")).toBe(harbour.replaceAll("\u00ad", ""));
  });

  it("reads six scripts, and characters beyond the basic plane", async () => {
    const { text } = await wordText(officeFile("scripts.doc"));
    expect(text.split("\n\n")).toEqual(scripts);
  });

  it("tells what is left out", async () => {
    const { leftOut } = await wordText(officeFile("harbour.doc"));
    expect(new Map(leftOut.map(({ kind, count }) => [kind, count]))).toEqual(
      new Map([
        ["header", 1],
        ["footer", 1],
        ["comment", 1],
        ["hidden-text", 1],
        ["deletion", 2],
      ]),
    );
  });

  it("brings back what was left out when asked", async () => {
    const { text, structure } = await wordText(officeFile("harbour.doc"), {
      headersAndFooters: true,
      comments: true,
      hiddenText: true,
      deletions: true,
    });
    expect(text).toContain("and nobody reads this secret this one plain");
    expect(text).toContain("The forgotten keeper left.");
    expect(text.startsWith("The running header")).toBe(true);
    expect(text).toContain("of the harbour report");
    expect(text.endsWith("Check this link.")).toBe(true);
    expect(structure.deleted.map(({ start, end }) => text.slice(start, end).trim())).toContain("forgotten");
  });

  it("knows headings, lists, tables, links and bold", async () => {
    const { text, structure } = await wordText(officeFile("harbour.doc"));
    const shown = (kind: string): readonly string[] =>
      structure.blocks
        .filter((block) => block.kind === kind)
        .map(({ level, span }) => `${level} ${text.slice(span.start, span.end)}`);
    expect(shown("heading")).toEqual(["1 The harbour report", "2 Lists", "2 Table"]);
    expect(shown("list-item").slice(0, 5)).toEqual([
      "1 1. First step",
      "2 a) Part one",
      "2 b) Part two",
      "3 i. Deep one",
      "3 ii. Deep two",
    ]);
    const cells = structure.blocks.flatMap(({ cell }) => cell ?? []);
    expect(cells.map(({ row, column, columns }) => [row, column, columns])).toEqual([
      [0, 0, 1],
      [0, 1, 1],
      [0, 2, 1],
      [1, 0, 1],
      [1, 1, 1],
      [1, 2, 1],
      [1, 2, 1],
      [2, 0, 2],
      [2, 2, 1],
    ]);
    expect(cells.filter(({ isHeading }) => isHeading)).toHaveLength(3);
    expect(structure.links.map(({ span, address }) => [text.slice(span.start, span.end), address])).toEqual([
      ["the tide tables", "https://harbour.example/tides?day=1"],
    ]);
    expect(structure.bold.map(({ start, end }) => text.slice(start, end))).toContain("bold");
  });
});

describe("Word documents that are not read", () => {
  it("says that an encrypted one is protected by a password", async () => {
    const bytes = officeFile("scripts.doc");
    const flags = informationBlock(bytes) + 0x0b;
    bytes[flags] = (bytes[flags] ?? 0) | 1;
    expect((await failureOf(bytes)).reason).toBe("password");
  });

  it("says that a version before Word 6 is not read", async () => {
    const bytes = officeFile("scripts.doc");
    new DataView(bytes.buffer).setUint16(informationBlock(bytes) + 2, 0x2d, true);
    expect((await failureOf(bytes)).reason).toBe("unsupported");
  });

  it.each([0, 100, 512, 700, 5000])("says that one cut to %i bytes is damaged", async (length) => {
    expect((await failureOf(officeFile("scripts.doc").subarray(0, length))).reason).toBe("damaged");
  });

  it("ends chains of sectors that run in a circle", async () => {
    const bytes = officeFile("harbour.doc");
    const view = new DataView(bytes.buffer);
    const table = 512 * (1 + view.getUint32(0x4c, true));
    for (let sector = 0; sector < 30; sector += 1) view.setUint32(table + 4 * sector, sector, true);
    expect((await failureOf(bytes)).reason).toBe("damaged");
  });
});

/** A document of Word 2: a head, and bytes of text at 384, of which the last are a header. */
function word2(text: string, { notes = 0, flags = 0, version = 0x2d } = {}): Uint8Array {
  const header = "Header\r\n";
  const bytes = new Uint8Array(384 + text.length + header.length);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xa5db, true);
  view.setUint16(2, version, true);
  view.setUint16(6, 0x0409, true);
  view.setUint16(0x0a, flags, true);
  view.setUint32(0x18, 384, true);
  view.setUint32(0x34, text.length - notes, true);
  view.setUint32(0x38, notes, true);
  view.setUint32(0x3c, header.length, true);
  for (const [index, character] of Array.from(text + header).entries()) {
    bytes[384 + index] = character.charCodeAt(0);
  }
  return bytes;
}

describe("Word 2 documents", () => {
  const note = "\x02 A note.\r\n";

  it.each<[name: string, bytes: Uint8Array, expected: string]>([
    ["paragraphs", word2("One.\r\nTwo.\r\n"), "One.\n\nTwo."],
    ["windows-1252", word2("na\xefve \x93quoted\x94\r\n"), "naïve “quoted”"],
    ["results of fields", word2("Page \x13PAGE\x14vii\x15 of ix\r\n"), "Page vii of ix"],
    ["notes at the end", word2(`One.\x02\r\n${note}`, { notes: note.length }), "One.\n\n A note."],
    ["no text", word2(""), ""],
  ])("reads %s", async (_name, bytes, expected) => {
    const outcome = await readFile({ name: "old.doc", bytes });
    expect(outcome.kind === "document" && outcome.document.text).toBe(expected);
  });

  it.each<[name: string, bytes: Uint8Array, reason: string]>([
    ["is encrypted", word2("One.\r\n", { flags: 0x0100 }), "password"],
    ["was saved fast", word2("One.\r\n", { flags: 0x0004 }), "unsupported"],
    ["is of another version", word2("One.\r\n", { version: 0x21 }), "unsupported"],
    ["breaks off", word2("One.\r\n").subarray(0, 200), "unsupported"],
  ])("refuses one that %s", async (_name, bytes, reason) => {
    expect(await readFile({ name: "old.doc", bytes })).toMatchObject({ kind: "failure", reason });
  });
});
