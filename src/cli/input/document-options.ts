import { parseEncoding, textEncodings } from "#files/text/encodings.ts";
import type { DocumentFormat } from "#files/document/imported-document.ts";
import type { ReadOptions } from "#files/file-reader.ts";

import { UsageError } from "../arguments.ts";
import type { Arguments, OptionKinds } from "../arguments.ts";
import { wrapList } from "../output/wrap-list.ts";

const formats: readonly DocumentFormat[] = [
  "text",
  "markdown",
  "html",
  "subtitles",
  "rtf",
  "docx",
  "odt",
  "doc",
  "pdf",
];

/** The switches that change what of a document is read, by the flags that set them off their usual position. */
const switches: Readonly<Record<string, ReadOptions>> = {
  "no-notes": { notes: false },
  "no-text-boxes": { textBoxes: false },
  "no-list-markers": { listMarkers: false },
  "note-marks": { noteMarks: true },
  headers: { headersAndFooters: true },
  comments: { comments: true },
  deletions: { deletions: true },
  hidden: { hiddenText: true },
  tight: { paragraphGap: "line-end" },
};

/** The options about files that every command has which reads some. */
export const documentOptionKinds: OptionKinds = {
  encoding: "value",
  password: "value",
  format: "value",
  ...Object.fromEntries(Object.keys(switches).map((name) => [name, "flag"] as const)),
};

/** What the help of a command says of its files. `verb`: what is done with each, such as "counted". */
export function fileHelp(verb: string): string {
  return `FILE is a document: plain text in any usual encoding, Markdown, HTML, RTF, ODT,
SRT or VTT subtitles, DOCX, DOC of Word 2 to 2003, or PDF. What it is is told
by its content. Plain text in UTF-8 may have 64 MiB, all else 50 MB.
Several files are ${verb} one by one. With no FILE, or where FILE is -,
standard input is read. Nothing is sent anywhere.
Options about files, such as --password and --comments: "wordbench help text".`;
}

/** The lines about these options in the help of the command that explains them. */
export const documentOptionsHelp = `  --encoding NAME    The encoding of a text, where the guess is wrong: such as
                     windows-1251, latin1, shift_jis, gb18030.
  --password WORD    The password of a PDF that asks for one.
  --format NAME      What to take the files for, whatever they look like:
                     ${wrapList(formats, 21, " ".repeat(21))}.
                     "text" gives the source of a page.
  --no-notes         Without footnotes and endnotes.
  --no-text-boxes    Without text boxes.
  --no-list-markers  Without the numbers and bullets of lists and headings.
  --note-marks       With the marks of notes, such as [1], in text and notes.
  --headers          With page headers and footers, each once.
  --comments         With the comments of the margin.
  --deletions        With what was deleted while changes were tracked.
  --hidden           With hidden text.
  --tight            No empty line between paragraphs, but those of the file.`;

function isFormat(name: string): name is DocumentFormat {
  return formats.some((format) => format === name);
}

/**
 * Understands the options about files. Empty where none was given. Throws a `UsageError` for an encoding or a format
 * that is not known.
 */
export function readDocumentOptions({ flags, values }: Omit<Arguments, "operands">): ReadOptions {
  const encoding = values.get("encoding");
  const password = values.get("password");
  const format = values.get("format");
  if (encoding !== undefined && parseEncoding(encoding) === null) {
    throw new UsageError(
      `There is no encoding "${encoding}"; there are ${Object.keys(textEncodings).join(", ")}.`,
    );
  }
  if (format !== undefined && !isFormat(format)) {
    throw new UsageError(`There is no format "${format}"; there are ${formats.join(", ")}.`);
  }
  return Object.assign(
    {},
    ...Object.entries(switches).map(([flag, change]) => (flags.has(flag) ? change : {})),
    encoding === undefined ? {} : { encoding },
    password === undefined ? {} : { password },
    format === undefined ? {} : { format },
  );
}
