import { useEffect, useState } from "react";

import { useImports } from "#workspace/import/use-imports.ts";
import { useWorkspaceState } from "#workspace/use-workspace.ts";

import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";

type LoadedPanel = Pick<typeof import("./import-panel.tsx"), "ImportPanel" | "announceImports">;

/** What became of the files that were opened. Its code comes with the first of them. */
export function ImportArea() {
  const state = useImports();
  const { revision } = useWorkspaceState();
  const [panel, setPanel] = useState<LoadedPanel | null>(null);
  // A formatted paste is told of until the next change of the text.
  const paste = state.paste?.revision === revision ? state.paste : null;
  const isNeeded = state.files.length > 0 || state.problem !== null || paste !== null;

  useEffect(() => {
    if (!isNeeded || panel !== null) return undefined;
    let isGone = false;
    import("./import-panel.tsx").then(
      ({ ImportPanel, announceImports }) => {
        if (!isGone) setPanel({ ImportPanel, announceImports });
      },
      () => {
        // The preload-error event has told the person, and offers a reload.
      },
    );
    return () => {
      isGone = true;
    };
  }, [isNeeded, panel]);

  return (
    <>
      {/* There from the start: what is put into a region that comes with it may not be spoken. */}
      <VisuallyHidden>
        <output>{panel === null || !isNeeded ? null : panel.announceImports({ ...state, paste })}</output>
      </VisuallyHidden>
      {panel === null || !isNeeded ? null : <panel.ImportPanel />}
    </>
  );
}
