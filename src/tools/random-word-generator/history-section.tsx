import { Button } from "#ui/button/button.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { PanelSection } from "#ui/panel-section/panel-section.tsx";

import type { EarlierDraw } from "./history.ts";
import styles from "./history-section.module.css";

const kindNames = { words: "Words", sentences: "Sentences", "made-up": "Made-up words" } as const;

export interface HistorySectionProps {
  readonly history: readonly EarlierDraw[];
  readonly onCopy: (items: readonly string[]) => void;
  readonly onClear: () => void;
}

/** What was drawn before, kept on this device. */
export function HistorySection({ history, onCopy, onClear }: HistorySectionProps) {
  return (
    <PanelSection title="Drawn before">
      {history.length === 0 ? (
        <p className={styles.note}>
          What you draw is listed here once you draw again. It stays on this device.
        </p>
      ) : (
        <>
          <Disclosure label={`${history.length} earlier ${history.length === 1 ? "draw" : "draws"}`}>
            <ol className={styles.list}>
              {history.map(({ kind, items }, place) => (
                <li key={`${place} ${items[0]}`} className={styles.item}>
                  <span className={styles.kind}>{kindNames[kind]}</span>
                  <span className={styles.items}>{items.join(kind === "sentences" ? " " : ", ")}</span>
                  <Button
                    look="link"
                    aria-label={`Copy: ${items.slice(0, 3).join(", ")}`}
                    onClick={() => onCopy(items)}
                  >
                    Copy
                  </Button>
                </li>
              ))}
            </ol>
          </Disclosure>
          <Button onClick={onClear}>Clear the history</Button>
        </>
      )}
    </PanelSection>
  );
}
