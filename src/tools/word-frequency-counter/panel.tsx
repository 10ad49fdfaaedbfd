import { lazy, Suspense, useRef, useState } from "react";

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
import { useReply } from "#workspace/tool-worker/use-reply.ts";

import { CompareView } from "./compare-view.tsx";
import { ContextView } from "./context-view.tsx";
import { Figures } from "./figures.tsx";
import { formatCount, formatQuantity, nameUnit } from "./format.ts";
import { ListView } from "./list-view.tsx";
import type { Filter } from "./list-view.tsx";
import { OptionsSection } from "./options-section.tsx";
import styles from "./panel.module.css";
import type { ListOptions } from "./requests.ts";
import { readOwnWords } from "./settings.ts";
import type { View } from "./settings.ts";
import { tool } from "./tool.ts";
import { useFrequency } from "./use-frequency.ts";
import { useSettings } from "./use-settings.ts";

const ChartsView = lazy(() =>
  import("./charts-view.tsx").then(({ ChartsView }) => ({ default: ChartsView })),
);

const tabs: readonly { readonly value: View; readonly label: string }[] = [
  { value: "list", label: "List" },
  { value: "charts", label: "Charts" },
  { value: "context", label: "In context" },
  { value: "compare", label: "Compare" },
];
const noFilter: Filter = { text: "", isPattern: false };
const reportedRows = 1000;
const statusPauseMilliseconds = 1000;

/** The word frequency counter: the text and everything that can be told from how often its words occur. */
export default function WordFrequencyPanel() {
  const settings = useSettings();
  const commands = useTextCommands(tool.sample);
  const [panelOpen, setPanelOpen] = useState(false);
  const [filter, setFilter] = useState(noFilter);
  const [name, setName] = useState("");
  const filterBox = useRef<HTMLInputElement>(null);
  const nameBox = useRef<HTMLInputElement>(null);
  const phraseLength = settings.phraseLength.value;

  const options: ListOptions = {
    grouping: settings.grouping.value,
    phraseLength,
    matchCase: settings.matchCase.value,
    foldMarks: settings.foldMarks.value,
    joinHyphens: settings.joinHyphens.value,
    withNumbers: settings.withNumbers.value,
    skipFunctionWords: settings.skipFunctionWords.value,
    ownWords: readOwnWords(settings.ownWords.value),
    leastCount: settings.leastCount.value,
    leastLength: settings.leastLength.value,
    filter: filter.text === "" ? null : filter,
    ...settings.order.value,
  };
  const frequency = useFrequency(options, settings.language.value);
  const { list, working, hasText } = frequency;
  const diversity = useReply(frequency, "diversity", list === null ? null : { list: list.list }).reply;

  useReportOffer(async () => {
    if (list === null) throw new Error("There is no text to report on yet.");
    const answer = await frequency.ask("table", { list: list.list, limit: reportedRows });
    if (answer.kind !== "done") throw new Error("The list could not be read. Try it once more.");
    const { buildReport } = await import("./report.ts");
    return buildReport({ list, phraseLength, rows: answer.reply.rows, diversity });
  });

  function openView(view: View, box: React.RefObject<HTMLInputElement | null>) {
    setPanelOpen(true);
    settings.view.set(view);
    // The box is there once the view is.
    requestAnimationFrame(() => box.current?.focus());
  }

  function openTerm(term: string) {
    setName(term);
    settings.view.set("context");
  }

  const shortcuts: readonly Shortcut[] = [
    ...textShortcuts(commands),
    { letter: "f", label: "Filter the list", run: () => openView("list", filterBox) },
    { letter: "k", label: "Look up a word in context", run: () => openView("context", nameBox) },
    {
      letter: "w",
      label: "Leave out stop words, or list them again",
      run: () => settings.skipFunctionWords.set(!settings.skipFunctionWords.value),
    },
  ];
  const help = useShortcutHelp(shortcuts);

  const unit = nameUnit(phraseLength);
  const different = list?.whole.distinct ?? 0;
  const first = list?.rows[0];
  return (
    <>
      <Desk
        panelLabel="Word frequency"
        open={panelOpen}
        onOpenChange={setPanelOpen}
        panelWidth="most"
        summary={
          <>
            <strong>{formatCount(different)}</strong> different {unit}
            {different === 1 ? "" : "s"}
            {first === undefined ? "" : ` · ${first.name} ${formatCount(first.count)}×`}
          </>
        }
        text={<TextPane commands={commands} selection={null} onShortcuts={help.show} />}
      >
        <WorkStatus
          work={frequency}
          doing="Counting"
          failed="The text could not be counted"
          stopped="Counting was stopped."
          again="Count again"
        />
        <OptionsSection settings={settings} list={list} />
        <p className={styles.counts}>
          <strong>{formatCount(list?.whole.tokens ?? 0)}</strong> {unit}
          {list?.whole.tokens === 1 ? "" : "s"} · <strong>{formatCount(different)}</strong> different ·{" "}
          <strong>{formatCount(list?.whole.hapaxes ?? 0)}</strong> once
          {list === null || list.listed.distinct === different
            ? ""
            : ` · ${formatCount(list.listed.distinct)} listed`}
        </p>
        <Tabs label="Views" tabs={tabs} value={settings.view.value} onChange={settings.view.set}>
          {settings.view.value === "list" ? (
            <ListView
              frequency={frequency}
              settings={settings}
              filter={filter}
              onFilter={setFilter}
              filterBox={filterBox}
              onOpen={openTerm}
              chosen={name === "" ? null : name}
            />
          ) : null}
          {settings.view.value === "charts" ? (
            <Suspense fallback={<p className={styles.note}>Loading the charts…</p>}>
              <ChartsView frequency={frequency} onOpen={openTerm} />
            </Suspense>
          ) : null}
          {settings.view.value === "context" ? (
            <ContextView
              frequency={frequency}
              phraseLength={phraseLength}
              name={name}
              onName={setName}
              nameBox={nameBox}
            />
          ) : null}
          {settings.view.value === "compare" ? (
            <CompareView frequency={frequency} phraseLength={phraseLength} onOpen={openTerm} />
          ) : null}
        </Tabs>
        <Figures
          list={list}
          phraseLength={phraseLength}
          diversity={hasText === true ? diversity : null}
          stale={working}
        />
      </Desk>
      <LiveStatus
        text={
          list === null || working
            ? null
            : `${formatQuantity(list.listed.distinct, unit)} listed of ${formatCount(list.whole.distinct)}`
        }
        pauseMilliseconds={statusPauseMilliseconds}
      />
      {help.dialog}
    </>
  );
}
