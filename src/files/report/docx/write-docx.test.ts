import fc from "fast-check";
import { strFromU8, unzipSync } from "fflate";
import { SaxesParser } from "saxes";
import { describe, expect, it } from "vitest";

import { readFile } from "../../file-reader.ts";
import { anyReport } from "../fixtures/any-report.ts";
import { articleOne, sampleReport } from "../fixtures/sample-report.ts";
import { writeDocx } from "./write-docx.ts";

async function open(report = sampleReport): Promise<ReadonlyMap<string, string>> {
  const files = unzipSync(await writeDocx(report, { producer: "Test" }));
  return new Map(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]));
}

function parseXml(xml: string): void {
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.write(xml).close();
}

describe("a report as a Word document", () => {
  it("has the parts of a package, each well-formed, for any report", async () => {
    await fc.assert(
      fc.asyncProperty(anyReport, async (report) => {
        const parts = await open(report);
        expect([...parts.keys()][0]).toBe("[Content_Types].xml");
        for (const xml of parts.values()) parseXml(xml);
      }),
    );
  });

  it("declares every part, and points only to parts that there are", async () => {
    const parts = await open();
    const types = parts.get("[Content_Types].xml") ?? "";
    const declared = [...types.matchAll(/PartName="\/([^"]+)"/g)].map(([, path]) => path);
    const others = [...parts.keys()].filter(
      (path) => path !== "[Content_Types].xml" && !path.endsWith(".rels"),
    );
    expect(new Set(declared)).toEqual(new Set(others));
    const targets = [...(parts.get("word/_rels/document.xml.rels") ?? "").matchAll(/Target="([^"]+)"/g)];
    for (const [, target] of targets) expect(parts.has(`word/${target ?? ""}`)).toBe(true);
  });

  it("names styles that there are", async () => {
    const parts = await open();
    const styles = new Set(
      [...(parts.get("word/styles.xml") ?? "").matchAll(/w:styleId="([^"]+)"/g)].map(([, id]) => id),
    );
    for (const path of ["word/document.xml", "word/header1.xml", "word/footer1.xml"]) {
      for (const [, id] of (parts.get(path) ?? "").matchAll(/<w:(?:p|tbl)Style w:val="([^"]+)"/g)) {
        expect(styles).toContain(id);
      }
    }
  });

  it("gives its words back to a reader, in order", async () => {
    const text = Object.values(articleOne).join("\n");
    const bytes = await writeDocx({ ...sampleReport, source: { ...sampleReport.source, text } });
    const outcome = await readFile({ name: "report.docx", bytes });
    expect(outcome.kind).toBe("document");
    const read = outcome.kind === "document" ? outcome.document.text : "";
    const words = [
      "Readability and word count",
      "12,840",
      "Most frequent words",
      "The keeper had went up the stairs",
      ...Object.values(articleOne),
    ];
    const places = words.map((word) => read.indexOf(word));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it("sets text from right to left where it runs so, with numbers and Latin words the other way", async () => {
    const text = "שלום 12 world";
    const xml =
      (await open({ ...sampleReport, source: { text }, sections: [] })).get("word/document.xml") ?? "";
    expect(xml).toContain(
      '<w:p><w:pPr><w:pStyle w:val="SourceText"/><w:bidi/></w:pPr>' +
        '<w:r><w:rPr><w:rtl/></w:rPr><w:t xml:space="preserve">שלום </w:t></w:r>' +
        '<w:r><w:t xml:space="preserve">12</w:t></w:r><w:r><w:rPr><w:rtl/></w:rPr><w:t xml:space="preserve"> </w:t></w:r>' +
        '<w:r><w:t xml:space="preserve">world</w:t></w:r></w:p>',
    );
  });

  it("asks for fonts by script", async () => {
    const text = "Latin ไทย हिन्दी 日本語 かな 한국어";
    const xml =
      (await open({ ...sampleReport, source: { text }, sections: [] })).get("word/document.xml") ?? "";
    const fonts = [...xml.matchAll(/<w:rFonts ([^>]*)\/>/g)].map(([, attributes]) => attributes);
    expect(fonts).toEqual([
      'w:cs="Leelawadee UI"',
      'w:cs="Nirmala UI"',
      'w:hint="eastAsia"',
      'w:hint="eastAsia" w:eastAsia="Yu Gothic"',
      'w:hint="eastAsia" w:eastAsia="Malgun Gothic"',
    ]);
  });

  it("carries title, language and the given date, and no other", async () => {
    const core = (await open()).get("docProps/core.xml") ?? "";
    expect(core).toContain("<dc:title>Readability and word count</dc:title>");
    expect(core).toContain("<dc:language>en</dc:language>");
    expect([...core.matchAll(/W3CDTF">([^<]*)</g)].map(([, date]) => date)).toEqual([
      "2026-11-21T00:00:00Z",
      "2026-11-21T00:00:00Z",
    ]);
  });

  it("is the same every time", async () => {
    expect(await writeDocx(sampleReport)).toEqual(await writeDocx(sampleReport));
  });
});
