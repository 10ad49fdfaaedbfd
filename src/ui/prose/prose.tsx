import type { ReactNode } from "react";

import styles from "./prose.module.css";

/** A calm column for reading: headings, paragraphs, lists and tables get their measure and rhythm here. */
export function Prose({ children }: { readonly children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
