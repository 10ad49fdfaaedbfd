import { createId } from "../persistence/create-id.ts";
import { openLibraryStore } from "./library-store.ts";
import type { LibraryStore } from "./library-store.ts";
import { isRecord } from "../persistence/stored-document.ts";
import { exportLibrary, importLibrary, summarizeLibrary } from "./transfer-library.ts";
import { ArchiveTooLarge } from "./write-archive.ts";

const surroundings = { createId, now: () => Date.now() };

/** Does what a message asks for; the answer is read in `library-work.ts`. */
async function work(store: LibraryStore, message: Readonly<Record<string, unknown>>): Promise<object> {
  if (message["task"] === "summarize") {
    await summarizeLibrary(store);
    return { kind: "summarized" };
  }
  if (message["task"] === "export") {
    return { kind: "exported", ...(await exportLibrary(store, surroundings)) };
  }
  const { archive } = message;
  if (!(archive instanceof Blob)) throw new TypeError("There is no archive to import.");
  const report = await importLibrary(store, new Uint8Array(await archive.arrayBuffer()), surroundings);
  return typeof report === "string" ? { kind: "refused", message: report } : { kind: "imported", ...report };
}

function describeFailure(error: unknown): object {
  if (error instanceof ArchiveTooLarge) return { kind: "too-large" };
  return { kind: "failed", name: error instanceof Error ? error.name : "Error" };
}

// A worker for each piece of work: what it held in memory goes with it.
self.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  const answer = async () => {
    const store = await openLibraryStore(() => {});
    try {
      return await work(store, isRecord(data) ? data : {});
    } finally {
      store.close();
    }
  };
  answer().then(
    (result) => self.postMessage(result, { transfer: [] }),
    (error: unknown) => self.postMessage(describeFailure(error), { transfer: [] }),
  );
});
