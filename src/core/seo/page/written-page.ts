import { findParagraphs } from "#core/document/paragraphs.ts";
import type { Span } from "#core/document/span.ts";
import { excludeText } from "#core/exclusions/exclude-text.ts";
import { readFrontMatter } from "./front-matter.ts";
import type { PageBlock, PageStructure, SeoPage } from "./seo-page.ts";
import { SourceMap } from "./source-map.ts";

/** Reads a plain text: its paragraphs are all that it says of itself. */
export function readPlainPage(text: string): SeoPage {
  return {
    format: "plain",
    text,
    blocks: findParagraphs(text).map((span) => ({ kind: "paragraph", level: 0, span })),
    links: [],
    images: [],
    head: null,
    toSource: (span) => span,
  };
}

function blocksOf(
  structure: PageStructure,
  place: (span: Span) => Span,
  isQuotation: (span: Span) => boolean = () => false,
): PageBlock[] {
  return structure.blocks.flatMap((block): readonly PageBlock[] => {
    const { start, end } = place({
      start: Math.max(block.span.start, block.marker.end),
      end: block.span.end,
    });
    if (end <= start) return [];
    if (isQuotation(block.span)) return [{ kind: "quotation", level: 0, span: { start, end } }];
    const kind = block.cell === null || block.kind === "heading" ? block.kind : "cell";
    return [{ kind, level: block.kind === "heading" ? block.level : 0, span: { start, end } }];
  });
}

/** Reads a document whose structure points into its text as it is. */
export function readDocumentPage(text: string, structure: PageStructure): SeoPage {
  if (structure.blocks.length === 0) return readPlainPage(text);
  return {
    format: "document",
    text,
    blocks: blocksOf(structure, (span) => span),
    links: structure.links.map((link) => ({ ...link, followed: true })),
    images: structure.images,
    head: null,
    toSource: (span) => span,
  };
}

const picture = /!\[[^\]\n]{0,1000}\](?:\([^)\n]{0,2000}\)|\[[^\]\n]{0,200}\])/g;

/** Whether a place of Markdown lies in a block quotation, by the mark that its line begins with. */
function isQuoted(source: string, offset: number): boolean {
  const line = source.slice(source.lastIndexOf("\n", offset - 1) + 1, offset + 1);
  return /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*>/.test(line);
}

/** Reads Markdown with the structure that its reader found in it; the marks are left out of the text. */
export function readMarkdownPage(source: string, structure: PageStructure): SeoPage {
  const { text, kept } = excludeText(blankPictures(source), ["frontMatter", "code", "comments", "markdown"]);
  const map = new SourceMap(
    kept.map(({ start, original }) => ({ start, length: original.end - original.start, original })),
  );
  const place = ({ start, end }: Span): Span => trim(text, map.toText(start), map.toText(end));
  return {
    format: "markdown",
    text,
    blocks: blocksOf(structure, place, ({ start }) => isQuoted(source, start)),
    links: structure.links.map(({ span, address }) => ({ span: place(span), address, followed: true })),
    images: structure.images.map((image) => ({ ...image, offset: map.toText(image.offset) })),
    head: readFrontMatter(source),
    toSource: (span) => map.toSource(span),
  };
}

/** Pictures become white space of the same length: their alternative texts are no words of the text. */
function blankPictures(source: string): string {
  return source.replace(picture, (written) => written.replace(/[^\n]/g, " "));
}

function trim(text: string, from: number, to: number): Span {
  let start = Math.min(from, to);
  let end = Math.max(from, to);
  while (start < end && /\s/.test(text.charAt(start))) start += 1;
  while (end > start && /\s/.test(text.charAt(end - 1))) end -= 1;
  return { start, end };
}

const markdownMarks = [
  /^ {0,3}#{1,6}[ \t]+\S/m,
  /^[^\n]+\n(?:={3,}|-{3,})[ \t]*$/m,
  /!?\[[^\]\n]{1,300}\]\([^)\s]{1,2000}(?:[ \t]+"[^"\n]*")?\)/,
];
/** Front matter at the very start. */
const frontMatter = /^(---|\+\+\+)[ \t]*\r?\n[^]{0,20000}?\n\1[ \t]*\r?$/m;

const looked = 200_000;

/** Whether a plain text is written in Markdown: it has a heading, a link or front matter of Markdown. */
export function looksLikeMarkdown(text: string): boolean {
  const start = text.slice(0, looked);
  return markdownMarks.some((mark) => mark.test(start)) || frontMatter.exec(start)?.index === 0;
}
