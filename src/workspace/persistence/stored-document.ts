import type { TextChange } from "#core/document/span.ts";
import type { Place } from "../editor/text-surface.ts";
import type { Step } from "./journal.ts";

/** The form of everything below. Data of a later form is left alone; see `document-store.ts`. */
export const storedFormat = 1;

/** What is known of a saved document besides its text. Times are milliseconds since 1970, UTC. */
export interface StoredDocument {
  readonly format: typeof storedFormat;
  readonly id: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** How many writes the text has had. A writer that finds another number is not alone. */
  readonly sequence: number;
  readonly place: Place;
}

/** The whole text as it was after the write `sequence`. */
export interface StoredSnapshot {
  readonly format: typeof storedFormat;
  readonly documentId: string;
  readonly sequence: number;
  readonly text: string;
}

/** What the write `sequence` changed; `length` is the text's length after it, which a replay is held against. */
export interface StoredChanges {
  readonly format: typeof storedFormat;
  readonly documentId: string;
  readonly sequence: number;
  readonly steps: readonly Step[];
  readonly length: number;
}

/** What could not be read, as it was found. */
export interface RecoveredRecords {
  readonly documentId: string;
  readonly recoveredAt: number;
  readonly records: readonly unknown[];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

function isTextChange(value: unknown): value is TextChange {
  return (
    isRecord(value) && isCount(value["from"]) && isCount(value["to"]) && typeof value["insert"] === "string"
  );
}

function isStep(value: unknown): value is Step {
  return Array.isArray(value) && value.every(isTextChange);
}

/** Whether a record says that a later version of the program wrote it. */
export function isOfLaterFormat(value: unknown): boolean {
  return isRecord(value) && typeof value["format"] === "number" && value["format"] > storedFormat;
}

function isOfThisFormat(value: unknown): value is Readonly<Record<string, unknown>> {
  return isRecord(value) && value["format"] === storedFormat;
}

/** The place in a stored record; the start of the text when it is missing or makes no sense. */
function parsePlace(value: unknown): Place {
  const nowhere: Place = { selection: { start: 0, end: 0 }, top: 0 };
  if (!isRecord(value) || !isRecord(value["selection"]) || !isCount(value["top"])) return nowhere;
  const { start, end } = value["selection"];
  if (!isCount(start) || !isCount(end) || end < start) return nowhere;
  return { selection: { start, end }, top: value["top"] };
}

/** Reads a record of the store `documents`; `null` when it is none. */
export function parseStoredDocument(value: unknown): StoredDocument | null {
  if (!isOfThisFormat(value)) return null;
  const { id, createdAt, updatedAt, sequence, place } = value;
  if (typeof id !== "string" || !isCount(createdAt) || !isCount(updatedAt) || !isCount(sequence)) return null;
  return { format: storedFormat, id, createdAt, updatedAt, sequence, place: parsePlace(place) };
}

/** Reads a record of the store `snapshots`; `null` when it is none. */
export function parseStoredSnapshot(value: unknown): StoredSnapshot | null {
  if (!isOfThisFormat(value)) return null;
  const { documentId, sequence, text } = value;
  if (typeof documentId !== "string" || !isCount(sequence) || typeof text !== "string") return null;
  return { format: storedFormat, documentId, sequence, text };
}

/** Reads a record of the store `changes`; `null` when it is none. */
export function parseStoredChanges(value: unknown): StoredChanges | null {
  if (!isOfThisFormat(value)) return null;
  const { documentId, sequence, steps, length } = value;
  if (typeof documentId !== "string" || !isCount(sequence) || !isCount(length)) return null;
  if (!Array.isArray(steps) || !steps.every(isStep)) return null;
  return { format: storedFormat, documentId, sequence, steps, length };
}
