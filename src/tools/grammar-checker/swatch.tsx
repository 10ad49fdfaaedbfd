import type { FindingTier } from "#core/analysis/finding.ts";

import styles from "./swatch.module.css";

/** A sample of how the text is marked: each tier has a line of its own, not a hue alone. */
export function Swatch({ tier }: { readonly tier: FindingTier }) {
  return (
    <span className={`${styles.swatch} ${styles[tier]}`} aria-hidden>
      ab
    </span>
  );
}
