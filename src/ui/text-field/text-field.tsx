import { useId } from "react";
import type { ComponentProps } from "react";

import styles from "./text-field.module.css";

export interface TextFieldProps extends Omit<
  ComponentProps<"input">,
  "className" | "id" | "onChange" | "value"
> {
  readonly label: string;
  /** The unit of what is typed, after the box. */
  readonly suffix?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What to correct, or `null`. The box keeps what was typed. */
  readonly problem: string | null;
}

/** A line of text with its label above and what to correct below. */
export function TextField({ label, suffix, value, onChange, problem, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          dir="auto"
          {...input}
          id={id}
          className={styles.input}
          value={value}
          autoComplete="off"
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          onChange={(event) => onChange(event.target.value)}
        />
        {suffix === undefined ? null : <span className={styles.suffix}>{suffix}</span>}
      </div>
      <output id={`${id}-problem`} className={styles.message}>
        {problem}
      </output>
    </div>
  );
}
