import { useEffect, useRef } from "react";

import { offerCommands } from "../palette/command.ts";

import { asksForHelp, commandsOf, keyboardOf, pressedShortcut } from "./shortcuts.ts";
import type { Shortcut } from "./shortcuts.ts";

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"))
  );
}

export interface ShortcutOptions {
  readonly shortcuts: readonly Shortcut[];
  /** Whether "?" alone opens the list; a single key needs an off switch (WCAG 2.1.4). */
  readonly questionMark: boolean;
  readonly onHelp: () => void;
}

/** Listens for shortcuts on the whole page while the component is there, and offers them in the command palette. */
export function useShortcuts(options: ShortcutOptions): void {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    const keyboard = keyboardOf(navigator.platform);
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      const { shortcuts, questionMark, onHelp } = latest.current;
      const letter = pressedShortcut(event, keyboard);
      const shortcut = shortcuts.find((candidate) => candidate.letter === letter);
      const alone = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (shortcut !== undefined) {
        event.preventDefault();
        shortcut.run();
      } else if (
        asksForHelp(event, keyboard) ||
        (questionMark && event.key === "?" && alone && !isTyping(event.target))
      ) {
        event.preventDefault();
        onHelp();
      }
    };
    document.addEventListener("keydown", listen);
    const takeBack = offerCommands(() =>
      commandsOf(latest.current.shortcuts, keyboard, () => latest.current.onHelp()),
    );
    return () => {
      document.removeEventListener("keydown", listen);
      takeBack();
    };
  }, []);
}
