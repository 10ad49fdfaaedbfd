import type { HyphenEvidence } from "./hyphenation.ts";
import { joinsWithoutSpace, type LineRun, type PageLine } from "./page-lines.ts";

/** The lines of a region of a page. */
export interface LineGroup {
  readonly page: number;
  readonly lines: readonly PageLine[];
}

export interface PdfParagraph {
  readonly runs: readonly LineRun[];
  readonly text: string;
  readonly size: number;
  readonly lineCount: number;
  readonly page: number;
  readonly isTableRow: boolean;
  /** It stands right under the row above it in a table. */
  readonly isTight: boolean;
}

const bullet = /^[•◦▪▫‣⁃●○■□◆◇➢➤✓✔✗★\uf0b7\uf0a7\u2043](?:\s|$)|^[–—*-]\s/u;
const listNumber = /^(?:\(?(?:\d{1,3}|[a-zA-Z]|[ivxIVX]{1,5})[.)]|\d{1,2}(?:\.\d{1,2}){1,3}\.?)\s/u;
const sentenceEnd = /[.!?:;。！？：…؟।]["'”’»)\]]*$/u;

/** Whether a line begins with a bullet; or with a number as items of lists do, which a line of text may do by chance. */
export function listMarkerOf(text: string): { readonly marker: string; readonly isBullet: boolean } | null {
  const found = bullet.exec(text) ?? listNumber.exec(text);
  if (found === null) return null;
  return { marker: found[0].trim(), isBullet: bullet.test(text) };
}

/** The distance of most baselines that follow one another. */
function usualLeading(lines: readonly PageLine[]): number {
  const steps: number[] = [];
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    const step = next === undefined ? 0 : next.baseline - line.baseline;
    if (step > 0.5 * line.size && step < 3 * line.size) steps.push(step);
  }
  const ordered = steps.toSorted((one, other) => one - other);
  return ordered[Math.floor(ordered.length / 3)] ?? 0;
}

/** How wide the first word of a line is: it would have stood on the line before had there been room for it. */
function firstWordWidth({ text, width, size }: PageLine): number {
  const length = Math.max(1, text.length);
  const word = text.search(/\s/);
  const characters = word < 0 ? length : word;
  const first = text.charAt(0);
  return joinsWithoutSpace(first, first) ? size : (width * characters) / length;
}

function isCentred({ startGap, endGap, size }: PageLine): boolean {
  return startGap > size && Math.abs(startGap - endGap) < 1.5 * size;
}

/** Whether a word seems to be divided between two lines. */
function isDivided(line: PageLine, next: PageLine): boolean {
  return /\p{L}[-\u2010\u00ad]\s*$/u.test(line.text) && /^\p{Ll}/u.test(next.text);
}

/** Whether a paragraph ends between two lines of one region. */
function endsBetween(line: PageLine, next: PageLine, first: PageLine, leading: number): boolean {
  const step = next.baseline - line.baseline;
  const size = Math.max(line.size, next.size);
  if (line.isTableRow || next.isTableRow) return true;
  if (isDivided(line, next) && step > 0 && step < 2.5 * size) return false;
  if (Math.abs(line.size - next.size) > 0.12 * size) return true;
  if (step > Math.max(leading, 1.05 * size) * 1.35 || step < -size) return true;
  const marker = listMarkerOf(next.text);
  const isItem = listMarkerOf(first.text) !== null;
  if (marker !== null && (marker.isBullet || (isItem && next.startGap <= first.startGap + size))) return true;
  if (isCentred(line) && isCentred(next)) return false;
  const indent = next.startGap - line.startGap;
  // The first line of an item hangs to the left of those that follow.
  const hangs = line === first && isItem;
  if (indent > 0.9 * size && indent < 8 * size && !hangs) return true;
  if (indent < -0.9 * size && isItem && line !== first) return true;
  // A sentence that goes on in small letters does so, however ragged its lines are.
  const isItemToo = isItem && marker !== null;
  if (!isItemToo && /^\p{Ll}/u.test(next.text) && !sentenceEnd.test(line.text)) return false;
  return line.endGap > firstWordWidth(next) + 1.2 * size;
}

/** Whether the last line of a region goes on in the first line of the next one. */
function goesOn(line: PageLine, next: PageLine): boolean {
  if (line.isTableRow || next.isTableRow) return false;
  if (Math.abs(line.size - next.size) > 0.12 * line.size) return false;
  if (listMarkerOf(next.text) !== null && !/^\p{Ll}/u.test(next.text)) return false;
  if (isDivided(line, next)) return true;
  if (sentenceEnd.test(line.text)) return false;
  const isFull = line.endGap < firstWordWidth(next) + 1.2 * line.size;
  const isCaseless = /^[^\p{Lu}\p{Ll}\p{N}]/u.test(next.text);
  return /^\p{Ll}/u.test(next.text) || (isFull && isCaseless && next.startGap < line.size);
}

/** Puts the lines of a paragraph together: spaces between them, hyphens undone. */
function joinLines(lines: readonly PageLine[], evidence: HyphenEvidence): readonly LineRun[] {
  const runs: { text: string; address: string | null }[] = [];
  for (const [index, line] of lines.entries()) {
    for (const run of line.runs) {
      const last = runs.at(-1);
      if (last !== undefined && last.address === run.address) last.text += run.text;
      else runs.push({ ...run });
    }
    const next = lines[index + 1];
    const last = runs.at(-1);
    if (next === undefined || last === undefined) continue;
    last.text = last.text.trimEnd();
    const joined = evidence.joinedEnd(last.text, next.text.trimStart());
    if (joined !== null) last.text = joined;
    else if (!joinsWithoutSpace(last.text.slice(-1), next.text.slice(0, 1))) last.text += " ";
  }
  return runs;
}

function paragraphOf(
  lines: readonly PageLine[],
  page: number,
  isTight: boolean,
  evidence: HyphenEvidence,
): PdfParagraph {
  const runs = joinLines(lines, evidence);
  const longest = lines.toSorted((one, other) => other.text.length - one.text.length)[0];
  return {
    runs,
    text: runs
      .map(({ text }) => text)
      .join("")
      .trim(),
    size: longest?.size ?? 0,
    lineCount: lines.length,
    page,
    isTableRow: lines.some(({ isTableRow }) => isTableRow),
    isTight,
  };
}

/** Makes paragraphs from the lines of a document in the order in which they are read. */
export function findParagraphs(
  groups: readonly LineGroup[],
  evidence: HyphenEvidence,
): readonly PdfParagraph[] {
  const paragraphs: PdfParagraph[] = [];
  let open: PageLine[] = [];
  let page = 0;
  let wasTableRow = false;
  const end = (): void => {
    if (open.length === 0) return;
    const isTableRow = open.some((line) => line.isTableRow);
    paragraphs.push(paragraphOf(open, page, isTableRow && wasTableRow, evidence));
    wasTableRow = isTableRow;
    open = [];
  };
  for (const group of groups) {
    const leading = usualLeading(group.lines);
    for (const [index, line] of group.lines.entries()) {
      const [first] = open;
      const last = open.at(-1);
      if (first !== undefined && last !== undefined) {
        const isEnd = index === 0 ? !goesOn(last, line) : endsBetween(last, line, first, leading);
        if (isEnd) end();
      }
      if (open.length === 0) page = group.page;
      open.push(line);
    }
  }
  end();
  return paragraphs.filter(({ text }) => text !== "");
}
