import type { Shortcut } from "../shortcuts/shortcuts.ts";

import type { TextCommands } from "./use-text-commands.ts";

/** The shortcuts that every tool has, with the same letters in each: those of the whole text. */
export function textShortcuts(commands: TextCommands): readonly Shortcut[] {
  return [
    { letter: "c", label: "Copy all", run: commands.copy },
    { letter: "v", label: "Paste at the cursor", run: commands.paste },
    { letter: "x", label: "Clear the text", run: commands.clear },
    { letter: "s", label: "Put in the sample text", run: commands.useSample },
    { letter: "e", label: "Go to the text", run: commands.goToText },
  ];
}
