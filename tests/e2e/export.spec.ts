import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { Parser } from "htmlparser2";
import { Marked } from "marked";
import { findSchemaErrors } from "../../src/files/report/fixtures/validate-schema.ts";
import { readCsv } from "../../src/files/report/fixtures/read-csv.ts";
import { Desk } from "./desk.ts";

// 4 sentences, 25 words as word processors count them: 6 + 7 + 6 + 6. 137 characters, of them 24 spaces.
const english =
  "The keeper lit the lamp early. Ships passed in the night without stopping. The lamp was old and bright. Nobody asked for the second book.";
const figures: readonly (readonly [label: string, value: string])[] = [
  ["Words", "25"],
  ["Sentences", "4"],
  ["Paragraphs", "1"],
];
const arabic = "كان الحارس يضيء المصباح كل مساء. مرت السفن في الليل.";
const chinese = "灯塔看守人每天晚上点亮灯。船在夜里经过。";
const emoji = "The family 👨‍👩‍👧‍👦 waved 👋🏽 from the boat ⛵.";

/** For what a worker has to do first: the machine may be busy. */
const patient = { timeout: 30_000 };

/** Whether a program is installed; a test that needs it is skipped with this as its reason. */
function hasProgram(name: string): boolean {
  return spawnSync(name, ["--version"]).error === undefined;
}

/** The word counter with the export over it. */
class ExportDesk extends Desk {
  readonly dialog: Locator;
  readonly button: Locator;

  constructor(page: Page) {
    super(page);
    this.dialog = page.getByRole("dialog", { name: "Export" });
    this.button = page.getByRole("button", { name: "Export", exact: true });
  }

  async write(text: string): Promise<void> {
    await this.open();
    await this.paste(text);
    await expect(this.figure("sentences")).not.toHaveText(/(?<!\d)0$/);
  }

  async openExport(): Promise<void> {
    await this.button.click();
    await expect(this.dialog.getByLabel("Title")).toBeVisible(patient);
  }

  /** Saves in a format, by the name that the dialog gives it. */
  async save(format: string): Promise<{ readonly name: string; readonly bytes: Buffer }> {
    await this.dialog.getByRole("radio", { name: format, exact: true }).check();
    const started = this.page.waitForEvent("download");
    await this.dialog.getByRole("button", { name: `Save ${format}`, exact: true }).click();
    const download = await started;
    const bytes = readFileSync(await download.path());
    await expect(this.dialog).toHaveCount(0);
    return { name: download.suggestedFilename(), bytes };
  }

  async exportAs(format: string, text: string): Promise<{ readonly name: string; readonly bytes: Buffer }> {
    await this.write(text);
    await this.openExport();
    return this.save(format);
  }
}

