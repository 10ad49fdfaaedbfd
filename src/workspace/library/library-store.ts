import { changesOf, openDatabase, relaxed } from "../persistence/database.ts";
import type { Database } from "../persistence/database.ts";
import { restoreDocument } from "../persistence/restore.ts";
import {
  isOfLaterFormat,
  isRecord,
  parseRecoveredRecords,
  parseStoredDocument,
  parseStoredVersion,
  storedFormat,
  unlisted,
} from "../persistence/stored-document.ts";
import type {
  RecoveredRecords,
  StoredDocument,
  StoredVersion,
  TextSummary,
} from "../persistence/stored-document.ts";

/** Everything in the database but the texts. */
export interface LibraryRecords {
  readonly documents: readonly StoredDocument[];
  /** Documents whose description cannot be read or is missing. */
  readonly damaged: readonly string[];
  /** Documents that a newer version of the program wrote. */
  readonly later: readonly string[];
  readonly versions: readonly StoredVersion[];
  readonly recovered: readonly { readonly key: number; readonly records: RecoveredRecords }[];
}

/** What a document that is put into the library is made of. */
export type NewDocument = Pick<StoredDocument, "id" | "createdAt" | "updatedAt" | "name" | "summary">;

/** A version and its text. */
export interface KeptVersion {
  readonly version: StoredVersion;
  readonly text: string;
}

/** The library's view of the database. Every method is one transaction: it happens whole or not at all. */
export interface LibraryStore {
  list(): Promise<LibraryRecords>;
  /** The newest saved text; `null` when there is none or it cannot be read. Deleted documents have theirs still. */
  readText(id: string): Promise<{ readonly text: string; readonly sequence: number } | null>;
  /** Puts a document in, versions and all. Rejects when its id or a version's is taken. */
  create(document: NewDocument, text: string, versions: readonly KeptVersion[]): Promise<void>;
  setName(id: string, name: string | null): Promise<void>;
  setDeleted(id: string, deletedAt: number | null): Promise<void>;
  /** Notes a summary, unless the document has been written to since. */
  setSummary(id: string, summary: TextSummary): Promise<void>;
  setVersionSummary(versionId: string, summary: TextSummary): Promise<void>;
  /** Removes a document with its text and versions, for good. */
  purge(id: string): Promise<void>;
  addVersion(kept: KeptVersion): Promise<void>;
  /** `null` when there is none or it cannot be read. */
  readVersion(versionId: string): Promise<KeptVersion | null>;
  removeVersion(versionId: string): Promise<void>;
  discardRecovered(key: number): Promise<void>;
  /** Removes every record there is. */
  clear(): Promise<void>;
  close(): void;
}

const stores = ["documents", "snapshots", "changes", "recovered", "versions", "versionTexts"] as const;

function idOf(record: unknown): string | null {
  return isRecord(record) && typeof record["id"] === "string" ? record["id"] : null;
}

function isParsed<Value>(value: Value | null): value is Value {
  return value !== null;
}

async function readRecords(database: Database): Promise<LibraryRecords> {
  const transaction = database.transaction(stores, "readonly");
  const [heads, snapshots, journals, versions, recoveredKeys, recovered] = await Promise.all([
    transaction.objectStore("documents").getAll(),
    transaction.objectStore("snapshots").getAllKeys(),
    transaction.objectStore("changes").getAllKeys(),
    transaction.objectStore("versions").getAll(),
    transaction.objectStore("recovered").getAllKeys(),
    transaction.objectStore("recovered").getAll(),
    transaction.done,
  ]);
  const documents = heads.map(parseStoredDocument).filter(isParsed);
  const known = new Set(documents.map(({ id }) => id));
  const later = heads.filter(isOfLaterFormat).map(idOf).filter(isParsed);
  const others = [...heads.map(idOf).filter(isParsed), ...snapshots, ...journals.map(([id]) => id)];
  const damaged = new Set(others.filter((id) => !known.has(id) && !later.includes(id)));
  return {
    documents,
    damaged: [...damaged],
    later,
    versions: versions.map(parseStoredVersion).filter(isParsed),
    recovered: recovered.map((record, index) => ({
      key: recoveredKeys[index] ?? 0,
      records: parseRecoveredRecords(record),
    })),
  };
}

