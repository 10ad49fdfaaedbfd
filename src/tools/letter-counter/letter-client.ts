import type { Span } from "#core/document/span.ts";
import type { LetterOptions } from "#core/letters/letter-options.ts";

import { isLetterMessage } from "./messages.ts";
import type { LetterRequest, LetterView } from "./messages.ts";

/** What became of a measurement. */
export type LetterAnswer =
  | { readonly kind: "done"; readonly name: string; readonly view: LetterView }
  | { readonly kind: "failed"; readonly name: string; readonly message: string };

interface Measurement {
  readonly name: string;
  readonly text: string;
  readonly options: LetterOptions;
}

/** Who is told of what the worker does. */
export interface LetterListeners {
  readonly onAnswer: (answer: LetterAnswer) => void;
  readonly onProgress: (read: number, total: number) => void;
}

/**
 * The page's end of the worker. One measurement is made at a time; while it is, only the newest waits, so that typing never
 * queues up work that nobody will see.
 */
export class LetterClient {
  readonly #listeners: LetterListeners;
  readonly #searches = new Map<number, (spans: readonly Span[] | null) => void>();
  #worker: Worker | null = null;
  #running: Measurement | null = null;
  #waiting: Measurement | null = null;
  #lastId = 0;

  constructor(listeners: LetterListeners) {
    this.#listeners = listeners;
  }

  /** Asks for a measurement. `name` comes back with the answer. */
  measure(name: string, text: string, options: LetterOptions): void {
    this.#waiting = { name, text, options };
    if (this.#running === null) this.#next();
  }

  /** Where letters stand in the text that was measured last; `null` where that is no longer known. */
  find(letters: readonly string[], limit: number): Promise<readonly Span[] | null> {
    if (this.#worker === null) return Promise.resolve(null);
    return new Promise((resolve) => {
      const id = this.#post((next) => ({ kind: "find", id: next, letters, limit }));
      this.#searches.set(id, resolve);
    });
  }

  /** Ends whatever the worker does; the next measurement starts another one. */
  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#running = null;
    this.#waiting = null;
    for (const resolve of this.#searches.values()) resolve(null);
    this.#searches.clear();
  }

  #post(request: (id: number) => LetterRequest): number {
    this.#lastId += 1;
    (this.#worker ?? this.#start()).postMessage(request(this.#lastId), []);
    return this.#lastId;
  }

  #next(): void {
    const measurement = this.#waiting;
    this.#running = measurement;
    this.#waiting = null;
    if (measurement === null) return;
    const { text, options } = measurement;
    this.#post((id) => ({ kind: "measure", id, text, options }));
  }

  #start(): Worker {
    const worker = new Worker(new URL("./letters.worker.ts", import.meta.url), {
      type: "module",
      name: "letters",
    });
    this.#worker = worker;
    worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => this.#receive(data));
    worker.addEventListener("messageerror", () => this.#fail("An answer could not be read."));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      this.#fail(event.message === "" ? "The counting could not be loaded." : event.message);
    });
    return worker;
  }

  #receive(data: unknown): void {
    if (!isLetterMessage(data)) return this.#fail("An answer could not be read.");
    switch (data.kind) {
      case "progress":
        return this.#listeners.onProgress(data.read, data.total);
      case "found": {
        this.#searches.get(data.id)?.(data.spans);
        this.#searches.delete(data.id);
        return undefined;
      }
      case "failed":
        return this.#fail(data.message);
      case "measured": {
        const name = this.#running?.name;
        this.#next();
        if (name !== undefined) this.#listeners.onAnswer({ kind: "done", name, view: data.view });
        return undefined;
      }
    }
  }

  #fail(message: string): void {
    const name = this.#waiting?.name ?? this.#running?.name ?? "";
    this.stop();
    this.#listeners.onAnswer({ kind: "failed", name, message });
  }
}
