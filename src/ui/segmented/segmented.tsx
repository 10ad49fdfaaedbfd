import { useId } from "react";

import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";

import styles from "./segmented.module.css";

export interface SegmentedProps<Value extends string> {
  /** What is chosen here. */
  readonly legend: string;
  readonly legendHidden?: boolean;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice of one among a few, all in sight: a radio group, so the arrow keys move in it. */
export function Segmented<Value extends string>({
  legend,
  legendHidden = false,
  options,
  value,
  onChange,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={legendHidden ? undefined : styles.legend}>
        {legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
