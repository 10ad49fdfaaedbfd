import { useCallback, useEffect, useMemo, useRef, useState } from "react";

import { useSettledText } from "#workspace/use-settled-text.ts";

import { ReadingClient } from "./reading-client.ts";
import type { Answer } from "./reading-client.ts";
import type { ReadReply, Replies, RequestKind, Requests } from "./requests.ts";

/** A pause in typing after which the text is read anew. */
const pauseMilliseconds = 350;

/** A text with what was found in it. */
export interface Reading extends ReadReply {
  readonly text: string;
  /** Another one for each reading: what a question to the worker is about. */
  readonly number: number;
}

/** A text to be read. Another object asks for another reading, of the same text or not. */
interface Job {
  readonly text: string;
  readonly revision: number;
  readonly language: string;
  readonly attempt: number;
}

interface Outcome {
  readonly job: Job;
  readonly failure: string | null;
  readonly calledOff: boolean;
}

/** What is on the screen, and what is being done. */
export interface ReadingState {
  /** The last reading, kept while a newer one is on its way; `null` without a text. */
  readonly reading: Reading | null;
  readonly working: boolean;
  /** From 0 to 1 while a long text is read; `null` otherwise. */
  readonly progress: number | null;
  readonly failure: string | null;
  readonly calledOff: boolean;
  /** Whether there is a text at all; `null` while that is not known. */
  readonly hasText: boolean | null;
  readonly ask: <Kind extends RequestKind>(
    kind: Kind,
    options: Requests[Kind],
  ) => Promise<Answer<Replies[Kind]>>;
  readonly callOff: () => void;
  readonly readAgain: () => void;
}

/** Reads the text in a worker, and again after each change of it. The last reading stays meanwhile. */
export function useReading(language: string): ReadingState {
  const { text, revision } = useSettledText(pauseMilliseconds);
  const [attempt, setAttempt] = useState(0);
  const job = useMemo<Job>(
    () => ({ text, revision, language, attempt }),
    [text, revision, language, attempt],
  );
  const [reading, setReading] = useState<Reading | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const client = useRef<ReadingClient | null>(null);
  const lastNumber = useRef(0);

  useEffect(() => {
    const started = new ReadingClient((fraction) => setProgress(fraction < 1 ? fraction : null));
    client.current = started;
    return () => {
      started.stop();
      client.current = null;
    };
  }, []);

  useEffect(() => {
    const current = client.current;
    if (current === null || job.revision < 0 || job.text === "") return undefined;
    let left = false;
    void current.ask("read", { text: job.text, language: job.language }).then((answer) => {
      if (left) return;
      if (answer.kind === "done") {
        lastNumber.current += 1;
        setReading({ ...answer.reply, text: job.text, number: lastNumber.current });
      }
      setProgress(null);
      setOutcome({
        job,
        failure: answer.kind === "failed" ? answer.message : null,
        calledOff: answer.kind === "stopped",
      });
    });
    return () => {
      left = true;
    };
  }, [job]);

  const ask = useCallback(
    async <Kind extends RequestKind>(kind: Kind, question: Requests[Kind]): Promise<Answer<Replies[Kind]>> =>
      client.current === null ? { kind: "stopped" } : client.current.ask(kind, question),
    [],
  );
  const callOff = useCallback(() => client.current?.stop(), []);
  const readAgain = useCallback(() => setAttempt((last) => last + 1), []);
  const hasText = revision < 0 ? null : text !== "";
  const isSettled = outcome !== null && outcome.job === job;
  return {
    reading: hasText === true ? reading : null,
    working: hasText === true && !isSettled,
    progress: hasText === true && !isSettled ? progress : null,
    failure: isSettled ? outcome.failure : null,
    calledOff: isSettled && outcome.calledOff,
    hasText,
    ask,
    callOff,
    readAgain,
  };
}
