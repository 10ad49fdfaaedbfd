import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { WorkspaceContext } from "./use-workspace.ts";
import { createWorkspaceSession } from "./workspace-session.ts";

/**
 * Gives everything inside it one shared document. Put it above the routes: the document lives as long as it does.
 * It renders on a server too; engine and saving start in the browser, after the first render.
 */
export function WorkspaceProvider({ children }: { readonly children: ReactNode }) {
  const [session] = useState(createWorkspaceSession);
  useEffect(() => session.start(), [session]);
  return <WorkspaceContext value={session}>{children}</WorkspaceContext>;
}
