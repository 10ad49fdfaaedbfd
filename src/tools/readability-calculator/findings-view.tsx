import { useState } from "react";

import { englishKinds, findingKinds, findingNames } from "#core/readability-findings/finding-kinds.ts";
import type { FindingKind, ReadabilityFinding } from "#core/readability-findings/finding-kinds.ts";
import { FindingList } from "#ui/finding-list/finding-list.tsx";
import { FoundPlace } from "#ui/found-place/found-place.tsx";
import { nameLanguage } from "#ui/language-choice/language-options.ts";
import { MarkLegend, MarkSwitch } from "#ui/mark-legend/mark-legend.tsx";
import { MarkSwatch } from "#ui/mark-swatch/mark-swatch.tsx";
import type { TableColumn } from "#ui/virtual-table/virtual-table.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";

import { ReadabilityFindingCard } from "./finding-card.tsx";
import styles from "./findings-view.module.css";
import { formatCount } from "./format.ts";
import { markKinds, mostMarks } from "./marks.ts";
import type { FindingsDesk } from "./use-findings.ts";
import type { ReadingState } from "./use-reading.ts";
import type { ReadabilitySettings } from "./use-settings.ts";

interface FindingsViewProps {
  readonly state: ReadingState;
  readonly settings: ReadabilitySettings;
  readonly desk: FindingsDesk;
}

const contextUnits = 60;

/** What makes the text hard: the legend with its counts, the finding that is looked at, and the list of all. */
export function FindingsView({ state, settings, desk }: FindingsViewProps) {
  const [said, setSaid] = useState("");
  const { reading } = state;
  const { shown, chosen } = desk;
  const text = reading?.text ?? "";
  const language = reading?.language ?? "en";
  return (
    <div className={styles.view}>
      <Legend settings={settings} desk={desk} language={language} />
      {chosen === null ? null : (
        <ReadabilityFindingCard
          desk={desk}
          finding={chosen}
          text={text}
          onStale={() => setSaid("The text has changed there. The places are being found anew.")}
        />
      )}
      <FindingList
        desk={desk}
        columns={columnsFor(text)}
        said={said}
        onChoose={() => setSaid("")}
        resetKey={settings.hidden.value.join(" ")}
        empty={emptySentence(state, settings.hidden.value, desk.counts !== null)}
      >
        Press a row, or a mark in the text (Alt and Enter at the cursor), to see the reason and a simpler
        choice.
        {shown.length > mostMarks ? ` The first ${formatCount(mostMarks)} are marked in the text.` : ""} Marks
        are places to look at, not mistakes.
      </FindingList>
    </div>
  );
}

interface LegendProps {
  readonly settings: ReadabilitySettings;
  readonly desk: FindingsDesk;
  readonly language: string;
}

/** Each kind with a sample of its mark and its count; a press hides it or shows it. */
function Legend({ settings: { hidden }, desk, language }: LegendProps) {
  const isEnglish = language === "en";
  const kinds = findingKinds.filter((kind) => isEnglish || !englishKinds.has(kind));

  function toggle(kind: FindingKind) {
    const isHidden = hidden.value.includes(kind);
    hidden.set(isHidden ? hidden.value.filter((one) => one !== kind) : [...hidden.value, kind]);
  }

  return (
    <MarkLegend layout="columns">
      {kinds.map((kind) => (
        <MarkSwitch
          key={kind}
          name={capitalized(findingNames[kind][1])}
          count={desk.counts === null ? "0" : formatCount(desk.counts[kind])}
          mark={markKinds[kind]}
          shown={!hidden.value.includes(kind)}
          onToggle={() => toggle(kind)}
        />
      ))}
      {isEnglish ? null : (
        <p className={styles.note}>
          Passive voice, adverbs, hedges and simpler words are looked for in English alone; this text is taken
          to be in {nameLanguage(language)}.
        </p>
      )}
    </MarkLegend>
  );
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function emptySentence(
  { hasText, reading, working }: ReadingState,
  hidden: readonly FindingKind[],
  isReady: boolean,
): string {
  if (hasText === false) return "What makes your text hard shows here.";
  if (reading === null || !isReady)
    return working || reading !== null ? "Reading…" : "Nothing has been read.";
  return hidden.length > 0
    ? "Nothing of the kinds that are shown."
    : "Nothing found: short sentences, plain words.";
}

function columnsFor(text: string): readonly TableColumn<ReadabilityFinding>[] {
  return [
    {
      id: "kind",
      heading: "Kind",
      width: 3,
      cell: ({ check }) => (
        <span title={findingNames[check][0]}>
          <MarkSwatch kind={markKinds[check]} />
          <VisuallyHidden>{findingNames[check][0]}</VisuallyHidden>
        </span>
      ),
    },
    {
      id: "place",
      heading: "Place",
      width: 11,
      grow: 3,
      cell: ({ span }) => (
        <FoundPlace text={text} span={span} mostFound={2 * contextUnits} mostAfter={contextUnits} />
      ),
    },
    {
      id: "choice",
      heading: "Simpler",
      width: 6,
      grow: 1,
      cell: ({ check, fixes: [fix] }) =>
        fix === undefined ? (
          ""
        ) : fix === "" ? (
          <em>leave out</em>
        ) : check.endsWith("sentence") ? (
          <em>split</em>
        ) : (
          <bdi>{fix}</bdi>
        ),
    },
  ];
}