/** Opens the library's store. Rejects where the browser keeps no databases or has a newer one. */
export async function openLibraryStore(onClosed: () => void): Promise<LibraryStore> {
  const database = await openDatabase(onClosed);

  const amend = async (id: string, change: (document: StoredDocument) => StoredDocument) => {
    const transaction = database.transaction("documents", "readwrite", relaxed);
    const document = parseStoredDocument(await transaction.store.get(id));
    if (document !== null) await transaction.store.put(change(document));
    await transaction.done;
  };

  return {
    list: () => readRecords(database),
    async readText(id) {
      const transaction = database.transaction(["documents", "snapshots", "changes"], "readonly");
      const [document, snapshot, changes] = await Promise.all([
        transaction.objectStore("documents").get(id),
        transaction.objectStore("snapshots").get(id),
        transaction.objectStore("changes").getAll(changesOf(id)),
        transaction.done,
      ]);
      const restored = restoreDocument({ document, snapshot, changes });
      return restored.kind === "document" ? { text: restored.text, sequence: restored.sequence } : null;
    },
    async create(document, text, versions) {
      const transaction = database.transaction(stores, "readwrite", relaxed);
      const place = { selection: { start: 0, end: 0 }, top: 0 };
      const record: StoredDocument = { ...unlisted, ...document, format: storedFormat, sequence: 1, place };
      const { format, id: documentId, sequence } = record;
      await Promise.all([
        transaction.objectStore("documents").add(record),
        transaction.objectStore("snapshots").add({ format, documentId, sequence, text }),
        ...versions.flatMap((kept) => [
          transaction.objectStore("versions").add(kept.version),
          transaction.objectStore("versionTexts").add({ versionId: kept.version.id, text: kept.text }),
        ]),
        transaction.done,
      ]);
    },
    setName: (id, name) => amend(id, (document) => ({ ...document, name })),
    setDeleted: (id, deletedAt) => amend(id, (document) => ({ ...document, deletedAt })),
    setSummary: (id, summary) =>
      amend(id, (document) => (document.sequence === summary.sequence ? { ...document, summary } : document)),
    async setVersionSummary(versionId, summary) {
      const transaction = database.transaction("versions", "readwrite", relaxed);
      const version = parseStoredVersion(await transaction.store.get(versionId));
      if (version !== null) await transaction.store.put({ ...version, summary });
      await transaction.done;
    },
    async purge(id) {
      const transaction = database.transaction(stores, "readwrite", relaxed);
      const versionIds = await transaction.objectStore("versions").index("document").getAllKeys(id);
      await Promise.all([
        transaction.objectStore("documents").delete(id),
        transaction.objectStore("snapshots").delete(id),
        transaction.objectStore("changes").delete(changesOf(id)),
        ...versionIds.flatMap((versionId) => [
          transaction.objectStore("versions").delete(versionId),
          transaction.objectStore("versionTexts").delete(versionId),
        ]),
        transaction.done,
      ]);
    },
    async addVersion({ version, text }) {
      const transaction = database.transaction(["versions", "versionTexts"], "readwrite", relaxed);
      await Promise.all([
        transaction.objectStore("versions").add(version),
        transaction.objectStore("versionTexts").add({ versionId: version.id, text }),
        transaction.done,
      ]);
    },
    async readVersion(versionId) {
      const transaction = database.transaction(["versions", "versionTexts"], "readonly");
      const [record, found] = await Promise.all([
        transaction.objectStore("versions").get(versionId),
        transaction.objectStore("versionTexts").get(versionId),
        transaction.done,
      ]);
      const version = parseStoredVersion(record);
      const text = isRecord(found) ? found["text"] : undefined;
      return version === null || typeof text !== "string" ? null : { version, text };
    },
    async removeVersion(versionId) {
      const transaction = database.transaction(["versions", "versionTexts"], "readwrite", relaxed);
      await Promise.all([
        transaction.objectStore("versions").delete(versionId),
        transaction.objectStore("versionTexts").delete(versionId),
        transaction.done,
      ]);
    },
    discardRecovered: (key) => database.delete("recovered", key),
    async clear() {
      const transaction = database.transaction(stores, "readwrite");
      await Promise.all([...stores.map((store) => transaction.objectStore(store).clear()), transaction.done]);
    },
    close: () => database.close(),
  };
}
