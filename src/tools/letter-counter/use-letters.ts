import { useCallback } from "react";

import type { Span } from "#core/document/span.ts";
import type { LetterOptions } from "#core/letters/letter-options.ts";
import { useTextAnswer } from "#workspace/tool-worker/use-text-answer.ts";
import type { TextAnswerView, TextWork } from "#workspace/tool-worker/use-text-answer.ts";

import { letterProtocol } from "./messages.ts";
import type { LetterReplies, LetterRequests, LetterView } from "./messages.ts";

const letterWork: TextWork<LetterRequests, LetterReplies, "measure", LetterOptions> = {
  worker: {
    start: () =>
      new Worker(new URL("./letters.worker.ts", import.meta.url), { type: "module", name: "letters" }),
    protocol: letterProtocol,
    notLoaded: "The counting could not be loaded.",
  },
  kind: "measure",
  request: (text, options) => ({ text, options }),
  pauseMilliseconds: 200,
  // The letters of no text are not worth a worker, and would stand in the way of the first view.
  readsEmptyText: false,
};

/** The letters on the screen, and what is being done. */
export interface Letters extends Pick<
  TextAnswerView<LetterRequests, LetterReplies, LetterView, LetterOptions>,
  "working" | "progress" | "failure" | "stopped" | "stop" | "again"
> {
  /** The last view, kept while a newer one is on its way; `null` while there is no text. */
  readonly view: LetterView | null;
  /** Where letters stand in the text that was measured last; `null` where that is not known. */
  readonly find: (letters: readonly string[], limit: number) => Promise<readonly Span[] | null>;
}

/** Counts the letters of the text in a worker, and again after each change of it or of the options. */
export function useLetters(options: LetterOptions): Letters {
  const { answer, ask, ...state } = useTextAnswer(letterWork, options);
  const find = useCallback(
    async (letters: readonly string[], limit: number) => {
      const found = await ask("find", { letters, limit });
      return found.kind === "done" ? found.reply.spans : null;
    },
    [ask],
  );
  return { ...state, view: answer?.reply ?? null, find };
}
