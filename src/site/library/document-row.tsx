import { useLayoutEffect, useRef, useState } from "react";

import { saveFile } from "#ui/save-file/save-file.ts";
import type { LibraryDocument } from "#workspace/library/library-view.ts";
import { useLibraryActions } from "#workspace/use-library.ts";

import styles from "./document-list.module.css";
import { DocumentMenu } from "./document-menu.tsx";
import { fileNameOf, formatCount, formatWhen, shownDocumentName } from "./format-documents.ts";
import { RenameForm } from "./rename-form.tsx";
import type { Commands } from "./use-reply.ts";

export interface DocumentRowProps {
  readonly document: LibraryDocument;
  /** Whether it is the one on the screen. */
  readonly isCurrent: boolean;
  readonly commands: Commands;
  readonly onOpen: () => void;
  readonly onVersions: () => void;
  readonly onDelete: () => void;
  /** Whether it has just come back, from where the focus was. */
  readonly takesFocus: boolean;
}

/** What a person should know of a document before opening it; `null` for nothing. */
function remarkOn({ condition, copyOf, isOpenElsewhere }: LibraryDocument): string | null {
  if (condition === "damaged") return "Its description was damaged. Open it to see what is left of its text.";
  if (condition === "later") return "Saved by a newer version of this page. Reload the page to open it.";
  if (isOpenElsewhere) return "Open in another tab. What you change here would become a copy.";
  if (copyOf === null) return null;
  return copyOf.name === ""
    ? "A copy: its text was changed in two tabs at once."
    : `A copy of “${copyOf.name}”, which was changed in another tab at the same time.`;
}

function facts({ words, updatedAt, versions }: LibraryDocument): string {
  return [
    words === null ? "Counting…" : formatCount(words, "word"),
    updatedAt === null ? "" : `changed ${formatWhen(updatedAt, new Date())}`,
    versions === 0 ? "" : formatCount(versions, "version"),
  ]
    .filter((fact) => fact !== "")
    .join(" · ");
}

/** One document of the list, with all that can be done with it. */
export function DocumentRow({
  document,
  isCurrent,
  commands,
  onOpen,
  onVersions,
  onDelete,
  takesFocus,
}: DocumentRowProps) {
  const actions = useLibraryActions();
  const [isRenaming, setIsRenaming] = useState(false);
  const openButton = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  const name = shownDocumentName(document);
  const remark = remarkOn(document);

  // Before the dialog sees that the focus is nowhere: it would take it for itself.
  useLayoutEffect(() => {
    if (takesFocus || (wasRenaming.current && !isRenaming)) openButton.current?.focus();
    wasRenaming.current = isRenaming;
  }, [takesFocus, isRenaming]);

  async function rename(next: string) {
    if ((await commands.run(actions.renameDocument(document.id, next))) === null) return;
    setIsRenaming(false);
  }

  async function duplicate() {
    const made = await commands.run(actions.duplicateDocument(document.id), "Copying…");
    if (made !== null) commands.say(`“${name}” was duplicated.`);
  }

  async function saveAsFile() {
    const read = await commands.run(actions.readDocument(document.id));
    if (read !== null) saveFile(`${fileNameOf(name)}.txt`, new Blob([read.value], { type: "text/plain" }));
  }

  if (isRenaming) {
    return (
      <li className={styles.row}>
        <RenameForm
          name={document.isNamed ? document.name : ""}
          firstLine={document.isNamed ? null : document.name}
          onRename={(next) => void rename(next)}
          onCancel={() => setIsRenaming(false)}
        />
      </li>
    );
  }

  return (
    <li
      className={`${styles.row} ${isCurrent ? styles.current : ""}`}
      aria-current={isCurrent ? "true" : undefined}
    >
      <button
        ref={openButton}
        type="button"
        className={styles.open}
        disabled={document.condition === "later"}
        onClick={onOpen}
      >
        <span className={styles.name}>
          <bdi className={document.name === "" ? styles.untitled : undefined}>{name}</bdi>
          {isCurrent ? <span className={styles.mark}>On the screen</span> : null}
        </span>
        {document.condition === "whole" ? <span className={styles.facts}>{facts(document)}</span> : null}
        {remark === null ? null : <span className={styles.facts}>{remark}</span>}
      </button>
      {document.condition === "whole" ? (
        <DocumentMenu
          name={name}
          onRename={() => setIsRenaming(true)}
          onDuplicate={() => void duplicate()}
          onVersions={onVersions}
          onSave={() => void saveAsFile()}
          onDelete={onDelete}
        />
      ) : null}
    </li>
  );
}
