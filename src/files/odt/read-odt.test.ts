import { describe, expect, it } from "vitest";

import { makeFlatOdt, makeOdt, type OpenDocumentParts } from "../fixtures/office-files.ts";
import { readDocument, textsOf } from "../fixtures/read-document.ts";
import type { ReadOptions } from "../file-reader.ts";

async function read(parts: OpenDocumentParts, options: ReadOptions = {}) {
  return readDocument("draft.odt", makeOdt(parts), options);
}

const number = (level: number, format: string, more = ""): string =>
  `<text:list-level-style-number text:level="${level}" style:num-format="${format}" ${more}/>`;
const automaticStyles =
  `<text:list-style style:name="L1">${number(1, "1", 'style:num-suffix="."')}${number(2, "a", 'style:num-suffix=")" text:display-levels="2"')}</text:list-style>` +
  '<text:list-style style:name="L2"><text:list-level-style-bullet text:level="1" text:bullet-char="\u2022"/><text:list-level-style-bullet text:level="2" text:bullet-char="\uf0a7"><style:text-properties style:font-name="Wingdings"/></text:list-level-style-bullet></text:list-style>' +
  '<style:style style:name="T1" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>' +
  '<style:style style:name="T2" style:family="text" style:parent-style-name="T1"><style:text-properties fo:font-style="italic"/></style:style>' +
  '<style:style style:name="T3" style:family="text"><style:text-properties text:display="none"/></style:style>';

const item = (words: string, more = ""): string =>
  `<text:list-item><text:p>${words}</text:p>${more}</text:list-item>`;
const list = (style: string, items: string, more = ""): string =>
  `<text:list${style === "" ? "" : ` text:style-name="${style}"`} ${more}>${items}</text:list>`;

