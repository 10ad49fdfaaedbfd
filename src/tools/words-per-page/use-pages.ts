import { useCallback, useEffect, useRef, useState } from "react";

import type { Estimate } from "#core/pagination/estimate-pages.ts";
import type { PageSettings } from "#core/pagination/page-settings.ts";
import type { PageLayout } from "#core/pagination/paginate.ts";
import { useSettledText } from "#workspace/use-settled-text.ts";

import { PageClient } from "./page-client.ts";

/** A pause in typing after which the text is laid out anew. */
const pauseMilliseconds = 250;

/** A text on its pages, with what it was made from. */
export interface LaidOut {
  readonly layout: PageLayout;
  readonly text: string;
  readonly settings: PageSettings;
  readonly perPage: Estimate | null;
}

export interface PagesView {
  /** The last layout stays while a newer one is on its way. */
  readonly laidOut: LaidOut | null;
  readonly working: boolean;
  readonly failure: string | null;
  /** The person stopped a layout that took long. */
  readonly stopped: boolean;
  readonly stop: () => void;
  readonly again: () => void;
}

/** What is to be laid out: a settled text, the settings as one string, and how often the person asked for it again. */
function nameRequest(revision: number, settings: string, attempt: number): string {
  return `${revision} ${attempt} ${settings}`;
}

interface Outcome {
  readonly name: string;
  /** `null` where it went well. */
  readonly failure: string | null;
  readonly stopped: boolean;
}

/** Lays the text out in a worker, and again after each change of it or of the settings. */
export function usePages(settings: PageSettings): PagesView {
  const { text, revision } = useSettledText(pauseMilliseconds);
  const [laidOut, setLaidOut] = useState<LaidOut | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [attempt, setAttempt] = useState(0);
  const client = useRef<PageClient | null>(null);
  // The same object while it says the same, so that a render alone asks for nothing.
  const [stable, setStable] = useState(settings);
  const key = JSON.stringify(settings);
  if (JSON.stringify(stable) !== key) setStable(settings);
  const name = nameRequest(revision, JSON.stringify(stable), attempt);

  useEffect(() => {
    const started = new PageClient((answer) => {
      setOutcome({
        name: answer.name,
        failure: answer.kind === "failed" ? answer.message : null,
        stopped: false,
      });
      if (answer.kind === "failed") return;
      const { layout, perPage } = answer.reply;
      setLaidOut({ layout, text: answer.request.text, settings: answer.request.settings, perPage });
    });
    client.current = started;
    return () => {
      started.stop();
      client.current = null;
    };
  }, []);

  useEffect(() => {
    if (revision >= 0) client.current?.lay(name, text, stable);
  }, [name, text, revision, stable]);

  const stop = useCallback(() => {
    client.current?.stop();
    setOutcome({ name, failure: null, stopped: true });
  }, [name]);
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  const ended = outcome?.name === name;
  return {
    laidOut,
    working: !ended,
    failure: ended ? outcome.failure : null,
    stopped: ended && outcome.stopped,
    stop,
    again,
  };
}
