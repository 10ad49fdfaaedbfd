import { Checkbox } from "../checkbox/checkbox.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { offeredCommands } from "../palette/command.ts";

import styles from "./shortcuts-dialog.module.css";
import { keyboardOf, shortcutLines } from "./shortcuts.ts";
import type { Shortcut } from "./shortcuts.ts";

export interface ShortcutsDialogProps {
  readonly shortcuts: readonly Shortcut[];
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly questionMark: boolean;
  readonly onQuestionMarkChange: (on: boolean) => void;
}

/** The list of every shortcut. The default export is for loading it on first use. */
export default function ShortcutsDialog(props: ShortcutsDialogProps) {
  const { shortcuts, open, onOpenChange, questionMark, onQuestionMarkChange } = props;
  const own = shortcutLines(shortcuts, keyboardOf(navigator.platform));
  const known = new Set(own.map(({ label }) => label));
  // What other parts of the page offer by keys, such as the export.
  const others = offeredCommands().filter(
    ({ name, keys, id }) => keys.length > 0 && id !== "shortcuts" && !known.has(name),
  );
  const lines = [...own, ...others.map(({ name, keys }) => ({ label: name, keys }))];
  return (
    <Dialog title="Keyboard shortcuts" open={open} onOpenChange={onOpenChange}>
      <dl className={styles.list}>
        {lines.map(({ label, keys }) => (
          <div key={label} className={styles.line}>
            <dt>{label}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.note}>
        <Checkbox checked={questionMark} onChange={onQuestionMarkChange}>
          Open this list with ? alone, outside text boxes
        </Checkbox>
      </div>
    </Dialog>
  );
}
