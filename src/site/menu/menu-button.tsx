import { Menu } from "lucide-react";
import { useState } from "react";

import { Dots } from "#ui/loader/dots.tsx";

import { useOnDemand } from "../on-demand/use-on-demand.ts";

import styles from "./menu-button.module.css";

const loadDialog = () => import("./menu-dialog.tsx");

/** Opens the menu of narrow screens. The menu's code comes with the first press of the button. */
export function MenuButton() {
  const { Part: MenuDialog, isLoading, demand } = useOnDemand(loadDialog);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={isLoading}
        className={styles.button}
        onClick={() => demand(() => setIsOpen(true))}
      >
        {isLoading ? <Dots motion="bouncing" /> : <Menu size={20} strokeWidth={1.75} aria-hidden />}
      </button>
      {MenuDialog === null ? null : <MenuDialog open={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}
