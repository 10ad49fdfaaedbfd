import type { Answer } from "./protocol.ts";

/** How jobs are done, and who is told. */
export interface NewestOnlyOptions<Job, Reply> {
  readonly ask: (job: Job) => Promise<Answer<Reply>>;
  /** Ends what `ask` began. */
  readonly stop: () => void;
  readonly onAnswer: (job: Job, answer: Answer<Reply>) => void;
}

interface Held<Job> {
  readonly job: Job;
}

/**
 * Does one job at a time; while it does, only the newest waits, so that typing never queues up work that nobody will
 * see. A job that was overtaken while it waited gets no answer, nor does one that was stopped.
 */
export class NewestOnly<Job, Reply> {
  readonly #options: NewestOnlyOptions<Job, Reply>;
  #running: Held<Job> | null = null;
  #waiting: Held<Job> | null = null;

  constructor(options: NewestOnlyOptions<Job, Reply>) {
    this.#options = options;
  }

  /** Does the job now, or next. */
  put(job: Job): void {
    if (this.#running === null) this.#start({ job });
    else this.#waiting = { job };
  }

  /** Ends whatever is done, and forgets what waits. */
  stop(): void {
    this.#running = null;
    this.#waiting = null;
    this.#options.stop();
  }

  #start(held: Held<Job>): void {
    this.#running = held;
    void this.#options.ask(held.job).then((answer) => this.#finish(held, answer));
  }

  #finish(held: Held<Job>, answer: Answer<Reply>): void {
    if (this.#running !== held) return;
    const next = this.#waiting;
    this.#running = null;
    this.#waiting = null;
    // The next try is to begin from nothing: a worker keeps to itself that a part of it could not be loaded.
    if (answer.kind === "failed") this.#options.stop();
    if (next !== null) this.#start(next);
    this.#options.onAnswer(held.job, answer);
  }
}
