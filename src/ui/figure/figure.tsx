import { useId } from "react";
import type { ReactNode } from "react";

import styles from "./figure.module.css";

export interface FigureProps {
  readonly label: string;
  /** The figure as a person reads it, formatted. */
  readonly value: string;
  /** `lead` for the one that people came for, `dial` for its companions, `line` for a row of a list. */
  readonly size?: "lead" | "dial" | "line";
  /** A newer figure is on its way. */
  readonly stale?: boolean;
  /** The figure stands on too little to be relied on. */
  readonly unsure?: boolean;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** Where the explanation stands when it is not directly under the figure. */
  readonly explanationId?: string;
  /** A small drawing of the figure; decoration to those who hear the value. */
  readonly drawing?: ReactNode;
  /** How the figure was counted; rendered while open only. */
  readonly children?: ReactNode;
}

/** A number with its name, as a button that opens how it came about. */
export function Figure({
  label,
  value,
  size = "line",
  stale = false,
  unsure = false,
  open,
  onToggle,
  explanationId,
  drawing,
  children,
}: FigureProps) {
  const ownId = useId();
  const contentId = explanationId ?? ownId;
  return (
    <div className={`${styles.figure} ${styles[size]} ${unsure ? styles.unsure : ""}`}>
      <button
        type="button"
        className={styles.trigger}
        aria-expanded={open}
        aria-controls={contentId}
        onClick={onToggle}
      >
        <span className={styles.label}>{label}</span>
        <span className={`${styles.value} ${stale ? styles.stale : ""}`}>{value}</span>
      </button>
      {drawing}
      {explanationId === undefined ? (
        <Explanation id={contentId} open={open}>
          {children}
        </Explanation>
      ) : null}
    </div>
  );
}

export interface ExplanationProps {
  readonly id: string;
  readonly open: boolean;
  readonly children: ReactNode;
}

/** What a figure opens. On its own where several figures share one place for it. */
export function Explanation({ id, open, children }: ExplanationProps) {
  return (
    <div id={id} className={styles.explanation} hidden={!open}>
      {open ? children : null}
    </div>
  );
}
