import { X } from "lucide-react";

import { shownName } from "#files/read-failure.ts";
import type { ImportedFile } from "#workspace/import/import-view.ts";
import { useImportActions, useImports } from "#workspace/import/use-imports.ts";
import { useWorkspaceActions, useWorkspaceState } from "#workspace/use-workspace.ts";

import { Button } from "../button/button.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { ProgressBar } from "../progress-bar/progress-bar.tsx";

import {
  announceImports,
  describeNotes,
  describePaste,
  describePhase,
  isReading,
} from "./describe-import.ts";
import { ImportOptions } from "./import-options.tsx";
import styles from "./import-panel.module.css";
import { PasswordForm } from "./password-form.tsx";

// One piece of code for both, to be loaded together.
export { announceImports };

/** What became of files and of a paste with formatting: how far they are, what was left out, and the choices there are. */
export function ImportPanel() {
  const { files, problem, paste, isJoined } = useImports();
  const { revision } = useWorkspaceState();
  const actions = useImportActions();
  const { focusEditor } = useWorkspaceActions();
  const isBusy = isReading({ files });
  const opened = files.filter(({ phase }) => phase.kind === "opened").length;

  function close() {
    actions.dismiss();
    focusEditor();
  }

  return (
    <section className={styles.panel} aria-label="Opened files">
      <div className={styles.content}>
        {problem === null ? null : <p className={styles.problem}>{problem}</p>}
        {paste?.revision === revision ? (
          <div className={styles.line}>
            <p>{describePaste(paste)}</p>
            <Button
              look="link"
              onClick={() => {
                actions.makePastePlain();
                focusEditor();
              }}
            >
              Plain text instead
            </Button>
          </div>
        ) : null}
        {files.length === 0 ? null : (
          <ul className={styles.files}>
            {files.map((file) => (
              <li key={file.id}>
                <FileStatus file={file} isAlone={files.length === 1} />
              </li>
            ))}
          </ul>
        )}
        {isBusy || opened < 2 ? null : (
          <div className={styles.line}>
            <p>
              {isJoined
                ? "They are joined in one document now. Each is a document of its own too, in “Your documents”."
                : "Each is a document of its own, in “Your documents”."}
            </p>
            {isJoined ? null : (
              <Button look="outlined" onClick={() => void actions.join()}>
                Join into one document
              </Button>
            )}
          </div>
        )}
      </div>
      {/* One place for both, so that the focus stays when reading ends. */}
      {isBusy ? (
        <Button look="outlined" onClick={actions.cancel}>
          Cancel
        </Button>
      ) : (
        <IconButton label="Close" onClick={close}>
          <X aria-hidden />
        </IconButton>
      )}
    </section>
  );
}

/** One file: its name, and what became of it. */
function FileStatus({ file, isAlone }: { readonly file: ImportedFile; readonly isAlone: boolean }) {
  const { documentId } = useWorkspaceState();
  const { phase } = file;
  const name = shownName(file.name);
  switch (phase.kind) {
    case "reading":
      return (
        <ProgressBar
          label={`Reading ${name}`}
          fraction={phase.fraction}
          text={`${name} · ${describePhase(file)}`}
        />
      );
    case "opened":
      return (
        <>
          <p>
            <bdi className={styles.name}>{file.name}</bdi>{" "}
            <span className={styles.quiet}>{describePhase(file)}</span>
          </p>
          {phase.file.notes.length === 0 ? null : <p>{describeNotes(phase.file.notes)}</p>}
          {/* While another document opens for them, too: the focus is in them. */}
          {phase.isBusy || phase.documentId === documentId ? (
            <ImportOptions id={file.id} phase={phase} />
          ) : null}
        </>
      );
    case "password":
      return <PasswordForm id={file.id} name={name} phase={phase} focusFirst={isAlone} />;
    case "failed":
      return <p className={styles.problem}>{phase.message}</p>;
    case "waiting":
    case "cancelled":
      return (
        <p className={styles.quiet}>
          {phase.kind === "waiting" ? `${name} · ${describePhase(file)}` : describePhase(file)}
        </p>
      );
  }
}
