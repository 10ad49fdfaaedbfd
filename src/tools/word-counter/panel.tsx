import { useEffect, useId, useRef, useState } from "react";

import { readingSeconds } from "#core/durations/durations.ts";
import { goalLimit } from "#core/goal/goal.ts";
import { ratesOf, readableCount } from "#files/text-report/text-rates.ts";
import { Desk } from "#ui/desk/desk.tsx";
import { LiveStatus } from "#ui/live-status/live-status.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { Shortcut } from "#ui/shortcuts/shortcuts.ts";
import { useShortcutHelp } from "#ui/shortcuts/use-shortcut-help.tsx";
import { TextPane } from "#ui/text-pane/text-pane.tsx";
import { textShortcuts } from "#ui/text-pane/text-shortcuts.ts";
import { useTextCommands } from "#ui/text-pane/use-text-commands.ts";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import { useReportOffer } from "#workspace/report-offer.ts";
import { useAnalysis, useSelectionAnalysis } from "#workspace/use-analysis.ts";
import { useWorkspaceActions, useWorkspaceState } from "#workspace/use-workspace.ts";
import type { Mark } from "#workspace/workspace.ts";

import { announcement, goalBounds } from "./announcement.ts";
import { AnnouncementsSection } from "./announcements-section.tsx";
import { ExclusionObserver } from "./exclusion-observer.ts";
import type { ExclusionView } from "./exclusion-observer.ts";
import { ExclusionsSection } from "./exclusions-section.tsx";
import { failureSentence } from "./failure-sentence.ts";
import { formatProgress } from "./format.ts";
import { GoalSection } from "./goal-section.tsx";
import styles from "./panel.module.css";
import { ReadabilitySection } from "./readability-section.tsx";
import { SelectionFigures } from "./selection-figures.tsx";
import { millisecondsOf, rateOf } from "./settings.ts";
import { chooseCounts } from "./shown-counts.ts";
import { SizeFigures } from "./size-figures.tsx";
import { Summary } from "./summary.tsx";
import { TermSections } from "./term-sections.tsx";
import { tool } from "./tool.ts";
import { useSettings } from "./use-settings.ts";
import { useTextLanguage } from "./use-text-language.ts";

/** More marks than this make the editor slow, and no reader follows them. */
const mostMarkedSpans = 2000;

/** The word counter: the text and its instruments. */
export default function WordCounterPanel() {
  const actions = useWorkspaceActions();
  const { progress, status } = useWorkspaceState();
  const settings = useSettings();
  const commands = useTextCommands(tool.sample);
  const [panelOpen, setPanelOpen] = useState(false);
  const [editingGoal, setEditingGoal] = useState(false);
  const [choosingExclusions, setChoosingExclusions] = useState(false);
  const [exclusionView, setExclusionView] = useState<ExclusionView | null>(null);
  const exclusionsToggle = useRef<HTMLButtonElement>(null);
  const goalId = useId();
  const goalBox = useRef<HTMLInputElement>(null);

  const goal = settings.goal.value;
  const dialect = settings.dialect.value;
  const limit = goal === null ? null : goalLimit(goal);
  const excludedKinds = settings.excludedKinds.value;
  const language = useTextLanguage(settings.language.value);
  const rates = ratesOf(language.code);
  useEffect(() => actions.setLanguage(language.code), [actions, language.code]);
  const view = useAnalysis("counts", { dialect, limit });
  const selected = useSelectionAnalysis("counts", { dialect, limit: null });
  const exclusions = exclusionView?.result ?? null;
  const counts = chooseCounts(
    { totals: progress?.totals ?? null, counts: view.result, exclusions },
    excludedKinds,
    dialect,
  );
  const shownView = excludedKinds.length === 0 ? view : exclusionView;
  const stale = shownView?.stale === true && shownView.result !== null && progress === null;
  const settled = status === "ready" && shownView !== null && shownView.result !== null && !shownView.stale;

  const { overflowStart, length } = counts;
  const spans = choosingExclusions ? exclusions?.spans : undefined;
  useEffect(() => {
    const over: readonly Mark[] =
      overflowStart === null ? [] : [{ span: { start: overflowStart, end: length }, kind: "over" }];
    const places = (spans ?? []).map((span): Mark => ({ span, kind: "place" }));
    if (over.length + places.length === 0) return undefined;
    actions.setMarks([...over, ...places]);
    return () => actions.setMarks([]);
  }, [actions, overflowStart, length, spans]);

  useReportOffer(async () => {
    const { buildReport } = await import("./report.ts");
    return buildReport({
      text: actions.readText(),
      language: language.code,
      dialect,
      excludedKinds,
      goal,
      rates,
      silentRate: rateOf(settings.readingPace.value, rates),
      aloudRate: settings.speakingRate.value ?? rates.aloud,
    });
  });

  const shortcuts: readonly Shortcut[] = [
    ...textShortcuts(commands),
    {
      letter: "g",
      label: "Set the goal",
      run() {
        setPanelOpen(true);
        setEditingGoal(true);
        // An open form takes the focus now; one that has yet to open takes it then.
        goalBox.current?.focus();
      },
    },
  ];
  const help = useShortcutHelp(shortcuts);

  return (
    <>
      <Desk
        panelLabel="Figures"
        open={panelOpen}
        onOpenChange={setPanelOpen}
        summary={
          <Summary
            size={counts}
            readingSeconds={readingSeconds(
              readableCount(counts, rates),
              rateOf(settings.readingPace.value, rates),
            )}
            goal={goal}
          />
        }
        text={
          <TextPane
            commands={commands}
            selection={
              selected.result ? (
                <SelectionFigures {...selected.result} amongLeftOut={excludedKinds.length > 0} />
              ) : null
            }
            {...(goal === null ? {} : { describedBy: goalId })}
            onShortcuts={help.show}
          />
        }
      >
        {progress === null ? null : (
          <p className={styles.progress}>{formatProgress(progress.read, progress.total)}</p>
        )}
        {view.failure === null ? null : <Notice tone="problem">{failureSentence(view.failure)}</Notice>}
        <SizeFigures
          counts={counts}
          stale={stale}
          settings={settings}
          language={language}
          onChangeLeftOut={() => {
            setChoosingExclusions(true);
            exclusionsToggle.current?.focus();
          }}
        />
        <GoalSection
          goal={settings.goal}
          size={counts}
          editing={editingGoal}
          onEditingChange={setEditingGoal}
          box={goalBox}
        />
        <ExclusionsSection
          kinds={settings.excludedKinds}
          counts={counts}
          view={exclusionView}
          open={choosingExclusions}
          onOpenChange={setChoosingExclusions}
          toggle={exclusionsToggle}
        />
        <ReadabilitySection language={language.code} leftOut={counts.leftOut} />
        <TermSections language={language.code} leftOut={counts.leftOut} />
        <AnnouncementsSection pause={settings.announcementPause} />
      </Desk>
      {goal === null ? null : (
        <VisuallyHidden>
          <span id={goalId}>Goal: {goalBounds(goal)}</span>
        </VisuallyHidden>
      )}
      {excludedKinds.length > 0 || choosingExclusions ? (
        <ExclusionObserver
          options={{
            kinds: excludedKinds,
            dialect,
            limit,
            describeKinds: choosingExclusions,
            spanLimit: choosingExclusions ? mostMarkedSpans : 0,
          }}
          onView={setExclusionView}
        />
      ) : null}
      <LiveStatus
        text={settled ? announcement(counts, goal) : null}
        pauseMilliseconds={millisecondsOf(settings.announcementPause.value)}
      />
      {help.dialog}
    </>
  );
}
