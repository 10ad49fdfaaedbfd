import { useMemo } from "react";

import type { Estimate } from "#core/pagination/estimate-pages.ts";
import type { PageSettings } from "#core/pagination/page-settings.ts";
import type { PageLayout } from "#core/pagination/paginate.ts";
import { useTextAnswer } from "#workspace/tool-worker/use-text-answer.ts";
import type { TextAnswerView, TextWork } from "#workspace/tool-worker/use-text-answer.ts";

import { pageProtocol } from "./page-messages.ts";
import type { PageReplies, PageReply, PageRequests } from "./page-messages.ts";

const pageWork: TextWork<PageRequests, PageReplies, "lay", PageSettings> = {
  worker: {
    start: () => new Worker(new URL("./pages.worker.ts", import.meta.url), { type: "module", name: "pages" }),
    protocol: pageProtocol,
    notLoaded: "The layout could not be loaded.",
  },
  kind: "lay",
  request: (text, settings) => ({ text, settings }),
  pauseMilliseconds: 250,
  readsEmptyText: true,
};

/** A text on its pages, with what it was made from. */
export interface LaidOut {
  readonly layout: PageLayout;
  readonly text: string;
  readonly settings: PageSettings;
  readonly perPage: Estimate | null;
}

export interface PagesView extends Pick<
  TextAnswerView<PageRequests, PageReplies, PageReply, PageSettings>,
  "working" | "failure" | "stopped" | "stop" | "again"
> {
  /** The last layout stays while a newer one is on its way. */
  readonly laidOut: LaidOut | null;
}

/** Lays the text out in a worker, and again after each change of it or of the settings. */
export function usePages(settings: PageSettings): PagesView {
  const { answer, ...state } = useTextAnswer(pageWork, settings);
  const laidOut = useMemo<LaidOut | null>(
    () => (answer === null ? null : { ...answer.reply, text: answer.text, settings: answer.question }),
    [answer],
  );
  return { ...state, laidOut };
}
