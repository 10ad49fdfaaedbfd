import { ArrowLeft } from "lucide-react";
import { useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";

import { IconButton } from "#ui/icon-button/icon-button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Sheet } from "#ui/sheet/sheet.tsx";
import type { LibraryDocument } from "#workspace/library/library-view.ts";
import { useLibrary, useLibraryActions } from "#workspace/use-library.ts";
import { useWorkspaceActions } from "#workspace/use-workspace.ts";

import { reportRejection } from "../failure/report-rejection.ts";
import { toolAt } from "#tools/tool-address.ts";

import { DeletedSection } from "./deleted-section.tsx";
import { DocumentList } from "./document-list.tsx";
import styles from "./library-dialog.module.css";
import { RecoveredSection } from "./recovered-section.tsx";
import { StorageSection } from "./storage-section.tsx";
import { Transfer } from "./transfer.tsx";
import { useReply } from "./use-reply.ts";
import { VersionsView } from "./versions-view.tsx";

export interface LibraryDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The documents on this device, in a sheet at the side of the page; the versions of one of them take its place. */
export default function LibraryDialog({ open, onOpenChange }: LibraryDialogProps) {
  const library = useLibrary();
  const actions = useLibraryActions();
  const { focusEditor } = useWorkspaceActions();
  const commands = useReply();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [versionsOf, setVersionsOf] = useState<string | null>(null);
  const showsText = useRef(false);

  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) {
      setVersionsOf(null);
      void actions.refresh();
    }
  }

  /** Closes the sheet over the text that it has just put on the screen. */
  function showText() {
    showsText.current = true;
    onOpenChange(false);
    if (toolAt(pathname) === null) reportRejection(navigate("/"));
  }

  const shown: LibraryDocument | undefined = library.documents.find(({ id }) => id === versionsOf);
  return (
    <Sheet
      side="end"
      title={shown === undefined ? "Your documents" : "Versions"}
      closeLabel="Close"
      open={open}
      onOpenChange={onOpenChange}
      leading={
        shown === undefined ? null : (
          <IconButton label="Back to your documents" onClick={() => setVersionsOf(null)}>
            <ArrowLeft aria-hidden />
          </IconButton>
        )
      }
      onClosed={() => {
        if (!showsText.current) return true;
        showsText.current = false;
        focusEditor();
        return false;
      }}
    >
      <div className={styles.body}>
        <div className={styles.reply}>
          <Notice tone={commands.reply?.isProblem === true ? "problem" : "plain"}>
            {commands.underWay ?? commands.reply?.text}
          </Notice>
        </div>
        {library.status === "failed" ? <Notice tone="problem">{library.problem}</Notice> : null}
        {library.status === "loading" ? <p className={styles.quiet}>Looking for your documents…</p> : null}
        {library.status !== "ready" ? null : shown === undefined ? (
          <>
            <DocumentList
              library={library}
              commands={commands}
              onShowText={showText}
              onVersions={setVersionsOf}
            />
            <RecoveredSection recovered={library.recovered} commands={commands} onShowText={showText} />
            <DeletedSection deleted={library.deleted} commands={commands} />
            <Transfer hasDocuments={library.documents.length > 0} commands={commands} />
            <StorageSection library={library} commands={commands} />
          </>
        ) : (
          <VersionsView
            key={shown.id}
            document={shown}
            versions={library.versions.filter(({ documentId }) => documentId === shown.id)}
            commands={commands}
            onShowText={showText}
          />
        )}
      </div>
    </Sheet>
  );
}
