import { countWordStarts } from "./page-words.ts";
import { breakTextIntoLines } from "./layout-text.ts";
import type { TextLines } from "./layout-text.ts";
import { columnBox } from "./page-settings.ts";
import type { PageSettings } from "./page-settings.ts";

/** A text on its pages. Arrays of lines are by line, those of pages by page. */
export interface PageLayout extends TextLines {
  /** The first line of each page; one entry more tells where the last one ends. */
  readonly pages: Int32Array;
  /** Twips from the top of the column to the top of a line. */
  readonly tops: Int32Array;
  /** The column that a line stands in, from 0. */
  readonly columns: Uint8Array;
  /** The words that begin on each page, as word processors count them. */
  readonly words: Int32Array;
  /** How full the last page is: the height that its text takes, of all its columns, from 0 to 1. */
  readonly lastPageFill: number;
}

/**
 * Lays a text out on pages. Lines are filled as far as UAX #14 lets them be; a paragraph is not parted so that fewer
 * lines than `orphans` stay or fewer than `widows` go over, unless the column holds no more. Space between paragraphs
 * is the space below the one and above the other, and is dropped where a page or a column ends. An empty text has no
 * pages, and so has one whose margins leave no room.
 */
export function paginate(text: string, settings: PageSettings): PageLayout {
  const lines = breakTextIntoLines(text, settings);
  const height = columnBox(settings)?.height ?? 0;
  const count = lines.starts.length;
  const tops = new Int32Array(count);
  const columns = new Uint8Array(count);
  const pages: number[] = [];
  let column = 0;
  let used = 0;
  let emptyColumn = true;

  function beginPage(line: number): void {
    pages.push(line);
    column = 0;
    used = 0;
    emptyColumn = true;
  }
  function beginColumn(line: number): void {
    if (column + 1 >= settings.columns) return beginPage(line);
    column += 1;
    used = 0;
    emptyColumn = true;
  }
  function place(first: number, end: number): void {
    for (let line = first; line < end; line += 1) {
      tops[line] = used;
      columns[line] = column;
      used += lines.lineHeight;
    }
    emptyColumn = false;
  }

  for (let paragraph = 0; paragraph < lines.newPages.length; paragraph += 1) {
    let line = lines.paragraphs[paragraph] ?? 0;
    const end = lines.paragraphs[paragraph + 1] ?? line;
    if (pages.length === 0 || lines.newPages[paragraph] === 1) {
      beginPage(line);
      used = settings.before;
    } else {
      used += settings.after + settings.before;
    }
    while (line < end) {
      const fitting = countFitting(end - line, height - used, lines, emptyColumn, settings);
      place(line, line + fitting);
      line += fitting;
      if (line < end) beginColumn(line);
    }
  }
  if (count > 0) pages.push(count);
  const pageStarts = Int32Array.from(pages);
  return {
    ...lines,
    pages: pageStarts,
    tops,
    columns,
    words: countWordsOnPages(text, lines.starts, pageStarts),
    lastPageFill: count === 0 ? 0 : fillOf(column, used, height, settings.columns),
  };
}

/** How many of the lines that are left of a paragraph go into the room that is left of a column. */
function countFitting(
  left: number,
  room: number,
  { lineHeight, lastLineHeight }: TextLines,
  emptyColumn: boolean,
  { orphans, widows }: PageSettings,
): number {
  const whole = Math.max(0, Math.floor((room - lastLineHeight) / lineHeight) + 1);
  if (left <= whole) return left;
  const stays = Math.min(whole, left - widows);
  if (stays >= Math.min(orphans, left)) return stays;
  // Moving all of it to an empty column changes nothing: there, what fits stays, and one line if none does.
  return emptyColumn ? Math.max(1, Math.min(whole, left)) : 0;
}

function fillOf(column: number, used: number, height: number, columns: number): number {
  return Math.min(1, (column + Math.min(1, used / height)) / columns);
}

function countWordsOnPages(text: string, starts: Int32Array, pages: Int32Array): Int32Array {
  const words = new Int32Array(Math.max(0, pages.length - 1));
  for (let page = 0; page < words.length; page += 1) {
    const from = page === 0 ? 0 : (starts[pages[page] ?? 0] ?? 0);
    const to = page + 1 === words.length ? text.length : (starts[pages[page + 1] ?? 0] ?? text.length);
    words[page] = countWordStarts(text, from, to);
  }
  return words;
}
