import { describe, expect, it } from "vitest";

import { makeDocx, paragraph } from "../fixtures/office-files.ts";
import { readDocument } from "../fixtures/read-document.ts";

const level = (index: number, format: string, text: string, more = ""): string =>
  `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${text}"/></w:lvl>`;
const list = (id: number, levels: string): string =>
  `<w:abstractNum w:abstractNumId="${id}">${levels}</w:abstractNum>`;
const use = (id: number, of: number, overrides = ""): string =>
  `<w:num w:numId="${id}"><w:abstractNumId w:val="${of}"/>${overrides}</w:num>`;
const restart = (index: number, start: number): string =>
  `<w:lvlOverride w:ilvl="${index}"><w:startOverride w:val="${start}"/></w:lvlOverride>`;

const legal = level(0, "decimal", "%1.") + level(1, "decimal", "%1.%2") + level(2, "lowerLetter", "(%3)");
const mixed =
  level(0, "upperRoman", "Article %1") +
  level(1, "decimalZero", "Section %1.%2", "<w:isLgl/>") +
  level(2, "decimal", "%3", '<w:lvlRestart w:val="1"/>') +
  level(3, "decimal", "%4", '<w:lvlRestart w:val="0"/>');
const bullets =
  `<w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="\uf0b7"/><w:rPr><w:rFonts w:ascii="Symbol"/></w:rPr></w:lvl>` +
  `<w:lvl w:ilvl="1"><w:numFmt w:val="bullet"/><w:lvlText w:val="o"/><w:rPr><w:rFonts w:ascii="Courier New"/></w:rPr></w:lvl>` +
  `<w:lvl w:ilvl="2"><w:numFmt w:val="bullet"/><w:lvlText w:val="\uf0a7"/><w:rPr><w:rFonts w:ascii="Wingdings"/></w:rPr></w:lvl>`;
const custom = `<w:lvl w:ilvl="0"><w:start w:val="8"/><mc:AlternateContent><mc:Choice Requires="w14"><w:numFmt w:val="custom" w:format="001, 002, 003, ..."/></mc:Choice><mc:Fallback><w:numFmt w:val="decimal"/></mc:Fallback></mc:AlternateContent><w:lvlText w:val="%1"/></w:lvl>`;

const numbering =
  list(0, legal) +
  list(1, mixed) +
  list(2, bullets) +
  list(3, custom) +
  list(4, level(0, "none", "Note:")) +
  list(5, level(0, "decimal", "%1") + level(1, "none", "%1.%2") + level(2, "decimal", "%1.%2.%3")) +
  use(8, 5) +
  use(1, 0) +
  use(2, 0) +
  use(3, 0, restart(0, 5)) +
  use(4, 1) +
  use(5, 2) +
  use(6, 3) +
  use(7, 4);

const styles =
  '<w:style w:type="paragraph" w:styleId="Listed"><w:name w:val="Listed"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>';

const item = (id: number, index: number): string =>
  paragraph("x", `<w:numPr><w:ilvl w:val="${index}"/><w:numId w:val="${id}"/></w:numPr>`);

async function markers(body: string): Promise<readonly string[]> {
  const { text, structure } = await readDocument("list.docx", makeDocx({ body, numbering, styles }));
  return structure.blocks.map(({ marker }) => text.slice(marker.start, marker.end));
}

describe("the numbers of lists (ISO/IEC 29500-1, 17.9)", () => {
  it.each<
    [name: string, items: readonly (readonly [id: number, level: number])[], expected: readonly string[]]
  >([
    [
      "levels begin again under each item above",
      [
        [1, 0],
        [1, 1],
        [1, 1],
        [1, 2],
        [1, 0],
        [1, 1],
        [1, 2],
      ],
      ["1.", "1.1", "1.2", "(a)", "2.", "2.1", "(a)"],
    ],
    [
      "a level above that had no item shows its first number, and goes on from it",
      [
        [1, 1],
        [1, 1],
        [1, 0],
      ],
      ["1.1", "1.2", "2."],
    ],
    [
      "two lists of one origin go on with each other",
      [
        [1, 0],
        [2, 0],
        [1, 0],
      ],
      ["1.", "2.", "3."],
    ],
    [
      "a list with its own start begins there once",
      [
        [1, 0],
        [3, 0],
        [3, 0],
        [1, 0],
      ],
      ["1.", "5.", "6.", "7."],
    ],
    [
      "legal numbering shows digits for letters and numerals",
      [
        [4, 0],
        [4, 0],
        [4, 1],
      ],
      ["Article I", "Article II", "Section 2.1"],
    ],
    [
      "a level can begin again only after a certain one, or never",
      [
        [4, 0],
        [4, 1],
        [4, 2],
        [4, 3],
        [4, 1],
        [4, 2],
        [4, 3],
        [4, 0],
        [4, 2],
        [4, 3],
      ],
      ["Article I", "Section 1.1", "1", "1", "Section 1.2", "2", "2", "Article II", "1", "3"],
    ],
    [
      "bullets of symbol fonts",
      [
        [5, 0],
        [5, 1],
        [5, 2],
      ],
      ["•", "◦", "▪"],
    ],
    [
      "a format of one's own",
      [
        [6, 0],
        [6, 0],
        [6, 0],
      ],
      ["008", "009", "010"],
    ],
    [
      "levels without numbers are left out of those below",
      [
        [8, 0],
        [8, 1],
        [8, 2],
      ],
      ["1", "1.", "1..1"],
    ],
    ["a level without numbers keeps its words", [[7, 0]], ["Note:"]],
    [
      "an id that is nowhere defined, and 0, are no lists",
      [
        [99, 0],
        [0, 0],
      ],
      ["", ""],
    ],
  ])("%s", async (_name, items, expected) => {
    expect(await markers(items.map(([id, index]) => item(id, index)).join(""))).toEqual(expected);
  });

  it("comes from the style, unless the paragraph says that it has none", async () => {
    const styled = '<w:pStyle w:val="Listed"/>';
    const none = `${styled}<w:numPr><w:ilvl w:val="0"/><w:numId w:val="0"/></w:numPr>`;
    expect(await markers(paragraph("a", styled) + paragraph("b", none) + paragraph("c", styled))).toEqual([
      "1.",
      "",
      "2.",
    ]);
  });

  it("does not count an item that was deleted with its end", async () => {
    const properties = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';
    const deleted = `<w:p><w:pPr>${properties}<w:rPr><w:del w:author="A"/></w:rPr></w:pPr><w:del w:author="A"><w:r><w:delText>gone</w:delText></w:r></w:del></w:p>`;
    expect(await markers(item(1, 0) + deleted + item(1, 0))).toEqual(["1.", "2."]);
  });

  it("stands before the words, and can be left out", async () => {
    const body = item(1, 0) + item(1, 1);
    expect((await readDocument("a.docx", makeDocx({ body, numbering }))).text).toBe("1. x\n1.1 x");
    expect((await readDocument("a.docx", makeDocx({ body, numbering }), { listMarkers: false })).text).toBe(
      "x\nx",
    );
  });
});
