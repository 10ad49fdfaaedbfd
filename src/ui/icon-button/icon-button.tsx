import type { ComponentProps, ReactNode } from "react";

import styles from "./icon-button.module.css";

export interface IconButtonProps extends Omit<
  ComponentProps<"button">,
  "className" | "aria-label" | "title"
> {
  /** The accessible name, shown as a tooltip too. */
  readonly label: string;
  /** One lucide icon; size and stroke are set here. */
  readonly children: ReactNode;
}

/** A square button with an icon alone. */
export function IconButton({ label, children, ...props }: IconButtonProps) {
  return (
    <button type="button" {...props} className={styles.button} aria-label={label} title={label}>
      {children}
    </button>
  );
}
