import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { writeFlatOdt } from "./flat-odt.ts";
import type { PageCase } from "./cases.ts";
import { readPageText } from "./texts.ts";

/** What LibreOffice made of a case. */
export interface LibreOfficeLayout {
  readonly pages: number;
  /** After how many characters, spaces left out, each line ends. */
  readonly lineEnds: readonly number[];
}

/** The version of LibreOffice on this machine, or `null` without it or without `pdfinfo` and `pdftotext`. */
export function findLibreOffice(): string | null {
  try {
    execFileSync("pdfinfo", ["-v"], { stdio: "ignore" });
    return execFileSync("soffice", ["--version"], { encoding: "utf8" })
      .trim()
      .split(" ")
      .slice(0, 2)
      .join(" ");
  } catch {
    return null;
  }
}

/** Lays the cases out with LibreOffice and reads the pages and lines of the PDF files that it writes. */
export function layOutWithLibreOffice(cases: readonly PageCase[]): readonly LibreOfficeLayout[] {
  const folder = mkdtempSync(join(tmpdir(), "pages-"));
  try {
    mkdirSync(join(folder, "in"));
    const names = cases.map(({ text, settings }, index) => {
      writeFileSync(join(folder, "in", `${index}.fodt`), writeFlatOdt(readPageText(text), settings));
      return join(folder, "in", `${index}.fodt`);
    });
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    execFileSync("soffice", [profile, "--headless", "--convert-to", "pdf", "--outdir", folder, ...names], {
      stdio: "ignore",
    });
    return cases.map((_, index) => readPdf(join(folder, `${index}.pdf`)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readPdf(file: string): LibreOfficeLayout {
  const info = execFileSync("pdfinfo", [file], { encoding: "utf8" });
  const pages = Number(/^Pages:\s+(\d+)/m.exec(info)?.[1]);
  const options = { encoding: "utf8", maxBuffer: 1 << 30 } as const;
  const boxes = execFileSync("pdftotext", ["-bbox", file, "-"], options);
  return { pages, lineEnds: readLineEnds(boxes) };
}

const word = /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="[\d.]+" yMax="[\d.]+">([^<]*)<\/word>|<page /g;

/** The words come in the order of the text: a line ends where the next word stands lower, higher or on a new page. */
function readLineEnds(boxes: string): readonly number[] {
  const ends: number[] = [];
  let characters = 0;
  let height = Number.NaN;
  for (const [, , top, text] of boxes.matchAll(word)) {
    if (top === undefined || text === undefined) {
      height = Number.NaN;
      continue;
    }
    // Half a point tells a line from a word that only hangs lower.
    if (Math.abs(Number(top) - height) > 0.5 || Number.isNaN(height)) {
      if (characters > 0) ends.push(characters);
      height = Number(top);
    }
    characters += countInk(decodeEntities(text));
  }
  ends.push(characters);
  return ends;
}

function decodeEntities(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll(/&(?:#39|apos);/g, "'")
    .replaceAll("&amp;", "&");
}

/** Characters that are not white space, ligatures by their letters, accents with theirs. */
export function countInk(text: string): number {
  return text.normalize("NFKC").replaceAll(/[\s\u00ad\u200b]/g, "").length;
}
