import { FilePlus2 } from "lucide-react";
import { useId, useState } from "react";

import { Button } from "#ui/button/button.tsx";
import type { LibraryState } from "#workspace/library/library-view.ts";
import { useStoredSetting } from "#workspace/stored-setting.ts";
import { useLibraryActions } from "#workspace/use-library.ts";
import { useWorkspaceState } from "#workspace/use-workspace.ts";

import { arrangeDocuments, documentOrders, parseDocumentOrder } from "./arrange-documents.ts";
import { DeletedRow } from "./deleted-row.tsx";
import styles from "./document-list.module.css";
import { DocumentRow } from "./document-row.tsx";
import { formatCount } from "./format-documents.ts";
import type { Commands } from "./use-reply.ts";

export interface DocumentListProps {
  readonly library: LibraryState;
  readonly commands: Commands;
  readonly onShowText: () => void;
  readonly onVersions: (id: string) => void;
}

/** Documents fewer than this are in sight without a search. */
const fewDocuments = 5;

/** The documents with search and order; one that was deleted here stays in its place with the way back. */
export function DocumentList({ library, commands, onShowText, onVersions }: DocumentListProps) {
  const actions = useLibraryActions();
  const { documentId, length } = useWorkspaceState();
  const [query, setQuery] = useState("");
  const [order, setOrder] = useStoredSetting("document-order", parseDocumentOrder, "changed");
  const [deletedHere, setDeletedHere] = useState<readonly string[]>([]);
  /** The document that takes the focus when it is back in its place. */
  const [focused, setFocused] = useState<string | null>(null);
  const orderId = useId();

  const justDeleted = library.deleted.filter(({ id }) => deletedHere.includes(id));
  const found = arrangeDocuments([...library.documents, ...justDeleted], query, order);
  const isSearched = library.documents.length >= fewDocuments || query !== "";
  const isBare = library.documents.every(({ words }) => words === 0) && length === 0;

  async function open(id: string) {
    if ((await commands.run(actions.openDocument(id), "Opening…")) !== null) onShowText();
  }

  async function remove(id: string) {
    setFocused(null);
    if ((await commands.run(actions.deleteDocument(id))) !== null) setDeletedHere([...deletedHere, id]);
  }

  async function undo(id: string) {
    if ((await commands.run(actions.undoDelete(id))) === null) return;
    setDeletedHere(deletedHere.filter((deleted) => deleted !== id));
    setFocused(id);
  }

  async function add() {
    if ((await commands.run(actions.newDocument())) !== null) onShowText();
  }

  return (
    <section aria-label="Documents" className={styles.section}>
      <div className={styles.tools}>
        <Button look="outlined" onClick={() => void add()}>
          <FilePlus2 size={16} strokeWidth={1.75} aria-hidden />
          New document
        </Button>
        {library.documents.length < 2 ? null : (
          <span className={styles.order}>
            <label htmlFor={orderId}>Order</label>
            <select
              id={orderId}
              value={order}
              onChange={(event) => setOrder(parseDocumentOrder(event.target.value) ?? "changed")}
            >
              {documentOrders.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </span>
        )}
      </div>
      {isSearched ? (
        <input
          type="search"
          className={styles.search}
          placeholder="Search by name"
          aria-label="Search your documents by name"
          autoComplete="off"
          dir="auto"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      ) : null}
      {isBare ? (
        <p className={styles.empty}>
          What you write is saved here by itself, on this device and nowhere else. Start a new document for
          each piece of work; this list brings it back with its earlier versions.
        </p>
      ) : null}
      <ul className={styles.list}>
        {found.map((document) =>
          document.deletedAt === null ? (
            <DocumentRow
              key={document.id}
              document={document}
              isCurrent={document.id === documentId}
              commands={commands}
              onOpen={() => void open(document.id)}
              onVersions={() => onVersions(document.id)}
              onDelete={() => void remove(document.id)}
              takesFocus={document.id === focused}
            />
          ) : (
            <DeletedRow key={document.id} document={document} onUndo={() => void undo(document.id)} />
          ),
        )}
      </ul>
      <output className={styles.found}>
        {query === ""
          ? null
          : found.length === 0
            ? "No document has that in its name."
            : `${formatCount(found.length, "document")} found`}
      </output>
    </section>
  );
}
