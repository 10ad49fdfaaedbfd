import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readFile } from "#files/file-reader.ts";
import type { FailureReason } from "#files/read-failure.ts";
import { ReadFailure } from "#files/read-failure.ts";
import { readPdf } from "#files/pdf/read-pdf.ts";
import { ReadTask } from "#files/read-task.ts";
import { officeFile, pdfText } from "./office-files.ts";
import { nodePdfSupport } from "../../../src/cli/input/pdf-support.ts";

/** The words of the paragraphs and headings of a source, in order. */
function sourceParagraphs(name: string): readonly string[] {
  const source = readFileSync(new URL(`sources/${name}.html`, import.meta.url), "utf8");
  return Array.from(source.matchAll(/<(?:h1|h2|p)\b[^>]*>([\s\S]*?)<\/(?:h1|h2|p)>/g), ([, inner = ""]) =>
    inner
      .replace(/<[^>]+>/g, "")
      .replace(/\s+/g, " ")
      .trim(),
  );
}

async function failureOf(work: Promise<unknown>): Promise<{ reason: FailureReason; problem: string }> {
  const outcome = await work.catch((error: unknown) => error);
  if (outcome instanceof ReadFailure) return outcome;
  throw new Error("It was read, or failed otherwise.");
}

describe("PDFs that Chromium made", () => {
  it("reads two columns over two pages in order, with hyphens undone and headers apart", async () => {
    const { text, structure, leftOut } = await pdfText(officeFile("columns.pdf"));
    const paragraphs = text.split("\n\n");
    const expected = sourceParagraphs("columns");
    expect(paragraphs.slice(0, expected.length)).toEqual(expected);
    expect(paragraphs.slice(expected.length)).toEqual([
      "Month\tHigh water\tLow water\nMarch\t5.2 m\t0.4 m\nJune\t4.6 m\t0.9 m\nSeptember\t5.3 m\t0.3 m",
    ]);
    expect(leftOut).toEqual([
      { kind: "header", count: 1 },
      { kind: "footer", count: 1 },
    ]);
    const headings = structure.blocks.filter(({ kind }) => kind === "heading");
    expect(headings.map(({ level, span }) => `${level} ${text.slice(span.start, span.end)}`)).toEqual([
      "1 Salt and tide",
      "2 The harbour",
      "2 The tide",
      "2 The salt",
    ]);
    expect(structure.links.map(({ span, address }) => [text.slice(span.start, span.end), address])).toEqual([
      ["the ferry’s timetable", "https://harbour.example/ferry"],
    ]);
  });

  it("shows headers and footers when asked", async () => {
    const { text } = await pdfText(officeFile("columns.pdf"), { headersAndFooters: true });
    expect(text.startsWith("The harbour gazette\n\n")).toBe(true);
    expect(text.endsWith("Page 1 of 2")).toBe(true);
  });

  it.each(["european", "arabic", "hebrew", "japanese"])(
    "reads %s in the order of the letters",
    async (name) => {
      const { text } = await pdfText(officeFile(`${name}.pdf`));
      expect(text.split("\n\n")).toEqual(sourceParagraphs(name));
    },
  );

  it("says that a scanned one holds pictures of text", async () => {
    const failure = await failureOf(pdfText(officeFile("scanned.pdf")));
    expect(failure.reason).toBe("unsupported");
    expect(failure.problem).toContain("pictures of text");
  });
});

describe("PDFs that LibreOffice made", () => {
  const note = "1 He kept it for forty years.";

  it("reads a paragraph whole, its footnote after it", async () => {
    const { text } = await pdfText(officeFile("letter.pdf"));
    const [letter = "", footnote] = text.split("\n\n");
    expect(letter).toMatch(/^The keeper1 of the lighthouse wrote one letter a year, .* arrived in spring\.$/);
    expect(footnote).toBe(note);
  });

  it("asks for the password of one that is encrypted, and opens it with the password", async () => {
    const bytes = officeFile("letter-with-password.pdf");
    const missing = await failureOf(pdfText(bytes));
    const wrong = await failureOf(pdfText(bytes, {}, { password: "pier" }));
    expect([missing.reason, wrong.reason]).toEqual(["password", "password"]);
    expect(missing.problem).not.toBe(wrong.problem);
    const { text } = await pdfText(bytes, {}, { password: "harbour" });
    expect(text.endsWith(note)).toBe(true);
  });
});

