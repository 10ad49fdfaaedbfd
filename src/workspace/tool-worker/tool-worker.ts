import { messageOf, parseWorkerMessage } from "./protocol.ts";
import type { Answer, KindOf, Protocol, RequestMessage } from "./protocol.ts";

/** As much of a browser's worker as is used. */
export type WorkerEnd = Pick<Worker, "addEventListener" | "postMessage" | "terminate">;

/** Which worker, and how it is spoken to. */
export interface ToolWorkerOptions<Requests, Replies> {
  /** Makes the worker; `new Worker(new URL(…))` has to stand in the tool's own file, where the bundler looks for it. */
  readonly start: () => WorkerEnd;
  readonly protocol: Protocol<Requests, Replies>;
  /** A sentence for when the worker's code cannot be fetched. */
  readonly notLoaded: string;
}

interface Waiting {
  readonly settle: (answer: Answer<unknown>) => void;
  readonly timer: ReturnType<typeof setTimeout> | undefined;
}

const unreadable = "An answer could not be read.";

/**
 * The page's end of a tool's worker. The worker is made when it is first asked something, answers requests in the order
 * in which they were asked, and is made anew by the next request after it was stopped or broke. Whatever goes wrong
 * becomes an answer: nothing is thrown, and no request stays without one.
 */
export class ToolWorker<Requests, Replies> {
  readonly #options: ToolWorkerOptions<Requests, Replies>;
  readonly #onProgress: (fraction: number) => void;
  readonly #waiting = new Map<number, Waiting>();
  #worker: WorkerEnd | null = null;
  #lastId = 0;

  /** `onProgress` is told, from 0 to 1, how far the worker is with what it is at, if that kind of request tells. */
  constructor(options: ToolWorkerOptions<Requests, Replies>, onProgress: (fraction: number) => void) {
    this.#options = options;
    this.#onProgress = onProgress;
  }

  /** Whether there is a worker. One that was made anew knows nothing of what was said to the one before. */
  get isRunning(): boolean {
    return this.#worker !== null;
  }

  /**
   * Asks the worker. When there is no answer after `mostMilliseconds`, the worker is stopped with all that it was asked:
   * it cannot be interrupted otherwise.
   */
  ask<Kind extends KindOf<Requests, Replies>>(
    kind: Kind,
    options: Requests[Kind],
    mostMilliseconds?: number,
  ): Promise<Answer<Replies[Kind]>> {
    this.#lastId += 1;
    const request: RequestMessage = { id: this.#lastId, kind, options };
    return new Promise((resolve) => {
      const isReply = this.#options.protocol.replies[kind];
      const settle = (answer: Answer<unknown>): void => {
        if (answer.kind !== "done") resolve(answer);
        else if (isReply(answer.reply)) resolve({ kind: "done", reply: answer.reply });
        else resolve({ kind: "failed", message: unreadable });
      };
      const timer =
        mostMilliseconds === undefined ? undefined : setTimeout(() => this.stop(), mostMilliseconds);
      this.#waiting.set(request.id, { settle, timer });
      try {
        this.#worker ??= this.#start();
        this.#worker.postMessage(request, []);
      } catch (error) {
        // Workers can be forbidden altogether, as by a policy of the browser.
        this.#settle(request.id, { kind: "failed", message: messageOf(error) });
      }
    });
  }

  /** Ends the worker and whatever it does; what it has not answered is answered with `stopped`. */
  stop(): void {
    this.#end({ kind: "stopped" });
  }

  #start(): WorkerEnd {
    const worker = this.#options.start();
    const fail = (message: string): void => {
      if (worker === this.#worker) this.#end({ kind: "failed", message });
    };
    worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (worker === this.#worker) this.#receive(data);
    });
    worker.addEventListener("messageerror", () => fail(unreadable));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      // A script that could not be loaded has no message; one that broke has.
      fail(event.message || this.#options.notLoaded);
    });
    return worker;
  }

  #receive(data: unknown): void {
    const message = parseWorkerMessage(data);
    if (message === null) this.#end({ kind: "failed", message: unreadable });
    else if (message.kind === "progress")
      this.#onProgress(message.total === 0 ? 1 : Math.min(1, message.done / message.total));
    else if (message.kind === "reply") this.#settle(message.id, { kind: "done", reply: message.value });
    else this.#settle(message.id, { kind: "failed", message: message.message });
  }

  #settle(id: number, answer: Answer<unknown>): void {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return;
    this.#waiting.delete(id);
    clearTimeout(waiting.timer);
    waiting.settle(answer);
  }

  #end(answer: Answer<never>): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const id of this.#waiting.keys()) this.#settle(id, answer);
  }
}
