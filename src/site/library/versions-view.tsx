import { useState } from "react";

import { Button } from "#ui/button/button.tsx";
import type { LibraryDocument, LibraryVersion } from "#workspace/library/library-view.ts";
import { useLibraryActions } from "#workspace/use-library.ts";
import { useWorkspaceState } from "#workspace/use-workspace.ts";

import { formatCount, formatTime, shownDocumentName } from "./format-documents.ts";
import type { Commands } from "./use-reply.ts";
import { VersionPreview } from "./version-preview.tsx";
import styles from "./versions-view.module.css";

export interface VersionsViewProps {
  readonly document: LibraryDocument;
  readonly versions: readonly LibraryVersion[];
  readonly commands: Commands;
  readonly onShowText: () => void;
}

/** A version under the eyes of a person, and its text. */
interface Preview {
  readonly versionId: string;
  readonly text: string;
}

/** The versions of one document: keep one, look at one, go back to one. */
export function VersionsView({ document, versions, commands, onShowText }: VersionsViewProps) {
  const actions = useLibraryActions();
  const { documentId, length } = useWorkspaceState();
  const [name, setName] = useState("");
  const [preview, setPreview] = useState<Preview | null>(null);
  const [removed, setRemoved] = useState<LibraryVersion | null>(null);
  const isCurrent = document.id === documentId;

  async function keep() {
    if ((await commands.run(actions.saveVersion(name))) === null) return;
    setName("");
    commands.say("Version kept.");
  }

  async function look(versionId: string) {
    if (preview?.versionId === versionId) {
      setPreview(null);
      return;
    }
    const read = await commands.run(actions.readVersion(versionId));
    if (read !== null) setPreview({ versionId, text: read.value });
  }

  async function restore(versionId: string) {
    if ((await commands.run(actions.restoreVersion(versionId), "Going back…")) !== null) onShowText();
  }

  async function remove(version: LibraryVersion) {
    if ((await commands.run(actions.removeVersion(version.id))) === null) return;
    setPreview(null);
    setRemoved(version);
  }

  async function undo({ id }: LibraryVersion) {
    if ((await commands.run(actions.undoRemoveVersion(id))) !== null) setRemoved(null);
  }

  return (
    <section aria-label="Versions" className={styles.view}>
      <p className={styles.of}>
        Of <bdi className={styles.name}>{shownDocumentName(document)}</bdi>
      </p>
      {isCurrent ? (
        <form
          className={styles.keep}
          onSubmit={(event) => {
            event.preventDefault();
            void keep();
          }}
        >
          <label>
            <span>Name of a new version</span>
            <input
              dir="auto"
              maxLength={200}
              autoComplete="off"
              placeholder="First draft, say"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </label>
          <Button type="submit" look="outlined" disabled={length === 0}>
            Keep this version
          </Button>
        </form>
      ) : (
        <p className={styles.quiet}>Open this document to keep a version of it.</p>
      )}
      {removed === null ? null : (
        <p className={styles.removed}>
          <output>
            Removed “<bdi>{removed.name}</bdi>”.
          </output>
          <Button look="link" onClick={() => void undo(removed)}>
            Undo
          </Button>
        </p>
      )}
      {versions.length === 0 ? (
        <p className={styles.quiet}>
          A version keeps the text as it is now, under a name, while you write on. Keep one before a large
          change; going back to it loses nothing either.
        </p>
      ) : (
        <ul className={styles.list}>
          {versions.map((version) => (
            <li key={version.id}>
              <button
                type="button"
                className={styles.version}
                aria-expanded={preview?.versionId === version.id}
                onClick={() => void look(version.id)}
              >
                <span className={styles.name}>
                  <bdi>{version.name}</bdi>
                </span>
                <span className={styles.facts}>
                  {formatTime(version.createdAt)}
                  {version.words === null ? null : ` · ${formatCount(version.words, "word")}`}
                </span>
              </button>
              {preview?.versionId === version.id ? (
                <VersionPreview
                  name={version.name}
                  text={preview.text}
                  onRestore={() => void restore(version.id)}
                  onRemove={() => void remove(version)}
                />
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
