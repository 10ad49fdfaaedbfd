import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readFile } from "#files/file-reader.ts";
import { nodePdfSupport } from "../../../src/cli/input/pdf-support.ts";
import { harbour, scripts } from "./expected-texts.ts";

/** Documents made now, by the LibreOffice that is installed: other versions write other files. */

const hasOffice = spawnSync("soffice", ["--version"], { stdio: "ignore" }).status === 0;
const sources = fileURLToPath(new URL("sources/", import.meta.url));
const formats = ["doc", "docx", "odt", "rtf", "html", "pdf"] as const;
const names = ["harbour", "scripts", "pages"] as const;

let made = "";

beforeAll(() => {
  if (!hasOffice) return;
  made = mkdtempSync(join(tmpdir(), "fresh-office-"));
  for (const format of formats) {
    execFileSync(
      "soffice",
      [
        `-env:UserInstallation=file://${made}/profile`,
        "--headless",
        "--convert-to",
        format,
        "--outdir",
        made,
        ...names.map((name) => join(sources, `${name}.fodt`)),
      ],
      { stdio: "ignore" },
    );
  }
}, 300_000);

afterAll(() => {
  if (made !== "") rmSync(made, { recursive: true });
});

/** The words of a text in order: runs of letters, marks and numbers. */
function wordsOf(text: string): readonly string[] {
  return text.replace(/\u00ad/g, "").match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

async function readFresh(name: string): Promise<string> {
  const bytes = new Uint8Array(readFileSync(join(made, name)));
  const outcome = await readFile({ name, bytes }, {}, { pdf: nodePdfSupport });
  if (outcome.kind === "failure") throw new Error(outcome.message);
  return outcome.document.text;
}

/** The words of the paragraphs and headings of a source. */
function sourceWords(name: string): readonly string[] {
  const source = readFileSync(join(sources, `${name}.fodt`), "utf8");
  return Array.from(source.matchAll(/<text:[hp]\b[^>]*>([^<]+)</g), ([, words = ""]) =>
    wordsOf(words),
  ).flat();
}

/** How many words of one list stand in another one in the same order (longest common subsequence). */
function inOrder(expected: readonly string[], found: readonly string[]): number {
  let lengths = Array.from({ length: found.length + 1 }, () => 0);
  for (const word of expected) {
    const next = [0];
    for (const [index, other] of found.entries()) {
      const longer = Math.max(lengths[index + 1] ?? 0, next[index] ?? 0);
      next.push(word === other ? (lengths[index] ?? 0) + 1 : longer);
    }
    lengths = next;
  }
  return lengths.at(-1) ?? 0;
}

describe.runIf(hasOffice)("documents that LibreOffice makes now", { timeout: 60_000 }, () => {
  it.each(["doc", "docx", "odt", "rtf"])("gives the words of a %s in order", async (format) => {
    expect(wordsOf(await readFresh(`harbour.${format}`))).toEqual(wordsOf(harbour));
  });

  // A page has no notes, no numbers of lists and no text boxes of its own: they come as links, markup and pictures. A PDF
  // shows a note's mark without brackets, and the notes below their page.
  it.each(["html", "pdf"])("gives nearly all words of a %s in order", async (format) => {
    const expected = wordsOf(harbour);
    const found = wordsOf(await readFresh(`harbour.${format}`));
    expect(inOrder(expected, found) / expected.length).toBeGreaterThan(format === "html" ? 0.85 : 0.9);
  });

  it.each(formats)("gives six scripts of a %s", async (format) => {
    const found = wordsOf((await readFresh(`scripts.${format}`)).normalize("NFKC"));
    const expected = wordsOf(scripts.join("\n").normalize("NFKC"));
    expect(inOrder(expected, found) / expected.length).toBeGreaterThan(format === "pdf" ? 0.9 : 0.999);
  });

  it.each(formats)("reads the columns of a %s one after the other", async (format) => {
    expect(wordsOf(await readFresh(`pages.${format}`))).toEqual(sourceWords("pages"));
  });
});
