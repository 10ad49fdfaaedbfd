import { describe, expect, it } from "vitest";

import { makeDocx, paragraph as p, run as r, type WordParts } from "../fixtures/office-files.ts";
import { readDocument, textsOf } from "../fixtures/read-document.ts";
import type { ReadOptions } from "../file-reader.ts";

async function read(parts: WordParts, options: ReadOptions = {}) {
  return readDocument("draft.docx", makeDocx(parts), options);
}

const field = (code: string, result: string): string =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${code} </w:instrText></w:r>` +
  `<w:r><w:fldChar w:fldCharType="separate"/></w:r>${r(result)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;

const textBox = (words: string): string =>
  `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><wp:docPr id="2" name="Text Box 2"/>` +
  `<a:graphic><a:graphicData><wps:wsp><wps:txbx><w:txbxContent>${p(words)}</w:txbxContent></wps:txbx></wps:wsp>` +
  `</a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox>` +
  `<w:txbxContent>${p(words)}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;

const picture = (description: string): string =>
  `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="Picture 1" descr="${description}"/><a:graphic><a:graphicData>` +
  `<pic:pic><pic:nvPicPr><pic:cNvPr id="0" name="a.png"/></pic:nvPicPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;

const dropDown = (settings: string, between = ""): string =>
  `<w:p>${r("Boat: ")}<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:name w:val="boat"/><w:ddList>${settings}` +
  `<w:listEntry w:val="Ferry"/><w:listEntry w:val="Schooner"/></w:ddList></w:ffData></w:fldChar></w:r>` +
  `<w:r><w:instrText xml:space="preserve"> FORMDROPDOWN </w:instrText></w:r>${between}` +
  `<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`;

const separator = '<w:r><w:fldChar w:fldCharType="separate"/></w:r>';

describe("the words of a Word document", () => {
  it.each<[name: string, body: string, expected: string]>([
    ["paragraphs", p("One.") + p("Two."), "One.\n\nTwo."],
    ["empty paragraphs leave no trace", `${p("One.")}<w:p/><w:p/>${p("Two.")}`, "One.\n\nTwo."],
    [
      "curly quotes, dashes, letters beyond ASCII",
      p("“It’s—he said – naïve, łódź, 言葉 🙂”"),
      "“It’s—he said – naïve, łódź, 言葉 🙂”",
    ],
    ["words split over runs", `<w:p>${r("So")}${r("me wo", "<w:b/>")}${r("rds")}</w:p>`, "Some words"],
    ["entities", p("Q&amp;A &lt;b&gt; &#8217;"), "Q&A <b> ’"],
    [
      "tabs, line breaks and hyphens",
      '<w:p><w:pPr><w:tabs><w:tab w:val="left" w:pos="720"/></w:tabs></w:pPr><w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>co</w:t><w:softHyphen/><w:t>op x</w:t><w:noBreakHyphen/><w:t>y</w:t></w:r></w:p>',
      "a\tb\nco\u00adop x\u2011y",
    ],
    ["a page break alone makes no line", `<w:p><w:r><w:br w:type="page"/></w:r></w:p>${p("Two")}`, "Two"],
    [
      "symbols of symbol fonts",
      '<w:p><w:r><w:sym w:font="Symbol" w:char="F061"/><w:sym w:font="Wingdings" w:char="F0E0"/><w:sym w:font="Arial" w:char="2713"/></w:r></w:p>',
      "α→✓",
    ],
    [
      "indented markup adds no spaces",
      "<w:p><w:r><w:t>\n   one\n  </w:t></w:r><w:r><w:t>two</w:t></w:r></w:p>",
      "onetwo",
    ],
    [
      "content controls",
      `<w:sdt><w:sdtPr><w:alias w:val="no"/></w:sdtPr><w:sdtContent>${p("In a control")}</w:sdtContent></w:sdt>`,
      "In a control",
    ],
    ["the chosen entry of a drop-down list", dropDown('<w:result w:val="1"/>'), "Boat: Schooner"],
    ["its default", dropDown('<w:default w:val="1"/>', separator), "Boat: Schooner"],
    ["its first entry where nothing is said", dropDown(""), "Boat: Ferry"],
    ["a result that a program wrote as well", dropDown("", separator + r("Ferry")), "Boat: Ferry"],
    ["an entry that is not there", dropDown('<w:result w:val="9"/>'), "Boat: "],
    [
      "smart tags",
      `<w:p><w:smartTag w:element="City"><w:smartTagPr><w:attr w:val="no"/></w:smartTagPr>${r("Rome")}</w:smartTag></w:p>`,
      "Rome",
    ],
    [
      "ruby, in parentheses after what it stands over",
      `<w:p>${r("x")}<w:r><w:ruby><w:rubyPr/><w:rt>${r("かんじ")}</w:rt><w:rubyBase>${r("漢字")}</w:rubyBase></w:ruby></w:r>${r("y")}</w:p>`,
      "x漢字(かんじ)y",
    ],
    [
      "a fraction, in one line",
      "<w:p><m:oMath><m:f><m:num><m:r><m:t>a+b</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f><m:r><m:t>=</m:t></m:r><m:sSup><m:e><m:r><m:t>x</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:oMath></w:p>",
      "(a+b)/2=x^2",
    ],
    [
      "a drop cap and its word",
      `<w:p><w:pPr><w:framePr w:dropCap="drop" w:lines="3"/></w:pPr>${r("O")}</w:p>${p("nce upon a time")}`,
      "Once upon a time",
    ],
  ])("%s", async (_name, body, expected) => {
    expect((await read({ body })).text).toBe(expected);
  });

  it("reads the strict form of the format", async () => {
    const strict = new TextDecoder()
      .decode(makeDocxSource(p("Strict")))
      .replace(
        "http://schemas.openxmlformats.org/wordprocessingml/2006/main",
        "http://purl.oclc.org/ooxml/wordprocessingml/main",
      );
    expect(strict).toContain("purl.oclc.org");
    const { zipSync, strToU8 } = await import("fflate");
    const bytes = zipSync({
      "[Content_Types].xml": strToU8("<Types/>"),
      "word/document.xml": strToU8(strict),
    });
    expect((await readDocument("strict.docx", bytes)).text).toBe("Strict");
  });

  it("keeps empty paragraphs as empty lines, when asked", async () => {
    const body = `${p("One.")}<w:p/>${p("Two.")}`;
    expect((await read({ body }, { paragraphGap: "line-end" })).text).toBe("One.\n\nTwo.");
  });
});

function makeDocxSource(body: string): Uint8Array {
  return new TextEncoder().encode(
    `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  );
}

describe("fields and links", () => {
  it("shows results, not codes", async () => {
    const body =
      `<w:p>${r("Page ")}${field("PAGE \\* MERGEFORMAT", "7")}${r(" of ")}<w:fldSimple w:instr=" NUMPAGES ">${r("9")}</w:fldSimple></w:p>` +
      `<w:p>${field('IF x = "a" "b"', "chosen")}<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> XE "index entry" </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`;
    expect((await read({ body })).text).toBe("Page 7 of 9\n\nchosen");
  });

  it("shows nothing of a field within the code of another", async () => {
    const body = `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> IF </w:instrText></w:r>${field("MERGEFIELD Sex", "hidden")}<w:r><w:instrText> = "m" "Sir"</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${r("Sir")}<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`;
    expect((await read({ body })).text).toBe("Sir");
  });

  it("finds links of both kinds", async () => {
    const body = `<w:p><w:hyperlink r:id="rId9" w:anchor="top">${r("our ")}${r("page", "<w:b/>")}</w:hyperlink>${r(" and ")}${field('HYPERLINK "https://example.org/a b" \\l "c" \\o "tip"', "theirs")}</w:p>`;
    const document = await read({ body, links: { rId9: "https://example.com/" } });
    expect(document.text).toBe("our page and theirs");
    expect(document.structure.links).toEqual([
      { span: { start: 0, end: 8 }, address: "https://example.com/#top" },
      { span: { start: 13, end: 19 }, address: "https://example.org/a b#c" },
    ]);
  });
});

describe("notes", () => {
  const reference = (kind: string, id: number): string =>
    `<w:r><w:rPr><w:rStyle w:val="NoteReference"/></w:rPr><w:${kind}Reference w:id="${id}"/></w:r>`;
  const note = (kind: string, id: number, words: string): string =>
    `<w:${kind} w:id="${id}"><w:p><w:r><w:${kind}Ref/></w:r>${r(` ${words}`)}</w:p></w:${kind}>`;
  const separators =
    '<w:footnote w:type="separator" w:id="-1"><w:p><w:r><w:separator/></w:r></w:p></w:footnote>';
  const parts = {
    body: `<w:p>${r("One")}${reference("footnote", 7)}${r(", two")}${reference("endnote", 1)}${r(", three")}${reference("footnote", 3)}${r(".")}</w:p>`,
    footnotes: separators + note("footnote", 3, "Third.") + note("footnote", 7, "First."),
    endnotes: note("endnote", 1, "At the end."),
  };

  it("numbers them in the order of the text and puts them after it", async () => {
    const { text, structure } = await read(parts, { noteMarks: true });
    expect(text).toBe("One[1], two[i], three[2].\n\n[1] First.\n[2] Third.\n\n[i] At the end.");
    expect(structure.blocks.map(({ part }) => part)).toEqual(["body", "footnote", "footnote", "endnote"]);
    expect(
      textsOf(
        { text },
        structure.blocks.map(({ marker }) => marker),
      ),
    ).toEqual(["", "[1]", "[2]", "[i]"]);
  });

  it("leaves them out, marks included, when asked", async () => {
    const document = await read(parts, { notes: false });
    expect(document.text).toBe("One, two, three.");
    expect(document.notes).toEqual(["2 footnotes are not included.", "1 endnote is not included."]);
  });

  it("keeps a mark that the author typed", async () => {
    const body = `<w:p>${r("One")}<w:r><w:footnoteReference w:customMarkFollows="1" w:id="7"/><w:t>*</w:t></w:r></w:p>`;
    const footnotes = `<w:footnote w:id="7"><w:p>${r("*")}${r(" Starred.")}</w:p></w:footnote>`;
    expect((await read({ body, footnotes })).text).toBe("One*\n\n* Starred.");
  });

  it("numbers them as the section says", async () => {
    const body = `<w:p>${r("One")}${reference("footnote", 7)}</w:p><w:sectPr><w:footnotePr><w:numFmt w:val="upperRoman"/><w:numStart w:val="4"/></w:footnotePr></w:sectPr>`;
    expect((await read({ body, footnotes: parts.footnotes }, { noteMarks: true })).text).toBe(
      "One[IV]\n\n[IV] First.",
    );
  });
});

describe("tracked changes, comments, hidden text", () => {
  const by = 'w:author="Ann" w:date="2026-01-02T03:04:00Z"';
  const deleted = (text: string, who = by): string =>
    `<w:del w:id="1" ${who}><w:r><w:delText xml:space="preserve">${text}</w:delText></w:r></w:del>`;

  it("shows the text as when all changes are accepted, and counts what is gone", async () => {
    const body =
      `<w:p>${r("The ")}${deleted("old ")}<w:ins w:id="2" ${by}>${r("new ")}</w:ins>${r("house")}${deleted(" x", 'w:author="Bob"')}</w:p>` +
      `<w:p><w:commentRangeStart w:id="0"/>${r("Next")}<w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r></w:p>`;
    const comments = `<w:comment w:id="0" w:author="Ann">${p("Really?")}</w:comment>`;
    const document = await read({ body, comments });
    expect(document.text).toBe("The new house\n\nNext");
    expect(document.notes).toEqual(["2 tracked deletions are not included.", "1 comment is not included."]);
    const all = await read({ body, comments }, { deletions: true, comments: true });
    expect(all.text).toBe("The old new house x\n\nNext\n\nReally?");
    expect(textsOf(all, all.structure.deleted)).toEqual(["old ", " x"]);
    expect(all.notes).toEqual([]);
  });

  it("joins paragraphs whose mark was deleted, as one deletion with the words before it", async () => {
    const body =
      `<w:p><w:pPr><w:rPr><w:del w:id="3" ${by}/></w:rPr></w:pPr>${r("One ")}${deleted("gone")}</w:p>` +
      p("two.");
    const document = await read({ body });
    expect(document.text).toBe("One two.");
    expect(document.notes).toEqual(["1 tracked deletion is not included."]);
    expect((await read({ body }, { deletions: true })).text).toBe("One gone\n\ntwo.");
  });

  it("drops deleted rows, and shows moved text once, where it went", async () => {
    const row = (words: string, properties = ""): string =>
      `<w:tr><w:trPr>${properties}</w:trPr><w:tc>${p(words)}</w:tc></w:tr>`;
    const body =
      `<w:tbl>${row("stays")}${row("goes", `<w:del w:id="4" ${by}/>`)}</w:tbl>` +
      `<w:p><w:moveFrom w:id="5" ${by}>${r("moved")}</w:moveFrom>${r("x")}</w:p><w:p><w:moveTo w:id="6" ${by}>${r("moved")}</w:moveTo></w:p>`;
    const document = await read({ body });
    expect(document.text).toBe("stays\n\nx\n\nmoved");
    expect(document.notes).toEqual(["1 tracked deletion is not included."]);
  });

  it("leaves a change of formatting alone", async () => {
    const body = `<w:p><w:r><w:rPr><w:b/><w:rPrChange w:id="8" ${by}><w:rPr><w:vanish/></w:rPr></w:rPrChange></w:rPr><w:t>Bold</w:t></w:r></w:p>`;
    const document = await read({ body });
    expect(document.text).toBe("Bold");
    expect(textsOf(document, document.structure.bold)).toEqual(["Bold"]);
  });

  it("hides hidden text, by the run or by its style, and counts it", async () => {
    const styles = '<w:style w:type="character" w:styleId="Secret"><w:rPr><w:vanish/></w:rPr></w:style>';
    const body = `<w:p>${r("Seen")}${r(" not", "<w:vanish/>")}${r(" this", '<w:rStyle w:val="Secret"/>')}${r(" seen", '<w:rStyle w:val="Secret"/><w:vanish w:val="0"/>')}</w:p>`;
    const document = await read({ body, styles });
    expect(document.text).toBe("Seen seen");
    expect(document.notes).toEqual(["1 passage of hidden text is not included."]);
    expect((await read({ body, styles }, { hiddenText: true })).text).toBe("Seen not this seen");
  });
});

describe("text boxes, pictures, headers", () => {
  it("reads a text box once, after the paragraph it is anchored to", async () => {
    const body = `<w:p>${r("Before ")}${textBox("In the box")}${r("after")}</w:p>${p("Next")}`;
    expect((await read({ body })).text).toBe("Before after\n\nIn the box\n\nNext");
    const without = await read({ body }, { textBoxes: false });
    expect(without.text).toBe("Before after\n\nNext");
    expect(without.notes).toEqual(["1 text box is not included."]);
  });

  it("reads a text box that only an older form has", async () => {
    const body = `<w:p><w:r><w:pict><v:shape><v:textbox><w:txbxContent>${p("Old box")}</w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>`;
    expect((await read({ body })).text).toBe("Old box");
  });

  it("notes pictures with their descriptions where they stand", async () => {
    const document = await read({ body: `<w:p>${r("See ")}${picture("A red boat")}${r("here")}</w:p>` });
    expect(document.text).toBe("See here");
    expect(document.structure.images).toEqual([{ offset: 4, description: "A red boat", address: "" }]);
  });

  it("keeps headers and footers apart, those that no page shows out, and repeated ones once", async () => {
    const section = (ids: readonly string[]): string =>
      `<w:sectPr>${ids.map((id) => `<w:${id.startsWith("h") ? "header" : "footer"}Reference w:type="${id === "header2" ? "first" : "default"}" r:id="${id}"/>`).join("")}</w:sectPr>`;
    const parts = {
      body: `<w:p><w:pPr>${section(["header1", "header2", "footer1"])}</w:pPr>${r("Body")}</w:p>${section(["header3"])}`,
      pages: {
        "header1.xml": p("My novel"),
        "header2.xml": p("First page only"),
        "header3.xml": p("My novel"),
        "footer1.xml": `<w:p>${r("Page ")}${field("PAGE", "1")}</w:p>`,
      },
    };
    const document = await read(parts);
    expect(document.text).toBe("Body");
    expect(document.notes).toEqual(["1 page header is not included.", "1 page footer is not included."]);
    expect((await read(parts, { headersAndFooters: true })).text).toBe("My novel\n\nBody\n\nPage 1");
  });
});

describe("tables", () => {
  it("separates cells with tabs and rows with line ends, and knows their places", async () => {
    const cell = (words: string, properties = ""): string =>
      `<w:tc><w:tcPr><w:tcW w:w="100"/>${properties}</w:tcPr>${words}</w:tc>`;
    const body =
      `${p("Before")}<w:tbl><w:tblPr/><w:tblGrid/><w:tr><w:trPr><w:tblHeader/></w:trPr>${cell(p("A"))}${cell(p("B"), '<w:gridSpan w:val="2"/>')}</w:tr>` +
      `<w:tr>${cell("<w:p/>")}${cell(p("1") + p("2"))}${cell(p("3"))}</w:tr></w:tbl>${p("After")}`;
    const { text, structure } = await read({ body });
    expect(text).toBe("Before\n\nA\tB\n\t1\n2\t3\n\nAfter");
    const places = structure.blocks.map(
      ({ cell: place }) => place && [place.row, place.column, place.columns, place.isHeading],
    );
    expect(places).toEqual([
      null,
      [0, 0, 1, true],
      [0, 1, 2, true],
      [1, 1, 1, false],
      [1, 1, 1, false],
      [1, 2, 1, false],
      null,
    ]);
  });

  it("keeps a table within a cell in its place", async () => {
    const cell = (content: string): string => `<w:tc>${content}</w:tc>`;
    const inner = `<w:tbl><w:tr>${cell(p("a"))}${cell(p("b"))}</w:tr></w:tbl>`;
    const body = `<w:tbl><w:tr>${cell(p("x") + inner + p("y"))}${cell(p("z"))}</w:tr></w:tbl>`;
    expect((await read({ body })).text).toBe("x\na\tb\ny\tz");
  });
});

describe("headings and emphasis", () => {
  const styles =
    '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>' +
    '<w:style w:type="paragraph" w:styleId="berschrift1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/></w:rPr></w:style>' +
    '<w:style w:type="paragraph" w:styleId="Mine"><w:name w:val="My heading"/><w:basedOn w:val="berschrift1"/></w:style>' +
    '<w:style w:type="paragraph" w:styleId="Plain"><w:name w:val="Plain"/><w:basedOn w:val="berschrift1"/><w:pPr><w:outlineLvl w:val="9"/></w:pPr></w:style>' +
    '<w:style w:type="paragraph" w:styleId="Loop"><w:name w:val="Loop"/><w:basedOn w:val="Loop"/></w:style>' +
    '<w:style w:type="character" w:styleId="Strong"><w:rPr><w:b/></w:rPr></w:style>';

  it.each<[properties: string, kind: string, level: number]>([
    ['<w:pStyle w:val="berschrift1"/>', "heading", 1],
    ['<w:pStyle w:val="Mine"/>', "heading", 1],
    ['<w:pStyle w:val="Plain"/>', "paragraph", 0],
    ['<w:outlineLvl w:val="2"/>', "heading", 3],
    ['<w:pStyle w:val="Mine"/><w:outlineLvl w:val="9"/>', "paragraph", 0],
    ['<w:pStyle w:val="Loop"/>', "paragraph", 0],
    ['<w:pStyle w:val="Nowhere"/>', "paragraph", 0],
  ])("%s is a %s of level %i", async (properties, kind, level) => {
    const { structure } = await read({ styles, body: p("Words", properties) });
    expect(structure.blocks.map((block) => [block.kind, block.level])).toEqual([[kind, level]]);
  });

  it("takes bold from runs and styles, and turns it off where a bold style meets another", async () => {
    const body = `<w:p><w:pPr><w:pStyle w:val="Mine"/></w:pPr>${r("a")}${r("b", '<w:rStyle w:val="Strong"/>')}${r("c", '<w:b w:val="false"/>')}${r("d", '<w:i/><w:b w:val="1"/>')}</w:p>`;
    const document = await read({ styles, body });
    expect(textsOf(document, document.structure.bold)).toEqual(["a", "d"]);
    expect(textsOf(document, document.structure.italic)).toEqual(["d"]);
  });
});
