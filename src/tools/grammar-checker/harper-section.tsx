import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { PanelSection } from "#ui/panel-section/panel-section.tsx";
import { ProgressBar } from "#ui/progress-bar/progress-bar.tsx";

import { harperTransfer } from "./harper-size.ts";
import styles from "./harper-section.module.css";
import { formatQuantity, isHarpers } from "./names.ts";
import type { Checking } from "./use-checking.ts";
import type { GrammarSettings } from "./use-settings.ts";

interface HarperSectionProps {
  readonly checking: Checking;
  readonly settings: GrammarSettings;
}

/** The second checker: offered with its size, loaded only when it was asked for, and what it adds. */
export function HarperSection({ checking, settings: { harper } }: HarperSectionProps) {
  const { harper: state, checked, again } = checking;
  return (
    <PanelSection title="A second reader">
      <div className={styles.section}>
        {harper.value ? (
          <>
            <Standing checking={checking} />
            {state.kind === "failed" ? (
              <Notice tone="problem">
                Harper could not be started: {state.message} The rules of this page go on without it.{" "}
                <Button look="link" onClick={again}>
                  Try again
                </Button>
              </Notice>
            ) : null}
            {state.kind === "ready" && checked?.extent === "all" ? (
              <p className={styles.note}>
                {formatQuantity(checked.findings.filter(({ check }) => isHarpers(check)).length, [
                  "finding comes",
                  "findings come",
                ])}{" "}
                from Harper. Where both mark the same words, the surer one is shown.
              </p>
            ) : null}
            <div>
              <Button onClick={() => harper.set(false)}>Read without Harper</Button>
            </div>
          </>
        ) : (
          <>
            <p className={styles.note}>
              Harper is an open checker of grammar that finds some things which the rules of this page miss.
              It runs on your device, too. It is a download of about {harperTransfer}, made once and kept for
              use offline.
            </p>
            <div>
              <Button look="outlined" onClick={() => harper.set(true)}>
                Load Harper ({harperTransfer})
              </Button>
            </div>
          </>
        )}
      </div>
    </PanelSection>
  );
}

function Standing({
  checking: { harper, checked, working, progress },
}: Pick<HarperSectionProps, "checking">) {
  if (harper.kind === "failed") return null;
  if (harper.kind === "loading")
    return (
      <ProgressBar
        label="Loading Harper"
        fraction={harper.fraction}
        text={`Loading Harper: ${Math.floor(harper.fraction * 100)}%`}
      />
    );
  if (progress?.stage === "harper")
    return (
      <ProgressBar
        label="Harper is reading"
        fraction={progress.fraction}
        text={`Harper is reading: ${Math.floor(progress.fraction * 100)}%`}
      />
    );
  if (harper.kind === "ready" && checked?.extent === "all")
    return <p className={styles.note}>Harper reads along.</p>;
  return (
    <p className={styles.note}>{working ? "Harper reads next…" : "Harper is loaded when there is a text."}</p>
  );
}
