import { readFile } from "node:fs/promises";

import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { anyReport } from "../fixtures/any-report.ts";
import { readPdf, readPdfText } from "../fixtures/read-pdf.ts";
import { articleOne, sampleReport } from "../fixtures/sample-report.ts";
import { listReportFontFiles } from "../fonts/report-font-files.ts";
import type { Report } from "../report.ts";
import { writePdf, type PdfOptions } from "./write-pdf.ts";

const paths = new Map(listReportFontFiles().map(({ file, path }) => [file, path]));

async function loadFont(file: string): Promise<Uint8Array> {
  const path = paths.get(file);
  if (path === undefined) throw new RangeError(`No font is called ${file}.`);
  return new Uint8Array(await readFile(`node_modules/${path}`));
}

function write(report: Report, options: Partial<PdfOptions> = {}): Promise<Uint8Array> {
  return writePdf(report, { loadFont, ...options });
}

function ofText(text: string, title = "Words"): Report {
  return { title, date: "2026-11-21", language: "en", direction: "ltr", source: { text }, sections: [] };
}

/** What was read between the heading of the text and the footer, without the ends of lines. */
async function readBack(text: string): Promise<string> {
  const read = await readPdfText(await write(ofText(text)));
  return read
    .slice(read.indexOf("Text\n") + 5, read.lastIndexOf("Words Page"))
    .replace(/\s+/g, " ")
    .trim();
}

const nfkc = (text: string): string => text.normalize("NFKC");

describe("the words of a PDF", () => {
  it.each(Object.entries(articleOne))("come back as they went in: %s", async (_, text) => {
    // Chinese, Japanese and Thai have no spaces where their lines end.
    const unspaced = (words: string): string => words.replace(/\s/g, "");
    const read = await readBack(text);
    expect(unspaced(read)).toBe(unspaced(text));
    if (!/[\u0e00-\u0e7f\u3000-\u9fff]/.test(text)) expect(read).toBe(text);
  });

  it.each([
    ["Hebrew with points", "בְּרֵאשִׁית בָּרָא אֱלֹהִים אֵת הַשָּׁמַיִם וְאֵת הָאָרֶץ"],
    ["Arabic with vowels and the ligature lam-alef", "بِسْمِ اللَّهِ الرَّحْمَٰنِ الرَّحِيمِ لا إله إلا"],
    ["Arabic with Latin words and numbers", "قال John إن السعر 1,234.50 دولار (تقريبا) اليوم."],
    ["Hebrew and Arabic in English", "The word שלום means peace, and سلام too."],
    ["Latin ligatures and kerning", "office affine fluffy AVATAR To We"],
    ["Vietnamese", "Tiếng Việt đã được"],
    ["Bengali, Tamil, Telugu", "কৃষ্ণ தமிழ் తెలుగు"],
    ["Kannada, Malayalam, Gujarati, Punjabi, Sinhala", "ಕನ್ನಡ മലയാളം ગુજરાતી ਪੰਜਾਬੀ සිංහල"],
    ["Khmer, Burmese, Lao", "ភាសាខ្មែរ မြန်မာဘာသာ ລາວ"],
    ["Georgian, Armenian, Amharic", "ქართული Հայերեն አማርኛ"],
    ["emoji, joined and coloured", "😀 👍🏽 👨‍👩‍👧 🇫🇷 ❤️"],
    ["signs", "∑ ∫ √ → ⇒ ✓ ★ ½ ₿"],
    ["signs without a font", "𐎀 \ue000 𒀀"],
    ["letters with marks of their own", "q\u030c z\u0303\u0342"],
  ])("%s", async (_, text) => {
    expect(nfkc(await readBack(text))).toBe(nfkc(text));
  });

  it("come back from every part of a report", async () => {
    const read = (await readPdfText(await write(sampleReport))).replace(/\s+/g, " ");
    for (const words of [
      "Draft 3 of “The lighthouse keeper”",
      "November 21, 2026",
      "Reading ease 68.42 Flesch, 1948",
      "Most frequent words (times)",
      "light 182",
      "=SUM(A1:A3) −5",
      "Words in a sentence",
      "1. Error: After “had”, the past participle is expected. · Chapter 1, paragraph 3",
      "The keeper had went up the stairs before the storm came in.",
      "Suggestions: “very”, (leave out)",
      "Page 1 of 3",
      "Page 3 of 3",
    ]) {
      expect(read).toContain(words);
    }
  });
});

