import { useMemo } from "react";

import { sentenceTypes } from "#core/sentences/sentence-types.ts";
import styles from "#ui/sections/sections.module.css";
import { SelectField } from "#ui/select-field/select-field.tsx";
import { tableSorting } from "#ui/virtual-table/table-sorting.ts";
import { VirtualTable } from "#ui/virtual-table/virtual-table.tsx";
import type { TableColumn } from "#ui/virtual-table/virtual-table.tsx";

import { formatCount, formatQuantity, typeNames } from "./format.ts";
import { orderSentences } from "./sentence-order.ts";
import { orders, sortCodec } from "./settings.ts";
import type { TypeFilter } from "./settings.ts";
import type { ReadSentences } from "./use-sentences.ts";
import type { SentenceSettings } from "./use-settings.ts";

const filters: readonly { readonly value: TypeFilter; readonly name: string }[] = [
  { value: "all", name: "All sentences" },
  ...sentenceTypes.map((value) => ({ value, name: typeNames[value].many })),
];

interface SentenceRow {
  readonly index: number;
  readonly words: number;
  readonly text: string;
}

/** As much of a sentence as fits a row. */
const longestShown = 160;

const columns: readonly TableColumn<SentenceRow>[] = [
  { id: "place", heading: "No.", width: 4, sorts: "ascending", cell: ({ index }) => formatCount(index + 1) },
  {
    id: "words",
    heading: "Words",
    width: 5.5,
    kind: "number",
    sorts: "descending",
    cell: ({ words }) => formatCount(words),
  },
  {
    id: "sentence",
    heading: "Sentence",
    width: 12,
    grow: 1,
    cell: ({ text }) => (
      <span className={styles.cell} dir="auto">
        {text}
      </span>
    ),
  },
];

export interface ListViewProps {
  readonly found: ReadSentences;
  readonly settings: SentenceSettings;
  readonly current: number;
  readonly onJump: (index: number) => void;
}

/** Every sentence, by place or by length; a press on one goes to it in the text. */
export function ListView({ found, settings, current, onJump }: ListViewProps) {
  const { reply, text } = found;
  const order = settings.order.value;
  const type = settings.type.value;
  const rows = useMemo(() => orderSentences(reply, type, order), [reply, type, order]);
  return (
    <div className={styles.view}>
      <SelectField label="Listed" options={filters} value={type} onChange={settings.type.set} />
      <VirtualTable
        label="Sentences"
        columns={columns}
        rowCount={rows.length}
        rowAt={(row) => {
          const index = rows[row];
          if (index === undefined) return undefined;
          const start = reply.starts[index] ?? 0;
          const end = Math.min(reply.ends[index] ?? 0, start + longestShown);
          return {
            index,
            words: reply.words[index] ?? 0,
            text: text.slice(start, end).replaceAll(/\s+/g, " "),
          };
        }}
        {...tableSorting(settings.order, orders)}
        onOpen={({ index }) => onJump(index)}
        selectedIndex={rows.indexOf(current)}
        resetKey={`${type} ${sortCodec.format(order)}`}
        empty="No sentence of this type."
      />
      <p className={styles.note}>
        {formatQuantity(rows.length, "sentence")}. Press a heading to sort, longest or shortest first; press a
        row to go to its place.
      </p>
    </div>
  );
}
