import type { PdfParagraph } from "./paragraphs.ts";

/** A title of the document's own table of contents, with its depth from 1. */
export interface OutlineTitle {
  readonly title: string;
  readonly level: number;
}

/** How much larger than the text headings are, at least. */
const leastRatio = 1.12;
const mostLength = 200;
const mostLines = 4;
const mostLevels = 6;

function normal(text: string): string {
  return text.replace(/[\s\u00ad]+/g, "").toLowerCase();
}

/** The size of most characters of a document. */
function textSize(paragraphs: readonly PdfParagraph[]): number {
  const lengths = new Map<number, number>();
  for (const { size, text } of paragraphs) lengths.set(size, (lengths.get(size) ?? 0) + text.length);
  let best = 0;
  let most = -1;
  for (const [size, length] of lengths) {
    if (length > most) {
      best = size;
      most = length;
    }
  }
  return best;
}

function isShort({ text, lineCount, isTableRow }: PdfParagraph): boolean {
  return !isTableRow && text.length <= mostLength && lineCount <= mostLines && /\p{L}/u.test(text);
}

/**
 * The levels of headings, 0 for other paragraphs: what the document's outline names is a heading of that depth; where
 * it has no outline, short paragraphs that are larger than the text are, the larger the higher.
 */
export function headingLevels(
  paragraphs: readonly PdfParagraph[],
  outline: readonly OutlineTitle[],
): readonly number[] {
  const titles = new Map(outline.map(({ title, level }) => [normal(title), level]));
  const byOutline = paragraphs.map((paragraph) =>
    isShort(paragraph) ? Math.min(9, titles.get(normal(paragraph.text)) ?? 0) : 0,
  );
  const named = byOutline.filter((level) => level > 0).length;
  if (named > 0 && named >= 0.5 * titles.size) return byOutline;
  const least = leastRatio * textSize(paragraphs);
  const isLarge = (paragraph: PdfParagraph): boolean => isShort(paragraph) && paragraph.size >= least;
  const sizes = Array.from(new Set(paragraphs.filter(isLarge).map(({ size }) => size)));
  const ordered = sizes.toSorted((one, other) => other - one);
  return paragraphs.map((paragraph) =>
    isLarge(paragraph) ? Math.min(mostLevels, ordered.indexOf(paragraph.size) + 1) : 0,
  );
}
