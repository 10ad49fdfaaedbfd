import { Button } from "#ui/button/button.tsx";
import { saveFile } from "#ui/save-file/save-file.ts";
import type { RecoveredText } from "#workspace/library/library-view.ts";
import { useLibraryActions } from "#workspace/use-library.ts";

import { formatCount, formatTime } from "./format-documents.ts";
import styles from "./library-dialog.module.css";
import type { Commands } from "./use-reply.ts";

export interface RecoveredSectionProps {
  readonly recovered: readonly RecoveredText[];
  readonly commands: Commands;
  readonly onShowText: () => void;
}

/** Records that were damaged: what of them is text can be opened, and all of it saved as a file. */
export function RecoveredSection({ recovered, commands, onShowText }: RecoveredSectionProps) {
  const actions = useLibraryActions();
  if (recovered.length === 0) return null;

  async function open(key: number) {
    if ((await commands.run(actions.openRecovered(key), "Opening…")) !== null) onShowText();
  }

  function save({ json, recoveredAt }: RecoveredText) {
    const day = recoveredAt.toISOString().slice(0, 10);
    saveFile(`recovered ${day}.json`, new Blob([json], { type: "application/json" }));
  }

  return (
    <section aria-label="Recovered" className={styles.section}>
      <h3 className={styles.heading}>Recovered</h3>
      <p className={styles.quiet}>
        These records of your texts were damaged and could not be read where they belong. They are kept as
        they were found.
      </p>
      <ul className={styles.plainList}>
        {recovered.map((found) => (
          <li key={found.key} className={styles.line}>
            <span className={styles.lineText}>
              {formatTime(found.recoveredAt)}
              <span className={styles.quiet}>
                {" "}
                {found.text === "" ? "no text found" : formatCount(found.text.length, "character")}
              </span>
            </span>
            <span className={styles.choices}>
              <Button look="link" disabled={found.text === ""} onClick={() => void open(found.key)}>
                Open its text
              </Button>
              <Button look="link" onClick={() => save(found)}>
                Save as a file
              </Button>
              <Button look="link" onClick={() => void commands.run(actions.discardRecovered(found.key))}>
                Discard
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
