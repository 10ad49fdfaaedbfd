import { useMemo, useState, useSyncExternalStore } from "react";

import type { ComparisonOptions, TextDifference } from "#core/compare/comparison.ts";
import { Button } from "#ui/button/button.tsx";
import { DeskSummary } from "#ui/desk/desk-summary.tsx";
import { Desk } from "#ui/desk/desk.tsx";
import { LiveStatus } from "#ui/live-status/live-status.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";
import type { Shortcut } from "#ui/shortcuts/shortcuts.ts";
import { useShortcutHelp } from "#ui/shortcuts/use-shortcut-help.tsx";
import { TextPane } from "#ui/text-pane/text-pane.tsx";
import { textShortcuts } from "#ui/text-pane/text-shortcuts.ts";
import { useTextCommands } from "#ui/text-pane/use-text-commands.ts";
import { WorkStatus } from "#ui/work-status/work-status.tsx";
import { useCompanionText } from "#workspace/companion-texts/use-companion-text.ts";
import { useReportOffer } from "#workspace/report-offer.ts";
import { useLibrary, useLibraryActions } from "#workspace/use-library.ts";
import { useSettledText } from "#workspace/use-settled-text.ts";
import { useWorkspaceActions, useWorkspaceState } from "#workspace/use-workspace.ts";

import { ChangesSection } from "./changes-section.tsx";
import { mergeDecided } from "./decisions.ts";
import { FiguresSection } from "./figures-section.tsx";
import { formatCount, formatQuantity, formatShare } from "./format.ts";
import { MergeView } from "./merge-view.tsx";
import { MergedSection } from "./merged-section.tsx";
import { OptionsSection } from "./options-section.tsx";
import { OtherPane } from "./other-pane.tsx";
import styles from "./panel.module.css";
import { PrintedRedline } from "./printed-redline.tsx";
import { buildReport } from "./report.ts";
import { ResultView } from "./result-view.tsx";
import { secondSample } from "./sample-texts.ts";
import type { SheetView } from "./settings.ts";
import { countDifferences, findShown, listOnce, stepFrom } from "./shown-differences.ts";
import { tool } from "./tool.ts";
import { useComparison } from "./use-comparison.ts";
import { useDecisions } from "./use-decisions.ts";
import { useSettings } from "./use-settings.ts";

/** What stands in the place of the text: the texts themselves, their differences, or a merge of three. */
type Showing = "texts" | "differences" | "merge";
type Choice = "texts" | "merge" | Exclude<SheetView, "auto">;

const typingPauseMilliseconds = 250;
const longText = 2_000_000;
const wideScreen = "(min-width: 48rem)";
const noDifferences: readonly TextDifference[] = [];

function subscribeToWidth(listener: () => void): () => void {
  const query = matchMedia(wideScreen);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribeToWidth,
    () => matchMedia(wideScreen).matches,
    () => true,
  );
}

