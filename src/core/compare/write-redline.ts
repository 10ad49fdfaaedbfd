import type { TextDifference } from "./comparison.ts";

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

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

/** Marks of HTML: `del` and `ins`. What is written is escaped; show it where white space is kept. */
export const htmlMarks: RedlineMarks = {
  writeKept: escapeHtml,
  writeRemoved: (text) => `<del>${escapeHtml(text)}</del>`,
  writeAdded: (text) => `<ins>${escapeHtml(text)}</ins>`,
};

/** Both texts in one: what stayed, what was removed and what was added, each in its place. */
export function writeRedline(
  a: string,
  b: string,
  differences: readonly TextDifference[],
  { writeKept, writeRemoved, writeAdded }: RedlineMarks,
): string {
  const pieces: string[] = [];
  let read = 0;
  for (const { before, after } of differences) {
    pieces.push(writeKept(a.slice(read, before.start)));
    if (before.end > before.start) pieces.push(writeRemoved(a.slice(before.start, before.end)));
    if (after.end > after.start) pieces.push(writeAdded(b.slice(after.start, after.end)));
    read = before.end;
  }
  pieces.push(writeKept(a.slice(read)));
  return pieces.join("");
}
