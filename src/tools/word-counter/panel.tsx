import { lazy, Suspense, useEffect, useId, useRef, useState } from "react";

import { goalLimit } from "#core/goal/goal.ts";
import { Desk } from "#ui/desk/desk.tsx";
import { LiveStatus } from "#ui/live-status/live-status.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { Shortcut } from "#ui/shortcuts/shortcuts.ts";
import { useShortcuts } from "#ui/shortcuts/use-shortcuts.ts";
import { TextPane } from "#ui/text-pane/text-pane.tsx";
import { useTextCommands } from "#ui/text-pane/use-text-commands.ts";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import { useAnalysis, useSelectionAnalysis } from "#workspace/use-analysis.ts";
import { useWorkspaceActions, useWorkspaceState } from "#workspace/use-workspace.ts";

import { announcement, goalBounds } from "./announcement.ts";
import { AnnouncementsSection } from "./announcements-section.tsx";
import { DensitySection } from "./density-section.tsx";
import { emptyCounts } from "./empty-counts.ts";
import { failureSentence } from "./failure-sentence.ts";
import { formatProgress } from "./format.ts";
import { FrequencySection } from "./frequency-section.tsx";
import { GoalSection } from "./goal-section.tsx";
import styles from "./panel.module.css";
import { ReadabilitySection } from "./readability-section.tsx";
import { SelectionFigures } from "./selection-figures.tsx";
import { millisecondsOf, rateOf } from "./settings.ts";
import { SizeFigures } from "./size-figures.tsx";
import { Summary } from "./summary.tsx";
import { tool } from "./tool.ts";
import { useSettings } from "./use-settings.ts";

const ShortcutsDialog = lazy(() => import("#ui/shortcuts/shortcuts-dialog.tsx"));

/** The word counter: the text and its instruments. */
export default function WordCounterPanel() {
  const actions = useWorkspaceActions();
  const { progress, status } = useWorkspaceState();
  const settings = useSettings();
  const commands = useTextCommands(tool.sample);
  const [panelOpen, setPanelOpen] = useState(false);
  const [editingGoal, setEditingGoal] = useState(false);
  const [helpOpen, setHelpOpen] = useState<boolean | null>(null);
  const goalId = useId();
  const goalBox = useRef<HTMLInputElement>(null);

  const goal = settings.goal.value;
  const dialect = settings.dialect.value;
  const view = useAnalysis("counts", { dialect, limit: goal === null ? null : goalLimit(goal) });
  const selected = useSelectionAnalysis("counts", { dialect, limit: null });
  const counts = view.result ?? emptyCounts;
  const settled = status === "ready" && view.result !== null && !view.stale;

  const { overflowStart, length } = counts;
  useEffect(() => {
    if (overflowStart === null) return undefined;
    actions.setMarks([{ span: { start: overflowStart, end: length }, kind: "over" }]);
    return () => actions.setMarks([]);
  }, [actions, overflowStart, length]);

  const shortcuts: readonly Shortcut[] = [
    { letter: "c", label: "Copy all", run: commands.copy },
    { letter: "v", label: "Paste at the cursor", run: commands.paste },
    { letter: "x", label: "Clear the text", run: commands.clear },
    { letter: "s", label: "Put in the sample text", run: commands.useSample },
    { letter: "e", label: "Go to the text", run: actions.focusEditor },
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
  useShortcuts({
    shortcuts,
    questionMark: settings.questionMark.value,
    onHelp: () => setHelpOpen(true),
  });

  return (
    <>
      <Desk
        panelLabel="Figures"
        open={panelOpen}
        onOpenChange={setPanelOpen}
        summary={<Summary size={counts} wordsPerMinute={rateOf(settings.readingPace.value)} goal={goal} />}
        text={
          <TextPane
            commands={commands}
            selection={selected.result ? <SelectionFigures {...selected.result} /> : null}
            {...(goal === null ? {} : { describedBy: goalId })}
            onShortcuts={() => setHelpOpen(true)}
          />
        }
      >
        {progress === null ? null : (
          <p className={styles.progress}>{formatProgress(progress.read, progress.total)}</p>
        )}
        {view.failure === null ? null : <Notice tone="problem">{failureSentence(view.failure)}</Notice>}
        <SizeFigures
          counts={counts}
          stale={view.stale && view.result !== null && progress === null}
          settings={settings}
        />
        <GoalSection
          goal={settings.goal}
          size={counts}
          editing={editingGoal}
          onEditingChange={setEditingGoal}
          box={goalBox}
        />
        <ReadabilitySection />
        <DensitySection />
        <FrequencySection />
        <AnnouncementsSection pause={settings.announcementPause} />
      </Desk>
      {goal === null ? null : (
        <VisuallyHidden>
          <span id={goalId}>Goal: {goalBounds(goal)}</span>
        </VisuallyHidden>
      )}
      <LiveStatus
        text={settled ? announcement(counts, goal) : null}
        pauseMilliseconds={millisecondsOf(settings.announcementPause.value)}
      />
      {helpOpen === null ? null : (
        <Suspense fallback={null}>
          <ShortcutsDialog
            shortcuts={shortcuts}
            open={helpOpen}
            onOpenChange={setHelpOpen}
            questionMark={settings.questionMark.value}
            onQuestionMarkChange={settings.questionMark.set}
          />
        </Suspense>
      )}
    </>
  );
}