/** What a program makes of a file, which is put into a folder of its own. */
function runOn(
  bytes: Buffer,
  file: string,
  program: string,
  args: (path: string, folder: string) => string[],
) {
  const folder = mkdtempSync(join(tmpdir(), "export-"));
  try {
    const path = join(folder, file);
    writeFileSync(path, bytes);
    const { status, stdout, stderr } = spawnSync(program, args(path, folder), { encoding: "utf8" });
    if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
    const made = readdirSync(folder).find((name) => name !== file && name.endsWith(".txt"));
    return made === undefined ? stdout : readFileSync(join(folder, made), "utf8");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readPdf(bytes: Buffer): string {
  return runOn(bytes, "report.pdf", "pdftotext", (path) => ["-raw", path, "-"]).replace(/\s+/g, " ");
}

/** The text of HTML as it stands between its tags, a space for each tag. */
function readHtml(html: string): string {
  const pieces: string[] = [];
  const parser = new Parser({ ontext: (text) => pieces.push(text), onclosetag: () => pieces.push(" ") });
  parser.end(html);
  return pieces.join("").replace(/\s+/g, " ");
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

test.describe("an export of the word counter", () => {
  test("as PDF has its figures, text and pages", async ({ page }) => {
    test.skip(!hasProgram("pdftotext"), "pdftotext (poppler-utils) is not installed");
    const { name, bytes } = await new ExportDesk(page).exportAs("PDF", english);
    expect(name).toMatch(/^The keeper lit the lamp early.*\.pdf$/);
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    const text = readPdf(bytes);
    expect(text).toContain("Word count report");
    for (const [label, value] of figures) expect(text).toContain(`${label} ${value} `);
    expect(text).toContain("Ships passed in the night without stopping.");
    expect(text).toMatch(/Page 1 of \d/);
  });

  test("as Word document opens in another word processor", async ({ page }) => {
    test.skip(!hasProgram("soffice"), "LibreOffice (soffice) is not installed");
    const { name, bytes } = await new ExportDesk(page).exportAs("Word", english);
    expect(name).toMatch(/\.docx$/);
    const text = runOn(bytes, "report.docx", "soffice", (path, folder) => [
      `-env:UserInstallation=file://${folder}/profile`,
      "--headless",
      "--convert-to",
      "txt:Text (encoded):UTF8",
      "--outdir",
      folder,
      path,
    ]);
    for (const [label, value] of figures)
      expect(text).toMatch(new RegExp(`${label}\\s+${value}\\s|${value}\\s+${label}`));
    expect(text).toContain("Ships passed in the night without stopping.");
  });

  test("as CSV is read by a parser, with the mark for spreadsheets", async ({ page }) => {
    const { bytes } = await new ExportDesk(page).exportAs("Spreadsheet (CSV)", english);
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const records = readCsv(bytes.toString("utf8").slice(1), ",");
    expect(new Set(records.map((record) => record.length)).size).toBe(1);
    for (const [label, value] of figures) {
      expect(records.map((record) => record.slice(0, 2))).toContainEqual([label, value]);
    }
  });

  test("as CSV runs no formula of the text, and follows the person's spreadsheet", async ({ page }) => {
    const desk = new ExportDesk(page);
    await desk.write('=HYPERLINK("https://example.invalid") is a formula; half, of it.');
    await desk.openExport();
    await desk.dialog.getByRole("radio", { name: "Spreadsheet (CSV)" }).check();
    await desk.dialog.getByRole("radio", { name: "0,5" }).check();
    const { bytes } = await desk.save("Spreadsheet (CSV)");
    const records = readCsv(bytes.toString("utf8").slice(1), ";");
    const cells = records.flat();
    expect(cells.filter((cell) => /^[=+@]/.test(cell))).toEqual([]);
    expect(cells.some((cell) => cell.startsWith("'=HYPERLINK"))).toBe(true);
    expect(cells.some((cell) => /^\d+,\d%?$/.test(cell))).toBe(true);
  });

  test("as plain text says its figures", async ({ page }) => {
    const { bytes } = await new ExportDesk(page).exportAs("Plain text", english);
    const text = bytes.toString("utf8");
    for (const [label, value] of figures) expect(text).toMatch(new RegExp(`${label}:?\\s+${value}\\b`));
    expect(text).toContain("Ships passed in the night without stopping.");
  });

  test("as JSON follows the schema that the site publishes", async ({ page, request }) => {
    const { bytes } = await new ExportDesk(page).exportAs("JSON", english);
    const report: unknown = JSON.parse(bytes.toString("utf8"));
    const response = await request.get("/schema/report-1.json");
    expect(response.headers()["content-type"]).toContain("application/json");
    const schema: unknown = await response.json();
    if (!isRecord(schema) || !isRecord(report)) throw new TypeError("Neither is an object.");
    expect(findSchemaErrors(report, schema)).toEqual([]);
    expect(report).toMatchObject({ version: 1, countingDialect: "word", $schema: schema["$id"] });
    for (const [label, value] of figures) {
      expect(JSON.stringify(report)).toContain(`"label":"${label}","value":${value}`);
    }
  });

  test("as Markdown reads as tables and headings", async ({ page }) => {
    const { bytes } = await new ExportDesk(page).exportAs("Markdown", english);
    const html = await new Marked().parse(bytes.toString("utf8"));
    expect(html).toMatch(/<h1>The keeper lit the lamp/);
    const text = readHtml(html);
    for (const [label, value] of figures) expect(text).toMatch(new RegExp(`${label}:?\\s+${value}\\s`));
    expect(html).toContain("<table>");
  });

  test("as web page opens with no request and no script", async ({ page, context }) => {
    const { bytes } = await new ExportDesk(page).exportAs("Web page", english);
    const other = await context.newPage();
    const asked: string[] = [];
    other.on("request", ({ url }) => asked.push(url()));
    await other.setContent(bytes.toString("utf8"));
    await expect(other.getByRole("heading", { level: 1 })).toHaveText(/^The keeper lit/);
    for (const [label, value] of figures) {
      await expect(
        other.locator("dl.figures > div").filter({ hasText: new RegExp(`^${label}\\s*${value}`) }),
      ).toHaveCount(1);
    }
    expect(asked).toEqual([]);
  });
});

test.describe("a PDF of", () => {
  test.skip(!hasProgram("pdftotext"), "pdftotext (poppler-utils) is not installed");

  for (const [script, text, words] of [
    ["Arabic", arabic, ["الحارس", "المصباح", "السفن"]],
    ["Chinese", chinese, ["灯塔看守人每天晚上点亮灯", "船在夜里经过"]],
    ["emoji", emoji, ["👋🏽", "⛵", "waved"]],
  ] as const) {
    test(`${script} gives its words back, with fonts of this site alone`, async ({ page }) => {
      const fonts: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes("/fonts/report/")) fonts.push(new URL(request.url()).pathname);
      });
      const { bytes } = await new ExportDesk(page).exportAs("PDF", text);
      const read = readPdf(bytes);
      for (const word of words) expect(read).toContain(word);
    });
  }
});

