import fc from "fast-check";
import { strFromU8, strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";

import { composeText } from "./document/compose-text.ts";
import type { ImportedDocument } from "./document/imported-document.ts";
import { readFile } from "./file-reader.ts";
import { openDocumentFiles, paragraph, run, wordFiles } from "./fixtures/office-files.ts";

/** How long the reading of a small damaged file may take, in milliseconds, on a machine that does other things too. */
const mostMs = 2000;

const wordSource = wordFiles({
  body:
    paragraph("Title", '<w:pStyle w:val="H1"/>') +
    paragraph("Item", '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>') +
    `<w:p>${run("a ")}<w:hyperlink r:id="rId9">${run("link", "<w:b/>")}</w:hyperlink><w:del w:author="A"><w:r><w:delText>old</w:delText></w:r></w:del><w:r><w:footnoteReference w:id="2"/></w:r><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>PAGE</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run("7")}<w:r><w:fldChar w:fldCharType="end"/></w:r><w:r><w:ruby><w:rt>${run("x")}</w:rt><w:rubyBase>${run("y")}</w:rubyBase></w:ruby></w:r></w:p>` +
    `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx><w:txbxContent>${paragraph("box")}</w:txbxContent></wps:txbx></w:drawing></mc:Choice><mc:Fallback/></mc:AlternateContent></w:r><m:oMath><m:f><m:num><m:r><m:t>a</m:t></m:r></m:num><m:den><m:r><m:t>b</m:t></m:r></m:den></m:f></m:oMath></w:p>` +
    `<w:tbl><w:tr><w:tc><w:tcPr><w:gridSpan w:val="2"/></w:tcPr>${paragraph("cell")}</w:tc><w:tc>${paragraph("c")}</w:tc></w:tr></w:tbl><w:sectPr><w:headerReference w:type="default" r:id="header1"/></w:sectPr>`,
  styles:
    '<w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/><w:basedOn w:val="H1"/><w:rPr><w:b/></w:rPr></w:style>',
  numbering:
    '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="upperRoman"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>',
  footnotes: `<w:footnote w:id="2">${paragraph("Note")}</w:footnote>`,
  comments: `<w:comment w:id="0">${paragraph("Comment")}</w:comment>`,
  pages: { "header1.xml": paragraph("Header") },
  links: { rId9: "https://example.org/" },
});

const openDocumentSource = openDocumentFiles({
  automaticStyles:
    '<text:list-style style:name="L1"><text:list-level-style-number text:level="1" style:num-format="1" text:display-levels="1"/></text:list-style>',
  body: '<text:tracked-changes><text:changed-region text:id="c"><text:deletion><text:p>old</text:p></text:deletion></text:changed-region></text:tracked-changes><text:h text:outline-level="1">Title</text:h><text:list text:style-name="L1"><text:list-item><text:p>Item</text:p></text:list-item></text:list><text:p>a<text:s text:c="2"/><text:span>b</text:span><text:change text:change-id="c"/><text:note text:note-class="footnote"><text:note-citation>1</text:note-citation><text:note-body><text:p>Note</text:p></text:note-body></text:note><draw:frame><draw:text-box><text:p>box</text:p></draw:text-box></draw:frame></text:p><table:table><table:table-row><table:table-cell table:number-columns-spanned="2"><text:p>c</text:p></table:table-cell></table:table-row></table:table>',
  masterStyles: "<style:master-page><style:header><text:p>Header</text:p></style:header></style:master-page>",
});

const texts: readonly (readonly [name: string, source: string])[] = [
  [
    "a.rtf",
    "{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0\\fcharset0 Arial;}{\\f1\\fcharset128 M;}}{\\stylesheet{\\s1 heading 1;}}\\s1 Title\\par\\pard{\\listtext 1.\\tab}Item\\par a\\u8217 ?{\\b b}{\\f1 \\'93\\'fa}{\\footnote\\chftn Note}{\\field{\\*\\fldinst HYPERLINK \"x\"}{\\fldrslt link}}{\\deleted old}\\intbl c\\cell d\\cell\\row\\pard{\\header H\\par}{\\shp{\\*\\shpinst{\\shptxt box\\par}}}{\\upr{a}{\\*\\ud{b}}}\\bin3 abc\\par}",
  ],
  [
    "a.html",
    '<!doctype html><html><head><title>t</title></head><body><h1>Title</h1><ul><li>a<ol start=3><li>b</ol></ul><p style="display:none">c<table><tr><td rowspan=2>d<td>e<tr><td>f</table><pre> g\n</pre><a href="x">h</a><img alt="i">&eacute;<ruby>j<rt>k</ruby></body></html>',
  ],
  [
    "a.md",
    "# Title\n\n1. a **b**\n   - c [d](e)\n\n> f\n\n| g | h |\n|---|---|\n| i | j |\n\n```\nk\n```\n\n![l](m) <n> `o`\n",
  ],
  ["a.srt", "1\n00:00:01,000 --> 00:00:02,000\n<i>a</i> {\\an8}b\n\n2\n00:00:02,000 --> 00:00:03,000\n- c\n"],
  [
    "a.vtt",
    "WEBVTT\n\nNOTE n\n\n00:01.000 --> 00:02.000 line:0\n<v Ann>a &amp; <c.x>b</c>\n\n00:02.000 --> 00:03.000\n<00:00:02.500>c\n",
  ],
  ["a.txt", "Plain text, naïve café “quoted” — 言葉 🙂\n".repeat(4)],
];

/** A change of some bytes: overwritten, cut out, doubled, or all after a place lost. */
interface Damage {
  readonly kind: "overwrite" | "cut" | "double" | "truncate" | "insert";
  /** From 0 to 1: where in the file. */
  readonly place: number;
  readonly bytes: Uint8Array;
}

const damages: fc.Arbitrary<readonly Damage[]> = fc.array(
  fc.record<Damage>({
    kind: fc.constantFrom("overwrite", "cut", "double", "truncate", "insert"),
    place: fc.double({ min: 0, max: 1, noNaN: true }),
    bytes: fc.oneof(
      fc.uint8Array({ minLength: 1, maxLength: 8 }),
      fc
        .constantFrom(
          "<",
          ">",
          "&",
          "/",
          '"',
          "{",
          "}",
          "\\",
          "<w:p>",
          "</w:r>",
          "<text:list>",
          "\\par",
          "\\'",
          "-->",
          "\0",
          "99999999",
          "-1",
          "%9",
          "[",
          "|",
          "`",
        )
        .map((text) => strToU8(text)),
    ),
  }),
  { minLength: 1, maxLength: 4 },
);

function damage(source: Uint8Array, list: readonly Damage[]): Uint8Array {
  let bytes = source;
  for (const { kind, place, bytes: piece } of list) {
    const at = Math.floor(place * bytes.length);
    const before = bytes.subarray(0, at);
    const length =
      kind === "cut" || kind === "double" ? piece.length * 5 : kind === "overwrite" ? piece.length : 0;
    const after = bytes.subarray(at + (kind === "double" ? 0 : length));
    const middle =
      kind === "overwrite" || kind === "insert"
        ? piece
        : kind === "double"
          ? bytes.subarray(at, at + length)
          : new Uint8Array();
    bytes = kind === "truncate" ? before : Uint8Array.from([...before, ...middle, ...after]);
  }
  return bytes;
}

function checkStructure({ text, structure }: Pick<ImportedDocument, "text" | "structure">): void {
  expect(text).not.toMatch(/\r/);
  const spans = [
    ...structure.blocks.flatMap(({ span, marker }) => [span, marker]),
    ...structure.links.map(({ span }) => span),
    ...structure.bold,
    ...structure.italic,
    ...structure.deleted,
    ...structure.images.map(({ offset }) => ({ start: offset, end: offset })),
  ];
  for (const { start, end } of spans) {
    expect(start).toBeGreaterThanOrEqual(0);
    expect(end).toBeGreaterThanOrEqual(start);
    expect(end).toBeLessThanOrEqual(text.length);
  }
}

/** Reads a file that may be damaged: text or a sentence must come of it, in time. */
async function check(name: string, bytes: Uint8Array): Promise<void> {
  const began = performance.now();
  const outcome = await readFile({ name, bytes });
  expect(performance.now() - began).toBeLessThan(mostMs);
  if (outcome.kind === "failure") {
    expect(outcome.message).toMatch(/^“.+” .+\. .+\.$/s);
    // Damage ends in a failure that was foreseen, not in an error of the reader itself.
    expect(outcome.message).not.toContain("could not be read");
    return;
  }
  checkStructure(outcome.document);
  for (const paragraphGap of ["blank-line", "line-end"] as const) {
    const all = { notes: true, deletions: true, comments: true, hiddenText: true, headersAndFooters: true };
    checkStructure(composeText(outcome.document, { ...all, paragraphGap }));
    checkStructure(
      composeText(outcome.document, { notes: false, textBoxes: false, listMarkers: false, paragraphGap }),
    );
  }
}

describe("damaged files give text or a sentence", { timeout: 120_000 }, () => {
  it.each([
    ["a.docx", wordSource],
    ["a.odt", openDocumentSource],
  ])("%s with bytes of the archive altered", async (name, files) => {
    const source = zipSync(files);
    await fc.assert(
      fc.asyncProperty(damages, async (list) => check(name, damage(source, list))),
      { numRuns: 200 },
    );
  });

  it.each([
    ["a.docx", wordSource],
    ["a.odt", openDocumentSource],
  ])("%s with a part altered before it is packed", async (name, files) => {
    const paths = Object.keys(files).filter((path) => path !== "mimetype");
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), damages, async (path, list) => {
        const part = files[path] ?? new Uint8Array();
        await check(name, zipSync({ ...files, [path]: damage(part, list) }, { level: 1 }));
      }),
      { numRuns: 300 },
    );
  });

  it.each(texts)("%s altered", async (name, source) => {
    await fc.assert(
      fc.asyncProperty(damages, async (list) => check(name, damage(strToU8(source), list))),
      { numRuns: 300 },
    );
  });

  it("elements left out one by one, and doubled", async () => {
    const xml = strFromU8(wordSource["word/document.xml"] ?? new Uint8Array());
    const tags = [...xml.matchAll(/<(w:\w+)[^>]*\/>/g)];
    for (const tag of tags) {
      for (const replacement of ["", tag[0] + tag[0]]) {
        const changed = xml.slice(0, tag.index) + replacement + xml.slice(tag.index + tag[0].length);
        await check(
          "a.docx",
          zipSync({ ...wordSource, "word/document.xml": strToU8(changed) }, { level: 1 }),
        );
      }
    }
  });

  it("random bytes under every beginning that is known", async () => {
    const beginnings = [
      "",
      "PK\x03\x04",
      "{\\rtf1 ",
      "<html>",
      "<?xml ",
      "WEBVTT\n\n",
      "%PDF-",
      "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1",
      "\xff\xfe",
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...beginnings),
        fc.uint8Array({ maxLength: 3000 }),
        async (beginning, rest) => {
          await check("a.docx", Uint8Array.from([...strToU8(beginning, true), ...rest]));
        },
      ),
      { numRuns: 300 },
    );
  });
});
