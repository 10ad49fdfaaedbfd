import { BrandMark } from "../brand-mark/brand-mark.tsx";

import styles from "./spinner.module.css";

export type SpinnerSize = "sm" | "md" | "lg" | "xl";

export interface SpinnerProps {
  readonly size?: SpinnerSize;
  /** What is awaited. Without it the spinner is decoration, and something beside it must say so. */
  readonly text?: string;
}

/**
 * A ring that turns around the site's mark: 24, 40, 64 or 96 px. It speaks for itself only from within a live region,
 * which has to be there before it. With reduced motion it stands still.
 */
export function Spinner({ size = "md", text }: SpinnerProps) {
  return (
    <span className={`${styles.spinner} ${styles[size]}`}>
      <span className={styles.wheel}>
        <BrandMark className={styles.mark} />
      </span>
      {text === undefined ? null : <span>{text}</span>}
    </span>
  );
}
