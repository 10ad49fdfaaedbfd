import { useState } from "react";

import { Button } from "#ui/button/button.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import type { LibraryDocument } from "#workspace/library/library-view.ts";
import { useLibraryActions } from "#workspace/use-library.ts";

import { formatCount, formatTime, shownDocumentName } from "./format-documents.ts";
import styles from "./library-dialog.module.css";
import type { Commands } from "./use-reply.ts";

export interface DeletedSectionProps {
  readonly deleted: readonly LibraryDocument[];
  readonly commands: Commands;
}

/** Deleted documents that can still come back, and the way to be rid of them for good. */
export function DeletedSection({ deleted, commands }: DeletedSectionProps) {
  const actions = useLibraryActions();
  const [asksAgain, setAsksAgain] = useState(false);
  if (deleted.length === 0) return null;

  async function restore(document: LibraryDocument) {
    if ((await commands.run(actions.undoDelete(document.id))) === null) return;
    commands.say(`“${shownDocumentName(document)}” is back in the list.`);
  }

  async function purge() {
    setAsksAgain(false);
    if ((await commands.run(actions.purgeDeleted(deleted.map(({ id }) => id)))) === null) return;
    commands.say("Removed from this device.");
  }

  return (
    <section aria-label="Deleted documents" className={styles.section}>
      <Disclosure label={`Deleted (${deleted.length})`}>
        <p className={styles.quiet}>
          Deleted documents stay on this device for 30 days, so that they can come back.
        </p>
        <ul className={styles.plainList}>
          {deleted.map((document) => (
            <li key={document.id} className={styles.line}>
              <span className={styles.lineText}>
                <bdi>{shownDocumentName(document)}</bdi>
                {document.deletedAt === null ? null : (
                  <span className={styles.quiet}> deleted {formatTime(document.deletedAt)}</span>
                )}
              </span>
              <Button look="link" onClick={() => void restore(document)}>
                Restore
                <span className="visually-hidden"> {shownDocumentName(document)}</span>
              </Button>
            </li>
          ))}
        </ul>
        {asksAgain ? (
          <p className={styles.line}>
            <span>{formatCount(deleted.length, "document")} cannot come back after this.</span>
            <span>
              <Button look="outlined" onClick={() => void purge()}>
                Remove for good
              </Button>
              <Button onClick={() => setAsksAgain(false)}>Keep</Button>
            </span>
          </p>
        ) : (
          <Button look="outlined" onClick={() => setAsksAgain(true)}>
            Remove for good…
          </Button>
        )}
      </Disclosure>
    </section>
  );
}
