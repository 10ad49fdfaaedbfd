import { useCallback, useState } from "react";

import { englishKinds, findingKinds, findingNames } from "#core/readability-findings/finding-kinds.ts";
import type { FindingKind, ReadabilityFinding } from "#core/readability-findings/finding-kinds.ts";
import { Button } from "#ui/button/button.tsx";
import { VirtualTable } from "#ui/virtual-table/virtual-table.tsx";
import type { TableColumn } from "#ui/virtual-table/virtual-table.tsx";
import { useWorkspaceActions } from "#workspace/use-workspace.ts";

import { ReadabilityFindingCard } from "./finding-card.tsx";
import styles from "./findings-view.module.css";
import { formatCount, formatQuantity } from "./format.ts";
import { nameLanguage } from "./languages.ts";
import { mostMarks } from "./marks.ts";
import { Swatch } from "./swatch.tsx";
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
  const actions = useWorkspaceActions();
  const [said, setSaid] = useState("");
  const { reading } = state;
  const { shown, chosen, chosenIndex } = desk;
  const text = reading?.text ?? "";
  const readRow = useCallback((index: number) => shown[index], [shown]);
  const columns = columnsFor(text);
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
      <output className={styles.said}>{said}</output>
      <VirtualTable
        label="Findings"
        columns={columns}
        rowCount={shown.length}
        rowAt={readRow}
        onOpen={(finding) => {
          setSaid("");
          desk.choose(finding);
          actions.reveal(finding.span);
        }}
        selectedIndex={chosenIndex}
        resetKey={settings.hidden.value.join(" ")}
        mostRowsInSight={10}
        rowHeight={44}
        empty={emptySentence(state, settings.hidden.value, desk.counts !== null)}
      />
      {desk.ignored === 0 ? null : (
        <p className={styles.note}>
          {formatQuantity(desk.ignored, ["finding is", "findings are"])} ignored until you leave this page.{" "}
          <Button look="link" onClick={desk.restoreIgnored}>
            Bring them back
          </Button>
        </p>
      )}
      <p className={styles.note}>
        Press a row, or a mark in the text (Alt and Enter at the cursor), to see the reason and a simpler
        choice.
        {shown.length > mostMarks ? ` The first ${formatCount(mostMarks)} are marked in the text.` : ""} Marks
        are places to look at, not mistakes.
      </p>
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
    <fieldset className={styles.legend}>
      <legend className={styles.heading}>Shown in the text</legend>
      {kinds.map((kind) => (
        <label key={kind} className={styles.kind}>
          <input type="checkbox" checked={!hidden.value.includes(kind)} onChange={() => toggle(kind)} />
          <Swatch kind={kind} />
          <span className={styles.name}>{capitalized(findingNames[kind][1])}</span>
          <span className={styles.count}>{desk.counts === null ? "0" : formatCount(desk.counts[kind])}</span>
        </label>
      ))}
      {isEnglish ? null : (
        <p className={styles.note}>
          Passive voice, adverbs, hedges and simpler words are looked for in English alone; this text is taken
          to be in {nameLanguage(language)}.
        </p>
      )}
    </fieldset>
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
          <Swatch kind={check} />
          <span className="visually-hidden">{findingNames[check][0]}</span>
        </span>
      ),
    },
    {
      id: "place",
      heading: "Place",
      width: 11,
      grow: 3,
      cell: ({ span: { start, end } }) => (
        <bdi className={styles.place}>
          <mark className={styles.found}>
            {oneLine(text.slice(start, Math.min(end, start + 2 * contextUnits)))}
          </mark>
          {oneLine(text.slice(end, end + contextUnits))}
        </bdi>
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

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ");
}
