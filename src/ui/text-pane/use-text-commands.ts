import { useEffect, useRef, useState } from "react";

import { useFormattedPaste } from "#workspace/import/use-imports.ts";
import { useWorkspaceActions, useWorkspaceState } from "#workspace/use-workspace.ts";

import { readClipboard } from "./read-clipboard.ts";

/** What a command did, said where it was given. */
export interface CommandReply {
  readonly text: string;
  /** Whether undo takes it back. */
  readonly undoable: boolean;
}

export interface TextCommands {
  readonly paste: () => void;
  readonly copy: () => void;
  readonly clear: () => void;
  readonly useSample: () => void;
  /** Puts the cursor into the text, where it was. */
  readonly goToText: () => void;
  readonly undo: () => void;
  readonly reply: CommandReply | null;
}

/** `length` is that of the text put in; `revision` the one in which it stands, once it does. */
interface ReplacementReply extends CommandReply {
  readonly length: number | null;
  readonly revision: number | null;
}

const replyMilliseconds = 4000;

/** The commands on the whole text. Each answers in place; what replaces the text offers its undo. */
export function useTextCommands(sample: string): TextCommands {
  const actions = useWorkspaceActions();
  const pasteFormatted = useFormattedPaste();
  const { revision, length } = useWorkspaceState();
  const [reply, setReply] = useState<ReplacementReply | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  function say(text: string) {
    clearTimeout(timer.current);
    setReply({ text, undoable: false, length: null, revision: null });
    timer.current = setTimeout(() => setReply(null), replyMilliseconds);
  }

  function replace(text: string, done: string) {
    clearTimeout(timer.current);
    const undoable = actions.readText() !== "";
    actions.replaceText(text);
    // The offer to undo has no time limit: it stands until the person goes on writing.
    setReply(undoable ? { text: done, undoable, length: text.length, revision: null } : null);
    // From its beginning, which is where one reads a text that is new.
    actions.reveal({ start: 0, end: 0 });
  }

  // The workspace may report the replacement later; any revision after that one is the person writing on.
  if (reply?.undoable === true) {
    if (reply.revision === null && reply.length === length) setReply({ ...reply, revision });
    if (reply.revision !== null && reply.revision !== revision) setReply(null);
  }

  return {
    reply,
    copy() {
      navigator.clipboard
        .writeText(actions.readText())
        .then(() => say("Copied"))
        .catch(() => say("The browser did not allow copying. Select the text and copy it yourself."));
    },
    paste() {
      readClipboard()
        .then((flavours) => {
          if (flavours.plain === "") return say("The clipboard holds no text");
          if (!pasteFormatted(flavours)) actions.insertText(flavours.plain);
          actions.focusEditor();
          return undefined;
        })
        .catch(() => say("The browser did not allow reading the clipboard. Paste with the keyboard."));
    },
    clear() {
      replace("", "Text cleared");
    },
    useSample() {
      replace(sample, "Sample text put in its place");
    },
    goToText: actions.focusEditor,
    undo() {
      setReply(null);
      actions.undo();
      actions.focusEditor();
    },
  };
}
