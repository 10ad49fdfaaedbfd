import { lazy, Suspense, useMemo, useState } from "react";

import type { Finding } from "#core/analysis/finding.ts";
import { Button } from "#ui/button/button.tsx";
import { Desk } from "#ui/desk/desk.tsx";
import { LiveStatus } from "#ui/live-status/live-status.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { PanelSection } from "#ui/panel-section/panel-section.tsx";
import { ProgressBar } from "#ui/progress-bar/progress-bar.tsx";
import { SelectRow } from "#ui/select-row/select-row.tsx";
import type { Shortcut } from "#ui/shortcuts/shortcuts.ts";
import { useShortcuts } from "#ui/shortcuts/use-shortcuts.ts";
import { Tabs } from "#ui/tabs/tabs.tsx";
import { TextPane } from "#ui/text-pane/text-pane.tsx";
import { useTextCommands } from "#ui/text-pane/use-text-commands.ts";
import { usePersonalDictionary } from "#workspace/personal-dictionary/use-personal-dictionary.ts";
import { useReportOffer } from "#workspace/report-offer.ts";
import { useWorkspaceActions } from "#workspace/use-workspace.ts";

import { DictionaryView } from "./dictionary-view.tsx";
import { FindingsView } from "./findings-view.tsx";
import { HarperSection } from "./harper-section.tsx";
import { englishNames, formatCount, formatQuantity, nameCheck, nameLanguage, tierNames } from "./names.ts";
import styles from "./panel.module.css";
import { RulesView } from "./rules-view.tsx";
import { englishCodec, noRules } from "./settings.ts";
import type { View } from "./settings.ts";
import { tool } from "./tool.ts";
import { useChecking } from "./use-checking.ts";
import type { Checking } from "./use-checking.ts";
import { useFindings } from "./use-findings.ts";
import type { FindingsDesk } from "./use-findings.ts";
import { useSettings } from "./use-settings.ts";

const ShortcutsDialog = lazy(() => import("#ui/shortcuts/shortcuts-dialog.tsx"));

const tabs: readonly { readonly value: View; readonly label: string }[] = [
  { value: "findings", label: "Findings" },
  { value: "rules", label: "Rules" },
  { value: "dictionary", label: "My dictionary" },
];
const statusPauseMilliseconds = 1000;

/** The grammar checker: what is wrong or could be better, where, why, and what could stand there instead. */
export default function GrammarPanel() {
  const actions = useWorkspaceActions();
  const settings = useSettings();
  const commands = useTextCommands(tool.sample);
  const dictionary = usePersonalDictionary();
  const [panelOpen, setPanelOpen] = useState(false);
  const [helpOpen, setHelpOpen] = useState<boolean | null>(null);
  const [anyLanguage, setAnyLanguage] = useState(false);
  const english = settings.english.value;
  const words = useMemo(() => dictionary.words.map((word) => word.toLowerCase()), [dictionary.words]);
  const checking = useChecking({
    variety: english === "any" ? null : english,
    off: settings.off.value,
    offGroups: settings.offGroups.value,
    dictionary: words,
    anyLanguage,
    harper: settings.harper.value,
  });
  const { checked, facts } = checking;
  const desk = useFindings(checking, settings, () => {
    settings.view.set("findings");
    setPanelOpen(true);
  });

  useReportOffer(async () => {
    if (checked === null) throw new Error("There is no text to report on yet.");
    const { buildReport } = await import("./report.ts");
    return buildReport({ checked, findings: desk.shown, facts, english });
  });

  function addWord(finding: Finding) {
    if (checked === null) return;
    dictionary.add([checked.text.slice(finding.span.start, finding.span.end)]);
    desk.leave(finding);
  }

  function turnOff(finding: Finding) {
    settings.off.set([...new Set([...settings.off.value, finding.check])]);
    desk.leave(finding);
  }

  function withChosen(run: (finding: Finding) => void): () => void {
    return () => {
      if (desk.chosen !== null) run(desk.chosen);
    };
  }

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
      label: "Apply the first fix of the finding",
      run: withChosen((finding) => {
        const [fix] = finding.fixes;
        if (fix !== undefined) desk.apply(finding, fix);
      }),
    },
    { letter: "i", label: "Ignore the finding", run: withChosen(desk.ignore) },
    {
      letter: "d",
      label: "Add the word to your dictionary",
      run: withChosen((finding) => {
        if (finding.check === "spelling") addWord(finding);
      }),
    },
  ];
  useShortcuts({ shortcuts, questionMark: settings.questionMark.value, onHelp: () => setHelpOpen(true) });

  return (
    <div className={styles.frame}>
      <Desk
        panelLabel="Grammar"
        open={panelOpen}
        onOpenChange={setPanelOpen}
        summary={
          <>
            <strong>{formatCount(desk.shown.length)}</strong> to look at
          </>
        }
        text={<TextPane commands={commands} selection={null} onShortcuts={() => setHelpOpen(true)} />}
      >
        <PanelSection title="Check">
          <Standing
            checking={checking}
            count={desk.shown.length}
            onAnyLanguage={() => setAnyLanguage(true)}
          />
          <SelectRow
            label="Spelling and usage"
            options={englishNames}
            value={english}
            onChange={(value) => settings.english.set(englishCodec.parse(value) ?? "any")}
          />
        </PanelSection>
        <Tabs label="Views" tabs={tabs} value={settings.view.value} onChange={settings.view.set}>
          {settings.view.value === "findings" ? (
            <FindingsView
              checking={checking}
              settings={settings}
              desk={desk}
              onAddWord={addWord}
              onTurnOff={turnOff}
            />
          ) : null}
          {settings.view.value === "findings" && settings.off.value.length > 0 ? (
            <p className={styles.note}>
              {formatQuantity(settings.off.value.length, ["rule is", "rules are"])} switched off.{" "}
              <Button look="link" onClick={() => settings.off.set(noRules)}>
                Turn on again
              </Button>
            </p>
          ) : null}
          {settings.view.value === "rules" ? <RulesView facts={facts} settings={settings} /> : null}
          {settings.view.value === "dictionary" ? <DictionaryView dictionary={dictionary} /> : null}
        </Tabs>
        <HarperSection checking={checking} settings={settings} />
      </Desk>
      <LiveStatus text={describeChosen(checking, desk)} pauseMilliseconds={150} />
      <LiveStatus
        text={
          checked === null || checking.working
            ? null
            : `${formatQuantity(desk.shown.length, ["finding", "findings"])} to look at`
        }
        pauseMilliseconds={statusPauseMilliseconds}
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
    </div>
  );
}

