import { useMemo, useSyncExternalStore } from "react";
import type { TextStructure } from "#files/document/imported-document.ts";
import { useWorkspaceSession, useWorkspaceState } from "../use-workspace.ts";
import { importAccessOf } from "./import-access.ts";

/**
 * The structure of the text on the screen as the format of its file (or of the clipboard) gave it: headings, lists,
 * links, pictures, bold, cells. `null` when the text was typed, or has been edited since; undoing the edit brings it
 * back. It is kept as long as the page is open and not stored.
 */
export function useImportedStructure(): TextStructure | null {
  const session = useWorkspaceSession();
  const { structures } = importAccessOf(session);
  const { revision, length } = useWorkspaceState();
  const version = useSyncExternalStore(structures.subscribe, structures.version, () => 0);
  return useMemo(
    () => structures.find(length, session.actions.readText),
    // Revision and version say when the answer may be another one.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [structures, session, length, revision, version],
  );
}

/** Whether the text on the screen is as it came from a file, without an edit since. */
export function useIsAsImported(): boolean {
  const session = useWorkspaceSession();
  const { structures } = importAccessOf(session);
  const { revision, length } = useWorkspaceState();
  const version = useSyncExternalStore(structures.subscribe, structures.version, () => 0);
  return useMemo(
    () => structures.knows(length, session.actions.readText),
    // Revision and version say when the answer may be another one.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [structures, session, length, revision, version],
  );
}
