import { isSentenceProgress, isSentenceReply } from "./sentence-messages.ts";
import type { SentenceReply, SentenceRequest } from "./sentence-messages.ts";

/** What the page wants read; `name` tells one wish from another. */
export interface SentenceWish {
  readonly name: string;
  readonly revision: number;
  readonly request: Omit<SentenceRequest, "id">;
}

export type SentenceAnswer =
  | { readonly kind: "done"; readonly wish: SentenceWish; readonly reply: SentenceReply }
  | { readonly kind: "progress"; readonly wish: SentenceWish; readonly read: number }
  | { readonly kind: "failed"; readonly wish: SentenceWish; readonly message: string };

interface Running {
  readonly id: number;
  readonly wish: SentenceWish;
}

/**
 * The page's end of the worker. One text is read at a time; while it is, only the newest wish waits, so that typing
 * never queues up work that nobody will see.
 */
export class SentenceClient {
  readonly #onAnswer: (answer: SentenceAnswer) => void;
  #worker: Worker | null = null;
  #running: Running | null = null;
  #waiting: SentenceWish | null = null;
  #lastId = 0;

  constructor(onAnswer: (answer: SentenceAnswer) => void) {
    this.#onAnswer = onAnswer;
  }

  read(wish: SentenceWish): void {
    this.#waiting = wish;
    if (this.#running === null) this.#next();
  }

  /** Ends whatever the worker does; the next wish starts another one. */
  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#running = null;
    this.#waiting = null;
  }

  #next(): void {
    const wish = this.#waiting;
    this.#waiting = null;
    this.#running = null;
    if (wish === null) return;
    this.#lastId += 1;
    this.#running = { id: this.#lastId, wish };
    (this.#worker ?? this.#start()).postMessage({ ...wish.request, id: this.#lastId }, []);
  }

  #start(): Worker {
    const worker = new Worker(new URL("./sentences.worker.ts", import.meta.url), {
      type: "module",
      name: "sentences",
    });
    this.#worker = worker;
    worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => this.#receive(data));
    worker.addEventListener("messageerror", () => this.#fail("an answer could not be read"));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      this.#fail(event.message === "" ? "a part of the page could not be loaded" : event.message);
    });
    return worker;
  }

  #receive(data: unknown): void {
    const running = this.#running;
    if (running === null) return;
    const { id, wish } = running;
    if (isSentenceProgress(data)) {
      if (data.id === id) this.#onAnswer({ kind: "progress", wish, read: data.read });
      return;
    }
    if (!isSentenceReply(data) || data.id !== id) {
      this.#fail("an answer could not be read");
      return;
    }
    this.#next();
    this.#onAnswer({ kind: "done", wish, reply: data });
  }

  #fail(message: string): void {
    const wish = this.#waiting ?? this.#running?.wish;
    this.stop();
    if (wish !== undefined) this.#onAnswer({ kind: "failed", wish, message });
  }
}