describe("a PDF", () => {
  it("tells title, language and structure", async () => {
    const { metadata, language, outline, structure, pages } = await readPdf(
      await write(sampleReport, { producer: "Test" }),
    );
    expect(metadata).toMatchObject({
      Title: "Readability and word count",
      Producer: "Test",
      CreationDate: "D:20261121000000Z",
    });
    expect(language).toBe("en");
    expect(outline).toEqual(["At a glance", "Words used most", "Shape of the text", "Findings", "Text"]);
    expect(pages).toBe(3);
    for (const type of ["H1", "H2", "P", "L", "LI", "Table", "TR", "TH", "TD", "Figure", "BlockQuote"]) {
      expect(structure).toContain(type);
    }
  });

  it("fetches only the fonts whose characters occur", async () => {
    const asked: string[] = [];
    const record = (file: string): Promise<Uint8Array> => {
      asked.push(file);
      return loadFont(file);
    };
    await write(ofText("plain words"), { loadFont: record });
    expect(asked.toSorted()).toEqual([
      "inter-latin-400-normal.woff",
      "inter-latin-600-normal.woff",
      "source-serif-4-latin-400-normal.woff",
    ]);
    asked.length = 0;
    await write(ofText("שלום"), { loadFont: record });
    expect(asked.filter((file) => file.startsWith("noto"))).toEqual([
      "noto-sans-hebrew-hebrew-400-normal.woff",
    ]);
  });

  it("is the same every time, however long fonts take to come", async () => {
    const report = {
      ...sampleReport,
      source: { text: `${articleOne.ja}\n${articleOne.ar}\n${articleOne.ru}` },
    };
    let turn = 0;
    const slow = async (file: string): Promise<Uint8Array> => {
      const wait = (turn * 7) % 5;
      turn += 1;
      await new Promise((resolve) => {
        setTimeout(resolve, wait);
      });
      return loadFont(file);
    };
    expect(await write(report, { loadFont: slow })).toEqual(await write(report));
  });

  it("repeats the head of a table on every page, as decoration", async () => {
    const rows = Array.from({ length: 120 }, (_, index) => [`word ${String(index)}`, index]);
    const columns = [
      { label: "Term", type: "text" },
      { label: "Times", type: "number" },
    ] as const;
    const report = { ...ofText(""), sections: [{ parts: [{ kind: "table" as const, columns, rows }] }] };
    const bytes = await write(report);
    const read = await readPdfText(bytes);
    expect(read.match(/Term/g)?.length).toBe((await readPdf(bytes)).pages);
    const numbers = [...read.matchAll(/word (\d+)/g)].map(([, number]) => Number(number));
    expect(numbers).toEqual(rows.map((_, index) => index));
  });

  it("splits a row that is higher than a page", async () => {
    const long = Array.from({ length: 900 }, (_, index) => `w${String(index)}`).join(" x x x x x ");
    const columns = [{ label: "Term", type: "text" }] as const;
    const report = {
      ...ofText(""),
      sections: [{ parts: [{ kind: "table" as const, columns, rows: [[long]] }] }],
    };
    const read = (await readPdfText(await write(report))).replace(/\s+/g, " ");
    for (const word of ["w0 ", "w450 ", "w899 "]) expect(read).toContain(word);
  });

  it("breaks a word that is wider than the page, and takes an endless one", async () => {
    const word = "a".repeat(2000);
    expect((await readBack(word)).replace(/\s/g, "")).toBe(word);
  });

  it("is valid and readable for any report", async () => {
    await fc.assert(
      fc.asyncProperty(anyReport, async (report) => {
        const bytes = await write(report);
        const { pages } = await readPdf(bytes);
        expect(pages).toBeGreaterThan(0);
      }),
      { numRuns: 15 },
    );
  });

  it("tells which characters have no font, and goes on without the font of a script", async () => {
    const missing: string[] = [];
    const withoutNoto = (file: string): Promise<Uint8Array> =>
      file.startsWith("noto") ? Promise.reject(new Error("offline")) : loadFont(file);
    await write(ofText("a ש \u{12000}"), {
      loadFont: withoutNoto,
      onMissingCharacters: (characters) => missing.push(...characters),
    });
    expect(missing).toEqual(["ש", "\u{12000}"]);
  });

  it("stops when it is told to", async () => {
    const controller = new AbortController();
    controller.abort();
    await expect(write(sampleReport, { signal: controller.signal })).rejects.toThrow(/abort/i);
  });
});

describe("the list of fonts", () => {
  it("names files that there are", async () => {
    for (const { path } of listReportFontFiles()) {
      const bytes = await readFile(`node_modules/${path}`);
      expect(bytes.subarray(0, 4).toString("latin1")).toBe("wOFF");
    }
  });
});