/** A page that says "Printed", with a note typed onto it; without a table of places, which pdf.js then makes. */
function pdfWithNote(head: string): Uint8Array {
  const stream = (dictionary: string, content: string): string =>
    `<<${dictionary}/Length ${content.length}>>stream\n${content}\nendstream`;
  const fonts = "/Resources<</Font<</F1 5 0 R>>>>";
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]${fonts}/Contents 4 0 R/Annots[6 0 R]>>`,
    stream("", "BT /F1 20 Tf 20 150 Td (Printed) Tj ET"),
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
    "<</Type/Annot/Subtype/FreeText/Rect[20 40 200 60]/Contents(Typed)/DA(/F1 12 Tf)/AP<</N 7 0 R>>>>",
    stream(`/Type/XObject/Subtype/Form/BBox[0 0 180 20]${fonts}`, "BT /F1 12 Tf 2 5 Td (Typed) Tj ET"),
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join("");
  return new TextEncoder().encode(`${head}\n${body}trailer\n<</Root 1 0 R/Size 8>>\nstartxref\n0\n%%EOF\n`);
}

/** A page of a form with one field of choices, which keeps "S" and shows "Schooner". */
function pdfWithChoice(): Uint8Array {
  const objects = [
    "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R]>>>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Annots[4 0 R]>>",
    "<</Type/Annot/Subtype/Widget/FT/Ch/T(boat)/V(S)/Opt[[(F)(Ferry)][(S)(Schooner)]]/Rect[20 40 200 60]>>",
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join("");
  return new TextEncoder().encode(`%PDF-1.7\n${body}trailer\n<</Root 1 0 R/Size 5>>\nstartxref\n0\n%%EOF\n`);
}

describe("reading PDFs", () => {
  it("reads what a field of choices shows, not what it keeps", async () => {
    expect((await pdfText(pdfWithChoice())).text).toBe("Schooner");
  });

  it("reads notes of text that were typed onto a page", async () => {
    expect((await pdfText(pdfWithNote("%PDF-1.7"))).text).toBe("Printed\n\nTyped");
  });

  it("reads one whose first line was lost", async () => {
    const outcome = await readFile(
      { name: "a.pdf", bytes: pdfWithNote("%\u00e2\u00e3") },
      {},
      { pdf: nodePdfSupport },
    );
    expect(outcome.kind === "document" && outcome.document.text).toBe("Printed\n\nTyped");
  });

  it.each([
    ["nothing", ""],
    ["a head alone", "%PDF-1.7\n"],
    ["something else", "The harbour lies where the river meets the sea."],
  ])("says that %s is damaged", async (_, content) => {
    expect((await failureOf(pdfText(new TextEncoder().encode(content)))).reason).toBe("damaged");
  });

  it("finds the pages when the table of places is gone", async () => {
    const bytes = officeFile("european.pdf");
    const text = new TextDecoder("latin1").decode(bytes);
    bytes.fill(0x20, text.lastIndexOf("startxref"));
    expect((await pdfText(bytes)).text).toContain("naïve façade");
  });

  it("tells how far it is, and leaves the bytes as they were", async () => {
    const bytes = officeFile("columns.pdf");
    const before = Uint8Array.from(bytes);
    const seen: number[] = [];
    const task = new ReadTask({ onProgress: ({ done }) => void seen.push(done) }, bytes.length);
    await readPdf(bytes, nodePdfSupport, task);
    expect(bytes).toEqual(before);
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
  });

  it("ends when it is cancelled", async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const bytes = officeFile("columns.pdf");
    const reading = readPdf(bytes, nodePdfSupport, new ReadTask({ signal }, bytes.length), { signal });
    controller.abort();
    expect((await failureOf(reading)).reason).toBe("cancelled");
  });
});
