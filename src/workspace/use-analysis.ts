import { useMemo, useState, useSyncExternalStore } from "react";
import type { AnalysisName, AnalysisOptions } from "#core/analyses/registry.ts";
import { firstViewOf } from "./analysis-subscription.ts";
import type { Subject } from "./analysis-subscription.ts";
import { useWorkspaceSession } from "./use-workspace.ts";
import type { AnalysisView, UseAnalysis } from "./workspace.ts";

/** The same object from render to render while its JSON is the same, so that options may be written in place. */
function useStable<Value>(value: Value): Value {
  const [stable, setStable] = useState(value);
  if (JSON.stringify(stable) === JSON.stringify(value)) return stable;
  setStable(value);
  return value;
}

function useObservation<Name extends AnalysisName>(
  name: Name,
  options: AnalysisOptions<Name>,
  subject: Subject,
): AnalysisView<Name> {
  const session = useWorkspaceSession();
  const stableOptions = useStable(options);
  const observation = useMemo(
    () => session.observe(name, stableOptions, subject),
    [session, name, stableOptions, subject],
  );
  return useSyncExternalStore(observation.subscribe, observation.read, () => firstViewOf(subject));
}

/**
 * Runs an analysis of the whole text, again after each change. The last result stays while a newer one is on its way
 * and while changed options are computed for the first time; `stale` says so.
 */
export const useAnalysis: UseAnalysis = (name, options) => {
  const view = useObservation(name, options, "text");
  const [last, setLast] = useState(view.result);
  if (view.result !== null && view.result !== last) setLast(view.result);
  return view.result === null && last !== null ? { ...view, result: last } : view;
};

/** The same about the selected text. `result` is `null`, and not stale, while nothing is selected. */
export const useSelectionAnalysis: UseAnalysis = (name, options) =>
  useObservation(name, options, "selection");
