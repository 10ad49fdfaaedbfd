import { lazy, Suspense, useState } from "react";

import { audiences, bandOf } from "#core/readability-findings/audiences.ts";
import { Desk } from "#ui/desk/desk.tsx";
import { findingShortcuts } from "#ui/finding-list/finding-shortcuts.ts";
import { LiveStatus } from "#ui/live-status/live-status.tsx";
import { useShortcutHelp } from "#ui/shortcuts/use-shortcut-help.tsx";
import { Tabs } from "#ui/tabs/tabs.tsx";
import { TextPane } from "#ui/text-pane/text-pane.tsx";
import { textShortcuts } from "#ui/text-pane/text-shortcuts.ts";
import { useTextCommands } from "#ui/text-pane/use-text-commands.ts";
import { WorkStatus } from "#ui/work-status/work-status.tsx";
import { useCompanionText } from "#workspace/companion-texts/use-companion-text.ts";
import { useReportOffer } from "#workspace/report-offer.ts";

import { AudienceSection } from "./audience-section.tsx";
import { CompareView } from "./compare-view.tsx";
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
  const settings = useSettings();
  const commands = useTextCommands(tool.sample);
  const [panelOpen, setPanelOpen] = useState(false);
  const other = useCompanionText("readability-other");
  const state = useReading(settings.language.value);
  const { reading, working } = state;
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

  const help = useShortcutHelp([...textShortcuts(commands), ...findingShortcuts({ ...desk, step: stepTo })]);

  const found = formatQuantity(desk.shown.length, ["place", "places"]);
  return (
    <>
      <Desk
        panelLabel="Readability"
        open={panelOpen}
        onOpenChange={setPanelOpen}
        panelWidth="ample"
        summary={
          <>
            {isOther ? "Score" : "Grade"} <strong>{formatDecimal(lead)}</strong> · {found} to look at
          </>
        }
        text={<TextPane commands={commands} selection={null} onShortcuts={help.show} />}
      >
        <WorkStatus
          work={state}
          doing="Reading"
          failed="The text could not be read"
          stopped="Reading was stopped."
          again="Read again"
        />
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
            <CompareView
              state={state}
              other={other.text.trim() === "" ? null : other}
              onOther={(next) => other.fill(next?.name ?? "", next?.text ?? "")}
            />
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
    </>
  );
}
