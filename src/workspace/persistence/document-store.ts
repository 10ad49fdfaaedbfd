import type { Place } from "../editor/text-surface.ts";
import { changesOf, openDatabase, relaxed } from "./database.ts";
import { restoreDocument } from "./restore.ts";
import type { Restored } from "./restore.ts";
import { parseStoredDocument, unlisted } from "./stored-document.ts";
import type { RecoveredRecords, StoredChanges, StoredDocument, WrittenDocument } from "./stored-document.ts";

/** Somebody else wrote to the document since this page read it. Nothing was written. */
export class DocumentConflict extends Error {
  override readonly name = "DocumentConflict";
}

/** Where documents are kept. Every method is one transaction: it happens whole or not at all. */
export interface DocumentStore {
  /** The document changed or opened last that is not deleted; `null` when there is none. */
  findLatest(): Promise<string | null>;
  /** Reads a document, deleted ones being none; puts aside what cannot be read, so that it is kept and not met again. */
  read(id: string): Promise<Restored>;
  /** Adds to the journal. Throws `DocumentConflict` unless the stored sequence is `document.sequence - 1`. */
  append(document: WrittenDocument, changes: Pick<StoredChanges, "steps" | "length">): Promise<void>;
  /** Replaces snapshot and journal by the whole text. Throws `DocumentConflict` as `append` does. */
  replace(document: WrittenDocument, text: string): Promise<void>;
  /** Remembers that a person chose this document, so that it opens again. */
  markOpened(id: string, at: number): Promise<void>;
  /** Remembers a place without touching the text or its dates. */
  writePlace(id: string, place: Place): Promise<void>;
  close(): void;
}

/** When a document was last changed or opened from the library. */
function lastUse({ updatedAt, openedAt }: StoredDocument): number {
  return Math.max(updatedAt, openedAt ?? 0);
}

/** Opens the store. Rejects where the browser keeps no databases (some private windows) or has a newer one. */
export async function openDocumentStore(onClosed: () => void): Promise<DocumentStore> {
  const database = await openDatabase(onClosed);

  const write = async (document: WrittenDocument, changes: StoredChanges | null, text: string | null) => {
    const transaction = database.transaction(["documents", "snapshots", "changes"], "readwrite", relaxed);
    const documents = transaction.objectStore("documents");
    const known = parseStoredDocument(await documents.get(document.id));
    const found = known?.sequence ?? 0;
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
    const puts: Promise<unknown>[] = [
      // What the library knows of it stays; a document that is written to is not deleted any more.
      documents.put({ ...unlisted, ...known, ...document, deletedAt: null }),
    ];
    if (changes !== null) puts.push(transaction.objectStore("changes").add(changes));
    if (text !== null) {
      puts.push(transaction.objectStore("snapshots").put({ format, documentId, sequence, text }));
      puts.push(transaction.objectStore("changes").delete(changesOf(documentId)));
    }
    transaction.commit();
    await Promise.all([...puts, transaction.done]);
  };

  const amend = async (id: string, fields: Partial<StoredDocument>) => {
    const transaction = database.transaction("documents", "readwrite", relaxed);
    const document = parseStoredDocument(await transaction.store.get(id));
    if (document !== null) await transaction.store.put({ ...document, ...fields });
    await transaction.done;
  };

  return {
    async findLatest() {
      let latest: StoredDocument | null = null;
      for (const record of await database.getAll("documents")) {
        const document = parseStoredDocument(record);
        if (document === null || document.deletedAt !== null) continue;
        if (latest === null || lastUse(document) >= lastUse(latest)) latest = document;
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
      const restored: Restored =
        (parseStoredDocument(document)?.deletedAt ?? null) === null
          ? restoreDocument({ document, snapshot, changes })
          : { kind: "none" };
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
    markOpened: (id, openedAt) => amend(id, { openedAt }),
    writePlace: (id, place) => amend(id, { place }),
    close: () => database.close(),
  };
}
