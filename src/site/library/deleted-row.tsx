import { useLayoutEffect, useRef } from "react";

import { Button } from "#ui/button/button.tsx";
import type { LibraryDocument } from "#workspace/library/library-view.ts";

import styles from "./document-list.module.css";
import { shownDocumentName } from "./format-documents.ts";

export interface DeletedRowProps {
  readonly document: LibraryDocument;
  readonly onUndo: () => void;
}

/** In the place of a document that was just deleted: what happened, and the way back. */
export function DeletedRow({ document, onUndo }: DeletedRowProps) {
  const row = useRef<HTMLLIElement>(null);
  // Before the dialog sees that the focus is nowhere: it would take it for itself.
  useLayoutEffect(() => row.current?.querySelector("button")?.focus(), []);
  return (
    <li ref={row} className={`${styles.row} ${styles.deleted}`}>
      <output>
        Deleted “<bdi>{shownDocumentName(document)}</bdi>”.
      </output>
      <Button look="link" onClick={onUndo}>
        Undo
      </Button>
    </li>
  );
}
