import { useState } from "react";

import { Button } from "#ui/button/button.tsx";
import { saveFile } from "#ui/save-file/save-file.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { PanelSection } from "#ui/panel-section/panel-section.tsx";

import { writePatch, writeRedlinePage, writeTrackedChanges } from "./downloads.ts";
import { formatQuantity } from "./format.ts";
import styles from "./panel.module.css";
import type { Compared } from "./use-comparison.ts";

export interface MergedSectionProps {
  readonly compared: Compared | null;
  readonly beforeName: string;
  readonly afterName: string;
  /** How many differences were accepted or rejected. */
  readonly decided: number;
  readonly readMerged: () => string;
  /** A newer comparison is on its way: what is merged now would be of older texts. */
  readonly stale: boolean;
  readonly onReplace: (text: string) => void;
  readonly onSave: (text: string) => void;
  /** Asks for the base of a three-way merge; `null` where it is there. */
  readonly onAskBase: (() => void) | null;
}

/** What is made of the comparison: the merged text, and files. */
export function MergedSection({
  compared,
  beforeName,
  afterName,
  decided,
  readMerged,
  stale,
  onReplace,
  onSave,
  onAskBase,
}: MergedSectionProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const isReady = compared !== null && !stale;

  async function savePatch(): Promise<void> {
    if (compared === null) return;
    const written = await writePatch({ ...compared, beforeName, afterName });
    if (written.kind === "failed") return setProblem(`The patch could not be written: ${written.message}`);
    if (written.content === "") return setProblem("The texts are equal: there is nothing to patch.");
    setProblem(null);
    return saveFile("changes.patch", new Blob([written.content], { type: "text/x-diff;charset=utf-8" }));
  }
  async function saveTracked(): Promise<void> {
    if (compared === null) return;
    const written = await writeTrackedChanges({ ...compared, beforeName, afterName }, new Date());
    if (written.kind === "failed") {
      return setProblem(`The Word document could not be written: ${written.message}`);
    }
    setProblem(null);
    const type = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
    return saveFile("tracked changes.docx", new Blob([written.content], { type }));
  }
  function saveRedline(): void {
    if (compared === null) return;
    const page = writeRedlinePage({ ...compared, beforeName, afterName });
    saveFile("redline.html", new Blob([page], { type: "text/html;charset=utf-8" }));
  }

  return (
    <PanelSection title="Merged text and files">
      <p className={styles.note}>
        {decided === 0
          ? "Accept changes, and the merged text is the first text with them."
          : `${formatQuantity(decided, "place")} decided. What is rejected or undecided stays as in the first text.`}
      </p>
      <div className={styles.actions}>
        <Button look="outlined" disabled={!isReady || decided === 0} onClick={() => onReplace(readMerged())}>
          Put into the document
        </Button>
        <Button look="outlined" disabled={!isReady || decided === 0} onClick={() => onSave(readMerged())}>
          Save as a new document
        </Button>
        <Button disabled={!isReady} onClick={() => void savePatch()}>
          Download patch
        </Button>
        <Button disabled={!isReady} onClick={saveRedline}>
          Download redline
        </Button>
        <Button disabled={!isReady} onClick={() => void saveTracked()}>
          Word with tracked changes
        </Button>
        {onAskBase === null ? null : <Button onClick={onAskBase}>Three-way merge: add the base</Button>}
      </div>
      {problem === null ? null : <Notice tone="problem">{problem}</Notice>}
    </PanelSection>
  );
}
