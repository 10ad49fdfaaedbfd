import { openDB } from "idb";
import type { DBSchema, IDBPDatabase } from "idb";

/** Values are `unknown` on purpose: what comes out of a database is parsed, whoever put it in. */
interface Schema extends DBSchema {
  documents: { key: string; value: unknown };
  snapshots: { key: string; value: unknown };
  changes: { key: [string, number]; value: unknown };
  recovered: { key: number; value: unknown };
  versions: { key: string; value: unknown; indexes: { document: string } };
  versionTexts: { key: string; value: unknown };
}

export type Database = IDBPDatabase<Schema>;

const databaseName = "documents";
/** 1: one text and its journal. 2: the library's versions. Records of 1 are read as they are. */
const databaseVersion = 2;

/** Enough against a killed page or renderer; `strict` would also wait for the disk, against a power cut. */
export const relaxed = { durability: "relaxed" } as const;

/** The journal of one document. */
export function changesOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);
}

/** Opens the database. Rejects where the browser keeps none (some private windows) or has a newer one. */
export function openDatabase(onClosed: () => void): Promise<Database> {
  return openDB<Schema>(databaseName, databaseVersion, {
    upgrade(database, oldVersion) {
      if (oldVersion < 1) {
        database.createObjectStore("documents", { keyPath: "id" });
        database.createObjectStore("snapshots", { keyPath: "documentId" });
        database.createObjectStore("changes", { keyPath: ["documentId", "sequence"] });
        database.createObjectStore("recovered", { autoIncrement: true });
      }
      if (oldVersion < 2) {
        database.createObjectStore("versions", { keyPath: "id" }).createIndex("document", "documentId");
        database.createObjectStore("versionTexts", { keyPath: "versionId" });
      }
    },
    // A newer version of the program wants to open the database in another tab: make way for it.
    blocking(_currentVersion, _blockedVersion, event) {
      if (event.target instanceof IDBDatabase) event.target.close();
      onClosed();
    },
    terminated: onClosed,
  });
}
