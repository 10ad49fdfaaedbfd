import { useEffect, useSyncExternalStore } from "react";
import { initialLibraryState } from "./library/library-access.ts";
import type { LibraryActions, LibraryState } from "./library/library-view.ts";
import { useWorkspaceSession } from "./use-workspace.ts";

/** The documents on this device, read when a component first shows them. */
export function useLibrary(): LibraryState {
  const { library } = useWorkspaceSession();
  useEffect(() => void library.actions.refresh(), [library]);
  return useSyncExternalStore(library.subscribe, library.read, () => initialLibraryState);
}

/** What can be done with the documents on this device; the same object for the life of the page. */
export function useLibraryActions(): LibraryActions {
  return useWorkspaceSession().library.actions;
}
