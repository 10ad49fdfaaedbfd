import { useEffect, useMemo } from "react";

import { useWorkspaceActions } from "#workspace/use-workspace.ts";
import type { Mark } from "#workspace/workspace.ts";

import type { Shown } from "./settings.ts";
import type { ReadSentences } from "./use-sentences.ts";

/** More marks than this would slow the editor: in longer texts those around the cursor are shown. */
const mostMarks = 3000;
const windowSentences = 1500;

const noMarks: readonly Mark[] = [];

/** Marks every other sentence in the text, so that each boundary shows; or the long ones; or nothing. */
export function useSentenceMarks(
  found: ReadSentences | null,
  shown: Shown,
  longWords: number,
  current: number,
): void {
  const { setMarks } = useWorkspaceActions();
  // The window moves in steps, so that a moving cursor seldom makes new marks.
  const step =
    found !== null && found.reply.starts.length > mostMarks ? Math.floor(current / windowSentences) : 0;
  const marks = useMemo(() => {
    if (found === null || shown === "nothing") return noMarks;
    const { starts, ends, words } = found.reply;
    const all = starts.length <= mostMarks;
    const from = all ? 0 : Math.max(0, (step - 1) * windowSentences);
    const to = all ? starts.length : Math.min(starts.length, (step + 2) * windowSentences);
    const made: Mark[] = [];
    for (let index = from; index < to; index += 1) {
      const isMarked = shown === "boundaries" ? index % 2 === 1 : (words[index] ?? 0) > longWords;
      if (!isMarked) continue;
      made.push({
        span: { start: starts[index] ?? 0, end: ends[index] ?? 0 },
        kind: shown === "boundaries" ? "place" : "style",
      });
    }
    return made;
  }, [found, shown, longWords, step]);
  useEffect(() => setMarks(marks), [setMarks, marks]);
  useEffect(() => () => setMarks(noMarks), [setMarks]);
}
