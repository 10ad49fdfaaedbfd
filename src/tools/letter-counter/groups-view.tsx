import { useMemo } from "react";

import type { LetterMeasures, NgramRow, NgramTable } from "#core/letters/letter-measures.ts";
import { VirtualTable } from "#ui/virtual-table/virtual-table.tsx";
import type { TableColumn } from "#ui/virtual-table/virtual-table.tsx";

import { formatCount, formatQuantity, formatShare } from "./format.ts";
import type { Places } from "./use-places.ts";
import styles from "./views.module.css";

interface GroupsViewProps {
  readonly measures: LetterMeasures;
  readonly places: Places;
}

/** Two and three letters in a row. */
export function GroupsView({ measures, places }: GroupsViewProps) {
  return (
    <div className={styles.view}>
      <div className={styles.pair}>
        <Groups name="Bigram" table={measures.bigrams} places={places} />
        <Groups name="Trigram" table={measures.trigrams} places={places} />
      </div>
      <p className={styles.note}>
        Letters in a row within a word; an apostrophe does not part them, a hyphen does. Shares are of all
        groups of the same length. Press one to mark its places in the text.
      </p>
    </div>
  );
}

interface GroupsProps {
  readonly name: "Bigram" | "Trigram";
  readonly table: NgramTable;
  readonly places: Places;
}

function Groups({ name, table: { total, different, isCapped, most }, places }: GroupsProps) {
  const columns = useMemo(() => columnsFor(name), [name]);
  const chosen = places.chosen?.join(" ");
  return (
    <div className={styles.group}>
      <p className={styles.counts}>
        {formatQuantity(total, name.toLowerCase())}, {formatCount(different)}
        {isCapped ? " and more" : ""} different
        {different > most.length ? `; the first ${formatCount(most.length)} are listed` : ""}
      </p>
      <VirtualTable
        label={`${name}s by frequency`}
        columns={columns}
        rowCount={most.length}
        rowAt={(index) => most[index]}
        onOpen={({ letters }) => places.choose(letters)}
        selectedIndex={most.findIndex(({ letters }) => letters.join(" ") === chosen)}
        mostRowsInSight={14}
        empty={`There are no ${name.toLowerCase()}s in the text.`}
      />
    </div>
  );
}

function columnsFor(name: string): readonly TableColumn<NgramRow>[] {
  return [
    {
      id: "letters",
      heading: name,
      width: 4.75,
      grow: 1,
      cell: ({ letters }) => <bdi>{letters.join("")}</bdi>,
    },
    {
      id: "count",
      heading: "Count",
      width: 4.5,
      grow: 1,
      kind: "number",
      cell: ({ count }) => formatCount(count),
    },
    {
      id: "share",
      heading: "Share",
      width: 4.5,
      grow: 1,
      kind: "number",
      cell: ({ share }) => formatShare(share),
    },
  ];
}
