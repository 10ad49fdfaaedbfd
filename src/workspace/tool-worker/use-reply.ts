import { useEffect, useState } from "react";

import type { Ask, KindOf } from "./protocol.ts";
import { useStable } from "./use-stable.ts";

/** What a question to the worker came to; the last reply stays while a newer one is on its way. */
export interface ReplyView<Reply> {
  readonly reply: Reply | null;
  readonly failure: string | null;
  /** What `about` was when the reply was asked for; another one while a newer reply is on its way. */
  readonly about: number | null;
}

/** Whom to ask, and the number of what is asked about: a reading or a list, say; `null` while there is none. */
export interface Asked<Requests, Replies> {
  readonly ask: Ask<Requests, Replies>;
  readonly about: number | null;
}

const nothing = { reply: null, failure: null, about: null };

/**
 * Asks a worker one question, and again when the question changes or what it is about. A question of `null` asks nothing
 * and keeps the last reply; while there is nothing to ask about, there is no reply.
 */
export function useReply<Requests, Replies, Kind extends KindOf<Requests, Replies>>(
  { ask, about }: Asked<Requests, Replies>,
  kind: Kind,
  question: Requests[Kind] | null,
): ReplyView<Replies[Kind]> {
  const [view, setView] = useState<ReplyView<Replies[Kind]>>(nothing);
  const asked = useStable(question);

  useEffect(() => {
    if (asked === null || about === null) return undefined;
    let left = false;
    void ask(kind, asked).then((answer) => {
      if (left) return;
      if (answer.kind === "done") setView({ reply: answer.reply, failure: null, about });
      else if (answer.kind === "failed") setView((last) => ({ ...last, failure: answer.message }));
    });
    return () => {
      left = true;
    };
  }, [ask, kind, asked, about]);

  return about === null ? nothing : view;
}
