import { useId } from "react";

import styles from "./select-row.module.css";

export interface SelectOption {
  readonly value: string;
  readonly name: string;
}

export interface SelectGroup {
  readonly label: string;
  readonly options: readonly SelectOption[];
}

export interface SelectRowProps {
  readonly label: string;
  /** What can be chosen without a group, before the groups. */
  readonly options: readonly SelectOption[];
  readonly groups?: readonly SelectGroup[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A choice among many, as a line of the panel: the name leads, what is chosen stands where figures stand. */
export function SelectRow({ label, options, groups = [], value, onChange }: SelectRowProps) {
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
        <Options options={options} />
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            <Options options={group.options} />
          </optgroup>
        ))}
      </select>
    </div>
  );
}

function Options({ options }: Pick<SelectRowProps, "options">) {
  return options.map(({ value, name }) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
}
