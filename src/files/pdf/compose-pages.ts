import { type FlowWriter, plainStyle } from "../document/flow-writer.ts";
import type { PartKind } from "../document/imported-document.ts";
import { HyphenEvidence } from "./hyphenation.ts";
import { headingLevels, type OutlineTitle } from "./headings.ts";
import { edgesOf, findRegions } from "./page-columns.ts";
import { isMostlyRightToLeft, linesOf } from "./page-lines.ts";
import { findRows, type PageRow } from "./page-rows.ts";
import { findParagraphs, type LineGroup, listMarkerOf, type PdfParagraph } from "./paragraphs.ts";
import { divideFootnotes } from "./footnotes.ts";
import { divideRunningLines } from "./running-lines.ts";
import type { FramedPiece, WritingFrame } from "./text-piece.ts";

/** The pieces of a page and its size in points. */
export interface PageContent {
  readonly pieces: readonly FramedPiece[];
  readonly width: number;
  readonly height: number;
}

const frames: readonly WritingFrame[] = ["right", "vertical", "down", "up", "left"];

interface FramedRows {
  readonly frame: WritingFrame;
  readonly rows: readonly PageRow[];
}

/** The rows of a page by the way they run: most of the text first, then what is turned. */
function rowsByFrame({ pieces }: PageContent): readonly FramedRows[] {
  const lengthOf = (frame: WritingFrame): number =>
    pieces.reduce((sum, piece) => sum + (piece.frame === frame ? piece.text.length : 0), 0);
  return frames
    .filter((frame) => lengthOf(frame) > 0)
    .toSorted((one, other) => lengthOf(other) - lengthOf(one))
    .map((frame) => ({ frame, rows: findRows(pieces.filter((piece) => piece.frame === frame)) }));
}

/** How far lines of a page can follow one another. */
function lineHeight(page: PageContent | undefined, frame: WritingFrame = "right"): number {
  if (page === undefined) return 0;
  return frame === "right" || frame === "left" ? page.height : page.width;
}

function groupsOf(rows: readonly PageRow[], page: number, edges = edgesOf(rows)): readonly LineGroup[] {
  const text = rows.map(({ pieces }) => pieces.map((piece) => piece.text).join("")).join("");
  return findRegions(rows, isMostlyRightToLeft(text), edges).map((region) => ({
    page,
    lines: linesOf(region),
  }));
}

function writeParagraph(writer: FlowWriter, paragraph: PdfParagraph, level: number): void {
  const marker = level > 0 || paragraph.isTableRow ? null : listMarkerOf(paragraph.text);
  let skipped = marker === null ? 0 : marker.marker.length;
  for (const [index, { text, address }] of paragraph.runs.entries()) {
    const start = index === 0 ? text.trimStart() : text;
    const shown = skipped > 0 ? start.slice(skipped).trimStart() : start;
    skipped = Math.max(0, skipped - start.length);
    writer.text(shown, writer.style({ ...plainStyle, address }));
  }
  const { isTight } = paragraph;
  if (level > 0) writer.endParagraph({ kind: "heading", level, isTight });
  else if (marker !== null)
    writer.endParagraph({ kind: "list-item", level: 1, marker: marker.marker, isTight });
  else writer.endParagraph({ isTight });
}

/** Writes what is repeated on pages: each text once, numbers counted as equal. */
function writeRunning(
  writer: FlowWriter,
  kind: Extract<PartKind, "header" | "footer">,
  pages: readonly (readonly PageRow[])[],
): void {
  const seen = new Set<string>();
  for (const [page, rows] of pages.entries()) {
    const lines = groupsOf(rows, page).flatMap((group) => group.lines);
    const text = lines.map((line) => line.text.trim()).join("\n");
    const key = text.replace(/\p{N}+/gu, "#").toLowerCase();
    if (text === "" || seen.has(key)) continue;
    seen.add(key);
    writer.openPart(kind);
    for (const line of lines) {
      writer.text(line.text.trim(), plainStyle);
      writer.endParagraph();
    }
    writer.closePart();
  }
}

/** Writes the text of pages in the order of reading, and their headers and footers as parts of their own. */
export function composePages(
  pages: readonly PageContent[],
  outline: readonly OutlineTitle[],
  writer: FlowWriter,
): void {
  const framed = pages.map(rowsByFrame);
  // Headers and footers run as lines do; on pages turned as a whole, as theirs do.
  const main = framed.map((frames) => frames[0]?.rows ?? []);
  const divided = divideRunningLines(
    main.map((rows, index) => ({ rows, height: lineHeight(pages[index], framed[index]?.[0]?.frame) })),
  );
  const withNotes = divided.map(({ body }) => divideFootnotes(body));
  const groups = withNotes.flatMap(({ text }, page) => [
    ...groupsOf(text, page),
    ...(framed[page] ?? []).slice(1).flatMap(({ rows }) => groupsOf(rows, page)),
  ]);
  // Notes would stand within sentences that go on on the next page: all come after the text.
  groups.push(
    ...withNotes.flatMap(({ notes }, page) => groupsOf(notes, page, edgesOf(divided[page]?.body ?? notes))),
  );
  const evidence = new HyphenEvidence();
  for (const { lines } of groups) for (const line of lines) evidence.add(line.text);
  const paragraphs = findParagraphs(groups, evidence);
  const levels = headingLevels(paragraphs, outline);
  for (const [index, paragraph] of paragraphs.entries())
    writeParagraph(writer, paragraph, levels[index] ?? 0);
  writeRunning(
    writer,
    "header",
    divided.map(({ headers }) => headers),
  );
  writeRunning(
    writer,
    "footer",
    divided.map(({ footers }) => footers),
  );
}
