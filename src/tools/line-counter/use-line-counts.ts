import { useEffect, useState } from "react";

import type { SettledText } from "#workspace/use-settled-text.ts";

import { askCounts } from "./line-client.ts";
import type { CountReply, CountRequest } from "./line-work.ts";

/** What the lines came to, with the text that it is of; the last answer stays while a newer one is on its way. */
export interface LineCountsView {
  readonly answer: { readonly reply: CountReply; readonly settled: SettledText } | null;
  readonly stale: boolean;
  readonly failure: string | null;
}

/** Counts the lines of a text, and again whenever it or a setting changes. */
export function useLineCounts(settled: SettledText, settings: Omit<CountRequest, "text">): LineCountsView {
  const [answer, setAnswer] = useState<LineCountsView["answer"]>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { style, filter } = settings;
  const { columns, standardLength } = settings.options;

  useEffect(() => {
    const controller = new AbortController();
    const count = async () => {
      try {
        const request = { text: settled.text, options: { columns, standardLength }, style, filter };
        const reply = await askCounts(request, controller.signal);
        if (controller.signal.aborted) return;
        setAnswer({ reply, settled });
        setFailure(null);
      } catch (error) {
        if (!controller.signal.aborted) setFailure(error instanceof Error ? error.message : String(error));
      }
    };
    void count();
    return () => controller.abort();
  }, [settled, columns, standardLength, style, filter]);

  return { answer, stale: answer !== null && answer.settled !== settled, failure };
}
