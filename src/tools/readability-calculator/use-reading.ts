import { useMemo } from "react";

import { useTextAnswer } from "#workspace/tool-worker/use-text-answer.ts";
import type { TextAnswerView, TextWork } from "#workspace/tool-worker/use-text-answer.ts";

import { readabilityProtocol } from "./requests.ts";
import type { ReadReply, Replies, Requests } from "./requests.ts";

/** What is asked of a text besides its being read. */
type ReadQuestion = Omit<Requests["read"], "text">;

const readingWork: TextWork<Requests, Replies, "read", ReadQuestion> = {
  worker: {
    start: () =>
      new Worker(new URL("./readability.worker.ts", import.meta.url), {
        type: "module",
        name: "readability",
      }),
    protocol: readabilityProtocol,
    notLoaded: "The reading could not be loaded.",
  },
  kind: "read",
  request: (text, { language }) => ({ text, language }),
  pauseMilliseconds: 350,
  readsEmptyText: false,
};

/** A text with what was found in it. */
export interface Reading extends ReadReply {
  readonly text: string;
  /** Another one for each reading: what a question to the worker is about. */
  readonly number: number;
}

/** What is on the screen, and what is being done. */
export interface ReadingState extends Pick<
  TextAnswerView<Requests, Replies, ReadReply, ReadQuestion>,
  "working" | "progress" | "failure" | "hasText" | "ask"
> {
  /** The last reading, kept while a newer one is on its way; `null` without a text. */
  readonly reading: Reading | null;
  /** The number of the reading. */
  readonly about: number | null;
  readonly stopped: boolean;
  readonly stop: () => void;
  readonly again: () => void;
}

/** Reads the text in a worker, and again after each change of it. The last reading stays meanwhile. */
export function useReading(language: string): ReadingState {
  const { answer, working, progress, failure, stopped, hasText, stop, again, ask } = useTextAnswer(
    readingWork,
    { language },
  );
  const reading = useMemo<Reading | null>(
    () => (answer === null ? null : { ...answer.reply, text: answer.text, number: answer.number }),
    [answer],
  );
  return {
    reading,
    about: reading?.number ?? null,
    working: hasText === true && working,
    progress: progress === 1 ? null : progress,
    failure,
    stopped,
    hasText,
    ask,
    stop,
    again,
  };
}
