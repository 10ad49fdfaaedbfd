import type { PageSettings } from "#core/pagination/page-settings.ts";

import { isPageReply } from "./page-messages.ts";
import type { PageReply, PageRequest } from "./page-messages.ts";

/** What became of a layout. */
export type PageAnswer =
  | {
      readonly kind: "done";
      readonly name: string;
      readonly reply: PageReply;
      readonly request: PageRequest;
    }
  | { readonly kind: "failed"; readonly name: string; readonly message: string };

interface NamedRequest {
  readonly name: string;
  readonly request: PageRequest;
}

/**
 * The page's end of the worker. One layout is made at a time; while it is, only the newest request waits, so that
 * typing never queues up work that nobody will see.
 */
export class PageClient {
  readonly #onAnswer: (answer: PageAnswer) => void;
  #worker: Worker | null = null;
  #running: NamedRequest | null = null;
  #waiting: NamedRequest | null = null;
  #lastId = 0;

  constructor(onAnswer: (answer: PageAnswer) => void) {
    this.#onAnswer = onAnswer;
  }

  /** Asks for a layout. `name` comes back with the answer. */
  lay(name: string, text: string, settings: PageSettings): void {
    this.#lastId += 1;
    this.#waiting = { name, request: { id: this.#lastId, text, settings } };
    if (this.#running === null) this.#next();
  }

  /** Ends whatever the worker does; the next request starts another one. */
  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#running = null;
    this.#waiting = null;
  }

  #next(): void {
    this.#running = this.#waiting;
    this.#waiting = null;
    if (this.#running !== null) (this.#worker ?? this.#start()).postMessage(this.#running.request, []);
  }

  #start(): Worker {
    const worker = new Worker(new URL("./pages.worker.ts", import.meta.url), {
      type: "module",
      name: "pages",
    });
    this.#worker = worker;
    worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => this.#receive(data));
    worker.addEventListener("messageerror", () => this.#fail("An answer could not be read."));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      this.#fail(event.message === "" ? "The layout could not be loaded." : event.message);
    });
    return worker;
  }

  #receive(data: unknown): void {
    if (this.#running === null) return;
    const { name, request } = this.#running;
    if (!isPageReply(data) || data.id !== request.id) return this.#fail("An answer could not be read.");
    this.#next();
    this.#onAnswer({ kind: "done", name, reply: data, request });
  }

  #fail(message: string): void {
    const name = this.#waiting?.name ?? this.#running?.name ?? "";
    this.stop();
    this.#onAnswer({ kind: "failed", name, message });
  }
}
