import { isReplyTo, parseWorkerMessage } from "./requests.ts";
import type { Replies, RequestKind, Requests } from "./requests.ts";

/** What became of a request. `stopped`: it was called off, and the worker with it. */
export type Answer<Reply> =
  | { readonly kind: "done"; readonly reply: Reply }
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "stopped" };

/** The page's end of the worker. It makes the worker when it is first asked something, and another when one was stopped. */
export class ReadingClient {
  readonly #onProgress: (fraction: number) => void;
  readonly #waiting = new Map<number, (answer: Answer<unknown>) => void>();
  #worker: Worker | null = null;
  #lastId = 0;

  constructor(onProgress: (fraction: number) => void) {
    this.#onProgress = onProgress;
  }

  /** Asks the worker. A worker that was stopped knows no text: `read` comes first. */
  ask<Kind extends RequestKind>(kind: Kind, options: Requests[Kind]): Promise<Answer<Replies[Kind]>> {
    const worker = this.#worker ?? this.#start();
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve) => {
      this.#waiting.set(id, (answer) => {
        if (answer.kind !== "done") resolve(answer);
        else if (isReplyTo(kind, answer.reply)) resolve({ kind: "done", reply: answer.reply });
        else resolve({ kind: "failed", message: "The answer could not be read." });
      });
      worker.postMessage({ id, kind, options }, []);
    });
  }

  /** Ends whatever the worker does. */
  stop(): void {
    this.#end({ kind: "stopped" });
  }

  #start(): Worker {
    const worker = new Worker(new URL("./readability.worker.ts", import.meta.url), {
      type: "module",
      name: "readability",
    });
    this.#worker = worker;
    worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => this.#receive(data));
    worker.addEventListener("messageerror", () =>
      this.#end({ kind: "failed", message: "An answer was lost." }),
    );
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      this.#end({ kind: "failed", message: event.message || "The reading could not be loaded." });
    });
    return worker;
  }

  #receive(data: unknown): void {
    const message = parseWorkerMessage(data);
    if (message === null) return;
    if (message.kind === "progress") {
      this.#onProgress(message.total === 0 ? 1 : message.read / message.total);
      return;
    }
    const settle = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    settle?.(
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
    for (const settle of open) settle(answer);
  }
}
