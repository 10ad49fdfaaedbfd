import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";

import { composeText } from "./document/compose-text.ts";
import { readFile } from "./file-reader.ts";
import {
  makeDocx,
  makeOdt,
  openDocumentFiles,
  paragraph,
  wordFiles,
  wordNamespaces,
} from "./fixtures/office-files.ts";
import { readDocument } from "./fixtures/read-document.ts";
import type { FailureReason } from "./read-failure.ts";

/** A compound file with one directory entry, as far as telling its kind needs. */
function compoundFile(entry: string): Uint8Array {
  const bytes = new Uint8Array(1024);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  bytes.set(Buffer.from(entry, "utf16le"), 512);
  bytes[512 + 64] = entry.length * 2 + 2;
  bytes[512 + 66] = 2;
  return bytes;
}

function withDocument(xml: string): Uint8Array {
  return zipSync({ ...wordFiles({ body: "" }), "word/document.xml": strToU8(xml) }, { level: 9 });
}

const docx = makeDocx({ body: paragraph("Hello") });
const odt = makeOdt({ body: "<text:p>Hello</text:p>" });
const root = (body: string): string => `<w:document ${wordNamespaces}><w:body>${body}</w:body></w:document>`;
const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13);

/** The same bytes with some of them changed, from an offset on. */
function altered(bytes: Uint8Array, offset: number, ...values: readonly number[]): Uint8Array {
  const copy = bytes.slice();
  copy.set(values, offset);
  return copy;
}

describe("the kind of a file is told by its content", () => {
  it.each<[name: string, bytes: Uint8Array, format: string]>([
    ["letter.doc", docx, "docx"],
    ["letter.txt", odt, "odt"],
    ["letter.docx", strToU8("{\\rtf1 Hello}"), "rtf"],
    ["letter.doc", strToU8("\ufeff\r\n{\\rtf1 Hello}"), "rtf"],
    ["letter.doc", strToU8("<html><body><p>Hello</body></html>"), "html"],
    ["page", strToU8("<!-- saved --><!doctype HTML><p>Hello"), "html"],
    ["page.htm", strToU8("Hello<br>"), "html"],
    ["page.txt", strToU8("<p>Hello <b>x</b></p>\n<p>you</p>"), "html"],
    ["note.txt", strToU8("Hello <b>x</b>"), "text"],
    ["note.txt", strToU8("<Hello> is not a tag"), "text"],
    ["talk.txt", strToU8("1\n00:00:01,000 --> 00:00:02,000\nHello\n"), "subtitles"],
    ["talk.txt", strToU8("WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n"), "subtitles"],
    ["notes.md", strToU8("Hello"), "markdown"],
    ["", strToU8("Hello"), "text"],
    ["empty.txt", new Uint8Array(), "text"],
  ])("%#: %s", async (name, bytes, format) => {
    const document = await readDocument(name, bytes);
    expect(document.format).toBe(format);
  });

  it("ends lines of plain text with LF, and drops marks that no one sees", async () => {
    const document = await readDocument("a.txt", "\ufeffa\r\nb\rc\u2028d\fe\0\x1a");
    expect(document.text).toBe("a\nb\nc\nd\ne");
  });
});

