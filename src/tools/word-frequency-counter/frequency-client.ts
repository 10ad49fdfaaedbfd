import type { Answer } from "#workspace/tool-worker/protocol.ts";
import { ToolWorker } from "#workspace/tool-worker/tool-worker.ts";

import { frequencyProtocol } from "./requests.ts";
import type { Replies, Requests } from "./requests.ts";

/** The page's end of the worker: one that is made anew is given the text again. */
export class FrequencyClient {
  readonly #worker: ToolWorker<Requests, Replies>;
  #opened: Requests["open"] | null = null;

  constructor(onProgress: (fraction: number) => void) {
    const start = () =>
      new Worker(new URL("./frequency.worker.ts", import.meta.url), {
        type: "module",
        name: "word-frequency",
      });
    const notLoaded = "The counting could not be loaded.";
    this.#worker = new ToolWorker({ start, protocol: frequencyProtocol, notLoaded }, onProgress);
  }

  /** Gives the worker another text; the answers to come are about it. */
  open(text: string, language: string): void {
    this.#opened = { text, language };
    if (this.#worker.isRunning) void this.#worker.ask("open", this.#opened);
  }

  /** Asks the worker. Past `mostMilliseconds` it is stopped, as it cannot be interrupted in the middle of a search. */
  ask<Kind extends keyof Requests>(
    kind: Kind,
    options: Requests[Kind],
    mostMilliseconds?: number,
  ): Promise<Answer<Replies[Kind]>> {
    if (!this.#worker.isRunning && this.#opened !== null) void this.#worker.ask("open", this.#opened);
    return this.#worker.ask(kind, options, mostMilliseconds);
  }

  /** Ends whatever the worker does. */
  stop(): void {
    this.#worker.stop();
  }
}
