import { useCallback, useEffect, useRef, useState } from "react";

import type { Comparison, ComparisonOptions } from "#core/compare/comparison.ts";
import { NewestOnly } from "#workspace/tool-worker/newest-only.ts";

import { createCompareWorker } from "./compare-client.ts";
import { unpackDifferences } from "./compare-messages.ts";
import type { Replies } from "./requests.ts";

/** Two texts and what differs in them. */
export interface Compared extends Comparison {
  readonly before: string;
  readonly after: string;
  readonly options: ComparisonOptions;
}

/** The texts to compare. `name` is another one whenever one of them is. */
export interface ComparedTexts {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

export interface ComparisonView {
  /** The last comparison stays while a newer one is on its way. */
  readonly compared: Compared | null;
  readonly working: boolean;
  readonly failure: string | null;
  /** The person stopped a comparison that took long. */
  readonly stopped: boolean;
  readonly stop: () => void;
  readonly again: () => void;
}

interface Job {
  readonly name: string;
  readonly texts: ComparedTexts;
  readonly options: ComparisonOptions;
}

interface Outcome {
  readonly name: string;
  readonly failure: string | null;
  readonly stopped: boolean;
}

/** Compares in a worker, and again after each change of a text or an option; `null` texts are not compared. */
export function useComparison(texts: ComparedTexts | null, options: ComparisonOptions): ComparisonView {
  const [compared, setCompared] = useState<Compared | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [attempt, setAttempt] = useState(0);
  const jobs = useRef<NewestOnly<Job, Replies["compare"]> | null>(null);
  const optionsKey = JSON.stringify(options);
  const name = texts === null ? "" : `${texts.name} ${attempt} ${optionsKey}`;
  const latest = useRef({ texts, options });
  useEffect(() => {
    latest.current = { texts, options };
  });

  useEffect(() => {
    const worker = createCompareWorker();
    const started = new NewestOnly<Job, Replies["compare"]>({
      ask: (job) => worker.ask("compare", { ...job.texts, options: job.options }),
      stop: () => worker.stop(),
      onAnswer(job, answer) {
        if (answer.kind === "done") {
          const { packed, statistics, isCoarse } = answer.reply;
          const { before, after } = job.texts;
          const differences = unpackDifferences(packed);
          setCompared({ differences, statistics, isCoarse, before, after, options: job.options });
        }
        const failure = answer.kind === "failed" ? answer.message : null;
        setOutcome({ name: job.name, failure, stopped: answer.kind === "stopped" });
      },
    });
    jobs.current = started;
    return () => {
      started.stop();
      jobs.current = null;
    };
  }, []);

  useEffect(() => {
    const wanted = latest.current;
    if (name !== "" && wanted.texts !== null) {
      jobs.current?.put({ name, texts: wanted.texts, options: wanted.options });
    }
  }, [name]);

  const stop = useCallback(() => {
    jobs.current?.stop();
    setOutcome({ name, failure: null, stopped: true });
  }, [name]);
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  const ended = outcome?.name === name;
  return {
    compared: texts === null ? null : compared,
    working: texts !== null && !ended,
    failure: ended ? outcome.failure : null,
    stopped: ended && outcome.stopped,
    stop,
    again,
  };
}
