import { Worker } from "node:worker_threads";

import type { ReadOptions } from "#files/file-reader.ts";
import { shownName } from "#files/read-failure.ts";

import { parseDocumentReading } from "./document-messages.ts";
import type { DocumentReading, DocumentRequest } from "./document-messages.ts";

/** How often a reading is looked after, in milliseconds. */
const watchMs = 250;

/** The longest that a reading may go without a sign of life, and the longest that it may take, in these turns. */
const mostSilentTurns = 8000 / watchMs;
const mostTurns = 90_000 / watchMs;

/** The most memory that the objects of a reading may take; strings and bytes included where they lie on the heap. */
const mostHeapMegabytes = 3072;

/**
 * Reads a document in a thread of its own, so that none can stop the program: one that keeps the thread busy without
 * end, or asks for all memory, is given up. `name` stands in the sentence of a problem.
 */
export function readDocument(
  name: string,
  bytes: Uint8Array,
  options: ReadOptions,
): Promise<DocumentReading> {
  const problem = (sentence: string): DocumentReading => ({
    kind: "problem",
    message: `${shownName(name)} ${sentence}`,
  });
  const request: DocumentRequest = { name, bytes, options };
  return new Promise((resolve) => {
    const worker = new Worker(new URL("./document-reader.worker.ts", import.meta.url), {
      workerData: request,
      // What libraries print of their own is for their authors.
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: mostHeapMegabytes },
    });
    let turns = 0;
    // Not before the first sign of life: on a busy machine the thread may take long to start.
    let silentTurns = Number.NEGATIVE_INFINITY;
    const end = (reading: DocumentReading): void => {
      clearInterval(watch);
      resolve(reading);
      void worker.terminate();
    };
    // Turns, not a clock: when the whole machine stands still, the reading is not to blame.
    const watch = setInterval(() => {
      turns += 1;
      silentTurns += 1;
      if (silentTurns < mostSilentTurns && turns < mostTurns) return;
      end(
        problem(
          "takes too long to read. It may be damaged: open it in the program it was made with and save it as DOCX or plain text.",
        ),
      );
    }, watchMs);
    worker.on("message", (message: unknown) => {
      silentTurns = 0;
      const reading = parseDocumentReading(message);
      if (reading !== null) end(reading);
    });
    worker.on("error", (error: Error) => {
      const isFull = "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
      end(
        problem(
          isFull
            ? "needs more memory than there is for it. Split it into smaller files."
            : "could not be read. It may be damaged: open it in the program it was made with and save it anew.",
        ),
      );
    });
    worker.on("exit", () => end(problem("could not be read. Try it once more.")));
  });
}
