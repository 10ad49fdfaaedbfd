import type { Span } from "#core/document/span.ts";

import { eachLine, eachLineGroup, endsParagraphMark } from "./text-line.ts";

/** The paragraphs that blank lines part, each from its first to its last visible character. */
export function findBlankLineParagraphs(text: string): readonly Span[] {
  const spans: Span[] = [];
  for (const lines of eachLineGroup(text)) {
    spans.push({ start: lines[0]?.start ?? 0, end: lines.at(-1)?.end ?? 0 });
  }
  return spans;
}

/**
 * The paragraphs of a word processor: every line break ends one, but for the soft ones (VT and LINE SEPARATOR), which
 * break the line alone. Empty ones are left out.
 */
export function findLineParagraphs(text: string): readonly Span[] {
  const spans: Span[] = [];
  let start = -1;
  let end = 0;
  for (const line of eachLine(text)) {
    if (line.start < line.end) {
      if (start < 0) start = line.start;
      end = line.end;
    }
    if (start < 0 || !endsParagraphMark(text, line)) continue;
    spans.push({ start, end });
    start = -1;
  }
  if (start >= 0) spans.push({ start, end });
  return spans;
}
