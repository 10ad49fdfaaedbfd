import { useSettledText } from "#workspace/use-settled-text.ts";
import { useWorkspaceState } from "#workspace/use-workspace.ts";

import { sampleLine, takePreview } from "./preview-text.ts";
import type { CaseScope } from "./settings.ts";

export interface Preview {
  readonly text: string;
  readonly isSample: boolean;
  /** Whether a press converts the selection alone. */
  readonly isSelection: boolean;
}

const pauseMilliseconds = 120;

/** The first lines of what would be converted, a moment after it last changed. */
export function usePreview(scope: CaseScope): Preview {
  const { selection } = useWorkspaceState();
  const { text } = useSettledText(pauseMilliseconds);
  const { start, end } = selection;
  const isSelection = scope === "selection" && start < end;
  const shown = takePreview(text, isSelection ? start : 0, isSelection ? end : text.length);
  return { text: shown === "" ? sampleLine : shown, isSample: shown === "", isSelection };
}
