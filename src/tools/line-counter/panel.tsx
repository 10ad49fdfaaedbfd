import { lazy, Suspense, useEffect, useState } from "react";

import { numberFormat } from "#core/number-format/number-format.ts";
import { formatReportDay } from "#files/report/report-date.ts";
import { Button } from "#ui/button/button.tsx";
import { Desk } from "#ui/desk/desk.tsx";
import { LiveStatus } from "#ui/live-status/live-status.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { PanelSection } from "#ui/panel-section/panel-section.tsx";
import type { Shortcut } from "#ui/shortcuts/shortcuts.ts";
import { useShortcutHelp } from "#ui/shortcuts/use-shortcut-help.tsx";
import { Tabs } from "#ui/tabs/tabs.tsx";
import { TextPane } from "#ui/text-pane/text-pane.tsx";
import { textShortcuts } from "#ui/text-pane/text-shortcuts.ts";
import { useTextCommands } from "#ui/text-pane/use-text-commands.ts";
import { useReportOffer } from "#workspace/report-offer.ts";
import { useSettledText } from "#workspace/use-settled-text.ts";
import { useWorkspaceActions, useWorkspaceState } from "#workspace/use-workspace.ts";

import { ChangeView } from "./change-view.tsx";
import { LeadingFigures, MoreFigures } from "./figures.tsx";
import { countWork } from "./line-work.ts";
import { ListView } from "./list-view.tsx";
import styles from "./panel.module.css";
import { SettingsSection } from "./settings-section.tsx";
import type { View } from "./settings.ts";
import { mostSteps } from "./steps.ts";
import { tool } from "./tool.ts";
import { useLineCounts } from "./use-line-counts.ts";
import { useSettings } from "./use-settings.ts";
import { useSteps } from "./use-steps.ts";

const LengthsView = lazy(() =>
  import("./lengths-view.tsx").then(({ LengthsView }) => ({ default: LengthsView })),
);

const tabs: readonly { readonly value: View; readonly label: string }[] = [
  { value: "change", label: "Change" },
  { value: "list", label: "List" },
  { value: "lengths", label: "Lengths" },
];
const pauseMilliseconds = 200;
const statusPauseMilliseconds = 1000;
const format = numberFormat();

/** What stands there before the text has been counted. */
const nothing = countWork({
  text: "",
  options: { columns: 80, standardLength: 55 },
  style: null,
  filter: "all",
});

function quantity(count: number): string {
  return `${format.format(count)} ${count === 1 ? "line" : "lines"}`;
}

/** The line counter: the text, what its lines come to, and what can be done with them. */
export default function LineCounterPanel() {
  const actions = useWorkspaceActions();
  const { revision } = useWorkspaceState();
  const settings = useSettings();
  const commands = useTextCommands(tool.sample);
  const settled = useSettledText(pauseMilliseconds);
  const [panelOpen, setPanelOpen] = useState(false);
  const [secondList, setSecondList] = useState("");
  const { steps, code, marks } = settings;

  const counted = useLineCounts({
    options: { columns: settings.columns.value, standardLength: settings.standardLength.value },
    style: code.value === "none" ? null : code.value,
    filter: settings.filter.value,
  });
  const view = useSteps({ settled, steps: steps.value, scope: settings.scope.value, secondList });
  const reply = counted.answer?.reply ?? nothing;
  const isStale = counted.answer !== null && counted.working;
  const countedRevision = counted.answer?.revision ?? -1;

  // Places of an older text would stand askew in the newer one; what is marked moves along with it meanwhile.
  const { beyond } = reply;
  const isCurrent = countedRevision === revision;
  useEffect(() => {
    if (!marks.value) return undefined;
    if (isCurrent) actions.setMarks(beyond.map((span) => ({ span, kind: "over" as const })));
    return undefined;
  }, [actions, beyond, isCurrent, marks.value]);
  useEffect(() => {
    if (!marks.value) return undefined;
    return () => actions.setMarks([]);
  }, [actions, marks.value]);

  useReportOffer(async () => {
    const { buildLineReport } = await import("./report.ts");
    const { answer } = counted;
    if (answer === null) throw new Error("There is no text to report on yet.");
    return buildLineReport({
      reply: answer.reply,
      text: answer.text,
      steps: steps.value,
      date: formatReportDay(new Date()),
    });
  });

  function addStep(kind: string) {
    setPanelOpen(true);
    settings.view.set("change");
    if (steps.value.length < mostSteps) steps.set([...steps.value, { kind, values: {} }]);
  }

  const shortcuts: readonly Shortcut[] = [
    { letter: "o", label: "Sort the lines", run: () => addStep("sort") },
    { letter: "d", label: "Remove duplicates", run: () => addStep("deduplicate") },
    { letter: "b", label: "Remove blank lines", run: () => addStep("remove-blank") },
    { letter: "r", label: "Reverse the lines", run: () => addStep("reverse") },
    { letter: "h", label: "Shuffle the lines", run: () => addStep("shuffle") },
    { letter: "n", label: "Number the lines", run: () => addStep("number") },
    { letter: "p", label: "Apply the steps", run: view.apply },
    { letter: "m", label: "Mark lines that are too wide", run: () => marks.set(!marks.value) },
    ...textShortcuts(commands),
  ];
  const help = useShortcutHelp(shortcuts);

  const { lines, blank, duplicate } = reply.counts;
  return (
    <>
      <Desk
        panelLabel="Lines"
        open={panelOpen}
        onOpenChange={setPanelOpen}
        panelWidth="half"
        summary={
          <>
            <strong>{format.format(lines)}</strong> {lines === 1 ? "line" : "lines"} · {format.format(blank)}{" "}
            blank · {format.format(duplicate)} {duplicate === 1 ? "duplicate" : "duplicates"}
          </>
        }
        text={<TextPane commands={commands} selection={null} onShortcuts={help.show} />}
      >
        {counted.failure === null ? null : (
          <Notice tone="problem">
            The lines could not be counted: {counted.failure}{" "}
            <Button look="link" onClick={counted.again}>
              Try again
            </Button>
          </Notice>
        )}
        <LeadingFigures reply={reply} stale={isStale} />
        <Tabs label="Views" tabs={tabs} value={settings.view.value} onChange={settings.view.set}>
          {settings.view.value === "change" ? (
            <ChangeView
              settings={settings}
              view={view}
              onAdd={addStep}
              secondList={secondList}
              onSecondList={setSecondList}
            />
          ) : null}
          {settings.view.value === "list" ? <ListView view={counted} filter={settings.filter} /> : null}
          {settings.view.value === "lengths" ? (
            <Suspense fallback={<p className={styles.note}>Loading the charts…</p>}>
              <LengthsView reply={counted.answer?.reply ?? null} />
            </Suspense>
          ) : null}
        </Tabs>
        <PanelSection title="More figures">
          <MoreFigures reply={reply} stale={isStale} />
        </PanelSection>
        <SettingsSection settings={settings} />
      </Desk>
      <LiveStatus
        text={counted.answer === null || isStale ? null : quantity(lines)}
        pauseMilliseconds={statusPauseMilliseconds}
      />
      {help.dialog}
    </>
  );
}