interface StandingProps {
  readonly checking: Checking;
  readonly count: number;
  readonly onAnyLanguage: () => void;
}

/** How far the checking is, in words. */
function Standing({ checking, count, onAnyLanguage }: StandingProps) {
  const { checked, working, progress, failure, stopped, hasText, again, stop } = checking;
  return (
    <>
      {progress === null || progress.stage === "harper" ? null : (
        <div className={styles.progress}>
          <ProgressBar
            label="Checking"
            fraction={progress.fraction}
            text={`Checking: ${Math.floor(progress.fraction * 100)}%`}
          />
          <Button onClick={stop}>Stop</Button>
        </div>
      )}
      {failure === null ? null : (
        <Notice tone="problem">
          The text could not be checked: {failure}{" "}
          <Button look="link" onClick={again}>
            Try again
          </Button>
        </Notice>
      )}
      {stopped ? (
        <Notice>
          The check was stopped.{" "}
          <Button look="link" onClick={again}>
            Check again
          </Button>
        </Notice>
      ) : null}
      {checked?.isForeign === true ? (
        <Notice>
          This text seems to be in {nameLanguage(checked.language ?? "und")}. The rules are for English.{" "}
          <Button look="link" onClick={onAnyLanguage}>
            Check it all the same
          </Button>
        </Notice>
      ) : (
        <p className={styles.count}>{describeCount(hasText, checked, working, count)}</p>
      )}
      {checked !== null && checked.readLength < checked.text.length ? (
        <p className={styles.note}>
          The text is very long: its first {formatCount(checked.readLength)} characters are checked.
        </p>
      ) : null}
      {checked !== null && total(checked.counts) > checked.findings.length && !working ? (
        <p className={styles.note}>
          There are {formatCount(total(checked.counts))} findings in all; the first{" "}
          {formatCount(checked.findings.length)} are listed.
        </p>
      ) : null}
    </>
  );
}

function total(counts: { readonly error: number; readonly likely: number; readonly style: number }): number {
  return counts.error + counts.likely + counts.style;
}

function describeCount(
  hasText: boolean | null,
  checked: Checking["checked"],
  working: boolean,
  count: number,
): string {
  if (hasText !== true) return "Write or paste a text in English.";
  if (checked === null) return working ? "Checking…" : "Nothing was checked.";
  const places = formatQuantity(count, ["place", "places"]);
  return checked.extent === "part" && working ? `${places} to look at so far` : `${places} to look at`;
}

/** What a screen reader is told of the finding that was gone to; `null` for none. */
function describeChosen(
  { checked, facts }: Checking,
  { chosen, chosenIndex, shown }: FindingsDesk,
): string | null {
  if (chosen === null || checked === null) return null;
  const { span, check, tier, fixes, message } = chosen;
  const marked = checked.text.slice(span.start, Math.min(span.end, span.start + 100));
  const [fix] = fixes;
  const mended =
    fix === undefined ? "" : fix === "" ? " Fix: leave it out." : ` Fix: “${fix.slice(0, 100)}”.`;
  return `${chosenIndex + 1} of ${shown.length}. ${tierNames[tier][0]}, ${nameCheck(check, facts)}: “${marked}”. ${message}${mended}`;
}
