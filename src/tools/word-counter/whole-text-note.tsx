import { nameKinds } from "./exclusion-texts.ts";
import type { LeftOut } from "./shown-counts.ts";
import styles from "./terms.module.css";

/** Says that a section reads the whole text while the figures above leave something out. */
export function WholeTextNote({ leftOut }: { readonly leftOut: LeftOut | null }) {
  if (leftOut === null) return null;
  return <p className={styles.note}>Of the whole text, {nameKinds(leftOut.kinds)} too.</p>;
}