test.describe("the export", () => {
  test("opens by its keys and from the palette, on a phone too", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const desk = new ExportDesk(page);
    await desk.open();
    await desk.paste(english);
    await expect(desk.button).toBeVisible();
    await desk.text.press("ControlOrMeta+s");
    await expect(desk.dialog.getByLabel("Title")).toHaveValue(/^The keeper lit/, patient);
    await page.keyboard.press("Escape");
    await expect(desk.dialog).toHaveCount(0);
    await desk.openExport();
    await page.keyboard.press("Escape");
    await expect(desk.button).toBeFocused();
    await page.keyboard.press("ControlOrMeta+k");
    await expect(page.getByRole("combobox")).toBeFocused();
    await page.keyboard.type("export the");
    await page.keyboard.press("Enter");
    await expect(desk.dialog.getByLabel("Title")).toBeVisible(patient);
  });

  test("is not offered on a page without results", async ({ page }) => {
    await page.goto("/privacy");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("button", { name: "Export", exact: true })).toHaveCount(0);
  });

  test("leaves out what is not chosen, takes a title, and remembers", async ({ page }) => {
    const desk = new ExportDesk(page);
    await desk.write(english);
    await desk.openExport();
    await desk.dialog.getByLabel("Title").fill("../My: report?");
    await desk.dialog.getByRole("checkbox", { name: "The text" }).uncheck();
    await desk.dialog.getByRole("checkbox", { name: "Charts" }).uncheck();
    const { name, bytes } = await desk.save("Plain text");
    expect(name).toBe("My report.txt");
    const text = bytes.toString("utf8");
    expect(text).toContain("../My: report?");
    // The name of the document is its first words.
    expect(text).not.toContain("Nobody asked for the second book");
    await page.reload();
    await desk.waitForEditor();
    await desk.openExport();
    await expect(desk.dialog.getByRole("radio", { name: "Plain text", exact: true })).toBeChecked();
    await expect(desk.dialog.getByRole("checkbox", { name: "The text" })).not.toBeChecked();
    await expect(desk.dialog.getByRole("checkbox", { name: "Figures and tables" })).toBeChecked();
  });

  test("copies as text, Markdown and a table", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const desk = new ExportDesk(page);
    await desk.write(english);
    await desk.openExport();
    const read = (type: string) =>
      page.evaluate(async (wanted) => {
        const [item] = await navigator.clipboard.read();
        return (await item?.getType(wanted))?.text() ?? "";
      }, type);
    await desk.dialog.getByRole("button", { name: "Plain text" }).click();
    await expect(desk.dialog.getByText("Copied as plain text.")).toBeVisible(patient);
    expect(await read("text/plain")).toMatch(/Words:?\s+25\b/);
    await desk.dialog.getByRole("button", { name: "Markdown" }).click();
    await expect(desk.dialog.getByText("Copied as Markdown.")).toBeVisible(patient);
    expect(await read("text/plain")).toMatch(/^# The keeper/);
    await desk.dialog.getByRole("button", { name: "Table" }).click();
    await expect(desk.dialog.getByText("Copied as a table.")).toBeVisible(patient);
    expect(await read("text/plain")).toMatch(/^Words\t25\t/m);
    expect(await read("text/html")).toContain("<td>Words</td><td>25</td>");
  });
});

