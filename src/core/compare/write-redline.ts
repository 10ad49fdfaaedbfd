import type { TextDifference } from "./comparison.ts";
import { splitRedline } from "./redline-pieces.ts";

/** How removed and added pieces are set apart in a text. */
export interface RedlineMarks {
  readonly writeKept: (text: string) => string;
  readonly writeRemoved: (text: string) => string;
  readonly writeAdded: (text: string) => string;
}

/** Marks as `wdiff` writes them: `[-removed-]` and `{+added+}`. */
export const plainMarks: RedlineMarks = {
  writeKept: (text) => text,
  writeRemoved: (text) => `[-${text}-]`,
  writeAdded: (text) => `{+${text}+}`,
};

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Controls but for tab, line feed, form feed and carriage return; lone surrogates. */
// oxlint-disable-next-line no-control-regex -- controls are what it is about
const UNUSABLE = /[\0-\u0008\u000b\u000e-\u001f\u007f-\u009f]|\p{Cs}/gu;

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign).replaceAll(UNUSABLE, "\ufffd");
}

/**
 * Marks of HTML: `del` and `ins`. What is written is escaped, and what HTML cannot hold, controls and lone surrogates,
 * is U+FFFD; show it where white space is kept.
 */
export const htmlMarks: RedlineMarks = {
  writeKept: escapeHtml,
  writeRemoved: (text) => `<del>${escapeHtml(text)}</del>`,
  writeAdded: (text) => `<ins>${escapeHtml(text)}</ins>`,
};

/** Both texts in one as HTML that shows white space as it is. A line feed behind the start tag would be lost. */
export function writeHtmlRedline(a: string, b: string, differences: readonly TextDifference[]): string {
  const body = writeRedline(a, b, differences, htmlMarks);
  const lead = /^[\n\r]/.test(body) ? "\n" : "";
  return `<pre dir="auto" style="white-space: pre-wrap">${lead}${body}</pre>`;
}

/** Both texts in one: what stayed, what was removed and what was added, each in its place. */
export function writeRedline(
  a: string,
  b: string,
  differences: readonly TextDifference[],
  { writeKept, writeRemoved, writeAdded }: RedlineMarks,
): string {
  const write = { kept: writeKept, removed: writeRemoved, added: writeAdded };
  return splitRedline(a, b, differences)
    .map(({ kind, text }) => write[kind](text))
    .join("");
}
