import type { ReactNode } from "react";

import styles from "./notice.module.css";

export interface NoticeProps {
  readonly tone?: "plain" | "problem";
  readonly children: ReactNode;
}

/** A sentence about what happened here, where it happened; spoken politely. */
export function Notice({ tone = "plain", children }: NoticeProps) {
  return (
    <output className={`${styles.notice} ${tone === "problem" ? styles.problem : ""}`}>{children}</output>
  );
}