test.describe("the export without fonts", () => {
  test("says which fonts are out of reach, and goes on without them", async ({ page }) => {
    const desk = new ExportDesk(page);
    await page.route("**/fonts/report/noto-sans-arabic*", (route) => route.abort());
    await desk.write(`${english} ${arabic}`);
    await desk.openExport();
    await desk.dialog.getByRole("radio", { name: "PDF", exact: true }).check();
    await desk.dialog.getByRole("button", { name: "Save PDF" }).click();
    await expect(desk.dialog.getByText(/could not be fetched/)).toBeVisible(patient);
    const started = page.waitForEvent("download");
    await desk.dialog.getByRole("button", { name: "Save without them" }).click();
    expect((await started).suggestedFilename()).toMatch(/\.pdf$/);
  });

  test("can be cancelled while they are on their way", async ({ page }) => {
    const desk = new ExportDesk(page);
    // Fonts that never come.
    await page.route("**/fonts/report/**", () => {});
    await desk.write(english);
    await desk.openExport();
    await desk.dialog.getByRole("radio", { name: "PDF", exact: true }).check();
    const save = desk.dialog.getByRole("button", { name: "Save PDF" });
    await save.click();
    await expect(save).toBeDisabled();
    await desk.dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(save).toBeEnabled();
    expect((await desk.save("JSON")).name).toMatch(/\.json$/);
  });

  test("says when no PDF can be made, and other formats can", async ({ page }) => {
    const desk = new ExportDesk(page);
    await page.route("**/fonts/report/**", (route) => route.abort());
    await desk.write(english);
    await desk.openExport();
    await desk.dialog.getByRole("radio", { name: "PDF", exact: true }).check();
    await desk.dialog.getByRole("button", { name: "Save PDF" }).click();
    await expect(desk.dialog.getByText(/fonts of the PDF could not be fetched/)).toBeVisible(patient);
    expect((await desk.save("Markdown")).name).toMatch(/\.md$/);
  });
});

test.describe("a printed tool page", () => {
  test("is its title, figures and whole text, without what is around them", async ({ page }) => {
    test.skip(!hasProgram("pdftotext"), "pdftotext (poppler-utils) is not installed");
    const desk = new ExportDesk(page);
    // More lines than the editor draws.
    const lines = Array.from({ length: 300 }, (_, index) => `Line number ${String(index + 1)} of the log.`);
    await desk.write(lines.join("\n"));
    await desk.expectFigure("sentences", "300");
    const text = readPdf(await page.pdf({ format: "A4" }));
    // Six words a line.
    expect(text).toMatch(/^Line number 1 of the log\. Word counter, /);
    expect(text).toMatch(/words 1,800|1,800 words/i);
    expect(text).toContain("Line number 1 of the log.");
    expect(text).toContain("Line number 150 of the log.");
    expect(text).toContain("Line number 300 of the log.");
    for (const chrome of ["Skip to content", "Paste", "Shortcuts", "Export"])
      expect(text).not.toContain(chrome);
  });
});
