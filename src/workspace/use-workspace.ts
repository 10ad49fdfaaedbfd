import { createContext, use, useSyncExternalStore } from "react";
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
