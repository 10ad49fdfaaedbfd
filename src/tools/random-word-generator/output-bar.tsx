import { Button } from "#ui/button/button.tsx";

import styles from "./output-bar.module.css";
import { outputForms } from "./output.ts";
import type { OutputForm } from "./output.ts";

const formNames: Readonly<Record<OutputForm, string>> = {
  lines: "one a line",
  commas: "with commas",
  list: "as a list",
};

export interface OutputBarProps {
  readonly form: OutputForm;
  readonly onForm: (form: OutputForm) => void;
  readonly disabled: boolean;
  readonly onCopy: () => void;
  readonly onInsert: () => void;
  readonly onLink: () => void;
  /** `null` where there is no table to save. */
  readonly onCsv: (() => void) | null;
}

/** What can be done with all that was drawn. */
export function OutputBar({ form, onForm, disabled, onCopy, onInsert, onLink, onCsv }: OutputBarProps) {
  return (
    <div className={styles.bar}>
      <Button look="outlined" disabled={disabled} onClick={onCopy}>
        Copy
      </Button>
      <Button look="outlined" disabled={disabled} onClick={onInsert}>
        Put into the text
      </Button>
      <select
        className={styles.form}
        aria-label="Copied and put in"
        value={form}
        onChange={(event) => {
          const chosen = outputForms.find((candidate) => candidate === event.target.value);
          if (chosen !== undefined) onForm(chosen);
        }}
      >
        {outputForms.map((value) => (
          <option key={value} value={value}>
            {formNames[value]}
          </option>
        ))}
      </select>
      <Button disabled={disabled} onClick={onLink}>
        Copy link
      </Button>
      {onCsv === null ? null : (
        <Button disabled={disabled} onClick={onCsv}>
          CSV
        </Button>
      )}
    </div>
  );
}
