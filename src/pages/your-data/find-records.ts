import { clearCompanionTexts } from "#workspace/companion-texts/use-companion-text.ts";

import type { StoredItem } from "../privacy/stored-items.ts";

/** Something found in the browser under this site's name. */
export interface FoundRecord {
  /** As developer tools call the place; the same words as in `storedItems`. */
  readonly where: string;
  readonly key: string;
  /** What is in it, in short: a setting's value, or how much there is of it. */
  readonly content: string;
}

/** Whether a listed key, which may end in “…” for any ending, is meant by one that was found. */
function isMeant(listed: string, found: string): boolean {
  return listed.endsWith("…") ? found.startsWith(listed.slice(0, -1)) : listed === found;
}

/** What a record is for, from the list of all that the site keeps; `null` for one that is not on it. */
export function purposeOf({ where, key }: FoundRecord, listed: readonly StoredItem[]): string | null {
  return listed.find((item) => item.where === where && isMeant(item.key, key))?.purpose ?? null;
}

/** As much of a value as a table shows. */
const shownUnits = 80;

function shorten(value: string): string {
  return value.length > shownUnits ? `${value.slice(0, shownUnits - 1)}…` : value;
}

function readStorage(where: string, open: () => Storage): readonly FoundRecord[] {
  try {
    const storage = open();
    const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? "");
    return keys.toSorted().map((key) => ({ where, key, content: shorten(storage.getItem(key) ?? "") }));
  } catch {
    // Storage is blocked: nothing is kept in it.
    return [];
  }
}

async function readDatabases(): Promise<readonly FoundRecord[]> {
  // Older browsers do not list their databases; the documents, which the page lists itself, are the one that matters.
  if (!("indexedDB" in globalThis) || !("databases" in indexedDB)) return [];
  const databases = await indexedDB.databases();
  return databases.map(({ name = "", version = 0 }) => ({
    where: "IndexedDB",
    key: name,
    content: `version ${version}`,
  }));
}

async function readCaches(): Promise<readonly FoundRecord[]> {
  // Only secure pages have them.
  if (!("caches" in globalThis)) return [];
  const names = await caches.keys();
  return Promise.all(
    names.map(async (key) => {
      const { length } = await (await caches.open(key)).keys();
      return { where: "Cache storage", key, content: `${length} ${length === 1 ? "file" : "files"}` };
    }),
  );
}

async function readServiceWorkers(): Promise<readonly FoundRecord[]> {
  if (!("serviceWorker" in navigator)) return [];
  const registrations = await navigator.serviceWorker.getRegistrations();
  return registrations.map(({ scope }) => ({
    where: "Service worker",
    key: new URL(scope).pathname,
    content: "installed",
  }));
}

/** What a place that cannot be read holds: nothing that this page could have put there. */
async function orNothing(reading: Promise<readonly FoundRecord[]>): Promise<readonly FoundRecord[]> {
  try {
    return await reading;
  } catch {
    // Private windows of some browsers refuse; the other places are listed all the same.
    return [];
  }
}

/** Everything that the browser keeps under this site's name, place by place. Never rejects. */
export async function findRecords(): Promise<readonly FoundRecord[]> {
  return [
    ...(await orNothing(readDatabases())),
    ...readStorage("Local storage", () => localStorage),
    ...readStorage("Session storage", () => sessionStorage),
    ...(await orNothing(readCaches())),
    ...(await orNothing(readServiceWorkers())),
  ];
}

/** Removes all of it but the documents, which the library removes itself. Resolves with whether all of it went. */
export async function removeRecords(): Promise<boolean> {
  try {
    await clearCompanionTexts();
    localStorage.clear();
    sessionStorage.clear();
    // As if another tab had done it: what is shown of settings follows.
    dispatchEvent(new StorageEvent("storage"));
    if ("caches" in globalThis) {
      for (const name of await caches.keys()) await caches.delete(name);
    }
    if ("serviceWorker" in navigator) {
      for (const registration of await navigator.serviceWorker.getRegistrations()) {
        await registration.unregister();
      }
    }
    return true;
  } catch {
    // What could not be removed is still in the list, with what to do about it.
    return false;
  }
}
