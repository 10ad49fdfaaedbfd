import { useState } from "react";

import type { LimitBound } from "#core/limits/limit.ts";
import { useTextAnswer } from "#workspace/tool-worker/use-text-answer.ts";
import type { TextWork } from "#workspace/tool-worker/use-text-answer.ts";

import { characterProtocol } from "./requests.ts";
import type {
  CharacterReplies,
  CharacterReply,
  CharacterRequest,
  CharacterRequests,
  ViewQuestion,
  ViewReply,
} from "./requests.ts";

type CharacterQuestion = Omit<CharacterRequest, "text">;

const characterWork: TextWork<CharacterRequests, CharacterReplies, "count", CharacterQuestion> = {
  worker: {
    start: () =>
      new Worker(new URL("./characters.worker.ts", import.meta.url), { type: "module", name: "characters" }),
    protocol: characterProtocol,
    notLoaded: "The counter could not be loaded.",
  },
  kind: "count",
  request: (text, question) => ({ ...question, text }),
  // Too short to be noticed, long enough to skip bursts.
  pauseMilliseconds: 60,
  readsEmptyText: true,
};

type Views = Partial<{ readonly [Kind in ViewReply["kind"]]: Extract<ViewReply, { kind: Kind }> }>;

/** The answers on the screen. */
export interface Characters {
  /** The newest answer; `null` before the first. */
  readonly reply: CharacterReply | null;
  /** The newest answer to each view's question, kept while another view is open. */
  readonly views: Views;
  /** A newer answer is on its way. */
  readonly working: boolean;
  readonly failure: string | null;
}

/** Counts the text in a worker, and again after each change of the text or of what is asked. */
export function useCharacters(bounds: readonly LimitBound[], question: ViewQuestion): Characters {
  const { answer, working, failure } = useTextAnswer(characterWork, { bounds, question });
  const reply = answer?.reply ?? null;
  const [kept, setKept] = useState<{ readonly reply: CharacterReply | null; readonly views: Views }>({
    reply,
    views: {},
  });
  const isNew = reply !== null && reply !== kept.reply;
  const views = isNew ? { ...kept.views, [reply.view.kind]: reply.view } : kept.views;
  if (kept.reply !== reply) setKept({ reply, views });
  return { reply, views, working, failure };
}
