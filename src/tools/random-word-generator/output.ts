import { complexityOf, perMillion } from "#core/generators/words/complexity.ts";
import type { LexiconWord } from "#core/generators/words/lexicon.ts";

export const outputForms = ["lines", "commas", "list"] as const;
export type OutputForm = (typeof outputForms)[number];

/** Writes what was drawn for the clipboard or the text: one a line, with commas, or as a list of Markdown. */
export function joinItems(items: readonly string[], form: OutputForm): string {
  if (form === "commas") return items.join(", ");
  return items.map((item) => (form === "list" ? `- ${item}` : item)).join("\n");
}

/** What the table of words has, in the order of `wordRow`. */
export const wordColumns = [
  "Word",
  "Part of speech",
  "Letters",
  "Syllables",
  "Level",
  "In a million words",
] as const;

/** A word as a row: what is known of it. A word that is rarer than all listed has no frequency. */
export function wordRow(entry: LexiconWord): readonly (string | number | null)[] {
  return [
    entry.word,
    entry.types.join(", "),
    entry.word.length,
    entry.syllables,
    complexityOf(entry.zipf),
    entry.zipf === null ? null : Number(perMillion(entry.zipf).toPrecision(2)),
  ];
}

function quoteCell(cell: string | number | null): string {
  const text = cell === null ? "" : String(cell);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as CSV (RFC 4180). */
export function toCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => `${row.map(quoteCell).join(",")}\r\n`).join("");
}
