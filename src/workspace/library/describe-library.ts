import type { StoredDocument, StoredVersion } from "../persistence/stored-document.ts";
import type { LibraryRecords } from "./library-store.ts";
import type { LibraryDocument, LibraryState, LibraryVersion, RecoveredText } from "./library-view.ts";
import { describeRecords, salvageText } from "./salvage-text.ts";

/** How long a deleted document can come back. */
export const deletedForMs = 30 * 24 * 60 * 60 * 1000;

/** A date, `null` where a damaged record says none or one that no calendar has. */
function dateOf(time: number | null): Date | null {
  return time === null || time === 0 || time > 8.64e15 ? null : new Date(time);
}

function nameOf({ id, name, summary }: StoredDocument, current: CurrentDocument): string {
  return name ?? (id === current.id ? current.title : (summary?.title ?? ""));
}

function describeVersion({ id, documentId, name, createdAt, summary }: StoredVersion): LibraryVersion {
  const date = dateOf(createdAt) ?? new Date(0);
  return { id, documentId, name, createdAt: date, words: summary?.words ?? null };
}

function newestFirst(first: Date | null, second: Date | null): number {
  return (second?.getTime() ?? 0) - (first?.getTime() ?? 0);
}

/** The document on the screen, and what its text calls it now. */
export interface CurrentDocument {
  readonly id: string | null;
  readonly title: string;
}

/** The records as lists show them. `open` are the documents that some tab writes to, `current` the one of this tab. */
export function describeLibrary(
  { documents, damaged, later, versions, recovered }: LibraryRecords,
  open: ReadonlySet<string>,
  current: CurrentDocument,
): Pick<LibraryState, "documents" | "deleted" | "versions" | "recovered"> {
  const names = new Map(documents.map((document) => [document.id, nameOf(document, current)]));
  const keptVersions = new Map<string, number>();
  for (const { documentId } of versions) {
    keptVersions.set(documentId, (keptVersions.get(documentId) ?? 0) + 1);
  }
  const outline = (id: string) => ({
    id,
    versions: keptVersions.get(id) ?? 0,
    isOpenElsewhere: id !== current.id && open.has(id),
  });
  const described = documents.map((document): LibraryDocument => {
    const { name, summary, sequence, copyOf } = document;
    const isCounted = summary?.sequence === sequence;
    return {
      ...outline(document.id),
      name: nameOf(document, current),
      isNamed: name !== null,
      words: isCounted ? summary.words : null,
      bytes: isCounted ? summary.bytes : null,
      createdAt: dateOf(document.createdAt),
      updatedAt: dateOf(document.updatedAt),
      deletedAt: dateOf(document.deletedAt),
      condition: "whole",
      copyOf: copyOf === null ? null : { name: names.get(copyOf) ?? "" },
    };
  });
  const bare = (condition: "damaged" | "later") => (id: string) => ({
    ...outline(id),
    name: "",
    isNamed: false,
    words: null,
    bytes: null,
    createdAt: null,
    updatedAt: null,
    deletedAt: null,
    condition,
    copyOf: null,
  });
  return {
    documents: [
      ...described
        .filter(({ deletedAt }) => deletedAt === null)
        .toSorted((first, second) => newestFirst(first.updatedAt, second.updatedAt)),
      ...damaged.map(bare("damaged")),
      ...later.map(bare("later")),
    ],
    deleted: described
      .filter(({ deletedAt }) => deletedAt !== null)
      .toSorted((first, second) => newestFirst(first.deletedAt, second.deletedAt)),
    versions: versions
      .map(describeVersion)
      .toSorted((first, second) => newestFirst(first.createdAt, second.createdAt)),
    recovered: recovered.map(({ key, records }): RecoveredText => ({
      key,
      recoveredAt: dateOf(records.recoveredAt) ?? new Date(0),
      text: salvageText(records.records),
      json: describeRecords(records.records),
    })),
  };
}
