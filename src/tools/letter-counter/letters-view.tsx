import { useMemo } from "react";

import type { LetterMeasures, LetterRow } from "#core/letters/letter-measures.ts";
import { nameLanguage } from "#ui/language-choice/language-options.ts";
import { tableSorting } from "#ui/virtual-table/table-sorting.ts";
import { VirtualTable } from "#ui/virtual-table/virtual-table.tsx";
import type { TableColumn } from "#ui/virtual-table/virtual-table.tsx";

import { formatCount, formatDifference, formatShare, noFigure } from "./format.ts";
import { LetterChart } from "./letter-chart.tsx";
import { orders } from "./settings.ts";
import { inAlphabeticalOrder, sortRows } from "./sort-rows.ts";
import type { LetterSettings } from "./use-settings.ts";
import type { Places } from "./use-places.ts";
import styles from "./views.module.css";

interface LettersViewProps {
  readonly measures: LetterMeasures;
  readonly settings: LetterSettings;
  readonly places: Places;
}

/** A chart of more letters than this cannot be read; the table has them all. */
const mostCharted = 60;

/** Each letter with its share, beside the language's norm, and where in words it stands. */
export function LettersView({ measures, settings, places }: LettersViewProps) {
  const { rows, alphabet } = measures;
  const { order, direction } = settings.sort.value;
  const sorted = useMemo(
    () => sortRows(rows, alphabet, { order, direction }),
    [rows, alphabet, order, direction],
  );
  const charted = useMemo(() => inAlphabeticalOrder(rows.slice(0, mostCharted), alphabet), [rows, alphabet]);
  const chosen = places.chosen?.length === 1 ? places.chosen[0] : undefined;

  return (
    <div className={styles.view}>
      <LetterChart
        rows={charted}
        language={nameLanguage(measures.language)}
        hasNorm={rows.some(({ expected }) => expected !== null)}
      />
      <VirtualTable
        label="Letters by frequency"
        columns={columns}
        rowCount={sorted.length}
        rowAt={(index) => sorted[index]}
        {...tableSorting(settings.sort, orders)}
        onOpen={({ letter }) => places.choose([letter])}
        selectedIndex={sorted.findIndex(({ letter }) => letter === chosen)}
        resetKey={`${order} ${direction}`}
        mostRowsInSight={14}
        empty="There is no letter in the text."
      />
      <p className={styles.note}>
        Press a letter to mark its places in the text. Usual: the share in texts of the language; the
        difference is in percentage points. First and last: in how many words the letter is the first or last.
        Doubled: how often it follows itself within a word.
      </p>
    </div>
  );
}

const columns: readonly TableColumn<LetterRow>[] = [
  {
    id: "letter",
    heading: "Letter",
    width: 4.75,
    grow: 1,
    sorts: "ascending",
    cell: ({ letter }) => <bdi>{letter}</bdi>,
  },
  {
    id: "count",
    heading: "Count",
    width: 5,
    grow: 1,
    kind: "number",
    sorts: "descending",
    cell: ({ count }) => formatCount(count),
  },
  {
    id: "share",
    heading: "Share",
    width: 4.75,
    grow: 1,
    kind: "number",
    cell: ({ share }) => formatShare(share),
  },
  {
    id: "expected",
    heading: "Usual",
    width: 4.75,
    grow: 1,
    kind: "number",
    cell: ({ expected }) => (expected === null ? noFigure : formatShare(expected)),
  },
  {
    id: "difference",
    heading: "Difference",
    width: 6.75,
    grow: 1,
    kind: "number",
    sorts: "descending",
    explanation: "In percentage points",
    cell: ({ share, expected }) => (expected === null ? noFigure : formatDifference(share, expected)),
  },
  {
    id: "first",
    heading: "First",
    width: 4.75,
    grow: 1,
    kind: "number",
    sorts: "descending",
    cell: ({ first }) => formatCount(first),
  },
  {
    id: "last",
    heading: "Last",
    width: 4.75,
    grow: 1,
    kind: "number",
    sorts: "descending",
    cell: ({ last }) => formatCount(last),
  },
  {
    id: "doubled",
    heading: "Doubled",
    width: 5.75,
    grow: 1,
    kind: "number",
    sorts: "descending",
    cell: ({ doubled }) => formatCount(doubled),
  },
];
