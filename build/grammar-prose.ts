/** Reads the good prose that the model of context learns from; no text of learners is among it. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseBlocks } from "#core/document/parse-blocks.ts";
import { readTaggedSentences } from "./masc.ts";
import { root } from "./paths.ts";

/** Where the prose lies. */
interface ProseFolders {
  /** The folder masc_tagged of nltk_data. */
  readonly masc: string;
  /** The folder server/data/en of Common Voice: files with a sentence a line. */
  readonly voices: string;
  /** A folder of books of Standard Ebooks, each as its repository holds it. */
  readonly books: string;
}

/** Sentences of corpora are between these lengths, in UTF-16 units. */
const SHORTEST = 12;
const LONGEST = 400;

function readMasc(folder: string): string[] {
  return readTaggedSentences(folder).map((sentence) =>
    sentence
      .map(({ word }) => word)
      .join(" ")
      .replace(/ (?=[.,!?;:)%]|n't\b|'(?:s|re|ve|ll|d|m)\b)/g, "")
      .replace(/(?<=[($]) /g, ""),
  );
}

function splitParagraphs(text: string): string[] {
  return parseBlocks(text).flatMap(({ text: block, sentences }) =>
    sentences.map(({ start, end }) => block.slice(start, end)),
  );
}

function readSpeeches(): string[] {
  const folder = join(root, "node_modules", "@stdlib", "datasets-sotu", "data");
  return readdirSync(folder)
    .filter((name) => /^(?:18[6-9]|19\d|20\d)\d.*\.txt$/.test(name))
    .toSorted()
    .flatMap((name) => splitParagraphs(readFileSync(join(folder, name), "utf8")));
}

/** Lines that end with a stop; those without one are as often titles and fragments. */
function readVoices(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .toSorted()
    .flatMap((name) => readFileSync(join(folder, name), "utf8").split("\n"))
    .map((line) => line.trim())
    .filter((line) => /[.?!]["”’]?$/.test(line));
}

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&nbsp;": " ",
};

/** The paragraphs of a chapter in XHTML as plain text, without invisible joiners. */
function readChapter(markup: string): string[] {
  return [...markup.matchAll(/<p(?: [^>]*)?>(.*?)<\/p>/gs)].map(([, inner = ""]) =>
    inner
      .replace(/<a [^>]*noteref[^>]*>.*?<\/a>/g, "")
      .replace(/<[^>]+>/g, "")
      .replace(/&\w+;/g, (entity) => entities[entity] ?? " ")
      .replace(/[\u2060\u200a\u00ad]/g, "")
      .replace(/\s+/g, " ")
      .trim(),
  );
}

function readBooks(folder: string): string[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((book) => {
      const chapters = join(folder, book, "src", "epub", "text");
      if (!existsSync(chapters)) return [];
      return readdirSync(chapters)
        .filter((name) => !/colophon|imprint|titlepage|uncopyright|endnotes|^loi/.test(name))
        .toSorted()
        .flatMap((name) => readChapter(readFileSync(join(chapters, name), "utf8")));
    })
    .flatMap((paragraph) => splitParagraphs(paragraph));
}

/** Every sentence of the prose, in the order of the texts. Apostrophes and quotation marks are straight. */
export function readProse({ masc, voices, books }: ProseFolders): string[] {
  return [...readMasc(masc), ...readSpeeches(), ...readVoices(voices), ...readBooks(books)]
    .map((text) => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').trim())
    .filter((text) => text.length >= SHORTEST && text.length <= LONGEST && /[a-z]/.test(text));
}
