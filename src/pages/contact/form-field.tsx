import { useId } from "react";

import type { ContactField } from "./contact-message.ts";
import styles from "./form-field.module.css";

interface FormFieldProps {
  readonly field: ContactField;
  readonly label: string;
  readonly hint?: string;
  readonly type?: "text" | "email";
  readonly autoComplete?: string;
  readonly rows?: number;
  /** What to correct, or `null`. */
  readonly problem: string | null;
}

/** A field that the browser holds: what was typed before scripts came, or without them, is never written over. */
export function FormField({
  field,
  label,
  hint,
  type = "text",
  autoComplete,
  rows,
  problem,
}: FormFieldProps) {
  const id = useId();
  const described = [hint === undefined ? null : `${id}-hint`, problem === null ? null : `${id}-problem`];
  const shared = {
    id,
    name: field,
    className: styles.input,
    "aria-invalid": problem !== null,
    "aria-describedby": described.filter((part) => part !== null).join(" ") || undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint === undefined ? null : (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      {rows === undefined ? (
        <input {...shared} type={type} autoComplete={autoComplete} />
      ) : (
        <textarea {...shared} rows={rows} />
      )}
      {problem === null ? null : (
        <span id={`${id}-problem`} className={styles.problem}>
          {problem}
        </span>
      )}
    </div>
  );
}
