import { useEffect, useMemo, useState } from "react";

import type { Finding } from "#core/analysis/finding.ts";
import { spelling } from "#core/checks/spelling/spelling.ts";
import type { TextChange } from "#core/document/span.ts";
import { useMarkPress, useWorkspaceActions } from "#workspace/use-workspace.ts";

import { alikeOf, idOf, ignoreKey, marksOf } from "./marks.ts";
import { surenessOf } from "./settings.ts";
import type { Checking } from "./use-checking.ts";
import type { GrammarSettings } from "./use-settings.ts";

/** The findings on the screen and what can be done with them. */
export interface FindingsDesk {
  /** Those of the tiers and the group that are shown, guesses only when asked for, in the order of the text, without ignored ones. */
  readonly shown: readonly Finding[];
  readonly chosen: Finding | null;
  /** Number of the chosen one among those shown; −1 for none. */
  readonly chosenIndex: number;
  /** Those that are mended in one go with the chosen one, which is among them. */
  readonly alike: readonly Finding[];
  readonly ignored: number;
  readonly choose: (finding: Finding) => void;
  /** The one so many places on, going round at the ends; it is shown in the text. */
  readonly step: (by: 1 | -1) => void;
  /** Puts a fix into the text as one step; `false` where the text has changed meanwhile. */
  readonly apply: (finding: Finding, fix: string) => boolean;
  /** Puts a fix into the text for each of `alike`, all as one step. */
  readonly applyAlike: (finding: Finding, fix: string) => boolean;
  readonly ignore: (finding: Finding) => void;
  readonly restoreIgnored: () => void;
  /** Goes on to the finding after one that is about to go. */
  readonly leave: (finding: Finding) => void;
}

/** Where the person is in the list: at a finding, or at the first after a place, since the one there is gone. */
interface Place {
  readonly id: string;
  readonly after: number | null;
}

const none: readonly Finding[] = [];

/** Gathers the findings to be shown, marks them in the text and tells which one is looked at. */
export function useFindings(
  { checked, facts, follow }: Pick<Checking, "checked" | "facts" | "follow">,
  settings: GrammarSettings,
  onPress: () => void,
): FindingsDesk {
  const actions = useWorkspaceActions();
  const [place, setPlace] = useState<Place | null>(null);
  const [ignoredKeys, setIgnoredKeys] = useState<ReadonlySet<string>>(new Set());
  const hidden = settings.hiddenTiers.value;
  const guesses = settings.guesses.value;
  const group = settings.group.value;
  const off = settings.off.value;

  const shown = useMemo(() => {
    if (checked === null) return none;
    return checked.findings.filter(
      (finding) =>
        !hidden.includes(finding.tier) &&
        (guesses || surenessOf(finding) !== "guess") &&
        !off.includes(finding.check) &&
        (finding.check !== spelling.id || finding.span.end !== checked.typedEnd) &&
        (group === "all" || facts.get(finding.check)?.group === group) &&
        (ignoredKeys.size === 0 || !ignoredKeys.has(ignoreKey(checked.text, finding))),
    );
  }, [checked, facts, hidden, guesses, group, off, ignoredKeys]);

  const chosenIndex = useMemo(() => {
    if (place === null) return -1;
    const exact = shown.findIndex((finding) => idOf(finding) === place.id);
    const { after } = place;
    return exact >= 0 || after === null ? exact : shown.findIndex(({ span }) => span.start >= after);
  }, [shown, place]);
  const chosen = shown[chosenIndex] ?? null;
  const text = checked?.text ?? "";
  const alike = useMemo(() => (chosen === null ? none : alikeOf(shown, chosen, text)), [shown, chosen, text]);

  useEffect(() => {
    actions.setMarks(marksOf(shown, chosen));
  }, [actions, shown, chosen]);
  useEffect(() => () => actions.setMarks([]), [actions]);

  useMarkPress((id) => {
    if (!shown.some((finding) => idOf(finding) === id)) return;
    setPlace({ id, after: null });
    onPress();
  });

  function choose(finding: Finding): void {
    setPlace({ id: idOf(finding), after: null });
  }

  function leave({ span }: Finding): void {
    setPlace({ id: "", after: span.start });
  }

  function step(by: 1 | -1): void {
    const from = chosenIndex < 0 ? (by === 1 ? -1 : 0) : chosenIndex;
    const next = shown[(from + by + shown.length) % Math.max(1, shown.length)];
    if (next === undefined) return;
    choose(next);
    actions.reveal(next.span);
  }

  function edit(finding: Finding, edits: readonly TextChange[]): boolean {
    // Read at this moment: the text may be newer than what was checked.
    const now = actions.readText();
    const fits = edits.every(({ from, to }) => now.slice(from, to) === text.slice(from, to));
    if (!fits || !actions.applyEdits(edits)) return false;
    if (now === text) follow(edits);
    leave(finding);
    return true;
  }

  function apply(finding: Finding, fix: string): boolean {
    return edit(finding, [{ from: finding.span.start, to: finding.span.end, insert: fix }]);
  }

  function applyAlike(finding: Finding, fix: string): boolean {
    const edits = alikeOf(shown, finding, text).map(({ check, span, fixes: [first = ""] }) => ({
      from: span.start,
      to: span.end,
      insert: check === "spelling" ? fix : first,
    }));
    return edit(finding, edits);
  }

  return {
    shown,
    chosen,
    chosenIndex,
    alike,
    ignored: ignoredKeys.size,
    choose,
    step,
    apply,
    applyAlike,
    ignore: (finding) => {
      setIgnoredKeys((last) => new Set([...last, ignoreKey(text, finding)]));
      leave(finding);
    },
    restoreIgnored: () => setIgnoredKeys(new Set()),
    leave,
  };
}
