/**
 * Asks for the pen of a document: only the tab that holds it writes to that document. Resolves with a function that
 * puts the pen down, once no other tab holds it; rejects when `signal` aborts first. The browser puts the pen down
 * for a tab that closes or crashes. Where the browser has no locks (an insecure origin), everyone gets a pen at
 * once, and the sequence check of `document-store.ts` alone keeps two tabs from overwriting each other.
 */
export function requestPen(documentId: string, signal: AbortSignal): Promise<() => void> {
  if (!("locks" in navigator)) return Promise.resolve(() => {});
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(`document:${documentId}`, { signal }, () => new Promise<void>((release) => resolve(release)))
      .catch(reject);
  });
}
