import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import mammoth from "mammoth";
import WordExtractor from "word-extractor";
import { readFile } from "#files/file-reader.ts";
import { nodePdfSupport } from "../src/cli/input/pdf-support.ts";
import { speeches } from "../tests/real-text.ts";
import { measureInTurns, milliseconds, percentile, printTable } from "./measure.ts";
import { nameWithVersion } from "./peer-version.ts";

const WORDS = 120_000;
const RUNS = 5;

type Kind = "doc" | "docx" | "pdf";

/** A document to measure on, and the text that it was made from. */
interface Sample {
  readonly kind: Kind;
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly text: string;
  readonly pages: number;
}

/** A program that gives the text of a document. */
interface Reader {
  readonly name: string;
  readonly kinds: readonly Kind[];
  /** What a program is started with; `null` for a library. */
  readonly program: string | null;
  read(sample: Sample): Promise<string> | string;
}

function runProgram(program: string, programArguments: readonly string[]): string {
  return execFileSync(program, programArguments, {
    encoding: "utf8",
    maxBuffer: 1e9,
    stdio: ["ignore", "pipe", "ignore"],
  });
}

async function readOurs({ path, bytes }: Sample): Promise<string> {
  const outcome = await readFile({ name: path, bytes }, {}, { pdf: nodePdfSupport });
  if (outcome.kind === "failure") throw new Error(outcome.message);
  return outcome.document.text;
}

const readers: readonly Reader[] = [
  { name: "Wordbench", kinds: ["doc", "docx", "pdf"], program: null, read: readOurs },
  {
    name: nameWithVersion("word-extractor"),
    kinds: ["doc", "docx"],
    program: null,
    read: async ({ bytes }) => (await new WordExtractor().extract(Buffer.from(bytes))).getBody(),
  },
  {
    name: nameWithVersion("mammoth"),
    kinds: ["docx"],
    program: null,
    read: async ({ bytes }) => (await mammoth.extractRawText({ buffer: Buffer.from(bytes) })).value,
  },
  {
    name: "antiword",
    kinds: ["doc"],
    program: "antiword",
    read: ({ path }) => runProgram("antiword", ["-w", "0", "-m", "UTF-8.txt", path]),
  },
  {
    name: "catdoc",
    kinds: ["doc"],
    program: "catdoc",
    read: ({ path }) => runProgram("catdoc", ["-w", "-d", "utf-8", path]),
  },
  {
    name: "docx2txt",
    kinds: ["docx"],
    program: "docx2txt",
    read: ({ path }) => runProgram("docx2txt", [path, "-"]),
  },
  {
    name: "pandoc",
    kinds: ["docx"],
    program: "pandoc",
    read: ({ path }) => runProgram("pandoc", ["-t", "plain", "--wrap=none", path]),
  },
  {
    name: "pdftotext",
    kinds: ["pdf"],
    program: "pdftotext",
    read: ({ path }) => runProgram("pdftotext", ["-enc", "UTF-8", path, "-"]),
  },
];

function isInstalled(program: string): boolean {
  return spawnSync(program, ["--help"], { stdio: "ignore" }).error === undefined;
}

function countWords(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of text.normalize("NFKC").match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** The share of words, of both texts together, that one has and the other lacks: 1 less the F1 score. */
function differingShare(one: string, other: string): number {
  const [first, second] = [countWords(one), countWords(other)];
  const sum = (counts: ReadonlyMap<string, number>): number =>
    [...counts.values()].reduce((total, count) => total + count, 0);
  let common = 0;
  for (const [word, count] of first) common += Math.min(count, second.get(word) ?? 0);
  const all = sum(first) + sum(second);
  return all === 0 ? 0 : 1 - (2 * common) / all;
}

function escapeMarkup(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
}

/** Speeches as a DOC, a DOCX and a PDF of LibreOffice. */
function makeSamples(folder: string): readonly Sample[] {
  const paragraphs = speeches(WORDS)
    .split(/\n+/)
    .flatMap((speech) => speech.match(/(?:[^.]*\.){1,6}[^.]*$|(?:[^.]*\.){1,6}/g) ?? [speech])
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
  const source = join(folder, "speeches.html");
  const page = paragraphs.map((paragraph) => `<p>${escapeMarkup(paragraph)}</p>`).join("\n");
  writeFileSync(
    source,
    `<!doctype html><html><head><meta charset="utf-8"></head><body>${page}</body></html>`,
  );
  const kinds = ["doc", "docx", "pdf"] as const;
  return kinds.map((kind) => {
    const settings = [`-env:UserInstallation=file://${folder}/profile`, "--headless", "--writer"];
    execFileSync("soffice", [...settings, "--convert-to", kind, "--outdir", folder, source], {
      stdio: "ignore",
    });
    const path = join(folder, `speeches.${kind}`);
    const bytes = new Uint8Array(readFileSync(path));
    const pages =
      Buffer.from(bytes)
        .toString("latin1")
        .match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
    return { kind, path, bytes, text: paragraphs.join("\n\n"), pages };
  });
}

async function measureSample(sample: Sample): Promise<void> {
  const chosen = readers.filter(({ kinds }) => kinds.includes(sample.kind));
  const missing = chosen.filter(({ program }) => program !== null && !isInstalled(program));
  const present = chosen.filter((reader) => !missing.includes(reader));
  const durations = await measureInTurns(
    RUNS,
    present.map((reader) => () => reader.read(sample)),
  );
  const ours = percentile(durations[0] ?? [], 0.5);
  const rows = await Promise.all(
    present.map(async (reader, index) => {
      const median = percentile(durations[index] ?? [], 0.5);
      const speed =
        sample.kind === "pdf" ? (sample.pages * 1000) / median : sample.bytes.length / 1e6 / (median / 1000);
      const text = await reader.read(sample);
      return [
        reader.name,
        milliseconds(median),
        speed.toFixed(sample.kind === "pdf" ? 0 : 1),
        (median / ours).toFixed(2),
        `${(differingShare(text, sample.text) * 100).toFixed(3)} %`,
      ];
    }),
  );
  const size = `${(sample.bytes.length / 1e6).toFixed(2)} MB`;
  const what = sample.kind === "pdf" ? `${size}, ${sample.pages} pages` : size;
  printTable(
    `${sample.kind.toUpperCase()} of LibreOffice, ${what}`,
    ["", "ms, median", sample.kind === "pdf" ? "pages/s" : "MB/s", "time beside ours", "words that differ"],
    [...rows, ...missing.map(({ name }) => [name, "missing", "–", "–", "–"])],
  );
}

/**
 * How fast documents are read, beside other programs, all in turns in one run; and how many words each reads otherwise than
 * they were written.
 */
export async function benchmarkFiles(): Promise<void> {
  if (!isInstalled("soffice")) {
    process.stdout.write("\nThe documents are made by LibreOffice, which is missing here (soffice).\n");
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), "files-benchmark-"));
  try {
    for (const sample of makeSamples(folder)) await measureSample(sample);
    process.stdout.write(
      "\nPrograms are started anew each time and read the file from the disk cache; libraries are handed its bytes.\n",
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
