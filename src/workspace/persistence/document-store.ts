import { openDB } from "idb";
import type { DBSchema, IDBPDatabase } from "idb";
import type { Place } from "../editor/text-surface.ts";
import { restoreDocument } from "./restore.ts";
import type { Restored } from "./restore.ts";
import { parseStoredDocument } from "./stored-document.ts";
import type { RecoveredRecords, StoredChanges, StoredDocument } from "./stored-document.ts";

/** Somebody else wrote to the document since this page read it. Nothing was written. */
export class DocumentConflict extends Error {
  override readonly name = "DocumentConflict";
}

/** Where documents are kept. Every method is one transaction: it happens whole or not at all. */
export interface DocumentStore {
  /** The document changed last; `null` when there is none. */
  findLatest(): Promise<string | null>;
  /** Reads a document; puts aside what cannot be read, so that it is kept and not met again. */
  read(id: string): Promise<Restored>;
  /** Adds to the journal. Throws `DocumentConflict` unless the stored sequence is `document.sequence - 1`. */
  append(document: StoredDocument, changes: Pick<StoredChanges, "steps" | "length">): Promise<void>;
  /** Replaces snapshot and journal by the whole text. Throws `DocumentConflict` as `append` does. */
  replace(document: StoredDocument, text: string): Promise<void>;
  /** Remembers a place without touching the text or its dates. */
  writePlace(id: string, place: Place): Promise<void>;
  close(): void;
}

/** Values are `unknown` on purpose: what comes out of a database is parsed, whoever put it in. */
interface Schema extends DBSchema {
  documents: { key: string; value: unknown };
  snapshots: { key: string; value: unknown };
  changes: { key: [string, number]; value: unknown };
  recovered: { key: number; value: unknown };
}

const databaseName = "documents";
const databaseVersion = 1;

/** Enough against a killed page or renderer; `strict` would also wait for the disk, against a power cut. */
const relaxed = { durability: "relaxed" } as const;

function changesOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);
}

function sequenceOf(record: unknown): number {
  return parseStoredDocument(record)?.sequence ?? 0;
}

/** Opens the store. Rejects where the browser keeps no databases (some private windows) or has a newer one. */
export async function openDocumentStore(onClosed: () => void): Promise<DocumentStore> {
  const database: IDBPDatabase<Schema> = await openDB<Schema>(databaseName, databaseVersion, {
    upgrade(upgrading) {
      upgrading.createObjectStore("documents", { keyPath: "id" });
      upgrading.createObjectStore("snapshots", { keyPath: "documentId" });
      upgrading.createObjectStore("changes", { keyPath: ["documentId", "sequence"] });
      upgrading.createObjectStore("recovered", { autoIncrement: true });
    },
    // A newer version of the program wants to open the database in another tab: make way for it.
    blocking() {
      database.close();
      onClosed();
    },
    terminated: onClosed,
  });

  const write = async (document: StoredDocument, changes: StoredChanges | null, text: string | null) => {
    const transaction = database.transaction(["documents", "snapshots", "changes"], "readwrite", relaxed);
    const documents = transaction.objectStore("documents");
    const found = sequenceOf(await documents.get(document.id));
    if (found !== document.sequence - 1) {
      transaction.abort();
      await transaction.done.catch(() => {
        // Aborting is what was asked for; the conflict below says why.
      });
      throw new DocumentConflict(
        `Expected write ${document.sequence - 1} of ${document.id}, found ${found}.`,
      );
    }
    const { format, sequence, id: documentId } = document;
    const puts: Promise<unknown>[] = [documents.put(document)];
    if (changes !== null) puts.push(transaction.objectStore("changes").add(changes));
    if (text !== null) {
      puts.push(transaction.objectStore("snapshots").put({ format, documentId, sequence, text }));
      puts.push(transaction.objectStore("changes").delete(changesOf(documentId)));
    }
    transaction.commit();
    await Promise.all([...puts, transaction.done]);
  };

  return {
    async findLatest() {
      let latest: StoredDocument | null = null;
      for (const record of await database.getAll("documents")) {
        const document = parseStoredDocument(record);
        if (document !== null && document.updatedAt >= (latest?.updatedAt ?? 0)) latest = document;
      }
      return latest?.id ?? null;
    },
    async read(id) {
      const stores = ["documents", "snapshots", "changes", "recovered"] as const;
      const transaction = database.transaction(stores, "readwrite", relaxed);
      const [document, snapshot, changes] = await Promise.all([
        transaction.objectStore("documents").get(id),
        transaction.objectStore("snapshots").get(id),
        transaction.objectStore("changes").getAll(changesOf(id)),
      ]);
      const restored = restoreDocument({ document, snapshot, changes });
      if (
        (restored.kind === "document" || restored.kind === "unreadable") &&
        restored.unreadable.length > 0
      ) {
        const recovered: RecoveredRecords = {
          documentId: id,
          recoveredAt: Date.now(),
          records: restored.unreadable,
        };
        await transaction.objectStore("recovered").add(recovered);
        if (restored.kind === "unreadable") {
          await transaction.objectStore("documents").delete(id);
          await transaction.objectStore("snapshots").delete(id);
          await transaction.objectStore("changes").delete(changesOf(id));
        }
      }
      await transaction.done;
      return restored;
    },
    append: (document, { steps, length }) => {
      const { format, id: documentId, sequence } = document;
      return write(document, { format, documentId, sequence, steps, length }, null);
    },
    replace: (document, text) => write(document, null, text),
    async writePlace(id, place) {
      const transaction = database.transaction("documents", "readwrite", relaxed);
      const document = parseStoredDocument(await transaction.store.get(id));
      if (document !== null) await transaction.store.put({ ...document, place });
      await transaction.done;
    },
    close: () => database.close(),
  };
}
