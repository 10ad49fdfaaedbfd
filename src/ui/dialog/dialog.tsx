import { Dialog as DialogParts } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";

import { IconButton } from "../icon-button/icon-button.tsx";

import styles from "./dialog.module.css";

export interface DialogProps {
  readonly title: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly children: ReactNode;
}

/** A modal dialog. Load it on first use: the focus handling behind it is not small. */
export function Dialog({ title, open, onOpenChange, children }: DialogProps) {
  return (
    <DialogParts.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <DialogParts.Portal>
        <DialogParts.Backdrop className={styles.backdrop} />
        <DialogParts.Popup className={styles.popup}>
          <div className={styles.header}>
            <DialogParts.Title className={styles.title}>{title}</DialogParts.Title>
            <DialogParts.Close
              render={
                <IconButton label="Close">
                  <X aria-hidden />
                </IconButton>
              }
            />
          </div>
          <div className={styles.body}>{children}</div>
        </DialogParts.Popup>
      </DialogParts.Portal>
    </DialogParts.Root>
  );
}
