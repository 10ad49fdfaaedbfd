import type { Place } from "../editor/text-surface.ts";
import { journalSize, replay } from "./journal.ts";
import {
  isOfLaterFormat,
  parseStoredChanges,
  parseStoredDocument,
  parseStoredSnapshot,
} from "./stored-document.ts";
import type { StoredSnapshot } from "./stored-document.ts";

/** The records of one document as the database gave them, `changes` by their sequence. */
export interface FoundRecords {
  readonly document: unknown;
  readonly snapshot: unknown;
  readonly changes: readonly unknown[];
}

/** What became of reading a document. */
export type Restored =
  | {
      readonly kind: "document";
      readonly text: string;
      readonly place: Place;
      readonly createdAt: number;
      /** How many writes the description knows of; the next one is held against it. */
      readonly sequence: number;
      /** How long its journal is, to judge when a new snapshot pays. */
      readonly journal: { readonly entries: number; readonly size: number };
      /** Records that did not fit and are left out of `text`. */
      readonly unreadable: readonly unknown[];
      /** Whether description and journal disagree, so that the document is to be written anew. */
      readonly needsRepair: boolean;
    }
  | { readonly kind: "none" }
  /** Written by a later version of the program, which knows what to do with it. */
  | { readonly kind: "later" }
  | { readonly kind: "unreadable"; readonly unreadable: readonly unknown[] };

const startOfText: Place = { selection: { start: 0, end: 0 }, top: 0 };

/** A document that was never compacted has no snapshot: its journal starts from the empty text. */
function findBase(snapshot: unknown): Pick<StoredSnapshot, "sequence" | "text"> | null {
  return snapshot === undefined ? { sequence: 0, text: "" } : parseStoredSnapshot(snapshot);
}

/**
 * Puts a document together from its snapshot and journal. Never throws: a journal is followed as far as it goes
 * without a gap and fits the text, and what lies past that is handed back as `unreadable`.
 */
export function restoreDocument({ document, snapshot, changes }: FoundRecords): Restored {
  if (document === undefined && snapshot === undefined && changes.length === 0) return { kind: "none" };
  const records = [document, snapshot, ...changes].filter((record) => record !== undefined);
  if (records.some(isOfLaterFormat)) return { kind: "later" };
  const base = findBase(snapshot);
  if (base === null) return { kind: "unreadable", unreadable: records };

  const known = parseStoredDocument(document);
  let { sequence, text } = base;
  let entries = 0;
  let size = 0;
  for (const record of changes) {
    const entry = parseStoredChanges(record);
    if (entry?.sequence !== sequence + 1) break;
    const next = replayed(text, entry.steps);
    if (next?.length !== entry.length) break;
    text = next;
    sequence = entry.sequence;
    entries += 1;
    size += journalSize(entry.steps);
  }
  const unreadable = changes.slice(entries);
  if (known === null && document !== undefined) unreadable.push(document);
  return {
    kind: "document",
    text,
    place: known?.place ?? startOfText,
    createdAt: known?.createdAt ?? 0,
    sequence: known?.sequence ?? 0,
    journal: { entries, size },
    unreadable,
    needsRepair: unreadable.length > 0 || known?.sequence !== sequence,
  };
}

function replayed(text: string, steps: Parameters<typeof replay>[1]): string | null {
  try {
    return replay(text, steps);
  } catch (error) {
    // A journal that does not fit its text is what `unreadable` reports; anything else is a fault of this program.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