describe("the words of an OpenDocument text", () => {
  it.each<[name: string, body: string, expected: string]>([
    ["paragraphs", "<text:p>One.</text:p><text:p/><text:p>Two.</text:p>", "One.\n\nTwo."],
    [
      "white space is one space, and none at the start",
      "<text:p>\n   a\n\t  b <text:span> c</text:span></text:p>",
      "a b c",
    ],
    [
      "spaces, tabs and line breaks that count",
      '<text:p>a<text:s text:c="3"/>b<text:s/><text:tab/>c<text:line-break/>d</text:p>',
      "a   b \tc\nd",
    ],
    [
      "fields as shown",
      '<text:p>Page <text:page-number text:select-page="current">7</text:page-number> of <text:page-count>9</text:page-count></text:p>',
      "Page 7 of 9",
    ],
    [
      "ruby in parentheses",
      "<text:p><text:ruby><text:ruby-base>漢字</text:ruby-base><text:ruby-text>かんじ</text:ruby-text></text:ruby></text:p>",
      "漢字(かんじ)",
    ],
    [
      "the index, and not what it is made from",
      "<text:table-of-content><text:table-of-content-source><text:index-title-template>no</text:index-title-template></text:table-of-content-source><text:index-body><text:p>Chapter\t1</text:p></text:index-body></text:table-of-content>",
      "Chapter 1",
    ],
    [
      "a text box after its paragraph, in order",
      "<text:p>a<draw:frame><draw:text-box><text:p>box</text:p></draw:text-box></draw:frame>b</text:p><text:p>c</text:p>",
      "ab\n\nbox\n\nc",
    ],
    [
      "a shape with words",
      "<text:p>a<draw:custom-shape><text:p>shape</text:p></draw:custom-shape></text:p>",
      "a\n\nshape",
    ],
  ])("%s", async (_name, body, expected) => {
    expect((await read({ body })).text).toBe(expected);
    expect((await readDocument("draft.fodt", makeFlatOdt({ body }))).text).toBe(expected);
  });

  it("numbers lists on every level, across breaks and with starts of their own", async () => {
    const body =
      list(
        "L1",
        item("one", list("", item("one a") + item("one b"))) + item("two", list("", item("two a"))),
        'xml:id="list1"',
      ) +
      "<text:p>Break</text:p>" +
      list(
        "L1",
        item("three") +
          '<text:list-item text:start-value="9"><text:p>nine</text:p><text:p>more of nine</text:p></text:list-item>',
        'text:continue-list="list1"',
      ) +
      list("L1", item("again")) +
      list("L2", item("x", list("", item("y"))));
    const { text, structure } = await read({ body, automaticStyles });
    expect(text).toBe(
      "1. one\n1.a) one a\n1.b) one b\n2. two\n2.a) two a\n\nBreak\n\n3. three\n9. nine\n\nmore of nine\n\n1. again\n• x\n▪ y",
    );
    expect(structure.blocks.map(({ kind, level }) => `${kind} ${level}`)).toContain("list-item 2");
  });

  it("numbers headings by the outline", async () => {
    const styles = `<text:outline-style style:name="Outline"><text:outline-level-style text:level="1" style:num-format="1"/><text:outline-level-style text:level="2" style:num-format="1" text:display-levels="2"/></text:outline-style>`;
    const heading = (level: number, words: string): string =>
      `<text:h text:outline-level="${level}">${words}</text:h>`;
    const { text, structure } = await read({
      styles,
      body: heading(1, "A") + heading(2, "B") + heading(1, "C") + heading(2, "D"),
    });
    expect(text).toBe("1 A\n\n1.1 B\n\n2 C\n\n2.1 D");
    expect(structure.blocks.map(({ kind, level }) => [kind, level])).toEqual([
      ["heading", 1],
      ["heading", 2],
      ["heading", 1],
      ["heading", 2],
    ]);
  });

  it("puts notes after the text", async () => {
    const note = (kind: string, mark: string, words: string): string =>
      `<text:note text:note-class="${kind}"><text:note-citation>${mark}</text:note-citation><text:note-body><text:p>${words}</text:p></text:note-body></text:note>`;
    const body = `<text:p>One${note("footnote", "1", "Foot.")}, two${note("endnote", "i", "End.")}.</text:p>`;
    expect((await read({ body }, { noteMarks: true })).text).toBe("One[1], two[i].\n\n[1] Foot.\n\n[i] End.");
    expect((await read({ body }, { notes: false })).text).toBe("One, two.");
  });

  it("leaves tracked deletions, comments and hidden text out, and brings them back", async () => {
    const body =
      '<text:tracked-changes><text:changed-region xml:id="ct1" text:id="ct1"><text:deletion><office:change-info><dc:creator>Ann</dc:creator><dc:date>2026-01-01</dc:date></office:change-info><text:p>old </text:p></text:deletion></text:changed-region><text:changed-region text:id="ct2"><text:insertion><office:change-info><dc:creator>Ann</dc:creator></office:change-info></text:insertion></text:changed-region></text:tracked-changes>' +
      '<text:p>The <text:change text:change-id="ct1"/><text:change-start text:change-id="ct2"/>new<text:change-end text:change-id="ct2"/> house<office:annotation><dc:creator>Bob</dc:creator><dc:date>2026</dc:date><text:p>Really?</text:p></office:annotation><text:span text:style-name="T3"> secret</text:span></text:p>';
    const document = await read({ body, automaticStyles });
    expect(document.text).toBe("The new house");
    expect(document.leftOut).toEqual([
      { kind: "deletion", count: 1 },
      { kind: "hidden-text", count: 1 },
      { kind: "comment", count: 1 },
    ]);
    const all = await read({ body, automaticStyles }, { deletions: true, comments: true, hiddenText: true });
    expect(all.text).toBe("The old new house secret\n\nReally?");
    expect(textsOf(all, all.structure.deleted)).toEqual(["old "]);
  });

  it("knows emphasis, links, pictures and cells", async () => {
    const body =
      '<text:p><text:span text:style-name="T1">bold <text:span text:style-name="T2">both</text:span></text:span> <text:a xlink:href="https://example.org/">link</text:a> <draw:frame><draw:image xlink:href="Pictures/1.png"/><svg:title>Title</svg:title><svg:desc>A boat</svg:desc></draw:frame></text:p>' +
      '<table:table><table:table-header-rows><table:table-row><table:table-cell table:number-columns-spanned="2"><text:p>A</text:p></table:table-cell><table:covered-table-cell/><table:table-cell><text:p>B</text:p></table:table-cell></table:table-row></table:table-header-rows><table:table-row><table:table-cell/><table:table-cell><text:p>c</text:p></table:table-cell></table:table-row></table:table>';
    const document = await read({ body, automaticStyles });
    expect(document.text).toBe("bold both link \n\nA\t\tB\n\tc");
    expect(textsOf(document, document.structure.bold)).toEqual(["bold both"]);
    expect(textsOf(document, document.structure.italic)).toEqual(["both"]);
    expect(document.structure.links).toEqual([
      { span: { start: 10, end: 14 }, address: "https://example.org/" },
    ]);
    expect(document.structure.images).toEqual([{ offset: 15, description: "A boat", address: "" }]);
    expect(
      document.structure.blocks.map(({ cell }) => cell && [cell.row, cell.column, cell.isHeading]),
    ).toEqual([null, [0, 0, true], [0, 2, true], [1, 1, false]]);
  });

  it("keeps headers and footers apart", async () => {
    const masterStyles =
      '<style:master-page style:name="Standard"><style:header><text:p>Title</text:p></style:header><style:header-left style:display="false"><text:p>no</text:p></style:header-left><style:footer><text:p>Foot</text:p></style:footer></style:master-page>';
    const body = "<text:p>Body</text:p>";
    expect((await read({ body, masterStyles })).text).toBe("Body");
    expect((await read({ body, masterStyles }, { headersAndFooters: true })).text).toBe(
      "Title\n\nBody\n\nFoot",
    );
  });
});
