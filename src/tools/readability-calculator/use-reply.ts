import { useEffect, useState } from "react";

import type { Replies, RequestKind, Requests } from "./requests.ts";
import type { ReadingState } from "./use-reading.ts";

/** What a question to the worker came to; the last reply stays while a newer one is on its way. */
export interface ReplyView<Reply> {
  readonly reply: Reply | null;
  readonly failure: string | null;
  /** The number of the reading that the reply is about; older than the reading while a newer reply is on its way. */
  readonly number: number | null;
}

/** Asks the worker one question about the reading of that number, and again when either changes; `null` asks nothing. */
export function useReply<Kind extends RequestKind>(
  { ask, reading }: Pick<ReadingState, "ask" | "reading">,
  kind: Kind,
  question: Requests[Kind] | null,
): ReplyView<Replies[Kind]> {
  const [view, setView] = useState<ReplyView<Replies[Kind]>>({ reply: null, failure: null, number: null });
  const key = JSON.stringify(question);
  const [asked, setAsked] = useState({ key, question });
  if (asked.key !== key) setAsked({ key, question });
  const number = reading?.number ?? null;

  useEffect(() => {
    if (asked.question === null || number === null) return undefined;
    let left = false;
    void ask(kind, asked.question).then((answer) => {
      if (left) return;
      if (answer.kind === "done") setView({ reply: answer.reply, failure: null, number });
      else if (answer.kind === "failed") setView((last) => ({ ...last, failure: answer.message }));
    });
    return () => {
      left = true;
    };
  }, [ask, kind, asked, number]);

  return number === null ? { reply: null, failure: null, number: null } : view;
}
