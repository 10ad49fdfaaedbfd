import type { ReactNode } from "react";

import styles from "./desk-summary.module.css";

export interface DeskSummaryProps {
  /** The figure that matters most, with what it counts. */
  readonly lead: ReactNode;
  /** What else is worth a glance, in the quiet line under it. */
  readonly children: ReactNode;
}

/** The summary of a `Desk` in two lines. */
export function DeskSummary({ lead, children }: DeskSummaryProps) {
  return (
    <span className={styles.summary}>
      <span className={styles.lead}>{lead}</span> <span className={styles.rest}>{children}</span>
    </span>
  );
}
