import { useState } from "react";

import { findSplit } from "#core/sentences/boundary-corrections.ts";
import { DeskSummary } from "#ui/desk/desk-summary.tsx";
import { Desk } from "#ui/desk/desk.tsx";
import { LiveStatus } from "#ui/live-status/live-status.tsx";
import styles from "#ui/sections/sections.module.css";
import type { Shortcut } from "#ui/shortcuts/shortcuts.ts";
import { useShortcutHelp } from "#ui/shortcuts/use-shortcut-help.tsx";
import { Tabs } from "#ui/tabs/tabs.tsx";
import { TextPane } from "#ui/text-pane/text-pane.tsx";
import { textShortcuts } from "#ui/text-pane/text-shortcuts.ts";
import { useTextCommands } from "#ui/text-pane/use-text-commands.ts";
import { WorkStatus } from "#ui/work-status/work-status.tsx";
import { useReportOffer } from "#workspace/report-offer.ts";
import { useWorkspaceActions, useWorkspaceState } from "#workspace/use-workspace.ts";

import { CurrentSection } from "./current-section.tsx";
import { FiguresSection } from "./figures-section.tsx";
import { findSentenceAt } from "./find-sentence.ts";
import { formatAverage, formatQuantity } from "./format.ts";
import { LengthsView } from "./lengths-view.tsx";
import { ListView } from "./list-view.tsx";
import { OpeningsView } from "./openings-view.tsx";
import { OptionsSection } from "./options-section.tsx";
import type { View } from "./settings.ts";
import { tool } from "./tool.ts";
import { useCorrections } from "./use-corrections.ts";
import { useSentenceMarks } from "./use-sentence-marks.ts";
import { useSentences } from "./use-sentences.ts";
import { useSettings } from "./use-settings.ts";

const tabs: readonly { readonly value: View; readonly label: string }[] = [
  { value: "list", label: "List" },
  { value: "lengths", label: "Lengths" },
  { value: "openings", label: "Openings" },
];

/** The sentence counter: every sentence of the text, how long they are and how they begin. */
export default function SentenceCounterPanel() {
  const actions = useWorkspaceActions();
  const { selection, revision } = useWorkspaceState();
  const settings = useSettings();
  const commands = useTextCommands(tool.sample);
  const corrections = useCorrections();
  const [panelOpen, setPanelOpen] = useState(false);
  const view = useSentences({
    language: settings.language.value,
    dialect: settings.dialect.value,
    openingLength: settings.opening.value,
    corrections: corrections.list,
  });
  const { found, working } = view;
  const current = found === null ? -1 : Math.max(0, findSentenceAt(found.reply.starts, selection.end));
  const stale = working || found?.revision !== revision;
  useSentenceMarks(found, settings.shown.value, settings.long.value, current);

  const split =
    found === null || stale
      ? null
      : findSplit(
          found.text,
          { start: found.reply.starts[current] ?? 0, end: found.reply.ends[current] ?? 0 },
          selection.end,
        );

  function jump(index: number): void {
    const start = found?.reply.starts[index];
    const end = found?.reply.ends[index];
    if (start === undefined || end === undefined) return;
    setPanelOpen(false);
    actions.reveal({ start, end });
  }

  function join(): void {
    const offset = found?.reply.starts[current + 1];
    if (found === null || stale || offset === undefined) return;
    corrections.add("join", found.text, offset, found.reply.placed);
  }

  function splitHere(): void {
    if (found === null || split === null) return;
    corrections.add("split", found.text, split, found.reply.placed);
  }

  useReportOffer(async () => {
    if (found === null) throw new Error("There is no text to report on yet.");
    const { buildReport } = await import("./report.ts");
    return buildReport(found, settings.dialect.value, settings.run.value, new Date());
  });

  const shortcuts: readonly Shortcut[] = [
    ...textShortcuts(commands),
    { letter: "n", label: "Go to the next sentence", run: () => jump(current + 1) },
    { letter: "b", label: "Go to the sentence before", run: () => jump(current - 1) },
    { letter: "j", label: "Join the sentence at the cursor with the next", run: join },
    { letter: "k", label: "Split the sentence at the cursor", run: splitHere },
  ];
  const help = useShortcutHelp(shortcuts);

  const count = found?.lengths.count ?? 0;
  return (
    <>
      <Desk
        panelLabel="Sentences"
        open={panelOpen}
        onOpenChange={setPanelOpen}
        summary={
          <DeskSummary lead={formatQuantity(count, "sentence")}>
            {formatAverage(found?.lengths.mean ?? null)} words on average
          </DeskSummary>
        }
        text={<TextPane commands={commands} selection={null} onShortcuts={help.show} />}
      >
        <WorkStatus
          work={view}
          doing="Reading"
          failed="The sentences could not be read"
          stopped="Stopped. The figures are not of the present text."
          again="Read again"
        />
        <FiguresSection found={found} stale={stale && found !== null} />
        {found === null ? (
          <p className={styles.note}>
            Type, paste or drop a text, or try the sample: its sentences stand here, with their lengths, their
            rhythm and how they begin.
          </p>
        ) : (
          <>
            <CurrentSection
              found={found}
              index={current}
              corrections={corrections}
              onJump={jump}
              onJoin={join}
              onSplit={splitHere}
              canSplit={split !== null}
              stale={stale}
            />
            <Tabs label="Views" tabs={tabs} value={settings.view.value} onChange={settings.view.set}>
              {settings.view.value === "list" ? (
                <ListView found={found} settings={settings} current={current} onJump={jump} />
              ) : null}
              {settings.view.value === "lengths" ? (
                <LengthsView found={found} current={current} longWords={settings.long.value} onJump={jump} />
              ) : null}
              {settings.view.value === "openings" ? (
                <OpeningsView found={found} settings={settings} onJump={jump} />
              ) : null}
            </Tabs>
          </>
        )}
        <OptionsSection
          settings={settings}
          detected={found?.reply.detected === true ? found.reply.language : null}
        />
      </Desk>
      <LiveStatus
        text={
          stale || found === null
            ? null
            : `${formatQuantity(count, "sentence")}, ${formatAverage(found.lengths.mean)} words on average.`
        }
        pauseMilliseconds={1000}
      />
      {help.dialog}
    </>
  );
}
