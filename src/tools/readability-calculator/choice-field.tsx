import { useId } from "react";

import styles from "./choice-field.module.css";

interface ChoiceFieldProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly name: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice among many, by the browser's own list. */
export function ChoiceField<Value extends string>({
  label,
  options,
  value,
  onChange,
}: ChoiceFieldProps<Value>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
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
