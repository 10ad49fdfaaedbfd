import { describe, expect, it } from "vitest";
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
    expect(text.replace(/[ ]+$/gm, "")).toBe(harbour);
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
