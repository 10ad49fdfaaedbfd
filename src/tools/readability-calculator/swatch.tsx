import type { FindingKind } from "#core/readability-findings/finding-kinds.ts";

import { markKinds } from "./marks.ts";
import styles from "./swatch.module.css";

/** A sample of how the text is marked: each kind of line differs in shape, not in hue alone. */
export function Swatch({ kind }: { readonly kind: FindingKind }) {
  return (
    <span className={`${styles.swatch} ${styles[markKinds[kind]]}`} aria-hidden>
      ab
    </span>
  );
}
