import { useState } from "react";
import { useNavigate } from "react-router";

import { addressOfWordCounter } from "#tools/tool-address.ts";
import { useWorkspaceActions, useWorkspaceState } from "#workspace/use-workspace.ts";

import { addAfter } from "./add-after.ts";

export interface OpenInCounter {
  /** Whether the saved text has been read, so that it is known what would be replaced. */
  readonly isReady: boolean;
  /** Whether the word counter holds another text, and the reader is to say what becomes of it. */
  readonly isAsking: boolean;
  readonly start: () => void;
  readonly replace: () => void;
  readonly append: () => void;
  readonly cancel: () => void;
}

/**
 * Opens a text in the word counter, through the document that all tools share: it goes in no address and no request.
 * A text that is there already is never replaced unasked.
 */
export function useOpenInCounter(readText: () => string): OpenInCounter {
  const actions = useWorkspaceActions();
  const { status } = useWorkspaceState();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);

  const put = (text: string) => {
    actions.replaceText(text);
    void navigate(addressOfWordCounter());
  };
  return {
    isReady: status === "ready",
    isAsking,
    start() {
      const held = actions.readText();
      const text = readText();
      if (held === text) void navigate(addressOfWordCounter());
      else if (held.trim() === "") put(text);
      else setIsAsking(true);
    },
    replace: () => put(readText()),
    append: () => put(addAfter(actions.readText(), readText())),
    cancel: () => setIsAsking(false),
  };
}
