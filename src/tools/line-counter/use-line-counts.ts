import { useTextAnswer } from "#workspace/tool-worker/use-text-answer.ts";
import type { TextAnswerView, TextWork } from "#workspace/tool-worker/use-text-answer.ts";

import { lineWorker } from "./line-worker.ts";
import type { CountReply, CountRequest } from "./line-work.ts";
import type { LineReplies, LineRequests } from "./messages.ts";

type Question = Omit<CountRequest, "text">;

const lineCounting: TextWork<LineRequests, LineReplies, "count", Question> = {
  worker: lineWorker,
  kind: "count",
  request: (text, question) => ({ text, ...question }),
  pauseMilliseconds: 200,
  readsEmptyText: false,
};

/** What the lines came to, with the text that it is of; the last answer stays while a newer one is on its way. */
export interface LineCountsView extends Pick<
  TextAnswerView<LineRequests, LineReplies, CountReply, Question>,
  "answer" | "working" | "failure" | "again"
> {}

/** Counts the lines of the text, and again whenever it or a setting changes. */
export function useLineCounts(question: Question): LineCountsView {
  const { answer, working, failure, again } = useTextAnswer(lineCounting, question);
  return { answer, working, failure, again };
}
