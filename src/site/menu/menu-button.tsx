import { Menu } from "lucide-react";
import { lazy, Suspense, useState } from "react";

import styles from "./menu-button.module.css";

const loadDialog = () => import("./menu-dialog.tsx");
const MenuDialog = lazy(loadDialog);

/** Opens the menu of narrow screens. The menu's code comes with the first touch of the button. */
export function MenuButton() {
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  return (
    <>
      <button
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen === true}
        className={styles.button}
        onPointerDown={() => void loadDialog()}
        onClick={() => setIsOpen(true)}
      >
        <Menu size={20} strokeWidth={1.75} aria-hidden />
      </button>
      {isOpen === null ? null : (
        <Suspense fallback={null}>
          <MenuDialog open={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  );
}
