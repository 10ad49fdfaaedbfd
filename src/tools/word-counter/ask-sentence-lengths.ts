import type { WordDialect } from "#core/analyses/counts/counts.ts";

export interface SentenceLengthsRequest {
  readonly text: string;
  /** ISO 639-1 code of the text's language. */
  readonly language: string;
  readonly dialect: WordDialect;
}

function isNumberList(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((item) => typeof item === "number");
}

/** The length of each sentence in words, read in a worker of its own. Rejects when the worker fails. */
export function askSentenceLengths(request: SentenceLengthsRequest): Promise<readonly number[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./sentence-lengths.worker.ts", import.meta.url), {
      type: "module",
      name: "sentence-lengths",
    });
    const fail = () => {
      worker.terminate();
      reject(new Error("The sentences could not be measured."));
    };
    worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (!isNumberList(data)) {
        fail();
        return;
      }
      worker.terminate();
      resolve(data);
    });
    worker.addEventListener("messageerror", fail);
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      fail();
    });
    worker.postMessage(request, []);
  });
}
