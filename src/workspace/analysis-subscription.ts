import type { Answer } from "#engine/engine.ts";

/** The newest result, as `AnalysisView` has it, for any analysis. */
export interface AnswerView<Result> {
  readonly result: Result | null;
  readonly stale: boolean;
  readonly failure: string | null;
}

/** Keeps one question answered: one request at a time, and always one more after the last change. */
export interface AnalysisSubscription<Result> {
  read(): AnswerView<Result>;
  subscribe(listener: () => void): () => void;
  /** The text changed: asks again, now or as soon as the request under way is answered. */
  refresh(): void;
  /** There is nothing to ask about: gives up what is under way, and the result is `null`. */
  clear(): void;
}

const nothingYet = { result: null, stale: true, failure: null } as const;
const nothingAsked = { result: null, stale: false, failure: null } as const;

/** What an analysis is about. */
export type Subject = "text" | "selection";

/** What is known before anything was asked: of the text nothing yet; and nothing is selected. */
export function firstViewOf(subject: Subject): AnswerView<never> {
  return subject === "text" ? nothingYet : nothingAsked;
}

/**
 * `ask` sends the request; `first` is what is shown before anything was asked. A result that comes while a newer text waits to be asked about is shown and marked
 * stale: under steady typing, figures that are a keystroke old are better than none.
 */
export function createAnalysisSubscription<Result>(
  ask: (signal: AbortSignal) => Promise<Answer<Result>>,
  first: AnswerView<Result> = nothingYet,
): AnalysisSubscription<Result> {
  const listeners = new Set<() => void>();
  let view = first;
  let request: AbortController | null = null;
  let askAgain = false;

  const show = (next: AnswerView<Result>) => {
    view = next;
    for (const listener of listeners) listener();
  };

  const send = async () => {
    const sent = new AbortController();
    request = sent;
    askAgain = false;
    const answer = await ask(sent.signal);
    if (request !== sent) return;
    request = null;
    if (answer.kind === "result") show({ result: answer.result, stale: askAgain, failure: null });
    else if (answer.kind === "failure") show({ result: view.result, stale: true, failure: answer.message });
    if (askAgain) void send();
  };

  return {
    read: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh() {
      if (!view.stale) show({ ...view, stale: true });
      if (request === null) void send();
      else askAgain = true;
    },
    clear() {
      askAgain = false;
      request?.abort();
      request = null;
      if (view.result !== null || view.stale) show(nothingAsked);
    },
  };
}
