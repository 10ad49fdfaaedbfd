import { useEffect, useState } from "react";

import { useWorkspaceActions, useWorkspaceState } from "./use-workspace.ts";

/** A copy of the whole text and the revision that it is of. */
export interface SettledText {
  readonly text: string;
  readonly revision: number;
}

const nothingYet: SettledText = { text: "", revision: -1 };

/**
 * A copy of the whole text, taken when it has not changed for `pauseMilliseconds`: for work that needs all of it at
 * once. Until the saved text has been read it is empty, of revision -1.
 */
export function useSettledText(pauseMilliseconds: number): SettledText {
  const { revision, status } = useWorkspaceState();
  const { readText } = useWorkspaceActions();
  const [settled, setSettled] = useState(nothingYet);
  useEffect(() => {
    if (status !== "ready") return undefined;
    const timer = setTimeout(() => setSettled({ text: readText(), revision }), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [readText, revision, status, pauseMilliseconds]);
  return settled;
}
