/** A piece of a Markdown text that can be read by itself. */
export interface MarkdownSlice {
  readonly start: number;
  readonly end: number;
}

/** How long a slice gets before it is ended at the next place where that does no harm. */
const sliceUnits = 16 * 1024;

const fence = /^ {0,3}(`{3,}|~{3,})/;

/** The length of the block of settings that some texts begin with, between lines of three dashes. */
export function frontMatterLength(text: string): number {
  if (!/^---[ \t]*\n/.test(text)) return 0;
  const end = /\n(?:---|\.\.\.)[ \t]*(?:\n|$)/.exec(text.slice(3, 64 * 1024));
  return end === null ? 0 : 3 + end.index + end[0].length;
}

/** Cuts a text after blank lines where no list, quotation or fenced code can go on. */
export function sliceMarkdown(text: string, from: number): readonly MarkdownSlice[] {
  const slices: MarkdownSlice[] = [];
  let start = from;
  let openFence: string | null = null;
  let isAfterBlank = true;
  for (let offset = from; offset < text.length;) {
    const lineFeed = text.indexOf("\n", offset);
    const end = lineFeed < 0 ? text.length : lineFeed;
    const first = text.charAt(offset);
    const isBoundary = isAfterBlank && openFence === null && first !== " " && first !== "\t" && first !== ">";
    if (isBoundary && offset - start >= sliceUnits) {
      slices.push({ start, end: offset });
      start = offset;
    }
    const line = text.slice(offset, Math.min(end, offset + 200));
    const marks = fence.exec(line)?.[1];
    if (marks !== undefined && openFence === null) openFence = marks;
    else if (marks !== undefined && openFence !== null && marks.startsWith(openFence)) openFence = null;
    isAfterBlank = line.trim() === "" && end - offset <= 200;
    offset = end + 1;
  }
  if (start < text.length) slices.push({ start, end: text.length });
  return slices;
}
