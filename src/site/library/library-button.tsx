import { Files } from "lucide-react";
import { useState } from "react";

import { Dots } from "#ui/loader/dots.tsx";

import { useOnDemand } from "../on-demand/use-on-demand.ts";

import styles from "../header/header-button.module.css";

const loadDialog = () => import("./library-dialog.tsx");

/** Opens the documents that are kept on the device. Their code comes with the first press of the button. */
export function LibraryButton() {
  const { Part: LibraryDialog, isLoading, demand } = useOnDemand(loadDialog);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label="Your documents"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={isLoading}
        title="Your documents"
        className={styles.button}
        onClick={() => demand(() => setIsOpen(true))}
      >
        {isLoading ? <Dots motion="pulsing" /> : <Files size={18} strokeWidth={1.75} aria-hidden />}
      </button>
      {LibraryDialog === null ? null : <LibraryDialog open={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}
