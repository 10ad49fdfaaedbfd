import { site } from "#config";

import styles from "./wordmark.module.css";

/** The site's name with its mark: a writer's cursor standing on a bench. */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <svg className={styles.mark} viewBox="0 0 24 24" fill="none" strokeWidth="2" aria-hidden>
        <path stroke="currentColor" d="M1.5 16h21M4.5 16v6.5M19.5 16v6.5" />
        <path className={styles.cursor} d="M12 1.5v11" />
      </svg>
      {site.name}
    </span>
  );
}
