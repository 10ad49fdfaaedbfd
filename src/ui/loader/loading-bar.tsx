import styles from "./loading-bar.module.css";

/** A thin bar on which something travels: work is going on, and nobody knows how much is left. Decoration alone. */
export function LoadingBar() {
  return <span className={styles.bar} aria-hidden />;
}
