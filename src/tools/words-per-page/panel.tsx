import { useState } from "react";

import { Button } from "#ui/button/button.tsx";
import { Desk } from "#ui/desk/desk.tsx";
import { LiveStatus } from "#ui/live-status/live-status.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { Shortcut } from "#ui/shortcuts/shortcuts.ts";
import { useShortcutHelp } from "#ui/shortcuts/use-shortcut-help.tsx";
import { TextPane } from "#ui/text-pane/text-pane.tsx";
import { useTextCommands } from "#ui/text-pane/use-text-commands.ts";
import { useReportOffer } from "#workspace/report-offer.ts";
import { useWorkspaceActions } from "#workspace/use-workspace.ts";

import { EstimateSection } from "./estimate-section.tsx";
import { FiguresSection } from "./figures-section.tsx";
import { formatCount, formatQuantity, formatShare } from "./format.ts";
import { summarizePages } from "./page-place.ts";
import type { PageSummary } from "./page-place.ts";
import styles from "./panel.module.css";
import { PreviewSection } from "./preview-section.tsx";
import { buildReport } from "./report.ts";
import { SettingsSection } from "./settings-section.tsx";
import { tool } from "./tool.ts";
import { usePages } from "./use-pages.ts";
import { useSettings } from "./use-settings.ts";

const nothing: PageSummary = {
  pages: 0,
  words: 0,
  lines: 0,
  averageWords: 0,
  leastWords: 0,
  mostWords: 0,
  averageLines: 0,
  lastPageFill: 0,
};

/** Texts longer than this take long enough to offer a way out. */
const longText = 3_000_000;

/** Words per page: the text on its pages, and words and pages by estimate. */
export default function WordsPerPagePanel() {
  const actions = useWorkspaceActions();
  const settings = useSettings();
  const commands = useTextCommands(tool.sample);
  const pages = usePages(settings.page);
  const [panelOpen, setPanelOpen] = useState(false);
  const { laidOut, working, failure, stopped } = pages;
  const summary = laidOut === null ? nothing : summarizePages(laidOut.layout);
  const empty = laidOut === null || summary.pages === 0;

  useReportOffer(() => {
    if (laidOut === null) throw new Error("Nothing is laid out yet.");
    return buildReport(laidOut, new Date());
  });

  const shortcuts: readonly Shortcut[] = [
    { letter: "c", label: "Copy all", run: commands.copy },
    { letter: "v", label: "Paste at the cursor", run: commands.paste },
    { letter: "x", label: "Clear the text", run: commands.clear },
    { letter: "s", label: "Put in the sample text", run: commands.useSample },
    { letter: "e", label: "Go to the text", run: actions.focusEditor },
  ];
  const help = useShortcutHelp(shortcuts);

  return (
    <>
      <Desk
        panelLabel="Pages"
        open={panelOpen}
        onOpenChange={setPanelOpen}
        summary={
          <span className={styles.summary}>
            <span className={styles.lead}>{formatQuantity(summary.pages, "page")}</span>{" "}
            <span className={styles.rest}>
              {formatQuantity(summary.words, "word")}, {formatCount(summary.averageWords)} a page
            </span>
          </span>
        }
        text={<TextPane commands={commands} selection={null} onShortcuts={help.show} />}
      >
        <FiguresSection summary={summary} stale={working && laidOut !== null && !empty} />
        {failure === null ? null : (
          <Notice tone="problem">
            The pages could not be laid out ({failure.replace(/[.\s]+$/, "")}). Your text is unchanged.{" "}
            <Button look="link" onClick={pages.again}>
              Try again
            </Button>
          </Notice>
        )}
        {stopped ? (
          <Notice>
            Stopped. The pages shown are not of the present text.{" "}
            <Button look="link" onClick={pages.again}>
              Lay out again
            </Button>
          </Notice>
        ) : null}
        {working && (laidOut?.text.length ?? 0) > longText ? (
          <p className={styles.working}>
            Laying out a long text…{" "}
            <Button look="link" onClick={pages.stop}>
              Stop
            </Button>
          </p>
        ) : null}
        <SettingsSection settings={settings} />
        {laidOut === null || empty ? (
          <p className={styles.working}>
            Type, paste or drop a text, or try the sample, and its pages stand here as they would be printed.
          </p>
        ) : (
          <PreviewSection laidOut={laidOut} />
        )}
        <EstimateSection settings={settings} perPage={laidOut?.perPage ?? null} />
      </Desk>
      <LiveStatus
        text={
          working || empty
            ? null
            : `${formatQuantity(summary.pages, "page")}, the last one ${formatShare(summary.lastPageFill)} full.`
        }
        pauseMilliseconds={1000}
      />
      {help.dialog}
    </>
  );
}
