import { useCallback, useEffect, useMemo, useRef, useState } from "react";

import { useSettledText } from "../use-settled-text.ts";
import { NewestOnly } from "./newest-only.ts";
import type { Ask, KindOf } from "./protocol.ts";
import { ToolWorker } from "./tool-worker.ts";
import type { ToolWorkerOptions } from "./tool-worker.ts";
import { useStable } from "./use-stable.ts";

/** How a tool has the text read. A constant of the tool: another object from render to render would end the work. */
export interface TextWork<Requests, Replies, Kind extends KindOf<Requests, Replies>, Question> {
  readonly worker: ToolWorkerOptions<Requests, Replies>;
  readonly kind: Kind;
  readonly request: (text: string, question: Question) => Requests[Kind];
  /** A pause in typing after which the text is read anew. */
  readonly pauseMilliseconds: number;
  /** Whether no text is asked about, too. Without, a worker is not made for it, and there is no answer to it. */
  readonly readsEmptyText: boolean;
}

/** What was replied, with what it was asked of. */
export interface TextAnswer<Reply, Question> {
  readonly text: string;
  readonly revision: number;
  readonly question: Question;
  readonly reply: Reply;
  /** Another one for each answer, from 1. */
  readonly number: number;
}

/** The answer on the screen, and what is being done. */
export interface TextAnswerView<Requests, Replies, Reply, Question> {
  /** The last answer, kept while a newer one is on its way. */
  readonly answer: TextAnswer<Reply, Question> | null;
  readonly working: boolean;
  /** From 0 to 1 while a long text is read; `null` otherwise. */
  readonly progress: number | null;
  readonly failure: string | null;
  /** The person stopped the work. */
  readonly stopped: boolean;
  /** Whether there is a text at all; `null` while that is not known. */
  readonly hasText: boolean | null;
  readonly stop: () => void;
  readonly again: () => void;
  /** Asks the worker something else, after what it does now. */
  readonly ask: Ask<Requests, Replies>;
}

interface Job<Question> {
  readonly text: string;
  readonly revision: number;
  readonly question: Question;
  /** How often the person has asked for it again. */
  readonly attempt: number;
}

interface Outcome<Question> {
  readonly job: Job<Question>;
  readonly failure: string | null;
  readonly stopped: boolean;
}

interface Client<Requests, Replies, Kind extends KindOf<Requests, Replies>, Question> {
  readonly worker: ToolWorker<Requests, Replies>;
  readonly jobs: NewestOnly<Job<Question>, Replies[Kind]>;
}

/** Has the text read in a worker, and again after each change of it or of what is asked. The last answer stays meanwhile. */
export function useTextAnswer<Requests, Replies, Kind extends KindOf<Requests, Replies>, Question>(
  work: TextWork<Requests, Replies, Kind, Question>,
  asked: Question,
): TextAnswerView<Requests, Replies, Replies[Kind], Question> {
  const { text, revision } = useSettledText(work.pauseMilliseconds);
  const question = useStable(asked);
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<TextAnswer<Replies[Kind], Question> | null>(null);
  const [outcome, setOutcome] = useState<Outcome<Question> | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const client = useRef<Client<Requests, Replies, Kind, Question> | null>(null);
  const job = useMemo<Job<Question>>(
    () => ({ text, revision, question, attempt }),
    [text, revision, question, attempt],
  );

  useEffect(() => {
    const worker = new ToolWorker(work.worker, setProgress);
    const jobs = new NewestOnly<Job<Question>, Replies[Kind]>({
      ask: (next) => worker.ask(work.kind, work.request(next.text, next.question)),
      stop: () => worker.stop(),
      onAnswer(done, came) {
        setProgress(null);
        setOutcome({
          job: done,
          failure: came.kind === "failed" ? came.message : null,
          stopped: came.kind === "stopped",
        });
        if (came.kind !== "done") return;
        const { attempt: _, ...of } = done;
        setAnswer((last) => ({ ...of, reply: came.reply, number: (last?.number ?? 0) + 1 }));
      },
    });
    client.current = { worker, jobs };
    return () => {
      jobs.stop();
      client.current = null;
    };
  }, [work]);

  const hasText = revision < 0 ? null : text !== "";
  const isAsked = hasText === true || (hasText === false && work.readsEmptyText);
  useEffect(() => {
    if (isAsked) client.current?.jobs.put(job);
  }, [isAsked, job]);

  const stop = useCallback(() => {
    client.current?.jobs.stop();
    setProgress(null);
    setOutcome({ job, failure: null, stopped: true });
  }, [job]);
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  const ask = useCallback<Ask<Requests, Replies>>(
    async (kind, options) =>
      client.current === null ? { kind: "stopped" } : client.current.worker.ask(kind, options),
    [],
  );
  const isOver = outcome?.job === job;
  const isLeftOut = hasText === false && !isAsked;
  return {
    answer: isLeftOut ? null : answer,
    working: !isOver && !isLeftOut,
    progress: isOver || isLeftOut ? null : progress,
    failure: isOver ? outcome.failure : null,
    stopped: isOver && outcome.stopped,
    hasText,
    stop,
    again,
    ask,
  };
}
