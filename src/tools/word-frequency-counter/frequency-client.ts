import { isReplyTo, parseWorkerMessage } from "./requests.ts";
import type { Replies, RequestKind, Requests } from "./requests.ts";

/** What became of a request. `stopped`: it took too long or was called off, and the worker was started anew. */
export type Answer<Reply> =
  | { readonly kind: "done"; readonly reply: Reply }
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "stopped" };

interface Waiting {
  readonly settle: (answer: Answer<unknown>) => void;
  readonly timer: ReturnType<typeof setTimeout> | undefined;
}

/** The page's end of the worker. It makes the worker when it is first asked something, and another when one was stopped. */
export class FrequencyClient {
  readonly #onProgress: (read: number, total: number) => void;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #opened: Requests["open"] | null = null;
  #lastId = 0;

  constructor(onProgress: (read: number, total: number) => void) {
    this.#onProgress = onProgress;
  }

  /** Gives the worker another text; the answers to come are about it. */
  open(text: string, language: string): void {
    this.#opened = { text, language };
    if (this.#worker !== null) void this.ask("open", this.#opened);
  }

  /** Asks the worker. Past `mostMilliseconds` it is stopped, as it cannot be interrupted in the middle of a search. */
  ask<Kind extends RequestKind>(
    kind: Kind,
    options: Requests[Kind],
    mostMilliseconds?: number,
  ): Promise<Answer<Replies[Kind]>> {
    const worker = this.#worker ?? this.#start();
    const id = this.#nextId();
    return new Promise((resolve) => {
      const settle = (answer: Answer<unknown>): void => {
        if (answer.kind !== "done") resolve(answer);
        else if (isReplyTo(kind, answer.reply)) resolve({ kind: "done", reply: answer.reply });
        else resolve({ kind: "failed", message: "The answer could not be read." });
      };
      const timer =
        mostMilliseconds === undefined ? undefined : setTimeout(() => this.stop(), mostMilliseconds);
      this.#waiting.set(id, { settle, timer });
      worker.postMessage({ id, kind, options }, []);
    });
  }

  /** Ends whatever the worker does. The next request starts another, which is given the text again. */
  stop(): void {
    this.#end({ kind: "stopped" });
  }

  #nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  #start(): Worker {
    const worker = new Worker(new URL("./frequency.worker.ts", import.meta.url), {
      type: "module",
      name: "word-frequency",
    });
    this.#worker = worker;
    worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => this.#receive(data));
    worker.addEventListener("messageerror", () =>
      this.#end({ kind: "failed", message: "An answer was lost." }),
    );
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      this.#end({ kind: "failed", message: event.message || "The counting could not be loaded." });
    });
    if (this.#opened !== null)
      worker.postMessage({ id: this.#nextId(), kind: "open", options: this.#opened }, []);
    return worker;
  }

  #receive(data: unknown): void {
    const message = parseWorkerMessage(data);
    if (message === null) return;
    if (message.kind === "progress") {
      this.#onProgress(message.read, message.total);
      return;
    }
    const waiting = this.#waiting.get(message.id);
    if (waiting === undefined) return;
    this.#waiting.delete(message.id);
    clearTimeout(waiting.timer);
    waiting.settle(
      message.kind === "reply"
        ? { kind: "done", reply: message.value }
        : { kind: "failed", message: message.message },
    );
  }

  #end(answer: Answer<never>): void {
    this.#worker?.terminate();
    this.#worker = null;
    const open = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { settle, timer } of open) {
      clearTimeout(timer);
      settle(answer);
    }
  }
}
