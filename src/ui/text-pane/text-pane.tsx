import { Redo2, Undo2 } from "lucide-react";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";

import { flavoursOf } from "#workspace/import/formatted-paste.ts";
import { useFormattedPaste } from "#workspace/import/use-imports.ts";
import { TextEditor } from "#workspace/text-editor.tsx";
import { useWorkspaceActions, useWorkspaceState } from "#workspace/use-workspace.ts";

import { Button } from "../button/button.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { ImportArea } from "../import/import-area.tsx";
import { OpenFileButton } from "../import/open-file-button.tsx";
import { Notice } from "../notice/notice.tsx";

import { saveMessage } from "./save-message.ts";
import styles from "./text-pane.module.css";
import type { TextCommands } from "./use-text-commands.ts";

export interface TextPaneProps {
  readonly commands: TextCommands;
  /** Counts of what is selected, or `null`. */
  readonly selection: ReactNode;
  /** The element that describes the text box (a goal, say). */
  readonly describedBy?: string;
  readonly onShortcuts: () => void;
}

const clockMilliseconds = 30_000;

function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), clockMilliseconds);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The text with the commands on it and word of where it is kept. */
export function TextPane({ commands, selection, describedBy, onShortcuts }: TextPaneProps) {
  const state = useWorkspaceState();
  const actions = useWorkspaceActions();
  const pasteFormatted = useFormattedPaste();
  const empty = state.length === 0;

  return (
    <div className={styles.pane}>
      <div
        className={styles.sheet}
        onPasteCapture={(event) => {
          // Before the editor sees it. What its formatting adds nothing to is the editor's own business.
          if (pasteFormatted(flavoursOf(event.clipboardData))) event.preventDefault();
        }}
      >
        <TextEditor
          label="Your text"
          placeholder="Type, paste or write here"
          {...(describedBy === undefined ? {} : { describedBy })}
        />
        {state.status === "ready" && empty && commands.reply === null ? (
          <div className={styles.hint}>
            <p>
              It is counted in this browser and sent nowhere.
              <Button look="link" onClick={commands.useSample}>
                Try a sample text
              </Button>
            </p>
          </div>
        ) : null}
        <div className={styles.veil} aria-hidden>
          Drop to open
        </div>
        {selection === null ? null : <div className={styles.selection}>{selection}</div>}
      </div>
      <div className={styles.foot}>
        <ImportArea />
        <TextNotices />
        <div className={styles.commands}>
          <fieldset className={styles.buttons} aria-label="Text">
            <OpenFileButton />
            <Button onClick={commands.paste}>Paste</Button>
            <Button onClick={commands.copy} disabled={empty}>
              Copy
            </Button>
            <Button onClick={commands.clear} disabled={empty}>
              Clear
            </Button>
            <Button onClick={commands.useSample}>Sample</Button>
            <IconButton label="Undo" disabled={!state.canUndo} onClick={actions.undo}>
              <Undo2 aria-hidden />
            </IconButton>
            <IconButton label="Redo" disabled={!state.canRedo} onClick={actions.redo}>
              <Redo2 aria-hidden />
            </IconButton>
            <span className={styles.keyboard}>
              <IconButton label="Keyboard shortcuts" onClick={onShortcuts}>
                <span aria-hidden>?</span>
              </IconButton>
            </span>
          </fieldset>
          <CommandStatus commands={commands} />
        </div>
      </div>
    </div>
  );
}

/** What the last command did, else where the text is kept. Only the former is spoken. */
function CommandStatus({ commands }: { readonly commands: TextCommands }) {
  const { save } = useWorkspaceState();
  const now = useNow();
  const { reply } = commands;
  const quiet = save.kind === "saved" || save.kind === "saving";
  return (
    <div className={styles.status}>
      <output className={styles.reply}>
        {reply?.text}
        {reply?.undoable === true ? (
          <Button look="link" onClick={commands.undo}>
            Undo
          </Button>
        ) : null}
      </output>
      {reply === null && quiet ? saveMessage(save, now) : null}
    </div>
  );
}

/** What could not be done with the text, until the person has read it. */
function TextNotices() {
  const { notice, save } = useWorkspaceState();
  const actions = useWorkspaceActions();
  if (notice === null && save.kind !== "failed" && save.kind !== "elsewhere") return null;
  return (
    <div className={styles.notices}>
      {save.kind === "failed" || save.kind === "elsewhere" ? (
        <Notice tone="problem">{save.message}</Notice>
      ) : null}
      {notice === null ? null : (
        <Notice tone="problem">
          {notice}
          <Button look="outlined" onClick={actions.dismissNotice}>
            Dismiss
          </Button>
        </Notice>
      )}
    </div>
  );
}
