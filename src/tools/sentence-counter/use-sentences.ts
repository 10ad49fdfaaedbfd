import { useMemo } from "react";

import { describeLengths } from "#core/sentences/describe-lengths.ts";
import type { LengthSummary } from "#core/sentences/describe-lengths.ts";
import { useTextAnswer } from "#workspace/tool-worker/use-text-answer.ts";
import type { TextAnswer, TextAnswerView, TextWork } from "#workspace/tool-worker/use-text-answer.ts";

import { sentenceProtocol } from "./sentence-messages.ts";
import type {
  SentenceReplies,
  SentenceReply,
  SentenceRequest,
  SentenceRequests,
} from "./sentence-messages.ts";

export type SentenceQuestion = Omit<SentenceRequest, "text">;

const sentenceWork: TextWork<SentenceRequests, SentenceReplies, "read", SentenceQuestion> = {
  worker: {
    start: () =>
      new Worker(new URL("./sentences.worker.ts", import.meta.url), { type: "module", name: "sentences" }),
    protocol: sentenceProtocol,
    notLoaded: "a part of the page could not be loaded",
  },
  kind: "read",
  request: (text, question) => ({ ...question, text }),
  pauseMilliseconds: 250,
  readsEmptyText: true,
};

/** The sentences of a text, with the text that they are of. */
export interface ReadSentences extends Pick<
  TextAnswer<SentenceReply, SentenceQuestion>,
  "text" | "revision" | "reply"
> {
  readonly lengths: LengthSummary;
  readonly perParagraph: LengthSummary;
}

export interface SentencesView extends Pick<
  TextAnswerView<SentenceRequests, SentenceReplies, SentenceReply, SentenceQuestion>,
  "working" | "progress" | "failure" | "stopped" | "stop" | "again"
> {
  /** The last reading stays while a newer one is on its way; `null` before the first, and where there is no text. */
  readonly found: ReadSentences | null;
}

/** Reads the sentences of the text in a worker, and again after each change of it or of what is asked. */
export function useSentences({
  language,
  dialect,
  openingLength,
  corrections,
}: SentenceQuestion): SentencesView {
  const { answer, ...state } = useTextAnswer(sentenceWork, { language, dialect, openingLength, corrections });
  const found = useMemo<ReadSentences | null>(() => {
    if (answer === null || answer.reply.starts.length === 0) return null;
    const { words, perParagraph } = answer.reply;
    return { ...answer, lengths: describeLengths(words), perParagraph: describeLengths(perParagraph) };
  }, [answer]);
  return { ...state, found };
}
