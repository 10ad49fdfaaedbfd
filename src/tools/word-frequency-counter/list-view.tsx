import { useCallback, useMemo, useState } from "react";

import { Button } from "#ui/button/button.tsx";
import { Checkbox } from "#ui/checkbox/checkbox.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { saveFile } from "#ui/save-file/save-file.ts";
import { TextField } from "#ui/text-field/text-field.tsx";
import { tableSorting } from "#ui/virtual-table/table-sorting.ts";
import { VirtualTable } from "#ui/virtual-table/virtual-table.tsx";
import type { TableColumn } from "#ui/virtual-table/virtual-table.tsx";

import { formatCount, formatPerMillion, formatRatio, formatShare, nameUnit } from "./format.ts";
import { csvOfRows, tabbedRows } from "./list-files.ts";
import styles from "./list-view.module.css";
import type { TermRow } from "./requests.ts";
import { orders } from "./settings.ts";
import type { Frequency } from "./use-frequency.ts";
import type { FrequencySettings } from "./use-settings.ts";
import { useWindows } from "./use-windows.ts";

export interface Filter {
  readonly text: string;
  readonly isPattern: boolean;
}

interface ListViewProps {
  readonly frequency: Frequency;
  readonly settings: FrequencySettings;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  readonly filterBox: React.RefObject<HTMLInputElement | null>;
  readonly onOpen: (name: string) => void;
  readonly chosen: string | null;
}

const mostExported = 1_000_000;

/** The list itself: every term, sortable and filterable, with ways to take it along. */
export function ListView({
  frequency,
  settings,
  filter,
  onFilter,
  filterBox,
  onOpen,
  chosen,
}: ListViewProps) {
  const { list, ask, slowFilter } = frequency;
  const [said, setSaid] = useState("");
  const id = list?.list ?? 0;
  const fetchRows = useCallback(
    async (start: number, end: number) => {
      const answer = await ask("rows", { list: id, start, end });
      return answer.kind === "done" ? answer.reply.rows : null;
    },
    [ask, id],
  );
  const { rowAt, onRange } = useWindows<TermRow>(String(id), fetchRows);
  const first = list?.rows;
  const readRow = useCallback((index: number) => first?.[index] ?? rowAt(index), [first, rowAt]);
  const askForRange = useCallback(
    (start: number, end: number) => {
      if (end > (first?.length ?? 0)) onRange(start, end);
    },
    [first, onRange],
  );
  const unit = nameUnit(settings.phraseLength.value);
  const columns = useMemo(() => columnsFor(unit), [unit]);
  const { order, direction } = settings.order.value;

  async function readAll(): Promise<readonly TermRow[] | null> {
    const answer = await ask("table", { list: id, limit: mostExported });
    return answer.kind === "done" ? answer.reply.rows : null;
  }

  async function save(): Promise<void> {
    const rows = await readAll();
    if (rows === null) return setSaid("The list could not be read. Try it once more.");
    saveFile("word-frequency.csv", new Blob([csvOfRows(rows, unit)], { type: "text/csv;charset=utf-8" }));
    return setSaid(`Saved ${formatCount(rows.length)} rows as CSV.`);
  }

  async function copy(): Promise<void> {
    const rows = await readAll();
    if (rows === null) return setSaid("The list could not be read. Try it once more.");
    try {
      await navigator.clipboard.writeText(tabbedRows(rows, unit));
      return setSaid(`Copied ${formatCount(rows.length)} rows.`);
    } catch {
      return setSaid("The browser did not allow copying. Save the list as CSV instead.");
    }
  }

  const problem = list?.problem ?? null;
  return (
    <div className={styles.view}>
      <div className={styles.bar}>
        <div className={styles.filter}>
          <TextField
            ref={filterBox}
            type="search"
            label="Filter"
            value={filter.text}
            spellCheck={false}
            onChange={(text) => onFilter({ ...filter, text })}
            problem={problem === null ? null : `This is no regular expression: ${problem}.`}
          />
        </div>
        <Checkbox checked={filter.isPattern} onChange={(isPattern) => onFilter({ ...filter, isPattern })}>
          Regular expression
        </Checkbox>
        <span className={styles.actions}>
          <Button onClick={() => void copy()}>Copy</Button>
          <Button onClick={() => void save()}>Save as CSV</Button>
        </span>
      </div>
      {slowFilter ? (
        <Notice tone="problem">
          This regular expression took too long and was stopped. The list is shown without it. Nested
          repetitions such as (a+)+ are the usual cause.
        </Notice>
      ) : null}
      <output className={styles.said}>{said}</output>
      <VirtualTable
        label={`${unit === "word" ? "Words" : "Phrases"} by frequency`}
        columns={columns}
        rowCount={list?.listed.distinct ?? 0}
        rowAt={readRow}
        onRange={askForRange}
        {...tableSorting(settings.order, orders)}
        onOpen={(row) => onOpen(row.name)}
        selectedIndex={chosen === null ? -1 : (first?.findIndex(({ name }) => name === chosen) ?? -1)}
        resetKey={`${order} ${direction} ${unit} ${filter.text}`}
        mostRowsInSight={14}
        empty={emptySentence(frequency, filter)}
      />
      <p className={styles.note}>
        Press a row to see it in context. Share and “per million” are of all {unit}s of the text. Dispersion
        is DPnorm over 20 equal parts: 0 is perfectly even, 1 all in one part.
      </p>
    </div>
  );
}

function emptySentence({ list, hasText, working }: Frequency, filter: Filter): string {
  if (hasText === false) return "Your words show here, the most frequent first.";
  if (list === null || working) return "Counting…";
  return filter.text === ""
    ? "Nothing is left to list. Loosen the options above."
    : "Nothing matches the filter.";
}

function columnsFor(unit: string): readonly TableColumn<TermRow>[] {
  return [
    {
      id: "term",
      heading: unit === "word" ? "Word" : "Phrase",
      width: 9,
      grow: 3,
      sorts: "ascending",
      cell: ({ name }) => (
        <bdi className={styles.term} title={name}>
          {name}
        </bdi>
      ),
    },
    {
      id: "count",
      heading: "Count",
      width: 5.5,
      grow: 1,
      kind: "number",
      sorts: "descending",
      cell: ({ count }) => formatCount(count),
    },
    {
      id: "share",
      heading: "Share",
      width: 5,
      grow: 1,
      kind: "number",
      cell: ({ share }) => formatShare(share),
    },
    {
      id: "million",
      heading: "Per million",
      width: 6,
      grow: 1,
      kind: "number",
      cell: ({ share }) => formatPerMillion(share),
    },
    {
      id: "dispersion",
      heading: "Dispersion",
      width: 7,
      grow: 1,
      kind: "number",
      sorts: "ascending",
      explanation: "DPnorm (Gries 2008; Lijffijt and Gries 2012): 0 is even, 1 is all in one part",
      cell: ({ dispersion }) => formatRatio(dispersion),
    },
    {
      id: "first",
      heading: "First at word",
      width: 7.5,
      grow: 1,
      kind: "number",
      sorts: "ascending",
      cell: ({ firstWord }) => formatCount(firstWord),
    },
  ];
}
