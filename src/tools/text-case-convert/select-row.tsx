import { useId } from "react";

import styles from "./select-row.module.css";

export interface SelectOption {
  readonly value: string;
  readonly name: string;
}

export interface SelectRowProps {
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A choice among many, as a line of the panel: the name leads, what is chosen stands where figures stand. */
export function SelectRow({ label, options, value, onChange }: SelectRowProps) {
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