describe("what is not read is refused in a sentence that names it", { timeout: 30_000 }, () => {
  it.each<[name: string, bytes: Uint8Array, reason: FailureReason, says: RegExp]>([
    ["a.docx", new Uint8Array(), "empty", /no bytes/],
    ["a.txt", new Uint8Array(50_000_001), "too-large", /50 MB/],
    ["a.docx", docx.subarray(0, docx.length - 30), "damaged", /damaged or incomplete/],
    ["a.docx", docx.subarray(0, 100), "damaged", /damaged or incomplete/],
    ["a.docx", zipSync({ "[Content_Types].xml": strToU8("<Types/>") }), "damaged", /Word document/],
    ["a.docx", withDocument("<w:document>"), "damaged", /Word document/],
    ["a.docx", withDocument(""), "damaged", /Word document/],
    ["a.docx", withDocument(root("<w:p>").slice(0, -20)), "damaged", /Word document/],
    [
      "a.odt",
      zipSync({ ...openDocumentFiles({ body: "" }), "content.xml": strToU8("<a><b></a>") }),
      "damaged",
      /OpenDocument/,
    ],
    ["a.docx", compoundFile("EncryptedPackage"), "password", /password/],
    [
      "a.odt",
      zipSync({
        ...openDocumentFiles({ body: "" }),
        "META-INF/manifest.xml": strToU8("<manifest:encryption-data/>"),
      }),
      "password",
      /password/,
    ],
    ["a.docx", withDocument(root(" ".repeat(30_000_000))), "unsafe", /unpacks/],
    ["a.docx", withDocument(root("<w:sdt>".repeat(2000))), "unsafe", /1,000 deep/],
    [
      "a.docx",
      withDocument(`<!DOCTYPE w [<!ENTITY a SYSTEM "file:///etc/passwd">]>${root("&a;")}`),
      "unsafe",
      /entities/,
    ],
    ["a.rtf", strToU8(`{\\rtf1 ${"{".repeat(3000)}`), "unsafe", /deep/],
    [
      "a.docx",
      zipSync({ ...wordFiles({ body: "", styles: "<w:style/>".repeat(600_000) }) }, { level: 1 }),
      "unsafe",
      /styles/,
    ],
    ["a.xls", compoundFile("Workbook"), "unsupported", /Excel/],
    ["a.doc", compoundFile("Nothing known"), "unsupported", /older Office/],
    ["a.txt", png, "unsupported", /PNG picture/],
    ["a.docx", Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), "unsupported", /JPEG picture/],
    ["a.docx", zipSync({ "a.txt": strToU8("x") }), "unsupported", /zip archive/],
    [
      "a.epub",
      zipSync({ mimetype: strToU8("application/epub+zip"), "META-INF/container.xml": strToU8("<a/>") }),
      "unsupported",
      /EPUB/,
    ],
    ["a.pages", zipSync({ "Index/Document.iwa": strToU8("x") }), "unsupported", /Pages/],
    [
      "a.xlsx",
      zipSync({ "[Content_Types].xml": strToU8("<a/>"), "xl/workbook.xml": strToU8("<a/>") }),
      "unsupported",
      /Excel/,
    ],
    [
      "a.ods",
      zipSync({ mimetype: strToU8("application/vnd.oasis.opendocument.spreadsheet") }),
      "unsupported",
      /spreadsheet/,
    ],
    [
      "a.bin",
      Uint8Array.from({ length: 999 }, (_, index) => (index * 37) & 0xff),
      "unsupported",
      /not a text/,
    ],
    ["a.txt", Uint8Array.of(0xff, 0xfe, 0, 0, 0x61, 0, 0, 0), "unsupported", /UTF-32/],
  ])("%#: %s", async (name, bytes, reason, says) => {
    const began = performance.now();
    const outcome = await readFile({ name, bytes });
    expect(outcome).toMatchObject({ kind: "failure", reason });
    const message = outcome.kind === "failure" ? outcome.message : "";
    expect(message).toMatch(says);
    expect(message.startsWith(`“${name}” `)).toBe(true);
    expect(message).toMatch(/\. .+\.$/);
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  it("notices that packed bytes were altered", async () => {
    const stored = zipSync(wordFiles({ body: paragraph("Hello") }), { level: 0 });
    const at = Buffer.from(stored).indexOf("Hello");
    expect(await readFile({ name: "a.docx", bytes: altered(stored, at, 0x4a) })).toMatchObject({
      reason: "damaged",
    });
  });

  it("shows names so that they cannot mislead", async () => {
    const outcome = await readFile({ name: `a\u202e\n${"b".repeat(300)}.png`, bytes: png });
    const message = outcome.kind === "failure" ? outcome.message : "";
    expect(message).toMatch(/^“ab{59}…b{12}\.png” is a PNG picture/);
  });
});

describe("encodings", () => {
  const bytes = Uint8Array.of(0xcf, 0xf0, 0xe8);

  it("says which encoding it took, and takes another when told to", async () => {
    expect(await readDocument("a.txt", bytes)).toMatchObject({ text: "При", encoding: "windows-1251" });
    expect(await readDocument("a.txt", bytes, { encoding: "koi8-r" })).toMatchObject({
      text: "оПХ",
      encoding: "koi8-r",
    });
    expect(await readFile({ name: "a.txt", bytes }, { encoding: "klingon" })).toMatchObject({
      reason: "unknown-encoding",
    });
  });

  it("tells of characters that could not be decoded", async () => {
    const document = await readDocument("a.txt", bytes, { encoding: "utf-8" });
    expect(document.leftOut).toEqual([{ kind: "undecodable", count: 3 }]);
  });
});

describe("progress, cancelling, other switches", { timeout: 30_000 }, () => {
  const long = makeDocx({ body: paragraph("Some words of a long document. ").repeat(20_000) });

  it("reports how far it is, forwards only, and gives others a turn", async () => {
    const seen: number[] = [];
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 1);
    const outcome = await readFile(
      { name: "a.docx", bytes: long },
      {},
      { onProgress: ({ done }) => seen.push(done) },
    );
    clearInterval(timer);
    expect(outcome.kind).toBe("document");
    expect(seen.at(-1)).toBe(long.length);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(turns).toBeGreaterThan(1);
  });

  it("ends when it is cancelled, before and in the midst", async () => {
    const before = await readFile({ name: "a.docx", bytes: long }, {}, { signal: AbortSignal.abort() });
    expect(before).toMatchObject({ kind: "failure", reason: "cancelled" });
    const controller = new AbortController();
    const during = await readFile(
      { name: "a.docx", bytes: long },
      {},
      { signal: controller.signal, onProgress: () => controller.abort() },
    );
    expect(during).toMatchObject({ kind: "failure", reason: "cancelled" });
  });

  it("makes other texts of a document without reading it again", async () => {
    const body = `<w:p><w:r><w:t>Seen</w:t></w:r><w:r><w:rPr><w:vanish/></w:rPr><w:t> hidden</w:t></w:r></w:p>`;
    const document = await readDocument("a.docx", makeDocx({ body }));
    expect(document.text).toBe("Seen");
    expect(composeText(document, { hiddenText: true }).text).toBe("Seen hidden");
    expect(composeText(document).text).toBe("Seen");
  });
});
