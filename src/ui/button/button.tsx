import type { ComponentProps } from "react";

import styles from "./button.module.css";

export interface ButtonProps extends Omit<ComponentProps<"button">, "className"> {
  /** `quiet` shows no edge until hovered; `main` is for the one main action of a screen. */
  readonly look?: "quiet" | "outlined" | "main" | "link";
}

/** A native button that never submits a form by accident. */
export function Button({ look = "quiet", ...props }: ButtonProps) {
  const lookClass = look === "quiet" ? "" : styles[look];
  return <button type="button" {...props} className={`${styles.button} ${lookClass}`} />;
}
