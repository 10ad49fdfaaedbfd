import { describe, expect, it } from "vitest";

import { readDocument, textsOf } from "../fixtures/read-document.ts";
import type { ReadOptions } from "../file-reader.ts";

const fonts =
  "{\\fonttbl{\\f0\\froman\\fcharset0 Times New Roman;}{\\f1\\fnil\\fcharset204 Arial Cyr;}{\\f2\\fnil\\fcharset2 Symbol;}{\\f3\\fnil\\fcharset128 MS Mincho;}{\\f4\\fnil\\fcharset238{\\*\\panose 02020603}Arial CE;}}";

async function read(content: string, options: ReadOptions = {}) {
  return readDocument("draft.rtf", `{\\rtf1\\ansi\\ansicpg1252\\deff0${fonts}${content}}`, options);
}

describe("the words of an RTF document", () => {
  it.each<[name: string, content: string, expected: string]>([
    ["paragraphs", "One.\\par Two.\\par", "One.\n\nTwo."],
    ["line ends of the file are none of the text", "One\r\n two\r\nthree\\par", "One twothree"],
    ["groups and formatting in words", "So{\\b me} w\\i or\\i0 ds\\par", "Some words"],
    ["bytes of the document's code page", "caf\\'e9 \\'93quoted\\'94\\par", "café “quoted”"],
    [
      "bytes of the font's code page",
      "{\\f1 \\'cf\\'f0\\'e8\\'e2\\'e5\\'f2} {\\f4 \\'9ei\\'9eka}\\par",
      "Привет žižka",
    ],
    [
      "characters of two bytes, one of which looks like a letter",
      "{\\f3 \\'93\\'fa\\'96\\'7b \\'83A}\\par",
      "日本 ア",
    ],
    ["a symbol font", "{\\f2 abc\\'ae}\\par", "αβχ→"],
    [
      "characters by number, with what stands in for them left out",
      "\\u8217 ?s \\u-10179 ?\\u-8704 ? {\\uc0\\u233}t\\u233\\'e9\\par",
      "’s 😀 étéé".replace("éé", "é"),
    ],
    ["two characters that stand in for one", "\\uc2 \\u26085\\'93\\'fax\\par", "日x"],
    ["a word that stands in for a character", "\\u8212\\emdash x\\par", "—x"],
    [
      "special characters",
      "a\\~b\\_c\\-d\\emdash\\lquote x\\rquote\\ldblquote y\\rdblquote\\tab z\\line q\\par",
      "a\u00a0b\u2011c\u00add—‘x’“y”\tz\nq",
    ],
    ["braces and backslashes", "\\{a\\\\b\\}\\par", "{a\\b}"],
    [
      "destinations that are not shown",
      "{\\info{\\title no}}{\\*\\generator no;}{\\stylesheet{\\s0 Normal;}}{\\*\\unknown no {\\b no}}yes{\\xe no}\\par",
      "yes",
    ],
    ["binary data", "a{\\pict\\bin4 }{{}}b\\par", "ab"],
    ["a text held twice", "{\\upr{no}{\\*\\ud{\\u26085 ?}}}\\par", "日"],
    [
      "the result of a field, not its code",
      '{\\field{\\*\\fldinst{ PAGE }}{\\fldrslt{7}}}{\\field{\\*\\fldinst SYMBOL 97 \\\\f "Symbol"}}\\par',
      "7α",
    ],
    [
      "an embedded object's picture of itself",
      "a{\\object{\\*\\objdata 0102}{\\result{ shown}}}\\par",
      "a shown",
    ],
    [
      "a text box once, after its paragraph",
      "a{\\shp{\\*\\shpinst{\\sp{\\sn x}{\\sv no}}{\\shptxt box\\par}}{\\shprslt{\\*\\do{\\dptxbxtext no\\par}}}}b\\par",
      "ab\n\nbox",
    ],
    ["a page break alone", "\\page\\par Two\\par", "Two"],
  ])("%s", async (_name, content, expected) => {
    expect((await read(content)).text).toBe(expected);
  });

  it("takes Cyrillic in a font called western for what it is", async () => {
    const source = `{\\rtf1\\ansi\\ansicpg1251{\\fonttbl{\\f0\\fcharset0 Arial;}}\\f0 \\'cf\\'f0\\'e8\\'e2\\'e5\\'f2\\par}`;
    expect((await readDocument("a.rtf", source)).text).toBe("Привет");
  });

  it("reads lists, headings and tables", async () => {
    const content =
      "{\\stylesheet{\\s1\\outlinelevel0 heading 1;}{\\s7 heading 2;}}\\pard\\s1 Title\\par\\pard\\s7 Part\\par" +
      "{\\listtext\\pard\\plain\\f2 \\'b7\\tab}\\pard\\ls1 First\\par{\\listtext\\pard 1.1\\tab}\\pard\\ilvl1\\ls1 Second\\par" +
      "\\pard\\trowd\\trhdr\\intbl A\\cell B\\cell\\row\\trowd\\intbl c\\par d\\cell e\\cell\\row\\pard After\\par";
    const { text, structure } = await read(content);
    expect(text).toBe("Title\n\nPart\n\n• First\n1.1 Second\n\nA\tB\nc\nd\te\n\nAfter");
    expect(
      structure.blocks.map(({ kind, level, cell }) => [
        kind,
        level,
        cell && [cell.row, cell.column, cell.isHeading],
      ]),
    ).toEqual([
      ["heading", 1, null],
      ["heading", 2, null],
      ["list-item", 1, null],
      ["list-item", 2, null],
      ["paragraph", 0, [0, 0, true]],
      ["paragraph", 0, [0, 1, true]],
      ["paragraph", 0, [1, 0, false]],
      ["paragraph", 0, [1, 0, false]],
      ["paragraph", 0, [1, 1, false]],
      ["paragraph", 0, null],
    ]);
  });

  it("puts notes after the text, numbered by kind", async () => {
    const content =
      "One{\\super\\chftn}{\\footnote\\pard{\\super\\chftn} Foot.}, two{\\super\\chftn}{\\footnote\\ftnalt{\\super\\chftn} End.}, three*{\\footnote * Starred.}\\par";
    expect((await read(content, { noteMarks: true })).text).toBe(
      "One[1], two[i], three*\n\n[1] Foot.\n* Starred.\n\n[i] End.",
    );
  });

  it("leaves deletions, comments, hidden text, headers out, and brings them back", async () => {
    const content =
      "{\\header Head\\par}{\\footer Foot\\par}The {\\deleted\\revauthdel1\\revdttmdel5 old }{\\revised new }house{\\v secret}{\\*\\atnid A}{\\*\\atnauthor Ann}{\\chatn}{\\*\\annotation{\\*\\atndate 1}\\pard Really?}\\par {\\deleted Gone\\par}Next\\par";
    const document = await read(content);
    expect(document.text).toBe("The new house\n\nNext");
    expect(document.leftOut).toEqual([
      { kind: "deletion", count: 2 },
      { kind: "header", count: 1 },
      { kind: "hidden-text", count: 1 },
      { kind: "footer", count: 1 },
      { kind: "comment", count: 1 },
    ]);
    const all = await read(content, {
      deletions: true,
      comments: true,
      hiddenText: true,
      headersAndFooters: true,
    });
    expect(all.text).toBe("Head\n\nThe old new housesecret\n\nGone\n\nNext\n\nFoot\n\nReally?");
  });

  it("knows emphasis, links and pictures", async () => {
    const document = await read(
      'a {\\b b{\\i c}\\plain d} {\\field{\\*\\fldinst{HYPERLINK "https://example.org/" \\\\l "x"}}{\\fldrslt{\\ul link}}} {\\*\\shppict{\\pict{\\*\\picprop{\\sp{\\sn wzDescription}{\\sv A boat}}}\\pngblip 89504e47}}{\\nonshppict{\\pict 01}}\\par',
    );
    expect(document.text).toBe("a bcd link ");
    expect(textsOf(document, document.structure.bold)).toEqual(["bc"]);
    expect(textsOf(document, document.structure.italic)).toEqual(["c"]);
    expect(document.structure.links).toEqual([
      { span: { start: 6, end: 10 }, address: "https://example.org/#x" },
    ]);
    expect(document.structure.images).toEqual([{ offset: 11, description: "A boat", address: "" }]);
  });

  it("gives what there is of a file that breaks off, and says so", async () => {
    const document = await readDocument("a.rtf", "{\\rtf1 One\\par {\\b two {\\i three");
    expect(document.text).toBe("One\n\ntwo three");
    expect(document.leftOut).toEqual([{ kind: "rest", count: 1 }]);
    expect((await readDocument("a.rtf", "{\\rtf1 One\\par")).leftOut).toEqual([]);
  });
});
