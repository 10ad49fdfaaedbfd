import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import type { ReactNode } from "react";

import styles from "./disclosure.module.css";

export interface DisclosureProps {
  readonly label: ReactNode;
  /** Rendered while open only, so that what it computes costs nothing before. */
  readonly children: ReactNode;
}

/** A button that opens more in place. */
export function Disclosure({ label, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const contentId = useId();
  return (
    <div>
      <button
        type="button"
        className={styles.trigger}
        aria-expanded={open}
        aria-controls={contentId}
        onClick={() => setOpen(!open)}
      >
        {label}
        <ChevronDown className={styles.chevron} strokeWidth={1.75} aria-hidden />
      </button>
      <div id={contentId} className={styles.content} hidden={!open}>
        {open ? children : null}
      </div>
    </div>
  );
}
