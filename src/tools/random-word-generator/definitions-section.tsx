import { useState } from "react";

import { loadAllDefinitions } from "#core/generators/words/definitions.ts";
import { definitionBytes } from "#core/lists/random-words/sizes.ts";
import { Button } from "#ui/button/button.tsx";
import { PanelSection } from "#ui/panel-section/panel-section.tsx";

import styles from "./history-section.module.css";

const megabytes = String(Math.round(definitionBytes / 100_000) / 10);

type Progress = "none" | "loading" | "done" | "failed";

const sentences: Readonly<Record<Progress, string>> = {
  none: `Press a word to see what it means. The definitions come from this site, a letter at a time, about ${megabytes} MB in all, and stay on this device.`,
  loading: "Fetching all definitions…",
  done: "All definitions are here. They open without a network too.",
  failed: "Some definitions could not be fetched. Those that are here stay.",
};

/** Where definitions come from, and how to have all of them at hand. */
export function DefinitionsSection() {
  const [progress, setProgress] = useState<Progress>("none");
  return (
    <PanelSection title="Definitions">
      <p className={styles.note}>
        <output>{sentences[progress]}</output>
      </p>
      {progress === "done" ? null : (
        <Button
          disabled={progress === "loading"}
          onClick={() => {
            setProgress("loading");
            loadAllDefinitions().then(
              () => setProgress("done"),
              () => setProgress("failed"),
            );
          }}
        >
          Fetch all for offline use
        </Button>
      )}
    </PanelSection>
  );
}
