import { useCallback, useEffect, useMemo, useRef, useState } from "react";

import type { WordDialect } from "#core/analyses/counts/counts.ts";
import { isCounted } from "#core/paragraphs/find-text-paragraphs.ts";
import type { MeasuredParagraph } from "#core/paragraphs/measure-paragraphs.ts";
import { describeLengths } from "#core/sentences/describe-lengths.ts";
import type { LengthSummary } from "#core/sentences/describe-lengths.ts";
import type { HyphenTreatment } from "#core/transforms/unwrap/find-unwrapping.ts";
import { useSettledText } from "#workspace/use-settled-text.ts";

import { ParagraphClient } from "./paragraph-client.ts";
import type { ParagraphWish } from "./paragraph-client.ts";
import type { ParagraphReply } from "./paragraph-messages.ts";
import type { RuleChoice } from "./settings.ts";

/** A pause in typing after which the text is read anew. */
const pauseMilliseconds = 250;

/** The paragraphs of a text, with the text that they are of. */
export interface ReadParagraphs {
  readonly text: string;
  readonly revision: number;
  readonly reply: ParagraphReply;
  /** The parts that count as paragraphs. */
  readonly counted: readonly MeasuredParagraph[];
  readonly words: LengthSummary;
  readonly sentences: LengthSummary;
}

export interface ParagraphsView {
  /** The last reading stays while a newer one is on its way; `null` before the first, and where there is no text. */
  readonly found: ReadParagraphs | null;
  readonly working: boolean;
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

export interface ParagraphQuestion {
  readonly language: string;
  readonly dialect: WordDialect;
  readonly rule: RuleChoice;
  readonly hyphens: HyphenTreatment;
}

/** Reads the paragraphs of the text in a worker, and again after each change of it or of what is asked. */
export function useParagraphs({ language, dialect, rule, hyphens }: ParagraphQuestion): ParagraphsView {
  const { text, revision } = useSettledText(pauseMilliseconds);
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<ReadParagraphs | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const client = useRef<ParagraphClient | null>(null);
  const wish = useMemo<ParagraphWish>(
    () => ({
      name: JSON.stringify([revision, attempt, language, dialect, rule, hyphens]),
      revision,
      request: { text, language, dialect, rule, hyphens },
    }),
    [text, revision, attempt, language, dialect, rule, hyphens],
  );
  const { name } = wish;

  useEffect(() => {
    const started = new ParagraphClient((answer) => {
      const failure = answer.kind === "failed" ? answer.message : null;
      setOutcome({ name: answer.wish.name, failure, stopped: false });
      if (answer.kind === "failed") return;
      const { reply } = answer;
      const counted = reply.parts.filter((part) => isCounted(part, reply.rule));
      setFound({
        text: answer.wish.request.text,
        revision: answer.wish.revision,
        reply,
        counted,
        words: describeLengths(counted.map((part) => part.words)),
        sentences: describeLengths(counted.map((part) => part.sentences)),
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
    setOutcome({ name, failure: null, stopped: true });
  }, [name]);
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  const ended = outcome?.name === name;
  return {
    found: found === null || found.reply.parts.length === 0 ? null : found,
    working: !ended,
    failure: ended ? outcome.failure : null,
    stopped: ended && outcome.stopped,
    stop,
    again,
  };
}
