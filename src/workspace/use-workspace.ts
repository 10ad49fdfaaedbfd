import { createContext, use, useEffect, useRef, useSyncExternalStore } from "react";
import type { WorkspaceActions, WorkspaceState } from "./workspace.ts";
import { initialWorkspaceState } from "./workspace-session.ts";
import type { WorkspaceSession } from "./workspace-session.ts";

/** The document of the page; filled by `WorkspaceProvider`. */
export const WorkspaceContext = createContext<WorkspaceSession | null>(null);

/** The session itself, for the parts of the workspace. */
export function useWorkspaceSession(): WorkspaceSession {
  const session = use(WorkspaceContext);
  if (session === null) throw new Error("Nothing here has a document: it is not inside a WorkspaceProvider.");
  return session;
}

/** What can be seen of the shared document; changes at most once a frame. */
export function useWorkspaceState(): WorkspaceState {
  const session = useWorkspaceSession();
  return useSyncExternalStore(session.subscribe, session.readState, () => initialWorkspaceState);
}

/** What can be done to the shared document; the same object for the life of the page. */
export function useWorkspaceActions(): WorkspaceActions {
  return useWorkspaceSession().actions;
}

/** Calls `handle` with the id of a mark when its place in the text is pressed, by pointer or with Alt-Enter. */
export function useMarkPress(handle: (id: string) => void): void {
  const session = useWorkspaceSession();
  const latest = useRef(handle);
  useEffect(() => {
    latest.current = handle;
  });
  useEffect(() => session.onMarkPress((id) => latest.current(id)), [session]);
}
