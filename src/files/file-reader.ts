import { composeText } from "./document/compose-text.ts";
import type {
  ComposeOptions,
  DocumentFormat,
  ImportedDocument,
  LeftOut,
} from "./document/imported-document.ts";
import type { ReadResult } from "./document/read-result.ts";
import { noStructure } from "./document/structure-writer.ts";
import { detectFormat, formatAsAsked } from "./detect-format.ts";
import { readDocx } from "./docx/read-docx.ts";
import { readHtml } from "./html/read-html.ts";
import { readMarkdown } from "./markdown/read-markdown.ts";
import { readFlatOdt, readOdt } from "./odt/read-odt.ts";
import { ReadFailure, shownName, type FailureReason } from "./read-failure.ts";
import { mostFileBytes, mostTextUnits } from "./read-limits.ts";
import { ReadTask, type ReadControl } from "./read-task.ts";
import type { PdfSupport } from "./pdf/pdf-support.ts";
import { readPdf } from "./pdf/read-pdf.ts";
import { readRtf } from "./rtf/read-rtf.ts";
import { readSubtitles } from "./subtitles/read-subtitles.ts";
import { decodeText, undecodableLoss, type DecodedText } from "./text/decode-text.ts";
import { detectMarkup, type Markup } from "./text/detect-markup.ts";
import { parseEncoding, type TextEncoding } from "./text/encodings.ts";
import { readWord97 } from "./word97/read-word97.ts";

