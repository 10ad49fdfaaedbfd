import type { StoredDocument, StoredVersion } from "../persistence/stored-document.ts";
import { storedFormat, unlisted } from "../persistence/stored-document.ts";
import type { KeptVersion, LibraryStore } from "./library-store.ts";

/** A library without a database, for tests. */
export interface MemoryLibraryStore extends LibraryStore {
  readonly documents: Map<string, StoredDocument>;
  readonly texts: Map<string, string>;
  readonly versions: Map<string, KeptVersion>;
  /** Thrown by whatever writes, while it is not `null`. */
  failure: Error | null;
}

/** A store in memory that keeps what it is given. */
export function createMemoryLibraryStore(): MemoryLibraryStore {
  const documents = new Map<string, StoredDocument>();
  const texts = new Map<string, string>();
  const versions = new Map<string, KeptVersion>();
  const amend = (id: string, fields: Partial<StoredDocument>) => {
    if (store.failure !== null) throw store.failure;
    const document = documents.get(id);
    if (document !== undefined) documents.set(id, { ...document, ...fields });
  };
  const addVersion = (kept: KeptVersion) => {
    if (store.failure !== null) throw store.failure;
    if (versions.has(kept.version.id)) throw new Error("The version's id is taken.");
    versions.set(kept.version.id, kept);
  };
  const store: MemoryLibraryStore = {
    documents,
    texts,
    versions,
    failure: null,
    list: async () => ({
      documents: [...documents.values()],
      damaged: [],
      later: [],
      versions: Array.from(versions.values(), ({ version }): StoredVersion => version),
      recovered: [],
    }),
    async readText(id) {
      const text = texts.get(id);
      return text === undefined ? null : { text, sequence: documents.get(id)?.sequence ?? 0 };
    },
    async create(document, text, kept) {
      if (store.failure !== null) throw store.failure;
      if (documents.has(document.id)) throw new Error("The document's id is taken.");
      const place = { selection: { start: 0, end: 0 }, top: 0 };
      documents.set(document.id, { ...unlisted, ...document, format: storedFormat, sequence: 1, place });
      texts.set(document.id, text);
      for (const version of kept) addVersion(version);
    },
    setName: async (id, name) => amend(id, { name }),
    setDeleted: async (id, deletedAt) => amend(id, { deletedAt }),
    setSummary: async (id, summary) => amend(id, { summary }),
    async setVersionSummary(versionId, summary) {
      const kept = versions.get(versionId);
      if (kept !== undefined) versions.set(versionId, { ...kept, version: { ...kept.version, summary } });
    },
    async purge(id) {
      documents.delete(id);
      texts.delete(id);
      for (const [versionId, { version }] of versions) {
        if (version.documentId === id) versions.delete(versionId);
      }
    },
    addVersion: async (kept) => addVersion(kept),
    readVersion: async (versionId) => versions.get(versionId) ?? null,
    removeVersion: async (versionId) => void versions.delete(versionId),
    discardRecovered: async () => {},
    async clear() {
      documents.clear();
      texts.clear();
      versions.clear();
    },
    close: () => {},
  };
  return store;
}
