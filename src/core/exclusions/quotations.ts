import type { Span } from "#core/document/span.ts";

import { findLineTextEnd, matchEnd, skipLineBreak } from "./text-lines.ts";

const QUOTE_LINE = /[ \t]{0,3}>/y;
const QUOTE_MARK = /["“”„«»]|\n[ \t]*(?=[\n\r])|\r[ \t]*(?=\r)/g;
const SPACE_OR_OPENER = /[\s([{—–\-\0]/;
const SPACE = /\s/;

/** Which marks close what a mark opens. German and other usage ends at “, which opens in English. */
const CLOSERS: Readonly<Record<string, string>> = { '"': '"', "“": "”", "„": "“”", "«": "»", "»": "«" };

/**
 * Finds quotations: block quotes (the lines that begin with `>`; a line that only goes on with one is not part of it),
 * and what stands between double quotation marks (“…”, „…“, «…», »…«, "…") within a paragraph, marks included, if it
 * has `minimumWords` words or more. Single quotation marks are left, since an apostrophe looks the same.
 */
export function findQuotations(masked: string, minimumWords: number): Span[] {
  const spans = findBlockQuotes(masked);
  let opener: { readonly start: number; readonly closers: string } | null = null;
  QUOTE_MARK.lastIndex = 0;
  for (let match = QUOTE_MARK.exec(masked); match !== null; match = QUOTE_MARK.exec(masked)) {
    const [mark] = match;
    const closers = CLOSERS[mark];
    if (opener !== null && opener.closers.includes(mark) && !isLeftOpen(masked, match.index, mark)) {
      const end = match.index + 1;
      if (holdsWords(masked.slice(opener.start + 1, match.index), minimumWords))
        spans.push({ start: opener.start, end });
      opener = null;
    } else if (mark.length > 1 || closers === undefined) {
      // A blank line, or a closing mark without its opener.
      opener = mark === "”" ? opener : null;
    } else if (opener === null && mayOpen(masked, match.index, mark)) {
      opener = { start: match.index, closers };
    }
  }
  return spans;
}

/** Whether a mark that looks the same at both ends must open: white space follows it nowhere, and precedes it. */
function isLeftOpen(text: string, offset: number, mark: string): boolean {
  return mark === '"' && SPACE.test(text.charAt(offset - 1)) && !SPACE.test(text.charAt(offset + 1));
}

function mayOpen(text: string, offset: number, mark: string): boolean {
  if (mark !== '"' && mark !== "»") return true;
  const before = text.charAt(offset - 1);
  return before === "" || SPACE_OR_OPENER.test(before);
}

function holdsWords(text: string, minimum: number): boolean {
  let words = 0;
  let inWord = false;
  for (const character of text) {
    const isSpace = SPACE.test(character);
    if (!isSpace && !inWord) words += 1;
    if (words >= minimum) return true;
    inWord = !isSpace;
  }
  return false;
}

function findBlockQuotes(masked: string): Span[] {
  const spans: Span[] = [];
  let start = -1;
  let last = -1;
  let line = 0;
  while (line < masked.length) {
    const end = findLineTextEnd(masked, line);
    const isQuoted = matchEnd(QUOTE_LINE, masked, line) >= 0;
    if (isQuoted && start < 0) start = line;
    if (isQuoted) last = end;
    if (!isQuoted && start >= 0) {
      spans.push({ start, end: last });
      start = -1;
    }
    const next = skipLineBreak(masked, end);
    if (next === end) break;
    line = next;
  }
  if (start >= 0) spans.push({ start, end: last });
  return spans;
}
