import { useId } from "react";
import type { ReactNode } from "react";

import styles from "./panel-section.module.css";

export interface PanelSectionProps {
  readonly title: string;
  /** What can be done with the whole section, at its end of the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the instrument panel under its own heading. */
export function PanelSection({ title, action, children }: PanelSectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {action}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
