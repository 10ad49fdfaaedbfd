import { useId } from "react";

import styles from "./choice-list.module.css";

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly name: string;
  /** What choosing it would show. */
  readonly result: string;
  readonly detail: string;
}

export interface ChoiceListProps<Value extends string> {
  readonly legend: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice among alternatives that are worth comparing: each with its result and a line of detail. */
export function ChoiceList<Value extends string>({
  legend,
  choices,
  value,
  onChange,
}: ChoiceListProps<Value>) {
  const id = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.option}>
          <input
            type="radio"
            name={id}
            checked={choice.value === value}
            aria-labelledby={`${id}-${choice.value}-name ${id}-${choice.value}-result`}
            aria-describedby={`${id}-${choice.value}-detail`}
            onChange={() => onChange(choice.value)}
          />
          <span id={`${id}-${choice.value}-name`} className={styles.name}>
            {choice.name}
          </span>
          <span id={`${id}-${choice.value}-result`} className={styles.value}>
            {choice.result}
          </span>
          <span id={`${id}-${choice.value}-detail`} className={styles.detail}>
            {choice.detail}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
