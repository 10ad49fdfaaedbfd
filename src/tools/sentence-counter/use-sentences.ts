import { useCallback, useEffect, useMemo, useRef, useState } from "react";

import type { WordDialect } from "#core/analyses/counts/counts.ts";
import type { BoundaryCorrection } from "#core/sentences/boundary-corrections.ts";
import { describeLengths } from "#core/sentences/describe-lengths.ts";
import type { LengthSummary } from "#core/sentences/describe-lengths.ts";
import type { OpeningLength } from "#core/sentences/sentence-openings.ts";
import { useSettledText } from "#workspace/use-settled-text.ts";

import { SentenceClient } from "./sentence-client.ts";
import type { SentenceWish } from "./sentence-client.ts";
import type { SentenceReply } from "./sentence-messages.ts";

/** A pause in typing after which the text is read anew. */
const pauseMilliseconds = 250;

/** The sentences of a text, with the text that they are of. */
export interface ReadSentences {
  readonly text: string;
  readonly revision: number;
  readonly reply: SentenceReply;
  readonly lengths: LengthSummary;
  readonly perParagraph: LengthSummary;
}

export interface SentencesView {
  /** The last reading stays while a newer one is on its way; `null` before the first, and where there is no text. */
  readonly found: ReadSentences | null;
  readonly working: boolean;
  /** From 0 to 1 while a long text is read; `null` otherwise. */
  readonly progress: number | null;
  readonly failure: string | null;
  readonly stopped: boolean;
  readonly stop: () => void;
  readonly again: () => void;
}

interface Outcome {
  readonly name: string;
  readonly failure: string | null;
  readonly stopped: boolean;
}

export interface SentenceQuestion {
  readonly language: string;
  readonly dialect: WordDialect;
  readonly openingLength: OpeningLength;
  readonly corrections: readonly BoundaryCorrection[];
}

/** Reads the sentences of the text in a worker, and again after each change of it or of what is asked. */
export function useSentences({
  language,
  dialect,
  openingLength,
  corrections,
}: SentenceQuestion): SentencesView {
  const { text, revision } = useSettledText(pauseMilliseconds);
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<ReadSentences | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const client = useRef<SentenceClient | null>(null);
  const wish = useMemo<SentenceWish>(
    () => ({
      name: JSON.stringify([revision, attempt, language, dialect, openingLength, corrections]),
      revision,
      request: { text, language, dialect, openingLength, corrections },
    }),
    [text, revision, attempt, language, dialect, openingLength, corrections],
  );
  const { name } = wish;

  useEffect(() => {
    const started = new SentenceClient((answer) => {
      const { text: read } = answer.wish.request;
      setProgress(answer.kind === "progress" ? answer.read / Math.max(1, read.length) : null);
      if (answer.kind === "progress") return;
      const failure = answer.kind === "failed" ? answer.message : null;
      setOutcome({ name: answer.wish.name, failure, stopped: false });
      if (answer.kind === "failed") return;
      const { reply } = answer;
      setFound({
        text: read,
        revision: answer.wish.revision,
        reply,
        lengths: describeLengths(reply.words),
        perParagraph: describeLengths(reply.perParagraph),
      });
    });
    client.current = started;
    return () => {
      started.stop();
      client.current = null;
    };
  }, []);

  useEffect(() => {
    if (wish.revision >= 0) client.current?.read(wish);
  }, [wish]);

  const stop = useCallback(() => {
    client.current?.stop();
    setProgress(null);
    setOutcome({ name, failure: null, stopped: true });
  }, [name]);
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  const ended = outcome?.name === name;
  return {
    found: found === null || found.reply.starts.length === 0 ? null : found,
    working: !ended,
    progress,
    failure: ended ? outcome.failure : null,
    stopped: ended && outcome.stopped,
    stop,
    again,
  };
}
