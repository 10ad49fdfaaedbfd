import { createId } from "../persistence/create-id.ts";
import { openLibraryStore } from "./library-store.ts";
import type { LibraryStore } from "./library-store.ts";
import type { StorageRoom } from "./library-view.ts";
import { libraryWork } from "./library-work.ts";
import type { LibraryWork } from "./library-work.ts";

/** What the library needs of the browser; a test gives its own. */
export interface LibrarySurroundings {
  openStore(onClosed: () => void): Promise<LibraryStore>;
  readonly work: LibraryWork;
  createId(): string;
  now(): number;
  /** `null` where the browser does not tell. */
  measureRoom(): Promise<StorageRoom | null>;
  /** Asks the browser not to clear what is stored; whether it agreed. */
  keepStorage(): Promise<boolean>;
  /** The documents that any tab, this one too, has open to write to. */
  findOpenDocuments(): Promise<ReadonlySet<string>>;
  /** Tells the other tabs that something changed, and calls back when one of them says so. */
  connectTabs(onChange: () => void): () => void;
}

const lockPrefix = "document:";

async function measureRoom(): Promise<StorageRoom | null> {
  if (!("storage" in navigator)) return null;
  try {
    const { usage, quota } = await navigator.storage.estimate();
    if (usage === undefined || quota === undefined) return null;
    return {
      used: usage,
      left: Math.max(0, quota - usage),
      isPersistent: await navigator.storage.persisted(),
    };
  } catch {
    // Some browsers refuse in private windows: the list goes without it.
    return null;
  }
}

async function findOpenDocuments(): Promise<ReadonlySet<string>> {
  if (!("locks" in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  const names = held.map(({ name = "" }) => name).filter((name) => name.startsWith(lockPrefix));
  return new Set(names.map((name) => name.slice(lockPrefix.length)));
}

function connectTabs(onChange: () => void): () => void {
  const channel = new BroadcastChannel("documents");
  channel.addEventListener("message", onChange);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origins
  return () => channel.postMessage("changed");
}

/** The library's surroundings in a browser. */
export const browserLibrarySurroundings: LibrarySurroundings = {
  openStore: openLibraryStore,
  work: libraryWork,
  createId,
  now: () => Date.now(),
  measureRoom,
  async keepStorage() {
    if (!("storage" in navigator)) return false;
    return (await navigator.storage.persisted()) || navigator.storage.persist();
  },
  findOpenDocuments,
  connectTabs,
};
