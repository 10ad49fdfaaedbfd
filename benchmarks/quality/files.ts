import mammoth from "mammoth";
import WordExtractor from "word-extractor";
import { readFile } from "#files/file-reader.ts";
import { harbour, scripts } from "../../tests/corpus/office/expected-texts.ts";
import { officeFile } from "../../tests/corpus/office/office-files.ts";
import { nameWithVersion } from "../peer-version.ts";
import { subjectResult } from "./quality-result.ts";
import type { QualityResult } from "./quality-result.ts";

type Kind = "doc" | "docx";

/** A program that gives the text of a document. */
interface Subject {
  readonly name: string;
  readonly kinds: readonly Kind[];
  read(name: string): Promise<string>;
}

const subjects: readonly Subject[] = [
  {
    name: "Wordbench",
    kinds: ["doc", "docx"],
    read: async (name) => {
      const outcome = await readFile({ name, bytes: officeFile(name) });
      if (outcome.kind === "failure") throw new Error(outcome.message);
      return outcome.document.text;
    },
  },
  {
    name: nameWithVersion("mammoth"),
    kinds: ["docx"],
    read: async (name) => (await mammoth.extractRawText({ buffer: Buffer.from(officeFile(name)) })).value,
  },
  {
    name: nameWithVersion("word-extractor"),
    kinds: ["doc", "docx"],
    read: async (name) => {
      const document = await new WordExtractor().extract(Buffer.from(officeFile(name)));
      return [document.getBody(), document.getFootnotes(), document.getEndnotes()].join("\n");
    },
  },
];

const sources: Readonly<Record<string, string>> = { harbour, scripts: scripts.join("\n\n") };

/** The words of a text in order: runs of letters, marks and numbers. Soft hyphens are no part of them. */
function wordsOf(text: string): readonly string[] {
  return text.replaceAll("\u00ad", "").match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** How many words of one list stand in another one in the same order: their longest common subsequence. */
function countInOrder(expected: readonly string[], found: readonly string[]): number {
  let lengths: readonly number[] = [];
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

async function measureKind(kind: Kind): Promise<QualityResult> {
  const cases = Object.entries(sources).map(([name, text]) => ({
    file: `${name}.${kind}`,
    words: wordsOf(text),
  }));
  const size = cases.reduce((total, { words }) => total + words.length, 0);
  const chosen = subjects.filter(({ kinds }) => kinds.includes(kind));
  const results = await Promise.all(
    chosen.map(async ({ name, read }) => {
      const passed = await Promise.all(
        cases.map(async ({ file, words }) => countInOrder(words, wordsOf(await read(file)))),
      );
      return subjectResult(
        name,
        passed.reduce((total, count) => total + count, 0),
        size,
      );
    }),
  );
  return {
    id: `files-${kind}`,
    title: `Words of ${kind.toUpperCase()} documents`,
    measures:
      "A word of the document, as a word processor shows it with tracked changes accepted, is given, and in its place. Numbers of lists are words too, marks of notes are not.",
    testSet: {
      name: "Two documents with lists, a table, notes, a text box, tracked changes and six scripts",
      source: "tests/corpus/office of this repository, made by LibreOffice 7.4",
      licence: "MIT",
      size,
    },
    results,
    limits:
      "The documents were written for the tests of Wordbench, and small; other programs write other files. The peers do not set out to give numbers of lists or text boxes.",
  };
}

/** How many words of office documents are given in their order. Two results: DOC and DOCX. */
export async function measureFiles(): Promise<readonly QualityResult[]> {
  return [await measureKind("doc"), await measureKind("docx")];
}
