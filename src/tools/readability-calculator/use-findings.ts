import { useCallback, useEffect, useMemo, useState } from "react";

import type { GradeBand } from "#core/readability-findings/audiences.ts";
import type { FindingKind, ReadabilityFinding } from "#core/readability-findings/finding-kinds.ts";
import { changeFor } from "#core/readability-findings/score-edits.ts";
import type { Span, TextChange } from "#core/document/span.ts";
import { useReply } from "#workspace/tool-worker/use-reply.ts";
import { useMarkPress, useWorkspaceActions } from "#workspace/use-workspace.ts";

import { idOf, ignoreKey, marksOf } from "./marks.ts";
import type { KindCounts } from "./requests.ts";
import type { ReadingState } from "./use-reading.ts";

/** The findings on the screen and what can be done with them. */
export interface FindingsDesk {
  /** Those of the kinds that are shown, in the order of the text, without ignored ones. */
  readonly shown: readonly ReadabilityFinding[];
  /** How many there are of each kind in the text, shown or not. */
  readonly counts: KindCounts | null;
  readonly chosen: ReadabilityFinding | null;
  /** Number of the chosen one among those shown; −1 for none. */
  readonly chosenIndex: number;
  readonly ignored: number;
  readonly choose: (finding: ReadabilityFinding | null) => void;
  /** The one so many places on, going round at the ends; it is shown in the text. */
  readonly step: (by: 1 | -1) => ReadabilityFinding | null;
  /** Puts a fix into the text as one step; `false` where the text has changed meanwhile. */
  readonly apply: (finding: ReadabilityFinding, fix: string) => boolean;
  /** Puts a text in the place of a passage that must still read `before`. */
  readonly replace: (span: Span, before: string, after: string) => boolean;
  readonly ignore: (finding: ReadabilityFinding) => void;
  readonly restoreIgnored: () => void;
}

/** Where the person is in the list: at a finding, or at the first after a place, since the one there is gone. */
interface Place {
  readonly id: string;
  readonly after: number | null;
}

/** Gathers the findings for an audience, marks them in the text and tells which one is looked at. */
export function useFindings(
  state: ReadingState,
  band: GradeBand,
  hidden: readonly FindingKind[],
  onPress: () => void,
): FindingsDesk {
  const actions = useWorkspaceActions();
  const { reading } = state;
  const [place, setPlace] = useState<Place | null>(null);
  const [ignoredKeys, setIgnoredKeys] = useState<ReadonlySet<string>>(new Set());
  const { reply: hard, about: hardNumber } = useReply(state, "hard", reading === null ? null : { band });

  const shown = useMemo(() => {
    // All at once: rows that came in between others would move under the pointer.
    if (reading === null || hard === null) return [];
    // Places of the text before stay in sight until the new ones come, but their splits are not to be applied any more.
    const isFresh = hardNumber === reading.number;
    const sentences = hard.findings.map((one) => (isFresh ? one : { ...one, fixes: [] }));
    const all = [...sentences, ...reading.findings];
    return all
      .filter(
        (finding) =>
          !hidden.includes(finding.check) &&
          (ignoredKeys.size === 0 || !ignoredKeys.has(ignoreKey(reading.text, finding))),
      )
      .toSorted((first, second) => first.span.start - second.span.start || second.span.end - first.span.end);
  }, [reading, hard, hardNumber, hidden, ignoredKeys]);

  const counts = useMemo<KindCounts | null>(
    () =>
      reading === null || hard === null
        ? null
        : { ...reading.counts, "hard-sentence": hard.hard, "very-hard-sentence": hard.veryHard },
    [reading, hard],
  );

  const chosenIndex = useMemo(() => {
    if (place === null) return -1;
    const exact = shown.findIndex((finding) => idOf(finding) === place.id);
    if (exact >= 0 || place.after === null) return exact;
    const { after } = place;
    return shown.findIndex(({ span }) => span.start >= after);
  }, [shown, place]);
  const chosen = shown[chosenIndex] ?? null;

  useEffect(() => {
    actions.setMarks(marksOf(shown, chosen));
  }, [actions, shown, chosen]);
  useEffect(() => () => actions.setMarks([]), [actions]);

  const choose = useCallback((finding: ReadabilityFinding | null) => {
    setPlace(finding === null ? null : { id: idOf(finding), after: null });
  }, []);

  useMarkPress((id) => {
    if (!shown.some((finding) => idOf(finding) === id)) return;
    setPlace({ id, after: null });
    onPress();
  });

  function step(by: 1 | -1): ReadabilityFinding | null {
    if (shown.length === 0) return null;
    const from = chosenIndex < 0 ? (by === 1 ? -1 : 0) : chosenIndex;
    const next = shown[(from + by + shown.length) % shown.length] ?? null;
    if (next === null) return null;
    choose(next);
    actions.reveal(next.span);
    return next;
  }

  function edit(change: TextChange, before: string): boolean {
    // Read at this moment: the text may be newer than the reading.
    if (actions.readText().slice(change.from, change.to) !== before) return false;
    return actions.applyEdits([change]);
  }

  function apply(finding: ReadabilityFinding, fix: string): boolean {
    if (reading === null) return false;
    const change = changeFor(reading.text, finding.span, fix);
    const done = edit(change, reading.text.slice(change.from, change.to));
    if (done) setPlace({ id: "", after: finding.span.start });
    return done;
  }

  function replace({ start, end }: Span, before: string, after: string): boolean {
    return edit({ from: start, to: end, insert: after }, before);
  }

  function ignore(finding: ReadabilityFinding): void {
    if (reading === null) return;
    setIgnoredKeys((last) => new Set([...last, ignoreKey(reading.text, finding)]));
    setPlace({ id: "", after: finding.span.start });
  }

  return {
    shown,
    counts,
    chosen,
    chosenIndex,
    ignored: ignoredKeys.size,
    choose,
    step,
    apply,
    replace,
    ignore,
    restoreIgnored: () => setIgnoredKeys(new Set()),
  };
}
