import { lazy, Suspense, useCallback, useState } from "react";
import type { ReactNode } from "react";

import { parseSwitch, useKeptSetting } from "#workspace/setting.ts";

import type { Shortcut } from "./shortcuts.ts";
import { useShortcuts } from "./use-shortcuts.ts";

const ShortcutsDialog = lazy(() => import("./shortcuts-dialog.tsx"));

/** The list of a tool's shortcuts. */
export interface ShortcutHelp {
  readonly show: () => void;
  /** To be put anywhere in the tool's panel; nothing until the list is first asked for. */
  readonly dialog: ReactNode;
}

/** Listens for a tool's shortcuts while the component is there, and has the list of them shown when it is asked for. */
export function useShortcutHelp(shortcuts: readonly Shortcut[]): ShortcutHelp {
  const questionMark = useKeptSetting("question-mark-shortcut", parseSwitch, true);
  const [open, setOpen] = useState<boolean | null>(null);
  const show = useCallback(() => setOpen(true), []);
  useShortcuts({ shortcuts, questionMark: questionMark.value, onHelp: show });
  const dialog =
    open === null ? null : (
      <Suspense fallback={null}>
        <ShortcutsDialog
          shortcuts={shortcuts}
          open={open}
          onOpenChange={setOpen}
          questionMark={questionMark.value}
          onQuestionMarkChange={questionMark.set}
        />
      </Suspense>
    );
  return { show, dialog };
}
