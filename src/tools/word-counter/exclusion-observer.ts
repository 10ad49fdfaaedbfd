import { useEffect } from "react";

import type { AnalysisView } from "#workspace/workspace.ts";
import { useAnalysis } from "#workspace/use-analysis.ts";
import type { ExclusionReportOptions } from "#core/exclusions/analysis.ts";

export type ExclusionView = AnalysisView<"exclusions">;

export interface ExclusionObserverProps {
  readonly options: ExclusionReportOptions;
  /** Called with each view, and with `null` when nobody looks any longer. Must be the same from render to render. */
  readonly onView: (view: ExclusionView | null) => void;
}

/** Asks what is left out for as long as it stands on the page: the whole text is read for every answer. */
export function ExclusionObserver({ options, onView }: ExclusionObserverProps) {
  const { result, stale, failure } = useAnalysis("exclusions", options);
  useEffect(() => onView({ result, stale, failure }), [onView, result, stale, failure]);
  useEffect(() => () => onView(null), [onView]);
  return null;
}
