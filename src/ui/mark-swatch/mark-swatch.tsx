import type { MarkKind } from "#workspace/workspace.ts";

import styles from "./mark-swatch.module.css";

/** The marks that a legend explains; the strong one only says which of them is looked at. */
export type ShownMark = Exclude<MarkKind, "strong">;

/** A sample of how a kind of place is marked in the text: kinds differ in the shape of their line, not in hue alone. */
export function MarkSwatch({ kind }: { readonly kind: ShownMark }) {
  return (
    <span className={`${styles.swatch} ${styles[kind]}`} aria-hidden>
      ab
    </span>
  );
}
