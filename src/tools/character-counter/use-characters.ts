import { useEffect, useMemo, useRef, useState } from "react";

import type { LimitBound } from "#core/limits/limit.ts";
import { useSettledText } from "#workspace/use-settled-text.ts";

import { CharacterClient } from "./character-client.ts";
import type { CharacterReply, ViewQuestion, ViewReply } from "./requests.ts";

/** A pause in typing after which the text is counted anew: too short to be noticed, long enough to skip bursts. */
const pauseMilliseconds = 60;

/** The answers on the screen. */
export interface Characters {
  /** The newest answer; `null` before the first. */
  readonly reply: CharacterReply | null;
  /** The newest answer to each view's question, kept while another view is open. */
  readonly views: Partial<{ readonly [Kind in ViewReply["kind"]]: Extract<ViewReply, { kind: Kind }> }>;
  /** A newer answer is on its way. */
  readonly working: boolean;
  readonly failure: string | null;
}

/** What is asked of a text. Another object asks anew. */
interface Job {
  readonly text: string;
  readonly revision: number;
  readonly bounds: readonly LimitBound[];
  readonly question: ViewQuestion;
}

/** What has been answered, and the job that the newest answer is to. */
interface Outcome extends Omit<Characters, "working"> {
  readonly job: Job | null;
}

const nothing: Outcome = { reply: null, views: {}, failure: null, job: null };

/** Counts the text in a worker, and again after each change of the text or of what is asked. */
export function useCharacters(bounds: readonly LimitBound[], question: ViewQuestion): Characters {
  const { text, revision } = useSettledText(pauseMilliseconds);
  const [outcome, setOutcome] = useState(nothing);
  const client = useRef<CharacterClient | null>(null);
  const newest = useRef<{ readonly id: number; readonly job: Job | null }>({ id: 0, job: null });
  // By their content: what is asked is made anew on each render.
  const asked = JSON.stringify({ bounds, question });
  const [stable, setStable] = useState({ asked, bounds, question });
  if (stable.asked !== asked) setStable({ asked, bounds, question });
  const job = useMemo<Job>(
    () => ({ text, revision, bounds: stable.bounds, question: stable.question }),
    [text, revision, stable],
  );

  useEffect(() => {
    const started = new CharacterClient((answer) => {
      const { id, job: asking } = newest.current;
      setOutcome((last) => {
        if (answer.kind === "failed") return { ...last, failure: answer.message, job: asking };
        const { reply } = answer;
        const views = { ...last.views, [reply.view.kind]: reply.view };
        return { reply, views, failure: null, job: reply.id === id ? asking : null };
      });
    });
    client.current = started;
    return () => {
      started.stop();
      client.current = null;
    };
  }, []);

  useEffect(() => {
    if (job.revision < 0) return;
    const id = newest.current.id + 1;
    newest.current = { id, job };
    client.current?.ask({ id, text: job.text, bounds: job.bounds, question: job.question });
  }, [job]);

  const { reply, views, failure } = outcome;
  return { reply, views, failure, working: outcome.job !== job };
}
