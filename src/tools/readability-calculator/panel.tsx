import { lazy, Suspense, useState } from "react";

import { audiences, bandOf } from "#core/readability-findings/audiences.ts";
import { Button } from "#ui/button/button.tsx";
import { Desk } from "#ui/desk/desk.tsx";
import { LiveStatus } from "#ui/live-status/live-status.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { ProgressBar } from "#ui/progress-bar/progress-bar.tsx";
import type { Shortcut } from "#ui/shortcuts/shortcuts.ts";
import { useShortcutHelp } from "#ui/shortcuts/use-shortcut-help.tsx";
import { Tabs } from "#ui/tabs/tabs.tsx";
import { TextPane } from "#ui/text-pane/text-pane.tsx";
import { useTextCommands } from "#ui/text-pane/use-text-commands.ts";
import { useReportOffer } from "#workspace/report-offer.ts";
import { useWorkspaceActions } from "#workspace/use-workspace.ts";

import { AudienceSection } from "./audience-section.tsx";
import { CompareView } from "./compare-view.tsx";
import type { OtherText } from "./compare-view.tsx";
import { EditsView } from "./edits-view.tsx";
import { FindingsView } from "./findings-view.tsx";
import { formatCount, formatDecimal, formatQuantity } from "./format.ts";
import { FormulasView } from "./formulas-view.tsx";
import { orderedFormulas } from "./languages.ts";
import styles from "./panel.module.css";
import type { View } from "./settings.ts";
import { describeStanding, SummarySection } from "./summary-section.tsx";
import { tool } from "./tool.ts";
import { useFindings } from "./use-findings.ts";
import { useReading } from "./use-reading.ts";
import { useSettings } from "./use-settings.ts";

const CourseView = lazy(() =>
  import("./course-view.tsx").then(({ CourseView }) => ({ default: CourseView })),
);

const tabs: readonly { readonly value: View; readonly label: string }[] = [
  { value: "findings", label: "What makes it hard" },
  { value: "course", label: "Along the text" },
  { value: "edits", label: "Best edits" },
  { value: "formulas", label: "Formulas" },
  { value: "compare", label: "Compare" },
];
const statusPauseMilliseconds = 1200;

/** The readability calculator: how hard a text is, where, why, and what would make it easier. */
export default function ReadabilityPanel() {
  const actions = useWorkspaceActions();
  const settings = useSettings();
  const commands = useTextCommands(tool.sample);
  const [panelOpen, setPanelOpen] = useState(false);
  const [other, setOther] = useState<OtherText | null>(null);
  const state = useReading(settings.language.value);
  const { reading, working, progress, failure, calledOff } = state;
  const band = bandOf(settings.audience.value, settings.ownBand.value);
  const desk = useFindings(state, band, settings.hidden.value, () => {
    settings.view.set("findings");
    setPanelOpen(true);
  });
  const median = reading?.readability.consensus?.median ?? null;
  const [firstFormula] = orderedFormulas(reading?.language ?? "en");
  const isOther = median === null && reading !== null;
  const lead = isOther ? (firstFormula === undefined ? null : reading.readability[firstFormula]) : median;

  useReportOffer(async () => {
    if (reading === null) throw new Error("There is no text to report on yet.");
    const answer = await state.ask("along", { by: "window", score: "median" });
    if (answer.kind !== "done" || desk.counts === null)
      throw new Error("The text could not be read. Try it once more.");
    const { buildReport } = await import("./report.ts");
    return buildReport({
      reading,
      band,
      audience: audiences.find(({ id }) => id === settings.audience.value)?.name ?? "",
      findings: desk.shown,
      counts: desk.counts,
      parts: answer.reply.parts,
    });
  });

  function stepTo(by: 1 | -1) {
    settings.view.set("findings");
    desk.step(by);
  }

  const shortcuts: readonly Shortcut[] = [
    { letter: "c", label: "Copy all", run: commands.copy },
    { letter: "v", label: "Paste at the cursor", run: commands.paste },
    { letter: "x", label: "Clear the text", run: commands.clear },
    { letter: "s", label: "Put in the sample text", run: commands.useSample },
    { letter: "e", label: "Go to the text", run: actions.focusEditor },
    { letter: "j", label: "Go to the next finding", run: () => stepTo(1) },
    { letter: "k", label: "Go to the finding before", run: () => stepTo(-1) },
    {
      letter: "a",
      label: "Apply the first choice of the finding",
      run: () => {
        const [fix] = desk.chosen?.fixes ?? [];
        if (desk.chosen !== null && fix !== undefined) desk.apply(desk.chosen, fix);
      },
    },
    {
      letter: "i",
      label: "Ignore the finding",
      run: () => {
        if (desk.chosen !== null) desk.ignore(desk.chosen);
      },
    },
  ];
  const help = useShortcutHelp(shortcuts);

  const found = formatQuantity(desk.shown.length, ["place", "places"]);
  return (
    <div className={styles.frame}>
      <Desk
        panelLabel="Readability"
        open={panelOpen}
        onOpenChange={setPanelOpen}
        summary={
          <>
            {isOther ? "Score" : "Grade"} <strong>{formatDecimal(lead)}</strong> · {found} to look at
          </>
        }
        text={<TextPane commands={commands} selection={null} onShortcuts={help.show} />}
      >
        {progress === null ? null : (
          <div className={styles.progress}>
            <ProgressBar
              label="Reading"
              fraction={progress}
              text={`Reading: ${Math.floor(progress * 100)}%`}
            />
            <Button onClick={state.callOff}>Stop</Button>
          </div>
        )}
        {failure === null ? null : (
          <Notice tone="problem">
            The text could not be read: {failure}{" "}
            <Button look="link" onClick={state.readAgain}>
              Try again
            </Button>
          </Notice>
        )}
        {calledOff ? (
          <Notice>
            Reading was stopped.{" "}
            <Button look="link" onClick={state.readAgain}>
              Read again
            </Button>
          </Notice>
        ) : null}
        <SummarySection state={state} band={band} />
        <AudienceSection settings={settings} band={band} reading={reading} />
        {reading !== null && reading.readLength < reading.text.length ? (
          <p className={styles.note}>
            The text is very long: its first {formatCount(reading.readLength)} characters are read here.
          </p>
        ) : null}
        <Tabs label="Views" tabs={tabs} value={settings.view.value} onChange={settings.view.set}>
          {settings.view.value === "findings" ? (
            <FindingsView state={state} settings={settings} desk={desk} />
          ) : null}
          {settings.view.value === "course" ? (
            <Suspense fallback={<p className={styles.note}>Loading the chart…</p>}>
              <CourseView state={state} settings={settings} band={band} />
            </Suspense>
          ) : null}
          {settings.view.value === "edits" ? (
            <EditsView state={state} settings={settings} desk={desk} />
          ) : null}
          {settings.view.value === "formulas" ? <FormulasView state={state} /> : null}
          {settings.view.value === "compare" ? (
            <CompareView state={state} other={other} onOther={setOther} />
          ) : null}
        </Tabs>
      </Desk>
      <LiveStatus
        text={
          reading === null || working
            ? null
            : `${median === null ? "" : `Grade ${formatDecimal(median)}. ${describeStanding(median, band)}. `}${found} to look at`
        }
        pauseMilliseconds={statusPauseMilliseconds}
      />
      {help.dialog}
    </div>
  );
}
