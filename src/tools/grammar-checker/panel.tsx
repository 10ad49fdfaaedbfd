import { useMemo, useState } from "react";

import type { Finding } from "#core/analysis/finding.ts";
import { Button } from "#ui/button/button.tsx";
import { Desk } from "#ui/desk/desk.tsx";
import { findingShortcuts } from "#ui/finding-list/finding-shortcuts.ts";
import { LiveStatus } from "#ui/live-status/live-status.tsx";
import { PanelSection } from "#ui/panel-section/panel-section.tsx";
import { SelectRow } from "#ui/select-row/select-row.tsx";
import type { Shortcut } from "#ui/shortcuts/shortcuts.ts";
import { useShortcutHelp } from "#ui/shortcuts/use-shortcut-help.tsx";
import { Tabs } from "#ui/tabs/tabs.tsx";
import { TextPane } from "#ui/text-pane/text-pane.tsx";
import { textShortcuts } from "#ui/text-pane/text-shortcuts.ts";
import { useTextCommands } from "#ui/text-pane/use-text-commands.ts";
import { usePersonalDictionary } from "#workspace/personal-dictionary/use-personal-dictionary.ts";
import { useReportOffer } from "#workspace/report-offer.ts";

import { DictionaryView } from "./dictionary-view.tsx";
import { FindingsView } from "./findings-view.tsx";
import { HarperSection } from "./harper-section.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { englishNames, formatCount, formatQuantity, nameCheck, tierNames } from "./names.ts";
import { OwnDictionariesSection } from "./own-dictionaries-section.tsx";
import styles from "./panel.module.css";
import { RulesView } from "./rules-view.tsx";
import { englishCodec, noRules } from "./settings.ts";
import type { View } from "./settings.ts";
import { Standing } from "./standing.tsx";
import { tool } from "./tool.ts";
import { useChecking } from "./use-checking.ts";
import type { Checking } from "./use-checking.ts";
import { useDictionaries } from "./use-dictionaries.ts";
import { useFindings } from "./use-findings.ts";
import type { FindingsDesk } from "./use-findings.ts";
import { useSettings } from "./use-settings.ts";

const tabs: readonly { readonly value: View; readonly label: string }[] = [
  { value: "findings", label: "Findings" },
  { value: "rules", label: "Rules" },
  { value: "dictionary", label: "My dictionary" },
];
const statusPauseMilliseconds = 1000;

/** The grammar checker: what is wrong or could be better, where, why, and what could stand there instead. */
export default function GrammarPanel() {
  const settings = useSettings();
  const commands = useTextCommands(tool.sample);
  const dictionary = usePersonalDictionary();
  const [panelOpen, setPanelOpen] = useState(false);
  const dictionaries = useDictionaries();
  const english = settings.english.value;
  const words = useMemo(() => dictionary.words.map((word) => word.toLowerCase()), [dictionary.words]);
  const checking = useChecking({
    variety: english === "any" ? null : english,
    off: settings.off.value,
    offGroups: settings.offGroups.value,
    dictionary: words,
    language: dictionaries.choice,
    dictionaries: dictionaries.known,
    harper: settings.harper.value,
  });
  const { checked, facts } = checking;
  const isEnglish = checked === null || (checked.dictionary === null && !checked.isForeign);
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

  function stepTo(by: 1 | -1) {
    settings.view.set("findings");
    desk.step(by);
  }

  const shortcuts: readonly Shortcut[] = [
    ...textShortcuts(commands),
    ...findingShortcuts({ ...desk, step: stepTo }),
    {
      letter: "d",
      label: "Add the word to your dictionary",
      run() {
        if (desk.chosen?.check === "spelling") addWord(desk.chosen);
      },
    },
  ];
  const help = useShortcutHelp(shortcuts);

  return (
    <>
      <Desk
        panelLabel="Grammar"
        open={panelOpen}
        onOpenChange={setPanelOpen}
        panelWidth="ample"
        summary={
          <>
            <strong>{formatCount(desk.shown.length)}</strong> to look at
          </>
        }
        text={<TextPane commands={commands} selection={null} onShortcuts={help.show} />}
      >
        <PanelSection title="Check">
          <Standing
            checking={checking}
            dictionaries={dictionaries}
            count={desk.shown.length}
            onOpenDictionary={() => settings.view.set("dictionary")}
          />
          <LanguageChoice dictionaries={dictionaries} />
          {isEnglish ? (
            <SelectRow
              label="Spelling and usage"
              options={englishNames}
              value={english}
              onChange={(value) => settings.english.set(englishCodec.parse(value) ?? "any")}
            />
          ) : null}
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
          {settings.view.value === "dictionary" ? (
            <DictionaryView dictionary={dictionary}>
              <OwnDictionariesSection dictionaries={dictionaries} />
            </DictionaryView>
          ) : null}
        </Tabs>
        {isEnglish ? <HarperSection checking={checking} settings={settings} /> : null}
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
      {help.dialog}
    </>
  );
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
