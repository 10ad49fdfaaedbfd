import { useState } from "react";

import { DeskSummary } from "#ui/desk/desk-summary.tsx";
import { Desk } from "#ui/desk/desk.tsx";
import { LiveStatus } from "#ui/live-status/live-status.tsx";
import { useShortcutHelp } from "#ui/shortcuts/use-shortcut-help.tsx";
import { TextPane } from "#ui/text-pane/text-pane.tsx";
import { textShortcuts } from "#ui/text-pane/text-shortcuts.ts";
import { useTextCommands } from "#ui/text-pane/use-text-commands.ts";
import { WorkStatus } from "#ui/work-status/work-status.tsx";
import { useReportOffer } from "#workspace/report-offer.ts";

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
  const settings = useSettings();
  const commands = useTextCommands(tool.sample);
  const pages = usePages(settings.page);
  const [panelOpen, setPanelOpen] = useState(false);
  const { laidOut, working } = pages;
  const summary = laidOut === null ? nothing : summarizePages(laidOut.layout);
  const empty = laidOut === null || summary.pages === 0;

  useReportOffer(() => {
    if (laidOut === null) throw new Error("Nothing is laid out yet.");
    return buildReport(laidOut, new Date());
  });

  const help = useShortcutHelp(textShortcuts(commands));

  return (
    <>
      <Desk
        panelLabel="Pages"
        open={panelOpen}
        onOpenChange={setPanelOpen}
        summary={
          <DeskSummary lead={formatQuantity(summary.pages, "page")}>
            {formatQuantity(summary.words, "word")}, {formatCount(summary.averageWords)} a page
          </DeskSummary>
        }
        text={<TextPane commands={commands} selection={null} onShortcuts={help.show} />}
      >
        <FiguresSection summary={summary} stale={working && laidOut !== null && !empty} />
        <WorkStatus
          work={{
            ...pages,
            progress: working && (laidOut?.text.length ?? 0) > longText ? "unmeasured" : null,
          }}
          doing="Laying out a long text"
          failed="The pages could not be laid out"
          stopped="Stopped. The pages shown are not of the present text."
          again="Lay out again"
        />
        <SettingsSection settings={settings} />
        {laidOut === null || empty ? (
          <p className={styles.note}>
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
