import { useCallback, useEffect, useMemo, useRef, useState } from "react";

import type { Ask } from "#workspace/tool-worker/protocol.ts";
import { useStable } from "#workspace/tool-worker/use-stable.ts";
import { useSettledText } from "#workspace/use-settled-text.ts";

import { FrequencyClient } from "./frequency-client.ts";
import type { ListOptions, ListReply, Replies, Requests } from "./requests.ts";

/** A pause in typing after which the text is counted anew. */
const pauseMilliseconds = 350;
/** A filter that takes longer than this is stopped. */
const filterMilliseconds = 2500;

/** A text to be counted. Another object asks for another counting, of the same text or not. */
interface Job {
  readonly text: string;
  readonly revision: number;
  readonly language: string;
  /** How often the person has asked for it again. */
  readonly attempt: number;
}

/** What the last counting came to. */
interface Outcome {
  readonly job: Job;
  readonly options: ListOptions;
  readonly failure: string | null;
  readonly slowFilter: boolean;
  readonly stopped: boolean;
}

/** The list on the screen, and what is being done. */
export interface Frequency {
  /** The last list, kept while a newer one is on its way. */
  readonly list: ListReply | null;
  readonly working: boolean;
  /** From 0 to 1 while a long text is read; `null` otherwise. */
  readonly progress: number | null;
  /** A sentence about what went wrong, or `null`. */
  readonly failure: string | null;
  /** The filter was stopped because it took too long. */
  readonly slowFilter: boolean;
  /** The person called the counting off. */
  readonly stopped: boolean;
  /** Whether there is a text at all; `null` while that is not known. */
  readonly hasText: boolean | null;
  readonly ask: Ask<Requests, Replies>;
  /** The number of the list. */
  readonly about: number | null;
  readonly stop: () => void;
  readonly again: () => void;
}

/** Counts the text in a worker, and again after each change of the text or of what is asked. The last list stays meanwhile. */
export function useFrequency(asked: ListOptions, language: string): Frequency {
  const { text, revision } = useSettledText(pauseMilliseconds);
  const [attempt, setAttempt] = useState(0);
  const job = useMemo<Job>(
    () => ({ text, revision, language, attempt }),
    [text, revision, language, attempt],
  );
  const options = useStable(asked);
  const [list, setList] = useState<ListReply | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const client = useRef<FrequencyClient | null>(null);
  const lastList = useRef(0);

  useEffect(() => {
    const started = new FrequencyClient((fraction) => setProgress(fraction < 1 ? fraction : null));
    client.current = started;
    return () => {
      started.stop();
      client.current = null;
    };
  }, []);

  useEffect(() => {
    if (job.revision >= 0) client.current?.open(job.text, job.language);
  }, [job]);

  useEffect(() => {
    const current = client.current;
    if (current === null || job.text === "") return undefined;
    let left = false;
    const count = async (withFilter: boolean): Promise<void> => {
      const limit = withFilter && options.filter?.isPattern === true ? filterMilliseconds : undefined;
      lastList.current += 1;
      const filter = withFilter ? options.filter : null;
      const answer = await current.ask("list", { ...options, filter, list: lastList.current }, limit);
      if (left) return;
      const isSlow = answer.kind === "stopped" && limit !== undefined;
      if (isSlow) return count(false);
      if (answer.kind === "done") setList(answer.reply);
      setProgress(null);
      setOutcome({
        job,
        options,
        failure: answer.kind === "failed" ? answer.message : null,
        slowFilter: !withFilter,
        stopped: answer.kind === "stopped",
      });
      return undefined;
    };
    void count(true);
    return () => {
      left = true;
    };
  }, [job, options]);

  const ask = useCallback<Ask<Requests, Replies>>(
    async (kind, question) =>
      client.current === null ? { kind: "stopped" } : client.current.ask(kind, question),
    [],
  );
  const stop = useCallback(() => client.current?.stop(), []);
  const again = useCallback(() => setAttempt((last) => last + 1), []);
  const hasText = revision < 0 ? null : text !== "";
  const isSettled = outcome !== null && outcome.job === job && outcome.options === options;
  const shown = hasText === true ? list : null;
  return {
    list: shown,
    about: shown?.list ?? null,
    working: hasText === true && !isSettled,
    progress: hasText === true && !isSettled ? progress : null,
    failure: isSettled ? outcome.failure : null,
    slowFilter: isSettled && outcome.slowFilter,
    stopped: isSettled && outcome.stopped,
    hasText,
    ask,
    stop,
    again,
  };
}