/** Text compare: two texts with their differences, and what is made of them. */
export default function TextComparePanel() {
  const actions = useWorkspaceActions();
  const { length, documentId } = useWorkspaceState();
  const { documents } = useLibrary();
  const library = useLibraryActions();
  const settings = useSettings();
  const commands = useTextCommands(tool.sample);
  const own = useSettledText(typingPauseMilliseconds);
  const second = useCompanionText("compare-second");
  const base = useCompanionText("compare-base");
  const isWide = useIsWide();
  const [panelOpen, setPanelOpen] = useState(false);
  const [showing, setShowing] = useState<Showing>("texts");
  const [asksForBase, setAsksForBase] = useState(false);
  const [looked, setLooked] = useState({ differences: noDifferences, current: -1, goal: 0 });
  const [problem, setProblem] = useState<string | null>(null);

  const swapped = settings.swapped.value;
  const ownName = documents.find(({ id }) => id === documentId)?.name || "Your text";
  const otherName = second.name || "Second text";
  const [beforeName, afterName] = swapped ? [otherName, ownName] : [ownName, otherName];
  const hasBoth = own.text !== "" && second.text !== "";
  const texts = hasBoth
    ? {
        name: `${own.revision} ${second.revision} ${swapped}`,
        before: swapped ? second.text : own.text,
        after: swapped ? own.text : second.text,
      }
    : null;
  const options: ComparisonOptions = {
    unit: settings.unit.value,
    ignored: settings.ignored.value,
    findsMoves: settings.findsMoves.value,
  };
  const comparison = useComparison(texts, options);
  const { compared, working } = comparison;
  const choices = useDecisions(compared);
  const differences = compared?.differences ?? noDifferences;
  const hidden = settings.hidden.value;
  const onlyMeaning = settings.onlyMeaning.value;
  const shown = useMemo(
    () => findShown(differences, { hidden, onlyMeaning }),
    [differences, hidden, onlyMeaning],
  );
  const listed = useMemo(() => listOnce(differences, shown), [differences, shown]);
  const counts = useMemo(() => countDifferences(differences), [differences]);
  // What was looked at is of the differences there were: new ones begin anew.
  const isSame = looked.differences === differences;
  const current = isSame && shown.includes(looked.current) ? looked.current : -1;
  const goal = isSame ? looked.goal : 0;
  const layout = settings.view.value === "auto" ? (isWide ? "side" : "unified") : settings.view.value;
  const hasBase = base.text !== "";
  const shownNow: Showing = compared === null || (showing === "merge" && !hasBase) ? "texts" : showing;

  useReportOffer(() => {
    if (compared === null) throw new Error("There are no two texts to report on yet.");
    return buildReport(compared, beforeName, afterName, shown, choices.decisions, new Date());
  });

  function lookAt(difference: number, isSought: boolean): void {
    setLooked({ differences, current: difference, goal: isSought ? goal + 1 : goal });
    if (isSought) setShowing("differences");
  }
  function step(by: 1 | -1): void {
    const next = stepFrom(listed, current, by);
    if (next !== -1) lookAt(next, true);
  }
  function choose(choice: Choice): void {
    if (choice === "texts" || choice === "merge") return setShowing(choice);
    settings.view.set(choice);
    return setShowing("differences");
  }
  function replaceDocument(text: string): void {
    actions.replaceText(text);
    setShowing("texts");
  }
  async function saveAsNew(text: string): Promise<void> {
    const outcome = await library.openText(text, `${ownName}, merged`);
    setProblem(outcome.kind === "failed" ? outcome.message : null);
    if (outcome.kind === "done") setShowing("texts");
  }
  function putSamplePair(): void {
    if (own.text === "") actions.replaceText(tool.sample);
    second.fill("", secondSample);
  }

  const shortcuts: readonly Shortcut[] = [
    ...textShortcuts({
      ...commands,
      goToText() {
        setShowing("texts");
        // It takes the focus once it is shown.
        requestAnimationFrame(() => actions.focusEditor());
      },
    }),
    { letter: "n", label: "Next change", run: () => step(1) },
    { letter: "p", label: "Previous change", run: () => step(-1) },
  ];
  const help = useShortcutHelp(shortcuts);

  const views: readonly { readonly value: Choice; readonly label: string }[] = [
    { value: "texts", label: "Texts" },
    { value: "side", label: "Side by side" },
    { value: "unified", label: "Unified" },
    { value: "redline", label: "Redline" },
    ...(hasBase ? [{ value: "merge" as const, label: "Merge" }] : []),
  ];
  const ownRole = swapped ? "Second text (after)" : "First text (before)";
  const otherRole = swapped ? "First text (before)" : "Second text (after)";

  return (
    <>
      <Desk
        panelLabel="Comparison"
        open={panelOpen}
        onOpenChange={setPanelOpen}
        summary={
          <DeskSummary lead={formatQuantity(counts.total, "change")}>
            {compared === null
              ? "Two texts are needed"
              : `${formatShare(compared.statistics.similarity)} similar`}
          </DeskSummary>
        }
        text={
          <div className={styles.frame} data-showing={shownNow}>
            <div className={styles.head}>
              <Segmented
                legend="Show"
                legendHidden
                options={compared === null ? views.slice(0, 1) : views}
                value={shownNow === "differences" ? layout : shownNow}
                onChange={choose}
              />
              <Button
                disabled={length + second.text.length === 0}
                onClick={() => settings.swapped.set(!swapped)}
              >
                Swap
              </Button>
              {shownNow === "texts" ? (
                <Button
                  look="main"
                  disabled={compared === null}
                  onClick={() => {
                    setShowing("differences");
                    setPanelOpen(false);
                  }}
                >
                  Compare
                </Button>
              ) : null}
            </div>
            <div className={styles.texts} hidden={shownNow !== "texts"}>
              <div className={styles.own}>
                <p className={styles.role}>
                  <strong>{ownRole}</strong> your document
                </p>
                <TextPane commands={commands} selection={null} onShortcuts={help.show} />
              </div>
              <OtherPane
                other={second}
                label="The other text"
                place={otherRole}
                placeholder="Paste or type the text to compare with, or drop a file"
                onSample={putSamplePair}
              />
              {asksForBase || hasBase ? (
                <OtherPane
                  other={base}
                  label="The base of both"
                  place="Base"
                  placeholder="The text that both were made from"
                />
              ) : null}
            </div>
            {shownNow === "differences" && compared !== null ? (
              <ResultView
                compared={compared}
                beforeName={beforeName}
                afterName={afterName}
                layout={layout}
                shown={shown}
                listed={listed}
                current={current}
                goal={goal}
                choices={choices}
                settings={settings}
                stale={working}
                onStep={step}
                onCurrent={lookAt}
              />
            ) : null}
            {shownNow === "merge" && compared !== null ? (
              <MergeView
                base={base.text}
                left={compared.before}
                right={compared.after}
                unit={settings.unit.value}
                onReplace={replaceDocument}
                onSave={(text) => void saveAsNew(text)}
              />
            ) : null}
          </div>
        }
      >
        <WorkStatus
          work={{
            ...comparison,
            progress: working && own.text.length + second.text.length > longText ? "unmeasured" : null,
          }}
          doing="Comparing long texts"
          failed="The texts could not be compared"
          stopped="Stopped. What is shown is not of the present texts."
          again="Compare again"
        />
        {problem === null ? null : <Notice tone="problem">{problem}</Notice>}
        {compared === null ? (
          <p className={styles.note}>
            Put a text on either side, and what differs shows here.{" "}
            <Button look="link" onClick={putSamplePair}>
              Try two sample texts
            </Button>
          </p>
        ) : (
          <>
            <FiguresSection compared={compared} counts={counts} stale={working} />
            <ChangesSection
              compared={compared}
              counts={counts}
              listed={listed}
              current={current}
              settings={settings}
              choices={choices}
              onOpen={(difference) => {
                lookAt(difference, true);
                setPanelOpen(false);
              }}
            />
            <PrintedRedline compared={compared} />
          </>
        )}
        <OptionsSection settings={settings} />
        <MergedSection
          compared={compared}
          beforeName={beforeName}
          afterName={afterName}
          decided={choices.decisions.size}
          readMerged={() =>
            compared === null
              ? ""
              : mergeDecided(compared.before, compared.after, compared.differences, choices.decisions)
          }
          stale={working}
          onReplace={replaceDocument}
          onSave={(text) => void saveAsNew(text)}
          onAskBase={
            asksForBase || hasBase
              ? null
              : () => {
                  setAsksForBase(true);
                  setShowing("texts");
                  setPanelOpen(false);
                }
          }
        />
      </Desk>
      <LiveStatus
        text={
          working || compared === null
            ? null
            : `${formatQuantity(counts.total, "change")}, ${formatShare(compared.statistics.similarity)} similar. ${
                listed.length === counts.total ? "" : `${formatCount(listed.length)} shown.`
              }`.trim()
        }
        pauseMilliseconds={1000}
      />
      {help.dialog}
    </>
  );
}
