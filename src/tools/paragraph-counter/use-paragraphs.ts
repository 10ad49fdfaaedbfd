import { useMemo } from "react";

import { isCounted } from "#core/paragraphs/find-text-paragraphs.ts";
import type { MeasuredParagraph } from "#core/paragraphs/measure-paragraphs.ts";
import { describeLengths } from "#core/sentences/describe-lengths.ts";
import type { LengthSummary } from "#core/sentences/describe-lengths.ts";
import { useTextAnswer } from "#workspace/tool-worker/use-text-answer.ts";
import type { TextAnswer, TextAnswerView, TextWork } from "#workspace/tool-worker/use-text-answer.ts";

import { paragraphProtocol } from "./paragraph-messages.ts";
import type {
  ParagraphReplies,
  ParagraphReply,
  ParagraphRequest,
  ParagraphRequests,
} from "./paragraph-messages.ts";

export type ParagraphQuestion = Omit<ParagraphRequest, "text">;

const paragraphWork: TextWork<ParagraphRequests, ParagraphReplies, "read", ParagraphQuestion> = {
  worker: {
    start: () =>
      new Worker(new URL("./paragraphs.worker.ts", import.meta.url), { type: "module", name: "paragraphs" }),
    protocol: paragraphProtocol,
    notLoaded: "a part of the page could not be loaded",
  },
  kind: "read",
  request: (text, question) => ({ ...question, text }),
  pauseMilliseconds: 250,
  readsEmptyText: true,
};

/** The paragraphs of a text, with the text that they are of. */
export interface ReadParagraphs extends Pick<
  TextAnswer<ParagraphReply, ParagraphQuestion>,
  "text" | "revision" | "reply"
> {
  /** The parts that count as paragraphs. */
  readonly counted: readonly MeasuredParagraph[];
  readonly words: LengthSummary;
  readonly sentences: LengthSummary;
}

export interface ParagraphsView extends Pick<
  TextAnswerView<ParagraphRequests, ParagraphReplies, ParagraphReply, ParagraphQuestion>,
  "working" | "failure" | "stopped" | "stop" | "again"
> {
  /** The last reading stays while a newer one is on its way; `null` before the first, and where there is no text. */
  readonly found: ReadParagraphs | null;
}

/** Reads the paragraphs of the text in a worker, and again after each change of it or of what is asked. */
export function useParagraphs({ language, dialect, rule, hyphens }: ParagraphQuestion): ParagraphsView {
  const { answer, ...state } = useTextAnswer(paragraphWork, { language, dialect, rule, hyphens });
  const found = useMemo<ReadParagraphs | null>(() => {
    if (answer === null || answer.reply.parts.length === 0) return null;
    const counted = answer.reply.parts.filter((part) => isCounted(part, answer.reply.rule));
    return {
      ...answer,
      counted,
      words: describeLengths(counted.map((part) => part.words)),
      sentences: describeLengths(counted.map((part) => part.sentences)),
    };
  }, [answer]);
  return { ...state, found };
}
