import { site } from "#config";
import { BrandMark } from "#ui/brand-mark/brand-mark.tsx";

import styles from "./wordmark.module.css";

/** The site's name with its mark. */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <BrandMark />
      {site.name}
    </span>
  );
}
