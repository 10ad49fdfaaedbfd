import { SelectField } from "#ui/select-field/select-field.tsx";
import { VirtualTable } from "#ui/virtual-table/virtual-table.tsx";
import type { TableColumn } from "#ui/virtual-table/virtual-table.tsx";
import type { Setting } from "#workspace/setting.ts";
import { useWorkspaceActions } from "#workspace/use-workspace.ts";

import type { LineFilter } from "./line-work.ts";
import styles from "./list-view.module.css";
import type { LineCountsView } from "./use-line-counts.ts";

const filters: readonly { readonly value: LineFilter; readonly name: string }[] = [
  { value: "all", name: "All lines" },
  { value: "long", name: "Lines that are too wide" },
  { value: "duplicate", name: "Duplicates of earlier lines" },
  { value: "blank", name: "Blank lines" },
  { value: "trailing", name: "Lines that end with white space" },
];

const mostUnits = 300;

interface ListedLine {
  readonly number: number;
  readonly start: number;
  readonly end: number;
  readonly length: number;
  readonly text: string;
}

const columns: readonly TableColumn<ListedLine>[] = [
  {
    id: "number",
    heading: "Line",
    width: 4.5,
    kind: "number",
    cell: ({ number }) => number.toLocaleString("en"),
  },
  {
    id: "text",
    heading: "Text",
    width: 10,
    grow: 1,
    cell: ({ text }) => (
      <bdi className={styles.text} dir="auto">
        {text === "" ? "" : text}
      </bdi>
    ),
  },
  {
    id: "length",
    heading: "Characters",
    width: 6,
    kind: "number",
    cell: ({ length }) => length.toLocaleString("en"),
  },
];

interface ListViewProps {
  readonly view: LineCountsView;
  readonly filter: Setting<LineFilter>;
}

/** The lines with their numbers and lengths; a press goes to one in the text. */
export function ListView({ view, filter }: ListViewProps) {
  const actions = useWorkspaceActions();
  const rows = view.answer?.reply.rows;
  const text = view.answer?.text ?? "";
  const here = rows?.numbers.length ?? 0;

  function rowAt(index: number): ListedLine | undefined {
    if (rows === undefined || index >= here) return undefined;
    const start = rows.starts[index] ?? 0;
    const end = rows.ends[index] ?? start;
    return {
      number: rows.numbers[index] ?? 0,
      start,
      end,
      length: rows.lengths[index] ?? 0,
      text: text.slice(start, Math.min(end, start + mostUnits)),
    };
  }

  return (
    <div className={styles.view}>
      <SelectField isSmall label="Show" options={filters} value={filter.value} onChange={filter.set} />
      <VirtualTable
        label="Lines"
        columns={columns}
        rowCount={here}
        rowAt={rowAt}
        onOpen={({ start, end }) => actions.reveal({ start, end })}
        resetKey={filter.value}
        empty={<p>{text === "" ? "There is no text yet." : "There are no such lines."}</p>}
      />
      <p className={styles.note}>
        {(rows?.total ?? 0) > here
          ? `The first ${here.toLocaleString("en")} of ${(rows?.total ?? 0).toLocaleString("en")} lines. `
          : ""}
        Press a line to go to it in the text.
      </p>
    </div>
  );
}
