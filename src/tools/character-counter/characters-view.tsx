import { useMemo, useState } from "react";

import { formatUtf16, formatUtf8, showCharacter } from "#core/characters/character-table.ts";
import { formatCodePoint } from "#core/characters/character-names.ts";
import { formatWholeNumber } from "#core/goal/whole-number.ts";
import { SearchBox } from "#ui/search-box/search-box.tsx";
import { VirtualTable } from "#ui/virtual-table/virtual-table.tsx";
import type { TableColumn, TableSort } from "#ui/virtual-table/virtual-table.tsx";
import { useWorkspaceActions } from "#workspace/use-workspace.ts";

import styles from "./hidden-view.module.css";
import type { NamedRow, ViewReply } from "./requests.ts";

export interface CharactersViewProps {
  readonly reply: Extract<ViewReply, { readonly kind: "characters" }> | undefined;
}

const columns: readonly TableColumn<NamedRow>[] = [
  {
    id: "character",
    heading: "Character",
    width: 5,
    cell: ({ codePoint }) => <bdi>{showCharacter(codePoint) || "invisible"}</bdi>,
  },
  {
    id: "count",
    heading: "Times",
    width: 5,
    kind: "number",
    sorts: "descending",
    cell: ({ count }) => formatWholeNumber(count),
  },
  {
    id: "codePoint",
    heading: "Code point",
    width: 6,
    sorts: "ascending",
    cell: ({ codePoint }) => formatCodePoint(codePoint),
  },
  {
    id: "name",
    heading: "Unicode name",
    width: 14,
    grow: 1,
    sorts: "ascending",
    cell: ({ name }) => name ?? "–",
  },
  { id: "utf8", heading: "UTF-8", width: 7, cell: ({ codePoint }) => formatUtf8(codePoint) },
  { id: "utf16", heading: "UTF-16", width: 6, cell: ({ codePoint }) => formatUtf16(codePoint) },
];

/** Every character of the text with its number, its name and its bytes. */
export function CharactersView({ reply }: CharactersViewProps) {
  const actions = useWorkspaceActions();
  const [search, setSearch] = useState("");
  const [sort, setSort] = useState<TableSort>({ column: "count", direction: "descending" });
  const rows = useMemo(() => sortRows(filterRows(reply?.rows ?? [], search), sort), [reply, search, sort]);
  if (reply === undefined) return <p className={styles.note}>Looking…</p>;
  return (
    <>
      <SearchBox label="Search by character, name or code" value={search} onChange={setSearch} />
      <p className={styles.note}>
        {formatWholeNumber(rows.length)} different code points. Press one to see where it stands first.
      </p>
      <VirtualTable
        label="Characters of the text"
        columns={columns}
        rowCount={rows.length}
        rowAt={(index) => rows[index]}
        sort={sort}
        onSort={setSort}
        resetKey={`${search} ${sort.column} ${sort.direction}`}
        onOpen={({ first, codePoint }) =>
          actions.reveal({ start: first, end: first + (codePoint > 0xffff ? 2 : 1) })
        }
        empty={<p>{search === "" ? "There is no text yet." : "No character is called that."}</p>}
      />
    </>
  );
}

function filterRows(rows: readonly NamedRow[], search: string): readonly NamedRow[] {
  const asked = search.trim().toUpperCase();
  if (asked === "") return rows;
  return rows.filter(
    ({ codePoint, name }) =>
      String.fromCodePoint(codePoint) === search ||
      formatCodePoint(codePoint).includes(asked) ||
      (name ?? "").includes(asked),
  );
}

function sortRows(rows: readonly NamedRow[], { column, direction }: TableSort): readonly NamedRow[] {
  const sign = direction === "ascending" ? 1 : -1;
  return rows.toSorted((one, other) => {
    const byCode = one.codePoint - other.codePoint;
    if (column === "codePoint") return sign * byCode;
    if (column === "name") return sign * ((one.name ?? "~") < (other.name ?? "~") ? -1 : 1);
    return sign * (one.count - other.count) || byCode;
  });
}
