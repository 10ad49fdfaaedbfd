import { isCount, isRecord } from "../persistence/stored-document.ts";
import type { ImportReport, LibraryExport, Outcome } from "./library-view.ts";

/** The long work of the library, off the page's own thread. */
export interface LibraryWork {
  /** Counts what was saved since it was last counted. Never rejects. */
  summarize(): Promise<Outcome>;
  exportLibrary(): Promise<Outcome<LibraryExport>>;
  importLibrary(archive: Blob): Promise<Outcome<ImportReport>>;
}

const workFailed = "That could not be done. Your documents are as they were; reload the page and try again.";
const noRoom = "This device has no room left for that. Your documents are as they were.";
const tooLarge =
  "Your documents are more than 500 MB, too much for one archive. Save the largest as text files of their own.";

type Answer = Readonly<Record<string, unknown>>;

/** Asks a new worker, and ends it when it has answered. `null` when it could not. */
function ask(message: object): Promise<Answer | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL("./library.worker.ts", import.meta.url), {
      type: "module",
      name: "library",
    });
    const finish = (answer: Answer | null) => {
      worker.terminate();
      resolve(answer);
    };
    worker.addEventListener("message", ({ data }: MessageEvent<unknown>) =>
      finish(isRecord(data) ? data : null),
    );
    worker.addEventListener("messageerror", () => finish(null));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      finish(null);
    });
    worker.postMessage(message, []);
  });
}

function failureOf(answer: Answer | null): { readonly kind: "failed"; readonly message: string } {
  if (answer?.["kind"] === "too-large") return { kind: "failed", message: tooLarge };
  if (answer?.["kind"] === "refused" && typeof answer["message"] === "string") {
    return { kind: "failed", message: answer["message"] };
  }
  const isFull = answer?.["name"] === "QuotaExceededError";
  return { kind: "failed", message: isFull ? noRoom : workFailed };
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

/** Work in workers of the browser. */
export const libraryWork: LibraryWork = {
  async summarize() {
    const answer = await ask({ task: "summarize" });
    return answer?.["kind"] === "summarized" ? { kind: "done", value: null } : failureOf(answer);
  },
  async exportLibrary() {
    const answer = await ask({ task: "export" });
    if (answer?.["kind"] !== "exported") return failureOf(answer);
    const { archive, documents, unreadable } = answer;
    if (!(archive instanceof Blob) || !isCount(documents) || !isCount(unreadable)) return failureOf(null);
    return { kind: "done", value: { archive, documents, unreadable } };
  },
  async importLibrary(archive) {
    const answer = await ask({ task: "import", archive });
    if (answer?.["kind"] !== "imported") return failureOf(answer);
    const { added, copied, unchanged, problems } = answer;
    if (!isCount(added) || !isCount(copied) || !isCount(unchanged) || !isTextList(problems)) {
      return failureOf(null);
    }
    return { kind: "done", value: { added, copied, unchanged, problems } };
  },
};
