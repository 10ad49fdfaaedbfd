import { Search } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";

import styles from "./search-line.module.css";

export interface SearchLineProps extends Omit<
  ComponentProps<"input">,
  "className" | "aria-label" | "size" | "children"
> {
  /** What is found here, for screen readers. */
  readonly label: string;
  /** `large` where it heads a dialog. */
  readonly size?: "usual" | "large";
  /** For the place that it has in its container. */
  readonly className?: string | undefined;
  /** What stands behind the box. */
  readonly children?: ReactNode;
}

/** A box to search a list in the same dialog: a line from edge to edge, which is the box's ring when it has the focus. */
export function SearchLine({ label, size = "usual", className = "", children, ...box }: SearchLineProps) {
  const isLarge = size === "large";
  return (
    <div className={`${styles.line} ${isLarge ? styles.large : ""} ${className}`}>
      <Search size={isLarge ? 18 : 16} strokeWidth={1.75} aria-hidden />
      <input {...box} className={styles.box} aria-label={label} autoComplete="off" />
      {children}
    </div>
  );
}
