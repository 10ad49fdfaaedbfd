import { isCharacterReply, readFailure } from "./requests.ts";
import type { CharacterReply, CharacterRequest } from "./requests.ts";

/** What became of a request. */
export type CharacterAnswer =
  | { readonly kind: "done"; readonly reply: CharacterReply }
  | { readonly kind: "failed"; readonly message: string };

/**
 * The page's end of the worker. One request is answered at a time; while it is, only the newest one waits, so that
 * typing never queues up work that nobody will see.
 */
export class CharacterClient {
  readonly #onAnswer: (answer: CharacterAnswer) => void;
  #worker: Worker | null = null;
  #isRunning = false;
  #waiting: CharacterRequest | null = null;

  constructor(onAnswer: (answer: CharacterAnswer) => void) {
    this.#onAnswer = onAnswer;
  }

  ask(request: CharacterRequest): void {
    this.#waiting = request;
    if (!this.#isRunning) this.#next();
  }

  /** Ends whatever the worker does; the next request starts another one. */
  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#isRunning = false;
    this.#waiting = null;
  }

  #next(): void {
    const request = this.#waiting;
    this.#waiting = null;
    this.#isRunning = request !== null;
    if (request !== null) (this.#worker ?? this.#start()).postMessage(request, []);
  }

  #start(): Worker {
    const worker = new Worker(new URL("./characters.worker.ts", import.meta.url), {
      type: "module",
      name: "characters",
    });
    this.#worker = worker;
    worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => this.#receive(data));
    worker.addEventListener("messageerror", () => this.#fail("An answer could not be read."));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      this.#fail(event.message === "" ? "The counter could not be loaded." : event.message);
    });
    return worker;
  }

  #receive(data: unknown): void {
    if (isCharacterReply(data)) {
      this.#next();
      this.#onAnswer({ kind: "done", reply: data });
    } else this.#fail(readFailure(data) ?? "An answer could not be read.");
  }

  #fail(message: string): void {
    this.stop();
    this.#onAnswer({ kind: "failed", message });
  }
}
