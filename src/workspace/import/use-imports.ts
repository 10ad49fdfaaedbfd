import { useSyncExternalStore } from "react";
import { normalizeLineBreaks } from "../editor/line-breaks.ts";
import { useWorkspaceSession } from "../use-workspace.ts";
import { importAccessOf } from "./import-access.ts";
import { hasFormatting } from "./formatted-paste.ts";
import type { ClipboardFlavours } from "./formatted-paste.ts";
import { initialImportsState } from "./import-view.ts";
import type { ImportActions, ImportsState } from "./import-view.ts";
import { placeText } from "./place-paste.ts";

/** The files that were opened last, and how far they are. */
export function useImports(): ImportsState {
  const { read, subscribe } = importAccessOf(useWorkspaceSession());
  return useSyncExternalStore(subscribe, read, () => initialImportsState);
}

/** What can be done with files; the same object for the life of the page. */
export function useImportActions(): ImportActions {
  return importAccessOf(useWorkspaceSession()).actions;
}

/**
 * Pastes what a clipboard holds if its formatting says something that its plain text does not; `false`, and nothing
 * done, for everything else.
 */
export function useFormattedPaste(): (flavours: ClipboardFlavours) => boolean {
  const session = useWorkspaceSession();
  return (flavours) => {
    if (!hasFormatting(flavours)) return false;
    const placed = placeText(session.editor.surface, normalizeLineBreaks(flavours.plain));
    if (placed !== null) void importAccessOf(session).actions.formatPaste(placed, flavours.html);
    return true;
  };
}
