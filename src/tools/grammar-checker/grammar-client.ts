import { isWorkerMessage } from "./messages.ts";
import type { CheckRequest, PageMessage, WorkerMessage } from "./messages.ts";

/** The page's end of the worker, which is made when it is first asked something. */
export class GrammarClient {
  readonly #onMessage: (message: WorkerMessage) => void;
  #worker: Worker | null = null;
  #lastId = 0;

  constructor(onMessage: (message: WorkerMessage) => void) {
    this.#onMessage = onMessage;
  }

  /** Asks for a check, in the place of any before, and answers its number. */
  check(request: Omit<CheckRequest, "id">): number {
    this.#lastId += 1;
    this.#send({ kind: "check", request: { ...request, id: this.#lastId } });
    return this.#lastId;
  }

  /** Ends the work in hand; what the worker has learnt stays. */
  stop(): void {
    if (this.#worker !== null) this.#send({ kind: "stop" });
  }

  /** Ends the worker. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  #send(message: PageMessage): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(message, []);
  }

  #start(): Worker {
    const worker = new Worker(new URL("./grammar.worker.ts", import.meta.url), {
      type: "module",
      name: "grammar",
    });
    worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (isWorkerMessage(data)) this.#onMessage(data);
    });
    worker.addEventListener("messageerror", () => this.#fail("An answer was lost."));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      this.#fail(event.message || "The rules could not be loaded.");
    });
    return worker;
  }

  #fail(message: string): void {
    this.close();
    this.#onMessage({ kind: "failure", id: this.#lastId, message });
  }
}
