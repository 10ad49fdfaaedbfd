import { isSeoReply } from "./seo-messages.ts";
import type { SeoFindings, SeoQuestion } from "./seo-messages.ts";

/** What became of a question. */
export type SeoAnswer =
  | { readonly kind: "done"; readonly name: string; readonly findings: SeoFindings; readonly text: string }
  | { readonly kind: "failed"; readonly name: string; readonly message: string };

interface NamedQuestion {
  readonly name: string;
  readonly question: SeoQuestion;
}

/**
 * The page's end of the worker. One question is answered at a time; while it is, only the newest one waits, so that
 * typing never queues up work that nobody will see.
 */
export class SeoClient {
  readonly #onAnswer: (answer: SeoAnswer) => void;
  #worker: Worker | null = null;
  #running: NamedQuestion | null = null;
  #waiting: NamedQuestion | null = null;
  #id = 0;

  constructor(onAnswer: (answer: SeoAnswer) => void) {
    this.#onAnswer = onAnswer;
  }

  /** Asks a question. `name` comes back with the answer. */
  ask(name: string, question: SeoQuestion): void {
    this.#waiting = { name, question };
    if (this.#running === null) this.#next();
  }

  /** Ends whatever the worker does; the next question starts another one. */
  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#running = null;
    this.#waiting = null;
  }

  #next(): void {
    this.#running = this.#waiting;
    this.#waiting = null;
    if (this.#running === null) return;
    this.#id += 1;
    const worker = this.#worker ?? this.#start();
    worker.postMessage({ id: this.#id, question: this.#running.question }, []);
  }

  #start(): Worker {
    const worker = new Worker(new URL("./seo.worker.ts", import.meta.url), { type: "module", name: "seo" });
    this.#worker = worker;
    worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => this.#receive(data));
    worker.addEventListener("messageerror", () => this.#fail("An answer could not be read."));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      this.#fail(event.message === "" ? "The checks could not be loaded." : event.message);
    });
    return worker;
  }

  #receive(data: unknown): void {
    if (this.#running === null) return;
    const { name, question } = this.#running;
    if (!isSeoReply(data) || data.id !== this.#id) return this.#fail("An answer could not be read.");
    this.#next();
    this.#onAnswer(
      data.kind === "done"
        ? { kind: "done", name, findings: data.findings, text: question.text }
        : { kind: "failed", name, message: data.message },
    );
  }

  #fail(message: string): void {
    const name = this.#waiting?.name ?? this.#running?.name ?? "";
    this.stop();
    this.#onAnswer({ kind: "failed", name, message });
  }
}
