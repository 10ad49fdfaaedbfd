import { Search } from "lucide-react";
import { useEffect, useState } from "react";

import { useHydrated } from "#ui/foundation/use-hydrated.ts";
import { Dots } from "#ui/loader/dots.tsx";
import { keyboardOf } from "#ui/shortcuts/shortcuts.ts";

import { useOnDemand } from "../on-demand/use-on-demand.ts";

import styles from "./palette-button.module.css";
import { asksForPalette } from "./palette-keys.ts";

const loadPalette = () => import("./site-palette.tsx");

/** Something modal is open already; a palette above it would lead the focus back into nowhere. */
function anotherDialogIsOpen(): boolean {
  return document.querySelector("[role='dialog'][data-open]") !== null;
}

/** Calls `open` once no dialog is left: one that is closing would take the focus away from what opens meanwhile. */
function afterDialogs(open: () => void): void {
  if (anotherDialogIsOpen()) return;
  if (document.querySelector("[role='dialog']") === null) open();
  else requestAnimationFrame(() => afterDialogs(open));
}

/** Opens the command palette, and so does Ctrl or Cmd with K anywhere. The palette's code comes with its first use. */
export function PaletteButton() {
  const { Part: SitePalette, isLoading, demand } = useOnDemand(loadPalette);
  const [isOpen, setIsOpen] = useState(false);
  const isHydrated = useHydrated();
  const isApple = isHydrated && keyboardOf(navigator.platform) === "apple";

  useEffect(() => {
    const keyboard = keyboardOf(navigator.platform);
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !asksForPalette(event, keyboard)) return;
      event.preventDefault();
      if (event.repeat) return;
      if (isOpen) setIsOpen(false);
      else demand(() => afterDialogs(() => setIsOpen(true)));
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [demand, isOpen]);

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={isLoading}
        aria-keyshortcuts={isApple ? "Meta+K" : "Control+K"}
        title="Search tools, pages and actions"
        data-keys={isApple ? "⌘ K" : "Ctrl K"}
        className={styles.button}
        onClick={() => demand(() => setIsOpen(true))}
      >
        {isLoading ? <Dots motion="pulsing" /> : <Search size={18} strokeWidth={1.75} aria-hidden />}
        <span className={styles.label}>Search</span>
      </button>
      {SitePalette === null ? null : <SitePalette open={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}
