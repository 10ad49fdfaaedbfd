import styles from "./progress-bar.module.css";

export interface ProgressBarProps {
  /** What makes progress. */
  readonly label: string;
  /** From 0 to 1. */
  readonly fraction: number;
  /** The same in words; always in sight, so that the bar needs no decoding. */
  readonly text: string;
  readonly over?: boolean;
}

/** A bar that says in words how far things are. */
export function ProgressBar({ label, fraction, text, over = false }: ProgressBarProps) {
  return (
    <div className={`${styles.row} ${over ? styles.over : ""}`}>
      <progress className={styles.track} aria-label={label} aria-valuetext={text} max={1} value={fraction} />
      <span className={styles.text}>{text}</span>
    </div>
  );
}
