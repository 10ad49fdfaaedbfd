import { useEffect, useState } from "react";

import type { Replies, RequestKind, Requests } from "./requests.ts";
import type { Frequency } from "./use-frequency.ts";

/** What a question to the worker came to; the last reply stays while a newer one is on its way. */
export interface ReplyView<Reply> {
  readonly reply: Reply | null;
  readonly failure: string | null;
}

/** Asks the worker one question, and again whenever the question changes; `null` asks nothing. */
export function useReply<Kind extends RequestKind>(
  { ask }: Pick<Frequency, "ask">,
  kind: Kind,
  question: Requests[Kind] | null,
): ReplyView<Replies[Kind]> {
  const [view, setView] = useState<ReplyView<Replies[Kind]>>({ reply: null, failure: null });
  const key = JSON.stringify(question);
  const [asked, setAsked] = useState<{ readonly key: string; readonly question: Requests[Kind] | null }>({
    key,
    question,
  });
  if (asked.key !== key) setAsked({ key, question });

  useEffect(() => {
    if (asked.question === null) return undefined;
    let left = false;
    void ask(kind, asked.question).then((answer) => {
      if (left) return;
      if (answer.kind === "done") setView({ reply: answer.reply, failure: null });
      else if (answer.kind === "failed") setView((last) => ({ ...last, failure: answer.message }));
    });
    return () => {
      left = true;
    };
  }, [ask, kind, asked]);

  return view;
}
