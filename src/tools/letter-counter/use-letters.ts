import { useCallback, useEffect, useRef, useState } from "react";

import type { Span } from "#core/document/span.ts";
import type { LetterOptions } from "#core/letters/letter-options.ts";
import { useSettledText } from "#workspace/use-settled-text.ts";

import { LetterClient } from "./letter-client.ts";
import type { LetterView } from "./messages.ts";

/** A pause in typing after which the text is counted anew. */
const pauseMilliseconds = 200;

/** The letters on the screen, and what is being done. */
export interface Letters {
  /** The last view, kept while a newer one is on its way; `null` while there is no text. */
  readonly view: LetterView | null;
  readonly working: boolean;
  /** From 0 to 1 while a long text is read; `null` otherwise. */
  readonly progress: number | null;
  readonly failure: string | null;
  /** The person stopped the counting. */
  readonly stopped: boolean;
  readonly stop: () => void;
  readonly again: () => void;
  readonly find: (letters: readonly string[], limit: number) => Promise<readonly Span[] | null>;
}

interface Outcome {
  readonly name: string;
  /** `null` where it went well. */
  readonly failure: string | null;
  readonly stopped: boolean;
}

/** Counts the letters of the text in a worker, and again after each change of it or of the options. */
export function useLetters(options: LetterOptions): Letters {
  const { text, revision } = useSettledText(pauseMilliseconds);
  const [view, setView] = useState<LetterView | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [attempt, setAttempt] = useState(0);
  const client = useRef<LetterClient | null>(null);
  // The same object while it says the same, so that a render alone asks for nothing.
  const [stable, setStable] = useState(options);
  const key = JSON.stringify(options);
  if (JSON.stringify(stable) !== key) setStable(options);
  const name = `${revision} ${attempt} ${JSON.stringify(stable)}`;

  useEffect(() => {
    const started = new LetterClient({
      onAnswer(answer) {
        setProgress(null);
        setOutcome({
          name: answer.name,
          failure: answer.kind === "failed" ? answer.message : null,
          stopped: false,
        });
        if (answer.kind === "done") setView(answer.view);
      },
      onProgress: (read, total) => setProgress(read / total),
    });
    client.current = started;
    return () => {
      started.stop();
      client.current = null;
    };
  }, []);

  useEffect(() => {
    // The letters of no text are not worth a worker, and would stand in the way of the first view.
    if (revision >= 0 && text !== "") client.current?.measure(name, text, stable);
  }, [name, text, revision, stable]);

  const stop = useCallback(() => {
    client.current?.stop();
    setProgress(null);
    setOutcome({ name, failure: null, stopped: true });
  }, [name]);
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  const find = useCallback(
    async (letters: readonly string[], limit: number) =>
      client.current === null ? null : client.current.find(letters, limit),
    [],
  );
  const ended = outcome?.name === name;
  const isEmpty = revision >= 0 && text === "";
  return {
    view: isEmpty ? null : view,
    working: !ended && !isEmpty,
    progress: ended ? null : progress,
    failure: ended ? outcome.failure : null,
    stopped: ended && outcome.stopped,
    stop,
    again,
    find,
  };
}
