import { openDB } from "idb";
import type { DBSchema } from "idb";

import { createId } from "../persistence/create-id.ts";
import { relaxed } from "../persistence/database.ts";
import type { CompanionStore, CompanionSurroundings } from "./companion-texts.ts";
import { parseStoredCompanion } from "./stored-companion.ts";

/** Values are `unknown` on purpose: what comes out of a database is parsed, whoever put it in. */
interface Schema extends DBSchema {
  texts: { key: string; value: unknown };
}

const databaseName = "companion-texts";
const tabKey = "companion-texts";

async function openStore(): Promise<CompanionStore> {
  const database = await openDB<Schema>(databaseName, 1, {
    upgrade(created) {
      created.createObjectStore("texts", { keyPath: "key" });
    },
    // A newer version of the program wants to open the database in another tab: make way for it.
    blocking(_currentVersion, _blockedVersion, event) {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
  return {
    async readAll() {
      const records = await database.getAll("texts");
      return records.map(parseStoredCompanion).filter((record) => record !== null);
    },
    async write(records, outdated) {
      const transaction = database.transaction("texts", "readwrite", relaxed);
      const changes = [
        ...records.map((record) => transaction.store.put(record)),
        ...outdated.map((key) => transaction.store.delete(key)),
      ];
      // A page that is left is not there to be asked whether that was all.
      transaction.commit();
      await Promise.all([...changes, transaction.done]);
    },
    clear: () => database.clear("texts"),
  };
}

let unstoredTab: string | null = null;

/** Session storage belongs to the tab, and outlives a reload. */
function readTab(): string {
  if (unstoredTab !== null) return unstoredTab;
  try {
    const known = sessionStorage.getItem(tabKey);
    if (known !== null) return known;
    const created = createId();
    sessionStorage.setItem(tabKey, created);
    return created;
  } catch {
    // Without session storage a reload goes on with the text that was written last.
    unstoredTab = createId();
    return unstoredTab;
  }
}

/** The surroundings of companion texts in a browser. */
export const browserCompanionSurroundings: CompanionSurroundings = {
  openStore,
  readTab,
  now: () => Date.now(),
};
