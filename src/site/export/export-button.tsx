import { Download } from "lucide-react";
import { useEffect, useState } from "react";

import { useHydrated } from "#ui/foundation/use-hydrated.ts";
import { Dots } from "#ui/loader/dots.tsx";
import { offerCommands } from "#ui/palette/command.ts";
import { keyboardOf } from "#ui/shortcuts/shortcuts.ts";
import { useOfferedReport } from "#workspace/report-offer.ts";

import { useOnDemand } from "../on-demand/use-on-demand.ts";

import styles from "./export-button.module.css";
import { asksForExport } from "./export-keys.ts";

const loadDialog = () => import("./export-dialog.tsx");

function aDialogIsOpen(): boolean {
  return document.querySelector("[role='dialog'][data-open]") !== null;
}

/** Opens the export of what the open tool shows; so do its keys and its command. Nothing on a page without results. */
export function ExportButton() {
  const build = useOfferedReport();
  const { Part: ExportDialog, isLoading, demand } = useOnDemand(loadDialog);
  const [isOpen, setIsOpen] = useState(false);
  const isHydrated = useHydrated();
  const isApple = isHydrated && keyboardOf(navigator.platform) === "apple";
  const isOffered = build !== null;

  useEffect(() => {
    if (!isOffered) return undefined;
    const keyboard = keyboardOf(navigator.platform);
    const open = () => demand(() => setIsOpen(true));
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !asksForExport(event, keyboard)) return;
      event.preventDefault();
      if (!event.repeat && !aDialogIsOpen()) open();
    };
    window.addEventListener("keydown", listen);
    const takeBack = offerCommands(() => [
      {
        id: "export",
        name: "Export the results",
        group: "This tool",
        keywords: ["download", "save", "report", "pdf", "word", "docx", "csv", "markdown", "html", "json"],
        keys: [keyboard === "apple" ? "Cmd" : "Ctrl", "S"],
        onlyFound: false,
        run: open,
      },
    ]);
    return () => {
      window.removeEventListener("keydown", listen);
      takeBack();
    };
  }, [isOffered, demand]);

  if (build === null) return null;
  return (
    <div className={styles.place}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={isLoading}
        aria-keyshortcuts={isApple ? "Meta+S" : "Control+S"}
        title={`Export the results (${isApple ? "⌘ S" : "Ctrl S"})`}
        className={styles.button}
        onClick={() => demand(() => setIsOpen(true))}
      >
        {isLoading ? <Dots motion="pulsing" /> : <Download size={16} strokeWidth={1.75} aria-hidden />}
        <span className={styles.label}>Export</span>
      </button>
      {ExportDialog === null ? null : <ExportDialog build={build} open={isOpen} onOpenChange={setIsOpen} />}
    </div>
  );
}
