import type { ReactNode } from "react";

import { MarkSwatch } from "../mark-swatch/mark-swatch.tsx";
import type { ShownMark } from "../mark-swatch/mark-swatch.tsx";

import styles from "./mark-legend.module.css";

export interface MarkLegendProps {
  /** A few short names stand in a row, many in columns. */
  readonly layout: "row" | "columns";
  /** `MarkSwitch` for each kind, and a word about kinds that are missing. */
  readonly children: ReactNode;
}

/** What is marked in the text, kind by kind; a press hides a kind or shows it. */
export function MarkLegend({ layout, children }: MarkLegendProps) {
  return (
    <fieldset className={styles[layout]}>
      <legend className={styles.heading}>Shown in the text</legend>
      {children}
    </fieldset>
  );
}

export interface MarkSwitchProps {
  readonly name: string;
  /** How many there are, formatted. */
  readonly count: string;
  /** How the kind is marked; left out where it has no mark of its own. */
  readonly mark?: ShownMark;
  readonly shown: boolean;
  readonly onToggle: () => void;
}

/** One kind of a `MarkLegend`. */
export function MarkSwitch({ name, count, mark, shown, onToggle }: MarkSwitchProps) {
  return (
    <label className={styles.kind}>
      <input type="checkbox" checked={shown} onChange={onToggle} />
      {mark === undefined ? null : <MarkSwatch kind={mark} />}
      <span className={styles.name}>{name}</span>
      <span className={styles.count}>{count}</span>
    </label>
  );
}
