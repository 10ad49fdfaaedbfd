import { useId } from "react";

import styles from "./choice-row.module.css";

export interface ChoiceRowProps {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly name: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A choice among many, by the browser's own list. */
export function ChoiceRow({ label, options, value, onChange }: ChoiceRowProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        value={value}
        onChange={(event) => onChange(event.target.value)}
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
