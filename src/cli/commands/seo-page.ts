import { isPageStructure } from "#core/seo/page/seo-page.ts";
import type { SeoPage } from "#core/seo/page/seo-page.ts";
import { readHtmlPage } from "#core/seo/page/html-page.ts";
import {
  looksLikeMarkdown,
  readDocumentPage,
  readMarkdownPage,
  readPlainPage,
} from "#core/seo/page/written-page.ts";
import type { ReadOptions } from "#files/file-reader.ts";

import type { TextDocument } from "../input/document-messages.ts";
import type { FileOffset } from "../input/file-offsets.ts";
import { readInputDocument } from "../input/read-input.ts";
import type { InputReading } from "../input/read-input.ts";
import { rememberInputs } from "../input/remember-inputs.ts";
import type { Terminal } from "../terminal.ts";

/** A page, as it was read of an input. */
export interface InputPage {
  readonly text: string;
  readonly notes: readonly string[];
  readonly page: SeoPage;
  /** Turns places that the page gives into those of the file. */
  readonly toFile: FileOffset;
}

function readStructured({ text, structure, format }: TextDocument): SeoPage {
  if (!isPageStructure(structure)) return readPlainPage(text);
  return format === "markdown" ? readMarkdownPage(text, structure) : readDocumentPage(text, structure);
}

/**
 * Reads an input as a page. Of HTML the source is read, for what its head says; a text with headings or links of Markdown
 * is read as such, whatever its name.
 */
export async function readInputPage(
  source: string,
  terminal: Terminal,
  options: ReadOptions,
): Promise<InputReading<InputPage>> {
  const remembering = rememberInputs(terminal);
  const again = (format: "text" | "markdown") =>
    readInputDocument(source, remembering, { ...options, format });
  const first = await readInputDocument(source, remembering, options);
  if (first.kind === "problem") return first;
  let document = first.result;
  const isMarkdown =
    document.format === "text" && options.format === undefined && looksLikeMarkdown(document.text);
  if (document.format === "html" || isMarkdown) {
    const second = await again(isMarkdown ? "markdown" : "text");
    if (second.kind === "problem") return second;
    document = second.result;
  }
  const { text, notes, toFile } = document;
  const page = first.result.format === "html" ? readHtmlPage(text) : readStructured(document);
  return { kind: "read", result: { text, notes, page, toFile } };
}
