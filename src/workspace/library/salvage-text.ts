import { isRecord } from "../persistence/stored-document.ts";

/** Nothing that this program writes nests deeper; what was put there by hand may. */
const deepest = 8;

function collect(value: unknown, found: string[], depth: number): void {
  if (depth > deepest) return;
  if (Array.isArray(value)) {
    for (const item of value) collect(item, found, depth + 1);
  } else if (isRecord(value)) {
    for (const [key, field] of Object.entries(value)) {
      if (typeof field === "string" && (key === "text" || key === "insert")) found.push(field);
      else collect(field, found, depth + 1);
    }
  }
}

/**
 * The text in records that could not be read: whole texts and what was typed, in the order of the records, with an
 * empty line between. Words taken back again are among it. Empty when there is none.
 */
export function salvageText(records: readonly unknown[]): string {
  const found: string[] = [];
  collect(records, found, 0);
  return found.filter((text) => text.trim() !== "").join("\n\n");
}

/** The records as JSON, for looking at them elsewhere; never throws. */
export function describeRecords(records: readonly unknown[]): string {
  try {
    return JSON.stringify(records, null, 2);
  } catch {
    // A record that holds itself, or a number that JSON lacks: put there by hand. Its text is in `salvageText`.
    return String(records);
  }
}
