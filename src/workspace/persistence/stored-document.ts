import type { TextChange } from "#core/document/span.ts";
import type { Place } from "../editor/text-surface.ts";
import type { Step } from "./journal.ts";

/** The form of everything below. Data of a later form is left alone; see `document-store.ts`. */
export const storedFormat = 1;

/** What every write of a text says of its document. Times are milliseconds since 1970, UTC. */
export interface WrittenDocument {
  readonly format: typeof storedFormat;
  readonly id: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** How many writes the text has had. A writer that finds another number is not alone. */
  readonly sequence: number;
  readonly place: Place;
  /** The document that this one was split from, when two tabs changed one text. */
  readonly copyOf?: string | null;
}

/** What a list shows of a text, worked out after the write `sequence`. */
export interface TextSummary {
  readonly sequence: number;
  /** The first line that says something; empty when none does. */
  readonly title: string;
  /** Words as a word processor counts them. */
  readonly words: number;
  /** Bytes in UTF-8. */
  readonly bytes: number;
}

/** All that is known of a saved document besides its text. Records of the first database lack the lower half. */
export interface StoredDocument extends WrittenDocument {
  /** The name that a person gave it; `null` while its first line serves as one. */
  readonly name: string | null;
  /** `null` until the library has looked at the text. */
  readonly summary: TextSummary | null;
  readonly copyOf: string | null;
  readonly openedAt: number | null;
  readonly deletedAt: number | null;
}

/** What the library knows of a document that it has not seen yet. */
export const unlisted = { name: null, summary: null, copyOf: null, openedAt: null, deletedAt: null } as const;

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

/** What is known of a version that was kept of a document. Its text is a record of its own, under the same id. */
export interface StoredVersion {
  readonly format: typeof storedFormat;
  readonly id: string;
  readonly documentId: string;
  readonly name: string;
  readonly createdAt: number;
  /** `sequence` of a version's summary is always 0; `null` until the library has looked at the text. */
  readonly summary: TextSummary | null;
}

/** What could not be read, as it was found. */
export interface RecoveredRecords {
  readonly documentId: string;
  readonly recoveredAt: number;
  readonly records: readonly unknown[];
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isCount(value: unknown): value is number {
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

export function isOfThisFormat(value: unknown): value is Readonly<Record<string, unknown>> {
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

/** The summary in a stored record; `null` when it is missing or makes no sense, and is worked out again. */
export function parseTextSummary(value: unknown): TextSummary | null {
  if (!isRecord(value)) return null;
  const { sequence, title, words, bytes } = value;
  if (!isCount(sequence) || typeof title !== "string" || !isCount(words) || !isCount(bytes)) return null;
  return { sequence, title, words, bytes };
}

/** Reads a record of the store `documents`; `null` when it is none. */
export function parseStoredDocument(value: unknown): StoredDocument | null {
  if (!isOfThisFormat(value)) return null;
  const { id, createdAt, updatedAt, sequence } = value;
  if (typeof id !== "string" || !isCount(createdAt) || !isCount(updatedAt) || !isCount(sequence)) return null;
  const textOrNull = (field: unknown) => (typeof field === "string" ? field : null);
  const countOrNull = (field: unknown) => (isCount(field) ? field : null);
  return {
    format: storedFormat,
    id,
    createdAt,
    updatedAt,
    sequence,
    place: parsePlace(value["place"]),
    name: textOrNull(value["name"]),
    summary: parseTextSummary(value["summary"]),
    copyOf: textOrNull(value["copyOf"]),
    openedAt: countOrNull(value["openedAt"]),
    deletedAt: countOrNull(value["deletedAt"]),
  };
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

/** Reads a record of the store `versions`; `null` when it is none. */
export function parseStoredVersion(value: unknown): StoredVersion | null {
  if (!isOfThisFormat(value)) return null;
  const { id, documentId, name, createdAt, summary } = value;
  if (typeof id !== "string" || typeof documentId !== "string" || typeof name !== "string") return null;
  if (!isCount(createdAt)) return null;
  return { format: storedFormat, id, documentId, name, createdAt, summary: parseTextSummary(summary) };
}

/** Reads a record of the store `recovered`; what was put there is kept whatever its form. */
export function parseRecoveredRecords(value: unknown): RecoveredRecords {
  if (!isRecord(value)) return { documentId: "", recoveredAt: 0, records: [value] };
  const { documentId, recoveredAt, records } = value;
  return {
    documentId: typeof documentId === "string" ? documentId : "",
    recoveredAt: isCount(recoveredAt) ? recoveredAt : 0,
    records: Array.isArray(records) ? records : [value],
  };
}