/** A file: its name, without which only Markdown would not be known for what it is, and its bytes. */
export interface FileSource {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What is wanted of a file. */
export interface ReadOptions extends ComposeOptions {
  /** The encoding of files that are text, by a label such as "windows-1251", where the guess was wrong. */
  readonly encoding?: string;
  /** The password of a PDF that asks for one. */
  readonly password?: string;
  /** What to take the file for, where its content does not tell or tells wrong: "text" shows the source of a page. */
  readonly format?: DocumentFormat;
}

/** Where the reading happens: how it is watched and stopped, and what it may use. */
export interface ReadSurroundings extends ReadControl {
  /** What reads PDFs; they are refused where there is none. */
  readonly pdf?: PdfSupport;
}

/** What came of reading a file. */
export type ReadOutcome =
  | { readonly kind: "document"; readonly document: ImportedDocument }
  | {
      readonly kind: "failure";
      readonly reason: FailureReason;
      /** A sentence that names the file and says what is wrong, and one that says what to do. */
      readonly message: string;
      /** What went wrong within, for reports of errors. */
      readonly cause?: unknown;
    };

function readPlainText(decoded: DecodedText): ReadResult {
  return {
    format: "text",
    encoding: decoded.encoding,
    parts: { kind: "written", text: decoded.text, structure: noStructure },
    losses: undecodableLoss(decoded),
  };
}

/** What files of characters can be said to be; the others are told by their packing. */
function forcedMarkup(format: DocumentFormat | undefined): Markup | null {
  if (format === "text") return "none";
  return format === "html" || format === "subtitles" || format === "markdown" ? format : null;
}

async function readCharacters(
  { name, bytes }: FileSource,
  encoding: TextEncoding | null,
  format: DocumentFormat | undefined,
  task: ReadTask,
): Promise<ReadResult> {
  const decoded = await decodeText(bytes, encoding, task);
  if (decoded.text.length > mostTextUnits) {
    throw new ReadFailure(
      "too-large",
      "holds more than 64 million characters",
      "Split it into smaller files.",
    );
  }
  switch (forcedMarkup(format) ?? detectMarkup(decoded.text, name)) {
    case "html":
      return readHtml(bytes, encoding, task);
    case "flat-odt":
      return readFlatOdt(decoded.text, task);
    case "subtitles":
      return readSubtitles(decoded, task);
    case "markdown":
      return readMarkdown(decoded, task);
    case "word-xml":
      throw new ReadFailure(
        "unsupported",
        "is a Word document in one XML file, which is not read here",
        "Open it in Word and save it as DOCX.",
      );
    case "mhtml":
      throw new ReadFailure(
        "unsupported",
        "is a page saved with its pictures (MHTML), which is not read here",
        "Open it in a browser or in Word, and save it as HTML or DOCX.",
      );
    case "none":
      return readPlainText(decoded);
  }
}

/** Endings of names that promise more than an empty text. */
const neverEmpty = /\.(?:docx|docm|dotx|dotm|doc|odt|ott|rtf|pdf)$/i;

async function readPdfFile(
  bytes: Uint8Array,
  { password }: ReadOptions,
  { pdf, signal }: ReadSurroundings,
  task: ReadTask,
): Promise<ReadResult> {
  if (pdf === undefined) {
    throw new ReadFailure("unsupported", "is a PDF, which is not read here", "Copy its text and paste it.");
  }
  const { pageLosses, ...result } = await readPdf(bytes, pdf, task, {
    ...(password === undefined ? {} : { password }),
    ...(signal === undefined ? {} : { signal }),
  });
  const { pictureOnlyPages, unreadablePages, damagedPages } = pageLosses;
  const losses: readonly LeftOut[] = [
    { kind: "picture-page", count: pictureOnlyPages },
    { kind: "unreadable-page", count: unreadablePages },
    { kind: "damaged-page", count: damagedPages },
  ];
  return {
    format: "pdf",
    encoding: result.encoding,
    parts: result.parts,
    losses: [...result.losses, ...losses.filter(({ count }) => count > 0)],
  };
}

async function readSource(
  source: FileSource,
  options: ReadOptions,
  surroundings: ReadSurroundings,
  task: ReadTask,
): Promise<ReadResult> {
  const { name, bytes } = source;
  const encoding = options.encoding === undefined ? null : parseEncoding(options.encoding);
  if (options.encoding !== undefined && encoding === null) {
    throw new ReadFailure(
      "unknown-encoding",
      "was to be read in an encoding that is not known",
      "Choose another one.",
    );
  }
  if (bytes.length > mostFileBytes) {
    throw new ReadFailure(
      "too-large",
      "is larger than 50 MB",
      "Split it, or save its text alone, and try again.",
    );
  }
  if (bytes.length === 0 && neverEmpty.test(name)) {
    throw new ReadFailure(
      "empty",
      "is empty: it has no bytes at all",
      "Its download or copy may have failed; get it once more from where it came.",
    );
  }
  const detected = options.format === undefined ? detectFormat(bytes) : formatAsAsked(bytes, options.format);
  switch (detected.kind) {
    case "docx":
      return readDocx(detected.archive, task);
    case "odt":
      return readOdt(detected.archive, task);
    case "rtf":
      return readRtf(bytes.subarray(detected.start), task);
    case "characters":
      return readCharacters(source, encoding, options.format, task);
    case "pdf":
      return readPdfFile(bytes, options, surroundings, task);
    case "doc":
      return { format: "doc", ...(await readWord97(bytes, task)) };
  }
}

function asFailure(error: unknown): ReadFailure {
  if (error instanceof ReadFailure) return error;
  // Whatever else goes wrong goes wrong because of the file: nothing that is open may be lost over it.
  return new ReadFailure(
    "damaged",
    "could not be read",
    "It may be damaged. Open it in the program it was made with, save it anew and try again.",
    { cause: error },
  );
}

/**
 * Reads a file as a document: its text as a reader sees it, its structure, and what was left out. What it is is told by
 * its content. Never throws: a file that is not read, and a reading that was cancelled, are failures with a sentence to
 * show. Gives others a turn every few milliseconds, calls `onProgress` then, and looks whether it was cancelled.
 */
export async function readFile(
  source: FileSource,
  options: ReadOptions = {},
  surroundings: ReadSurroundings = {},
): Promise<ReadOutcome> {
  const task = new ReadTask(surroundings, source.bytes.length);
  try {
    task.throwIfCancelled();
    const result = await readSource(source, options, surroundings, task);
    const document = { name: source.name, ...result, ...composeText(result, options) };
    task.finish();
    return { kind: "document", document };
  } catch (error) {
    const failure = asFailure(error);
    const message = `${shownName(source.name)} ${failure.problem}. ${failure.advice}`;
    return { kind: "failure", reason: failure.reason, message, cause: failure.cause };
  }
}
