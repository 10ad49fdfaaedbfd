import { isCompareReply } from "./compare-messages.ts";
import type { CompareResult, CompareTask } from "./compare-messages.ts";

/** What became of a task. `stopped`: called off, or a newer one took its place. */
export type CompareAnswer =
  | { readonly kind: "done"; readonly result: CompareResult }
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "stopped" };

interface Job {
  readonly id: number;
  readonly task: CompareTask;
  readonly answer: (answer: CompareAnswer) => void;
}

/** A task on more text than this (UTF-16 units) is ended for a newer one; a shorter one is done before a worker starts. */
const longTask = 4_000_000;

function sizeOf(task: CompareTask): number {
  return task.kind === "merge"
    ? task.base.length + task.left.length + task.right.length
    : task.before.length + task.after.length;
}

/** The page's end of the worker. One task runs at a time; while it does, only the newest waits. */
export class CompareClient {
  #worker: Worker | null = null;
  #running: Job | null = null;
  #waiting: Job | null = null;
  #lastId = 0;

  /** Never rejects. */
  run(task: CompareTask): Promise<CompareAnswer> {
    return new Promise((answer) => {
      this.#lastId += 1;
      this.#waiting?.answer({ kind: "stopped" });
      this.#waiting = { id: this.#lastId, task, answer };
      if (this.#running !== null && sizeOf(this.#running.task) > longTask) {
        this.#endWorker();
        this.#running.answer({ kind: "stopped" });
        this.#running = null;
      }
      if (this.#running === null) this.#next();
    });
  }

  /** Ends whatever the worker does; the next task starts another one. */
  stop(): void {
    this.#finish({ kind: "stopped" });
  }

  #next(): void {
    this.#running = this.#waiting;
    this.#waiting = null;
    if (this.#running === null) return;
    const { id, task } = this.#running;
    (this.#worker ?? this.#start()).postMessage({ id, task }, []);
  }

  #start(): Worker {
    const worker = new Worker(new URL("./compare.worker.ts", import.meta.url), {
      type: "module",
      name: "compare",
    });
    this.#worker = worker;
    worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => this.#receive(data));
    worker.addEventListener("messageerror", () =>
      this.#finish({ kind: "failed", message: "An answer could not be read." }),
    );
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      const message = event.message || "The part that compares could not be loaded.";
      this.#finish({ kind: "failed", message });
    });
    return worker;
  }

  #receive(data: unknown): void {
    const job = this.#running;
    if (job === null) return;
    if (!isCompareReply(data) || data.id !== job.id) {
      return this.#finish({ kind: "failed", message: "An answer could not be read." });
    }
    this.#next();
    job.answer({ kind: "done", result: data.result });
  }

  #endWorker(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  #finish(answer: CompareAnswer): void {
    const jobs = [this.#running, this.#waiting];
    this.#endWorker();
    this.#running = null;
    this.#waiting = null;
    for (const job of jobs) job?.answer(answer);
  }
}
