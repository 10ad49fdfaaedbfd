import { useId } from "react";

import styles from "./select-field.module.css";

export interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly name: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** In the small size of the text around it. */
  readonly isSmall?: boolean;
}

/** A choice among many with its label above, as text fields have theirs; the list is the browser's own. */
export function SelectField<Value extends string>({
  label,
  options,
  value,
  onChange,
  isSmall = false,
}: SelectFieldProps<Value>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={isSmall ? `${styles.select} ${styles.small}` : styles.select}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}
