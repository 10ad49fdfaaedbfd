import { ReadFailure } from "./read-failure.ts";

/** How far a reading is: `done` of `total` bytes of the file, or thereabouts. Never goes back. */
export interface ReadProgress {
  readonly done: number;
  readonly total: number;
}

/** How a caller follows and ends a reading. */
export interface ReadControl {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: ReadProgress) => void;
}

/** The longest that a reading keeps the thread to itself. */
const turnMs = 24;

/** One reading under way: it lets others have a turn, tells how far it is, and ends when it is cancelled. */
export class ReadTask {
  readonly #control: ReadControl;
  readonly #total: number;
  #done = 0;
  #turnEnd = performance.now() + turnMs;

  /** `total` is the size of the file in bytes. */
  constructor(control: ReadControl, total: number) {
    this.#control = control;
    this.#total = total;
  }

  /** To be called between pieces of work of a few milliseconds; `share` of the whole (0 to 1) is done. */
  async pause(share: number): Promise<void> {
    if (performance.now() < this.#turnEnd) return;
    const done = Math.floor(Math.min(1, share) * this.#total);
    if (done > this.#done) {
      this.#done = done;
      this.#control.onProgress?.({ done, total: this.#total });
    }
    await new Promise<void>((resolve) => {
      setTimeout(resolve, 0);
    });
    this.throwIfCancelled();
    this.#turnEnd = performance.now() + turnMs;
  }

  throwIfCancelled(): void {
    if (this.#control.signal?.aborted === true) {
      throw new ReadFailure("cancelled", "was not read", "The reading was cancelled.");
    }
  }

  /** To be called once, when all is read. */
  finish(): void {
    this.throwIfCancelled();
    this.#control.onProgress?.({ done: this.#total, total: this.#total });
  }
}
