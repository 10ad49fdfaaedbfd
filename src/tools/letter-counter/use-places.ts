import { useCallback, useEffect, useState } from "react";

import type { Span } from "#core/document/span.ts";
import type { Mark } from "#workspace/workspace.ts";
import { useWorkspaceActions } from "#workspace/use-workspace.ts";

import type { Letters } from "./use-letters.ts";

/** More marks say no more, and make the text slow. */
export const mostPlaces = 5000;

/** The letters whose places are shown in the text. */
export interface Places {
  /** A letter, or several in a row; `null` while nothing is shown. */
  readonly chosen: readonly string[] | null;
  readonly spans: readonly Span[];
  /** Which of the places was gone to last; -1 for none. */
  readonly current: number;
  readonly choose: (letters: readonly string[]) => void;
  readonly goToNext: () => void;
  readonly clear: () => void;
}

const none: readonly Span[] = [];

/** Marks the places of chosen letters in the text, and again after each change of it. */
export function usePlaces({ view, find }: Pick<Letters, "view" | "find">): Places {
  const actions = useWorkspaceActions();
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [spans, setSpans] = useState(none);
  const [current, setCurrent] = useState(-1);

  useEffect(() => {
    if (chosen === null || view === null) return undefined;
    let left = false;
    void find(chosen, mostPlaces).then((found) => {
      if (!left && found !== null) setSpans(found);
    });
    return () => {
      left = true;
    };
  }, [chosen, view, find]);

  useEffect(() => {
    actions.setMarks(
      spans.map((span, index): Mark => ({ span, kind: index === current ? "strong" : "place" })),
    );
    return () => actions.setMarks([]);
  }, [actions, spans, current]);

  const choose = useCallback((letters: readonly string[]) => {
    setCurrent(-1);
    setSpans(none);
    setChosen(letters);
  }, []);
  const clear = useCallback(() => {
    setCurrent(-1);
    setSpans(none);
    setChosen(null);
  }, []);
  function goToNext() {
    const next = (current + 1) % Math.max(1, spans.length);
    const span = spans[next];
    if (span === undefined) return;
    setCurrent(next);
    actions.reveal(span);
  }
  return { chosen: view === null ? null : chosen, spans, current, choose, goToNext, clear };
}
