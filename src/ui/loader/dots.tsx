import styles from "./dots.module.css";

export interface DotsProps {
  readonly motion: "bouncing" | "pulsing";
}

/** Three dots that bounce or pulse in turn, as wide as two letters of the text around them; decoration alone. */
export function Dots({ motion }: DotsProps) {
  return (
    <span className={`${styles.dots} ${styles[motion]}`} aria-hidden>
      <span />
      <span />
      <span />
    </span>
  );
}
