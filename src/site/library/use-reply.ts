import { useState } from "react";

import type { Outcome } from "#workspace/library/library-view.ts";

/** What the last command of the dialog did, said in it. */
export interface Reply {
  readonly text: string;
  readonly isProblem: boolean;
}

/** Runs commands of the library one at a time, and says what became of them. */
export interface Commands {
  readonly reply: Reply | null;
  /** What is under way, for people; `null` when nothing is. */
  readonly underWay: string | null;
  readonly say: (text: string, isProblem?: boolean) => void;
  /** `doing` is said while it takes its time. The value of what worked, else `null`, and why has been said. */
  readonly run: <Value>(command: Promise<Outcome<Value>>, doing?: string) => Promise<{ value: Value } | null>;
}

/** The commands of one dialog. */
export function useReply(): Commands {
  const [reply, setReply] = useState<Reply | null>(null);
  const [underWay, setUnderWay] = useState<string | null>(null);
  return {
    reply,
    underWay,
    say: (text, isProblem = false) => setReply({ text, isProblem }),
    async run(command, doing = "") {
      setReply(null);
      if (doing !== "") setUnderWay(doing);
      const outcome = await command;
      setUnderWay(null);
      if (outcome.kind === "done") return { value: outcome.value };
      setReply({ text: outcome.message, isProblem: true });
      return null;
    },
  };
}
