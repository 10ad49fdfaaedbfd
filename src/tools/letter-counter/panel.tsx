import { useState } from "react";

import type { LetterOptions } from "#core/letters/letter-options.ts";
import { Desk } from "#ui/desk/desk.tsx";
import { LiveStatus } from "#ui/live-status/live-status.tsx";
import type { Shortcut } from "#ui/shortcuts/shortcuts.ts";
import { useShortcutHelp } from "#ui/shortcuts/use-shortcut-help.tsx";
import { Tabs } from "#ui/tabs/tabs.tsx";
import { TextPane } from "#ui/text-pane/text-pane.tsx";
import { textShortcuts } from "#ui/text-pane/text-shortcuts.ts";
import { useTextCommands } from "#ui/text-pane/use-text-commands.ts";
import { WorkStatus } from "#ui/work-status/work-status.tsx";
import { useReportOffer } from "#workspace/report-offer.ts";

import { FiguresSection } from "./figures-section.tsx";
import { formatCount, formatQuantity } from "./format.ts";
import { GroupsView } from "./groups-view.tsx";
import { LettersView } from "./letters-view.tsx";
import { MeasuresView } from "./measures-view.tsx";
import { OptionsSection } from "./options-section.tsx";
import styles from "./panel.module.css";
import { PlacesBar } from "./places-bar.tsx";
import type { View } from "./settings.ts";
import { TestsView } from "./tests-view.tsx";
import { tool } from "./tool.ts";
import { useLetters } from "./use-letters.ts";
import { usePlaces } from "./use-places.ts";
import { useSettings } from "./use-settings.ts";
import { WordsView } from "./words-view.tsx";

const tabs: readonly { readonly value: View; readonly label: string }[] = [
  { value: "letters", label: "Letters" },
  { value: "groups", label: "Bigrams" },
  { value: "words", label: "Words" },
  { value: "tests", label: "Tests" },
  { value: "measures", label: "Measures" },
];
const statusPauseMilliseconds = 1000;

/** The letter counter: the text, and its letters beside those of its language. */
export default function LetterCounterPanel() {
  const settings = useSettings();
  const commands = useTextCommands(tool.sample);
  const [panelOpen, setPanelOpen] = useState(false);
  const options: LetterOptions = {
    language: settings.language.value,
    diacritics: settings.diacritics.value,
    letterCase: settings.letterCase.value,
    digraphs: settings.digraphs.value,
    shiftingY: settings.shiftingY.value,
  };
  const letters = useLetters(options);
  const places = usePlaces(letters);
  const { view, working } = letters;
  const measures = view?.measures ?? null;

  useReportOffer(async () => {
    if (view === null) throw new Error("There is no text to report on yet.");
    const { buildReport } = await import("./report.ts");
    return buildReport(view, new Date());
  });

  const shortcuts: readonly Shortcut[] = [
    ...textShortcuts(commands),
    { letter: "n", label: "Go to the next marked place", run: places.goToNext },
    {
      letter: "g",
      label: "Count E and e as one letter, or as two",
      run: () => settings.letterCase.set(settings.letterCase.value === "fold" ? "keep" : "fold"),
    },
  ];
  const help = useShortcutHelp(shortcuts);

  const most = measures?.rows[0];
  return (
    <>
      <Desk
        panelLabel="Letters"
        open={panelOpen}
        onOpenChange={setPanelOpen}
        panelWidth="half"
        summary={
          <>
            <strong>{formatCount(measures?.letters ?? 0)}</strong> letter{measures?.letters === 1 ? "" : "s"}
            {most === undefined || most.count === 0 ? "" : ` · ${most.letter} ${formatCount(most.count)}×`}
          </>
        }
        text={<TextPane commands={commands} selection={null} onShortcuts={help.show} />}
      >
        <FiguresSection measures={measures} stale={working && measures !== null} />
        <WorkStatus
          work={letters}
          doing="Counting"
          failed="The letters could not be counted"
          stopped="Counting was stopped. The figures are not of the present text."
          again="Count again"
        />
        <OptionsSection settings={settings} language={measures?.language ?? null} />
        <PlacesBar places={places} measures={measures} />
        <Tabs label="Views" tabs={tabs} value={settings.view.value} onChange={settings.view.set}>
          {view === null ? (
            <p className={styles.note}>
              Type, paste or drop a text, or try the sample, and its letters are counted here.
            </p>
          ) : (
            <>
              {settings.view.value === "letters" ? (
                <LettersView measures={view.measures} settings={settings} places={places} />
              ) : null}
              {settings.view.value === "groups" ? (
                <GroupsView measures={view.measures} places={places} />
              ) : null}
              {settings.view.value === "words" ? <WordsView measures={view.measures} /> : null}
              {settings.view.value === "tests" ? (
                <TestsView measures={view.measures} acrostic={view.acrostic} />
              ) : null}
              {settings.view.value === "measures" ? (
                <MeasuresView measures={view.measures} totals={view.totals} />
              ) : null}
            </>
          )}
        </Tabs>
      </Desk>
      <LiveStatus
        text={
          measures === null || working
            ? null
            : `${formatQuantity(measures.letters, "letter")}, ${formatQuantity(measures.vowels, "vowel")}.`
        }
        pauseMilliseconds={statusPauseMilliseconds}
      />
      {help.dialog}
    </>
  );
}
