import { useId } from "react";
import type { ComponentProps, ReactNode } from "react";

import styles from "./text-area.module.css";

export interface TextAreaProps extends Omit<
  ComponentProps<"textarea">,
  "className" | "id" | "onChange" | "value"
> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** A word about what is typed, under the box. */
  readonly note?: ReactNode;
}

/** Lines of text with their label above. For a person's own text there is `TextPane`. */
export function TextArea({ label, value, onChange, note, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        className={styles.input}
        value={value}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={(event) => onChange(event.target.value)}
      />
      {note === undefined ? null : (
        <p id={`${id}-note`} className={styles.label}>
          {note}
        </p>
      )}
    </div>
  );
}
