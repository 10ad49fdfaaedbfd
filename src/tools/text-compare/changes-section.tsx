import { useMemo } from "react";

import { Button } from "#ui/button/button.tsx";
import { Checkbox } from "#ui/checkbox/checkbox.tsx";
import { PanelSection } from "#ui/panel-section/panel-section.tsx";
import { VirtualTable } from "#ui/virtual-table/virtual-table.tsx";
import type { TableColumn } from "#ui/virtual-table/virtual-table.tsx";

import styles from "./panel.module.css";
import { differenceKinds } from "./compare-messages.ts";
import { placeOf } from "./decisions.ts";
import { describeDifference, describeMeaning, excerpt, formatCount, kindNames } from "./format.ts";
import type { DifferenceCounts } from "./shown-differences.ts";
import type { Compared } from "./use-comparison.ts";
import type { DecisionsView } from "./use-decisions.ts";
import type { CompareSettings } from "./use-settings.ts";

export interface ChangesSectionProps {
  readonly compared: Compared;
  readonly counts: DifferenceCounts;
  /** The indexes of the differences that are listed, ascending. */
  readonly listed: readonly number[];
  readonly current: number;
  readonly settings: CompareSettings;
  readonly choices: DecisionsView;
  readonly onOpen: (difference: number) => void;
}

interface ListedChange {
  readonly what: string;
  readonly meaning: string;
  readonly before: string;
  readonly after: string;
  readonly decision: string;
}

const columns: readonly TableColumn<ListedChange>[] = [
  {
    id: "change",
    heading: "Change",
    width: 7,
    grow: 2,
    cell: ({ what, meaning, decision }) => (
      <span className={styles.change} title={meaning === "" ? undefined : meaning}>
        {what}
        {meaning === "" ? null : <strong className={styles.meaning}> !</strong>}
        {decision}
      </span>
    ),
  },
  {
    id: "before",
    heading: "First text",
    width: 6,
    grow: 2,
    cell: ({ before }) => <bdi className={styles.listed}>{before}</bdi>,
  },
  {
    id: "after",
    heading: "Second text",
    width: 6,
    grow: 2,
    cell: ({ after }) => <bdi className={styles.listed}>{after}</bdi>,
  },
];

const decisionMarks = { accepted: " ✓", rejected: " ✕" } as const;

/** The changes as a list with filters, and what is done with all of them. */
export function ChangesSection({
  compared,
  counts,
  listed,
  current,
  settings,
  choices,
  onOpen,
}: ChangesSectionProps) {
  const { hidden, onlyMeaning } = settings;
  const { differences, before, after } = compared;
  const { decisions } = choices;
  const present = differenceKinds.filter((kind) => counts.byKind[kind] > 0);
  const resetKey = useMemo(() => `${listed.length} ${differences.length}`, [listed, differences]);
  const rowAt = (index: number): ListedChange | undefined => {
    const difference = differences[listed[index] ?? -1];
    if (difference === undefined) return undefined;
    const decision = decisions.get(placeOf(difference));
    return {
      what: describeDifference(difference),
      meaning: describeMeaning(difference),
      before: excerpt(before, difference.before.start, difference.before.end),
      after: excerpt(after, difference.after.start, difference.after.end),
      decision: decision === undefined ? "" : decisionMarks[decision],
    };
  };
  return (
    <PanelSection title="Changes">
      <fieldset className={styles.choices}>
        <legend>Show</legend>
        {present.map((kind) => (
          <Checkbox
            key={kind}
            checked={!hidden.value.includes(kind)}
            onChange={(checked) =>
              hidden.set(checked ? hidden.value.filter((other) => other !== kind) : [...hidden.value, kind])
            }
          >
            {kindNames[kind]} ({formatCount(counts.byKind[kind])})
          </Checkbox>
        ))}
        {counts.numbers + counts.negations > 0 || onlyMeaning.value ? (
          <Checkbox checked={onlyMeaning.value} onChange={onlyMeaning.set}>
            Only where a number ({formatCount(counts.numbers)}) or a negation ({formatCount(counts.negations)}
            ) differs
          </Checkbox>
        ) : null}
      </fieldset>
      <VirtualTable
        label="Changes"
        columns={columns}
        rowCount={listed.length}
        rowAt={rowAt}
        onOpen={(_, index) => onOpen(listed[index] ?? -1)}
        selectedIndex={listed.indexOf(current)}
        resetKey={resetKey}
        rowHeight={44}
        mostRowsInSight={8}
        empty={counts.total === 0 ? "Nothing differs." : "The filters leave no change."}
      />
      <div className={styles.actions}>
        <Button
          look="outlined"
          disabled={listed.length === 0}
          onClick={() => choices.decide(listed, "accepted")}
        >
          Accept all shown
        </Button>
        <Button
          look="outlined"
          disabled={listed.length === 0}
          onClick={() => choices.decide(listed, "rejected")}
        >
          Reject all shown
        </Button>
        <Button disabled={!choices.canUndo} onClick={choices.undo}>
          Undo
        </Button>
      </div>
    </PanelSection>
  );
}
