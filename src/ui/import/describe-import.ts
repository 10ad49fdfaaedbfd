import type { DocumentFormat } from "#files/document/imported-document.ts";
import { shownName } from "#files/read-failure.ts";
import { parseEncoding, textEncodings } from "#files/text/encodings.ts";
import type { ImportSwitch } from "#workspace/import/import-messages.ts";
import type {
  FormattedPaste,
  ImportedFile,
  ImportsState,
  OpenedFile,
} from "#workspace/import/import-view.ts";

const formatNames: Readonly<Record<DocumentFormat, string>> = {
  text: "Plain text",
  markdown: "Markdown",
  html: "Web page (HTML)",
  subtitles: "Subtitles",
  rtf: "Rich text (RTF)",
  docx: "Word document (DOCX)",
  odt: "OpenDocument text (ODT)",
  doc: "Word 97–2003 document (DOC)",
  pdf: "PDF",
};

/** What a file turned out to be, and its encoding where it has one: "Plain text, Cyrillic (Windows-1251)". */
export function describeFormat({ format, encoding }: Pick<OpenedFile, "format" | "encoding">): string {
  const known = encoding === null ? null : parseEncoding(encoding);
  return known === null ? formatNames[format] : `${formatNames[format]}, ${textEncodings[known]}`;
}

const notIncluded = /^(.+) (?:is|are) not included\.$/;

/** What was left out, as few words as it takes: "3 tracked deletions, 2 comments not included." Other notes follow. */
export function describeNotes(notes: readonly string[]): string {
  const things = notes.flatMap((note) => notIncluded.exec(note)?.[1] ?? []);
  const others = notes.filter((note) => !notIncluded.test(note));
  return [...(things.length === 0 ? [] : [`${things.join(", ")} not included.`]), ...others].join(" ");
}

const switchNames: Readonly<Record<ImportSwitch, string>> = {
  notes: "Footnotes and endnotes",
  textBoxes: "Text boxes",
  headersAndFooters: "Page headers and footers",
  deletions: "Tracked deletions",
  comments: "Comments",
  hiddenText: "Hidden text",
  listMarkers: "Numbers and bullets of lists",
  noteMarks: "Marks of notes, such as [1]",
};

/** What a switch is called for a format. */
export function switchName(name: ImportSwitch, format: DocumentFormat): string {
  return name === "headersAndFooters" && format === "pdf"
    ? "Running headers, footers and page numbers"
    : switchNames[name];
}

/** How far one file is, as a sentence; empty while it has nothing to say. */
export function describePhase({ name, phase }: ImportedFile): string {
  switch (phase.kind) {
    case "waiting":
      return "Waiting";
    case "reading":
      return `Reading… ${Math.round(phase.fraction * 100)}%`;
    case "opened":
      return describeFormat(phase.file);
    case "cancelled":
      return `${shownName(name)} was not opened.`;
    case "password":
    case "failed":
      return phase.message;
  }
}

function isUnderWay({ phase }: ImportedFile): boolean {
  return phase.kind === "waiting" || phase.kind === "reading";
}

/** Whether any file is still on its way. */
export function isReading({ files }: Pick<ImportsState, "files">): boolean {
  return files.some(isUnderWay);
}

function describeEnd(file: ImportedFile): string {
  const { name, phase } = file;
  if (phase.kind !== "opened") return describePhase(file);
  return `${shownName(name)} opened as ${describeFormat(phase.file)}. ${describeNotes(phase.file.notes)}`.trim();
}

/** What is told of a paste with formatting. */
export function describePaste({ notes }: FormattedPaste): string {
  return `Pasted with its formatting. ${describeNotes(notes)}`.trim();
}

/** What a screen reader says: that reading began, and what came of it; empty for nothing. */
export function announceImports({ files, isJoined, problem, paste }: ImportsState): string {
  if (problem !== null) return problem;
  if (paste !== null) return describePaste(paste);
  const [first] = files;
  if (first === undefined) return "";
  const what = files.length === 1 ? shownName(first.name) : `${files.length} files`;
  if (files.some(isUnderWay)) return `Reading ${what}`;
  if (isJoined) return `${what} joined into one document.`;
  if (files.length === 1) return describeEnd(first);
  const opened = files.filter(({ phase }) => phase.kind === "opened").length;
  const failures = files.filter(({ phase }) => phase.kind !== "opened").map(describePhase);
  return [`${opened} of ${files.length} files opened.`, ...failures].join(" ");
}
