import type { Span } from "#core/document/span.ts";

import { findLineTextEnd, isBlankLine, matchEnd, measureIndent, skipLineBreak } from "./text-lines.ts";

const DEFINITION = /^[ \t]{0,3}\[\^[^\]\s[]{1,100}\]:/gm;
const REFERENCE = /\[\^[^\]\s[]{1,100}\]/g;
const NEXT_DEFINITION = /[ \t]{0,3}\[\^[^\]\s[]{1,100}\]:/y;
const CONTINUATION_COLUMNS = 4;

/**
 * Finds Markdown footnotes: references `[^1]`, definitions `[^1]: …` with the lines that follow up to a blank one and
 * the paragraphs after it that are indented by four columns, and inline notes `^[…]`, whose brackets `pairs` holds.
 */
export function findFootnotes(masked: string, pairs: ReadonlyMap<number, number>): Span[] {
  const spans: Span[] = [];
  for (const match of masked.matchAll(DEFINITION)) {
    if (match.index >= (spans.at(-1)?.end ?? 0)) {
      spans.push({ start: match.index, end: findDefinitionEnd(masked, match.index) });
    }
  }
  for (const match of masked.matchAll(REFERENCE)) {
    spans.push({ start: match.index, end: match.index + match[0].length });
  }
  for (const [open, close] of pairs) {
    if (masked.charAt(open - 1) === "^") spans.push({ start: open - 1, end: close + 1 });
  }
  return spans;
}

function findDefinitionEnd(masked: string, start: number): number {
  let end = findLineTextEnd(masked, start);
  let line = skipLineBreak(masked, end);
  let afterBlank = false;
  while (line < masked.length) {
    const lineEnd = findLineTextEnd(masked, line);
    if (isBlankLine(masked, line)) {
      afterBlank = true;
    } else {
      const goesOn = afterBlank
        ? measureIndent(masked, line).columns >= CONTINUATION_COLUMNS
        : matchEnd(NEXT_DEFINITION, masked, line) < 0;
      if (!goesOn) break;
      end = lineEnd;
    }
    line = skipLineBreak(masked, lineEnd);
    if (line === lineEnd) break;
  }
  return end;
}
