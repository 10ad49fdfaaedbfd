import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";

import { IconButton } from "../icon-button/icon-button.tsx";

import styles from "./sheet.module.css";

export interface SheetProps {
  /** The edge of the window from which it slides in: that at which a line of text starts, or ends. */
  readonly side: "start" | "end";
  readonly title: string;
  readonly closeLabel: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** What stands before the title, such as a way back. */
  readonly leading?: ReactNode;
  /** Called when it has closed: whether the focus goes back to where it was, or has been taken care of. */
  readonly onClosed?: () => boolean;
  readonly children: ReactNode;
}

/** A modal sheet at a side of the window, as high as that. Load it on first use: the focus handling is not small. */
export function Sheet(props: SheetProps) {
  const { side, title, closeLabel, open, onOpenChange, leading, onClosed, children } = props;
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup
          className={`${styles.sheet} ${side === "start" ? styles.atStart : styles.atEnd}`}
          finalFocus={() => onClosed?.() ?? true}
        >
          <header className={styles.header}>
            {leading}
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Dialog.Close
              render={
                <IconButton label={closeLabel}>
                  <X aria-hidden />
                </IconButton>
              }
            />
          </header>
          <div className={styles.body}>{children}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
