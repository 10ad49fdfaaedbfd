import { useRef } from "react";

import { site } from "#config";
import { Button } from "#ui/button/button.tsx";
import { saveFile } from "#ui/save-file/save-file.ts";
import type { ImportReport } from "#workspace/library/library-view.ts";
import { useLibraryActions } from "#workspace/use-library.ts";

import { formatCount } from "./format-documents.ts";
import styles from "./library-dialog.module.css";
import type { Commands } from "./use-reply.ts";

/** As many problems as are read; the others are counted. */
const shownProblems = 5;

function describeImport({ added, copied, unchanged, problems }: ImportReport): string {
  const sentences = [
    added === 0 ? "" : `${formatCount(added, "document")} added.`,
    copied === 0
      ? ""
      : `${formatCount(copied, "document")} with a changed text here added as ${copied === 1 ? "a copy" : "copies"}; what was here is as it was.`,
    unchanged === 0
      ? ""
      : `${formatCount(unchanged, "document")} ${unchanged === 1 ? "was" : "were"} here already, word for word.`,
    ...problems.slice(0, shownProblems),
    problems.length > shownProblems ? `And ${problems.length - shownProblems} more could not be taken.` : "",
  ];
  return (
    sentences.filter((sentence) => sentence !== "").join(" ") || "There was no document in that archive."
  );
}

export interface TransferProps {
  /** Whether there is anything to export. */
  readonly hasDocuments: boolean;
  readonly commands: Commands;
}

/** All documents out as one archive, and back in. */
export function Transfer({ hasDocuments, commands }: TransferProps) {
  const actions = useLibraryActions();
  const picker = useRef<HTMLInputElement>(null);

  async function exportAll() {
    const made = await commands.run(actions.exportLibrary(), "Packing your documents…");
    if (made === null) return;
    const { archive, documents, unreadable } = made.value;
    saveFile(`${site.name} documents ${new Date().toISOString().slice(0, 10)}.zip`, archive);
    const missing = unreadable === 0 ? "" : ` ${formatCount(unreadable, "document")} could not be read.`;
    commands.say(
      `${formatCount(documents, "document")} packed with their versions.${missing}`,
      missing !== "",
    );
  }

  async function importAll(archive: File) {
    const report = await commands.run(actions.importLibrary(archive), "Reading the archive…");
    if (report !== null) commands.say(describeImport(report.value), report.value.problems.length > 0);
  }

  return (
    <section aria-label="Move your documents" className={styles.section}>
      <div className={styles.choices}>
        {hasDocuments ? (
          <Button look="outlined" disabled={commands.underWay !== null} onClick={() => void exportAll()}>
            Export all
          </Button>
        ) : null}
        <Button look="outlined" disabled={commands.underWay !== null} onClick={() => picker.current?.click()}>
          Import all
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          accept=".zip,application/zip"
          aria-label="Archive of documents"
          onChange={(event) => {
            const file = event.target.files?.[0];
            // The same file again is a change too.
            if (file !== undefined) void importAll(file).finally(() => (event.target.value = ""));
          }}
        />
      </div>
      <p className={styles.quiet}>
        One .zip file with plain texts, for safekeeping or another device. Importing never overwrites.
      </p>
    </section>
  );
}
