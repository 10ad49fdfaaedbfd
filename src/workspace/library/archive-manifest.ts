import { isCount, isRecord } from "../persistence/stored-document.ts";
import { cleanName } from "./document-title.ts";

/** What the manifest of an archive calls itself, and the version of its form. */
export const archiveFormat = "wordbench-documents";
export const archiveSchemaVersion = 1;
export const manifestPath = "manifest.json";

/** More than a person has; an archive with more was not made by this program. */
export const mostDocuments = 10_000;
const mostVersions = 1000;

/** UTF-8, but for a text with halves of characters, which UTF-8 cannot hold. */
export type TextEncodingName = "utf-8" | "utf-16le";

/** A text in an archive: where, and in which encoding. */
export interface ArchivedText {
  readonly file: string;
  readonly encoding: TextEncodingName;
}

export interface ArchivedVersion extends ArchivedText {
  readonly id: string | null;
  readonly name: string;
  readonly createdAt: number | null;
}

/** A document as an archive describes it; `null` for what it does not say or what makes no sense. */
export interface ArchivedDocument extends ArchivedText {
  readonly id: string | null;
  readonly name: string | null;
  readonly createdAt: number | null;
  readonly updatedAt: number | null;
  readonly versions: readonly ArchivedVersion[];
}

/** What a manifest says, or why it cannot be followed. */
export type ReadManifest =
  | {
      readonly kind: "manifest";
      readonly documents: readonly ArchivedDocument[];
      /** Entries that are no descriptions of documents or versions. */
      readonly unreadable: number;
    }
  | { readonly kind: "foreign" }
  | { readonly kind: "later" }
  | { readonly kind: "too-many" };

function parseId(value: unknown): string | null {
  return typeof value === "string" && /^[\da-z][\da-z-]{7,63}$/i.test(value) ? value : null;
}

/** A date as milliseconds since 1970; `null` for none, and for one before 1970 or after the year 9999. */
function parseDate(value: unknown): number | null {
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\dT[\d:.]{5,12}Z$/.test(value)) return null;
  const time = Date.parse(value);
  return isCount(time) ? time : null;
}

function parseText(value: Readonly<Record<string, unknown>>): ArchivedText | null {
  const { file, encoding } = value;
  if (typeof file !== "string" || file === "" || file.length > 1000) return null;
  if (encoding !== undefined && encoding !== "utf-8" && encoding !== "utf-16le") return null;
  return { file, encoding: encoding ?? "utf-8" };
}

function parseVersion(value: unknown): ArchivedVersion | null {
  if (!isRecord(value)) return null;
  const text = parseText(value);
  if (text === null) return null;
  const name = typeof value["name"] === "string" ? cleanName(value["name"]) : "";
  return { ...text, id: parseId(value["id"]), name, createdAt: parseDate(value["createdAt"]) };
}

function parseDocument(value: unknown): { document: ArchivedDocument; unreadable: number } | null {
  if (!isRecord(value)) return null;
  const text = parseText(value);
  if (text === null) return null;
  const listed: readonly unknown[] = Array.isArray(value["versions"]) ? value["versions"] : [];
  const versions = listed
    .slice(0, mostVersions)
    .map(parseVersion)
    .filter((version) => version !== null);
  const name = typeof value["name"] === "string" ? cleanName(value["name"]) : "";
  return {
    document: {
      ...text,
      id: parseId(value["id"]),
      name: name === "" ? null : name,
      createdAt: parseDate(value["createdAt"]),
      updatedAt: parseDate(value["updatedAt"]),
      versions,
    },
    unreadable: listed.length - versions.length,
  };
}

/** Reads a manifest, whoever wrote it: nothing in it is believed before it is checked, and nothing throws. */
export function readManifest(json: string): ReadManifest {
  const manifest = parseJson(json);
  if (!isRecord(manifest) || manifest["format"] !== archiveFormat) return { kind: "foreign" };
  const { schemaVersion, documents } = manifest;
  if (!isCount(schemaVersion) || schemaVersion < 1 || !Array.isArray(documents)) return { kind: "foreign" };
  if (schemaVersion > archiveSchemaVersion) return { kind: "later" };
  if (documents.length > mostDocuments) return { kind: "too-many" };
  const entries: readonly unknown[] = documents;
  const read = entries.map(parseDocument).filter((entry) => entry !== null);
  return {
    kind: "manifest",
    documents: read.map(({ document }) => document),
    unreadable: read.reduce((sum, { unreadable }) => sum + unreadable, entries.length - read.length),
  };
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // The same as no manifest: somebody else's file.
    return null;
  }
}

/** The manifest of documents that are written, as readable JSON. Dates are ISO 8601 in UTC. */
export function writeManifest(documents: readonly ArchivedDocument[], exportedAt: number): string {
  // Past the year 275760 there are no dates; a record damaged by hand may say so.
  const date = (time: number | null) =>
    time === null || time > 8.64e15 ? null : new Date(time).toISOString();
  return JSON.stringify(
    {
      format: archiveFormat,
      schemaVersion: archiveSchemaVersion,
      exportedAt: date(exportedAt),
      documents: documents.map((document) => ({
        ...document,
        createdAt: date(document.createdAt),
        updatedAt: date(document.updatedAt),
        versions: document.versions.map((version) => ({ ...version, createdAt: date(version.createdAt) })),
      })),
    },
    null,
    2,
  );
}
