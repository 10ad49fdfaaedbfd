import { ChevronUp } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import type { ReactNode } from "react";

import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";

import styles from "./desk.module.css";
import { useKeyboardInset } from "./use-keyboard-inset.ts";

/** `half` of the desk for wide tables, a little less of it (`ample`) for cards, `most` where the panel is what people come for. */
export type PanelWidth = "usual" | "ample" | "half" | "most";

export interface DeskProps {
  readonly text: ReactNode;
  /** The panel's name. */
  readonly panelLabel: string;
  /** What matters most, kept in sight on narrow screens while the panel is down. */
  readonly summary: ReactNode;
  /** Whether the panel is up on narrow screens; on wide ones it always is. */
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** How much of a wide screen is the panel's; a column of figures needs no more than `usual`. */
  readonly panelWidth?: PanelWidth;
  readonly children: ReactNode;
}

/** The text with its instrument panel: beside it where there is room, else as a bar below that pulls up. */
export function Desk(props: DeskProps) {
  const { text, panelLabel, summary, open, onOpenChange, panelWidth = "usual", children } = props;
  const panel = useRef<HTMLElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const instrumentsId = useId();
  useKeyboardInset(panel);

  useEffect(() => {
    const element = panel.current;
    if (!open || element === null) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      // On wide screens the handle is not shown, and the panel has nothing to close.
      if (event.key !== "Escape" || handle.current?.offsetParent === null) return;
      onOpenChange(false);
      handle.current?.focus();
    };
    element.addEventListener("keydown", closeOnEscape);
    return () => element.removeEventListener("keydown", closeOnEscape);
  }, [open, onOpenChange]);

  return (
    <div className={`${styles.desk} ${styles[panelWidth]}`}>
      <div className={styles.text}>{text}</div>
      <aside ref={panel} className={styles.panel} aria-label={panelLabel}>
        <button
          ref={handle}
          type="button"
          className={styles.handle}
          aria-expanded={open}
          aria-controls={instrumentsId}
          onClick={() => onOpenChange(!open)}
        >
          <span className={styles.summary}>{summary}</span>{" "}
          <VisuallyHidden>{open ? "Hide all figures" : "Show all figures"}</VisuallyHidden>
          <ChevronUp className={styles.chevron} strokeWidth={1.75} aria-hidden />
        </button>
        <div id={instrumentsId} className={styles.instruments} data-open={open}>
          {children}
        </div>
      </aside>
    </div>
  );
}
