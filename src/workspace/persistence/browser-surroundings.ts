import type { KeeperSurroundings } from "./document-keeper.ts";
import { createId } from "./create-id.ts";
import { openDocumentStore } from "./document-store.ts";
import { requestPen } from "./pen.ts";

/** The document that a tab goes on with after a reload; session storage belongs to the tab. */
const tabKey = "document";

function readTabDocument(): string | null {
  try {
    return sessionStorage.getItem(tabKey);
  } catch {
    // Without session storage the document that was changed last opens.
    return null;
  }
}

function writeTabDocument(id: string): void {
  try {
    sessionStorage.setItem(tabKey, id);
  } catch {
    // As in `readTabDocument`; nothing of the text depends on it.
  }
}

/**
 * Asks the browser not to clear what is stored when room runs short. Only browsers with user-agent client hints are
 * asked: they decide by themselves, while others would put a question to the person.
 */
function keepStorage(): void {
  if (!("userAgentData" in navigator) || !("storage" in navigator)) return;
  void navigator.storage.persist().catch(() => {
    // A refusal changes nothing: text is saved either way.
  });
}

/** The keeper's surroundings in a browser. */
export const browserSurroundings: KeeperSurroundings = {
  openStore: openDocumentStore,
  requestPen,
  readTabDocument,
  writeTabDocument,
  createId,
  now: () => Date.now(),
  onWorthKeeping: keepStorage,
};
