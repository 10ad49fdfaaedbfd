import { useEffect, useMemo } from "react";

import { isWall } from "#core/paragraphs/measure-paragraphs.ts";
import type { WallLimit } from "#core/paragraphs/measure-paragraphs.ts";
import { useWorkspaceActions } from "#workspace/use-workspace.ts";
import type { Mark } from "#workspace/workspace.ts";

import type { Shown } from "./settings.ts";
import type { ReadParagraphs } from "./use-paragraphs.ts";

/** More marks than this would slow the editor: in longer texts those around the cursor are shown. */
const mostMarks = 3000;
const windowParts = 1500;

const noMarks: readonly Mark[] = [];

/** Marks the walls of text, or every other part so that each boundary shows, or nothing. */
export function useParagraphMarks(
  found: ReadParagraphs | null,
  shown: Shown,
  { unit, count }: WallLimit,
  current: number,
): void {
  const { setMarks } = useWorkspaceActions();
  // The window moves in steps, so that a moving cursor seldom makes new marks.
  const step = found !== null && found.reply.parts.length > mostMarks ? Math.floor(current / windowParts) : 0;
  const marks = useMemo(() => {
    if (found === null || shown === "nothing") return noMarks;
    const { parts, rule } = found.reply;
    const all = parts.length <= mostMarks;
    const from = all ? 0 : Math.max(0, (step - 1) * windowParts);
    const near = all ? parts : parts.slice(from, (step + 2) * windowParts);
    return near.flatMap((part, place): readonly Mark[] => {
      const { start, end } = part;
      if (shown === "boundaries")
        return (from + place) % 2 === 1 ? [{ span: { start, end }, kind: "place" }] : [];
      return isWall(part, rule, { unit, count }) ? [{ span: { start, end }, kind: "style" }] : [];
    });
  }, [found, shown, unit, count, step]);
  useEffect(() => setMarks(marks), [setMarks, marks]);
  useEffect(() => () => setMarks(noMarks), [setMarks]);
}
