import type { AnalysisName, AnalysisOptions, AnalysisResult } from "#core/analyses/registry.ts";
import { LiveDocument } from "#core/document/live-document.ts";
import type { Span, TextChange } from "#core/document/span.ts";
import type { Answer, Engine, Progress } from "./engine.ts";
import { nextTurn, turnMs } from "./turns.ts";

export interface InPlaceOptions {
  /** The text could not be taken over; all answers are failures until `open` is called again. */
  onBroken?(message: string): void;
}

/** A text that is being cut into blocks, and the changes that came meanwhile. */
interface Opening {
  readonly text: string;
  steps: Generator<number, void, undefined> | null;
  readonly changes: (readonly TextChange[])[];
}

/** A request, as something that can be gone on with. */
interface Job {
  readonly name: AnalysisName;
  readonly span: Span | null;
  /** Goes on until `deadline` (milliseconds of `performance.now`); true when the request is answered. */
  goOn(deadline: number): boolean;
  /** The text was replaced: begin again. */
  restart(): void;
  fail(message: string): void;
  cancel(): void;
}

/** Characters from which on a new text is read in turns, whichever way it came. */
const longText = 100_000;

/** Progress is told this often; more often than that nobody reads. */
const progressMs = 100;

function describe(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

function readSpan(document: LiveDocument, { start, end }: Span): string {
  const pieces: string[] = [];
  for (const block of document.blocks()) {
    if (block.start >= end) break;
    pieces.push(block.value.text.slice(Math.max(start - block.start, 0), end - block.start));
  }
  return pieces.join("");
}

/** What a request has to do; each step is short, and the revision returned is the one that the result is about. */
function* runAnalysis<Name extends AnalysisName>(
  document: LiveDocument,
  readRevision: () => number,
  name: Name,
  options: AnalysisOptions<Name>,
  span: Span | null,
): Generator<number, Answer<AnalysisResult<Name>>, undefined> {
  if (span === null) {
    yield* document.prepareInSteps(name);
    return { kind: "result", revision: readRevision(), result: document.analyse(name, options) };
  }
  const revision = readRevision();
  const part = new LiveDocument();
  yield* part.openInSteps(readSpan(document, span), [name]);
  return { kind: "result", revision, result: part.analyse(name, options) };
}

/**
 * An engine in the thread that calls it. Long readings go on in turns of a few milliseconds. Requests that need no
 * more reading are answered before those that do.
 */
export function createInPlaceEngine({ onBroken }: InPlaceOptions = {}): Engine {
  const document = new LiveDocument();
  const listeners = new Set<(progress: Progress) => void>();
  let jobs: Job[] = [];
  let opening: Opening | null = null;
  let revision = 0;
  let broken: string | null = null;
  let isTurnComing = false;
  let reportedAt: number | null = null;

  const report = (progress: Progress) => {
    for (const listener of listeners) listener(progress);
  };

  const breakDown = (error: unknown) => {
    const message = describe(error);
    broken = message;
    opening = null;
    const failing = jobs;
    jobs = [];
    for (const job of failing) job.fail(message);
    onBroken?.(message);
  };

  const comeAgain = () => {
    if (isTurnComing || (opening === null && jobs.length === 0)) return;
    isTurnComing = true;
    nextTurn(takeTurn);
  };

  const goOnOpening = (current: Opening, deadline: number) => {
    // What was asked for first is read along with the opening, so that its figures come with the text.
    const first = jobs.find((job) => job.span === null);
    current.steps ??= document.openInSteps(current.text, first === undefined ? [] : [first.name]);
    let read = 0;
    for (;;) {
      const step = current.steps.next();
      if (step.done === true) break;
      read = step.value;
      const now = performance.now();
      if (now < deadline) continue;
      if (reportedAt === null || now - reportedAt >= progressMs) {
        reportedAt = now;
        report({ read, total: current.text.length });
      }
      return;
    }
    for (const changes of current.changes) document.change(changes);
    opening = null;
    if (reportedAt !== null) report({ read: current.text.length, total: current.text.length });
    reportedAt = null;
  };

  const goOnAnswering = (deadline: number) => {
    while (jobs.length > 0 && performance.now() < deadline) {
      const job = jobs.find(({ name, span }) => span === null && document.isReady(name)) ?? jobs[0];
      if (job?.goOn(deadline) === true) jobs = jobs.filter((other) => other !== job);
    }
  };

  const takeTurn = () => {
    isTurnComing = false;
    const deadline = performance.now() + turnMs;
    try {
      if (opening !== null) goOnOpening(opening, deadline);
    } catch (error) {
      breakDown(error);
    }
    if (opening === null) goOnAnswering(deadline);
    comeAgain();
  };

  const open = (text: string, opened: number) => {
    revision = opened;
    broken = null;
    opening = { text, steps: null, changes: [] };
    for (const job of jobs) job.restart();
    comeAgain();
  };

  return {
    open,
    change(changes, changed) {
      revision = changed;
      if (broken !== null) return;
      if (opening !== null) {
        opening.changes.push(changes);
        return;
      }
      const [first, ...others] = changes;
      const isWhole = first?.from === 0 && first.to === document.length && others.length === 0;
      if (isWhole && first.insert.length >= longText) {
        // A paste in an empty document, mostly. A change is applied in one go, and would hold up what comes next.
        open(first.insert, changed);
        return;
      }
      try {
        document.change(changes);
      } catch (error) {
        breakDown(error);
      }
    },
    analyse<Name extends AnalysisName>(
      signal: AbortSignal,
      name: Name,
      options: AnalysisOptions<Name>,
      span: Span | null = null,
    ): Promise<Answer<AnalysisResult<Name>>> {
      if (signal.aborted) return Promise.resolve({ kind: "cancelled", revision });
      if (broken !== null) return Promise.resolve({ kind: "failure", revision, message: broken });
      return new Promise((resolve) => {
        const start = () => runAnalysis(document, () => revision, name, options, span);
        let steps = start();
        const settle = (answer: Answer<AnalysisResult<Name>>) => {
          signal.removeEventListener("abort", abort);
          resolve(answer);
        };
        const job: Job = {
          name,
          span,
          goOn(deadline) {
            try {
              let step = steps.next();
              while (step.done !== true) {
                if (performance.now() >= deadline) return false;
                step = steps.next();
              }
              settle(step.value);
              return true;
            } catch (error) {
              settle({ kind: "failure", revision, message: describe(error) });
              return true;
            }
          },
          restart() {
            steps = start();
          },
          fail: (message) => settle({ kind: "failure", revision, message }),
          cancel: () => settle({ kind: "cancelled", revision }),
        };
        const abort = () => {
          jobs = jobs.filter((other) => other !== job);
          job.cancel();
        };
        signal.addEventListener("abort", abort, { once: true });
        jobs.push(job);
        comeAgain();
      });
    },
    onProgress(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      opening = null;
      const cancelling = jobs;
      jobs = [];
      for (const job of cancelling) job.cancel();
      listeners.clear();
    },
  };
}
