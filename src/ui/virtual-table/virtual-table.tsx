import { useVirtualizer } from "@tanstack/react-virtual";
import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import type { CSSProperties, KeyboardEvent, ReactNode } from "react";

import { moveByKey } from "./row-keys.ts";
import styles from "./virtual-table.module.css";

export type SortDirection = "ascending" | "descending";

export interface TableSort {
  /** The `id` of a column. */
  readonly column: string;
  readonly direction: SortDirection;
}

export interface TableColumn<Row> {
  readonly id: string;
  readonly heading: string;
  /** Least width in rem; columns with `grow` share what is left, by its number. */
  readonly width: number;
  readonly grow?: number;
  /** `number` is set flush at its end in tabular figures. */
  readonly kind?: "text" | "number";
  /** The direction that the first press of the heading sorts by; a column without it cannot be sorted. */
  readonly sorts?: SortDirection;
  /** More about the heading, as its tooltip. */
  readonly explanation?: string;
  readonly cell: (row: Row, index: number) => ReactNode;
}

export interface VirtualTableProps<Row> {
  /** What the table lists; its accessible name. */
  readonly label: string;
  /** The first column names the row. */
  readonly columns: readonly TableColumn<Row>[];
  readonly rowCount: number;
  /** The row at a place, or `undefined` while it is not here yet: its cells stay empty until it comes. */
  readonly rowAt: (index: number) => Row | undefined;
  /** Told which rows are in sight (`end` excluded), for rows that are fetched as they are needed. */
  readonly onRange?: (start: number, end: number) => void;
  /** How the rows are sorted now. Sorting is the caller's: the table only asks for it. */
  readonly sort?: TableSort | null;
  readonly onSort?: (sort: TableSort) => void;
  /** Enter, the space bar or a click on a row. */
  readonly onOpen?: (row: Row, index: number) => void;
  /** The row that is marked as chosen. */
  readonly selectedIndex?: number;
  /** Another value scrolls back to the first row: of a new sorting or filter, say. */
  readonly resetKey?: string;
  /** Whether the first column stays in sight when the others are scrolled sideways; true if left out. */
  readonly keepsFirst?: boolean;
  /** Height of a row in pixels, the same for all; 36 if left out. */
  readonly rowHeight?: number;
  /** Most rows in sight before the table scrolls; 12 if left out. */
  readonly mostRowsInSight?: number;
  /** What stands in the place of the rows when there are none. */
  readonly empty: ReactNode;
}

const usualRowHeight = 36;
const usualRowsInSight = 12;

/**
 * A table that draws only the rows in sight, for up to 450,000 rows: beyond that, the height passes what browsers can
 * scroll. To assistive technology it is a grid that says how many rows there are and which ones these are. One stop of
 * the Tab key, with arrows, Page Up, Page Down, Home and End inside; the headings that sort are buttons before it.
 */
export function VirtualTable<Row>({
  label,
  columns,
  rowCount,
  rowAt,
  onRange,
  sort = null,
  onSort,
  onOpen,
  selectedIndex = -1,
  resetKey = "",
  keepsFirst = true,
  rowHeight = usualRowHeight,
  mostRowsInSight = usualRowsInSight,
  empty,
}: VirtualTableProps<Row>) {
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(-1);
  // Its functions are called here alone and go to no memoized component.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rowCount,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    // The header covers the top of what scrolls.
    scrollPaddingStart: rowHeight,
    useFlushSync: false,
  });
  const items = virtualizer.getVirtualItems();
  const start = items[0]?.index ?? 0;
  const end = (items.at(-1)?.index ?? -1) + 1;

  useEffect(() => onRange?.(start, end), [onRange, start, end]);
  useEffect(() => {
    virtualizer.measure();
  }, [virtualizer, rowHeight]);
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
    setCurrent(-1);
  }, [resetKey]);

  function goTo(index: number) {
    setCurrent(index);
    virtualizer.scrollToIndex(index, { align: "auto" });
  }

  function open(index: number) {
    const row = rowAt(index);
    if (row !== undefined) onOpen?.(row, index);
  }

  function onKeyDown(event: KeyboardEvent) {
    // Keys on the headings are theirs.
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return;
    const page = Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 1;
    const move = moveByKey(event.key, { current, count: rowCount, page });
    if (move === null) return;
    event.preventDefault();
    if (move.kind === "move") goTo(move.index);
    else open(current);
  }

  const shape: CSSProperties & Record<`--${string}`, string> = {
    "--columns": columns.map(trackOf).join(" "),
    "--least-width": `${columns.reduce((sum, { width }) => sum + width, 0)}rem`,
    "--row-height": `${rowHeight}px`,
    // The header takes the place of one more row; the last pixel is for the line under it.
    maxBlockSize: `${(Math.max(1, mostRowsInSight) + 1) * rowHeight + 1}px`,
  };
  const isCurrentDrawn = current >= start && current < Math.min(end, rowCount);

  return (
    <div ref={scroller} className={styles.scroller} style={shape}>
      <table
        // A table whose rows are walked and opened with keys is a grid (ARIA Authoring Practices).
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        className={`${styles.table} ${keepsFirst ? styles.keepsFirst : ""}`}
        aria-label={label}
        aria-rowcount={rowCount + 1}
        aria-colcount={columns.length}
        aria-activedescendant={isCurrentDrawn ? `${id}-${current}` : undefined}
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <thead className={styles.head}>
          <tr className={styles.row} aria-rowindex={1}>
            {columns.map((column, index) => (
              <Heading key={column.id} column={column} index={index} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody className={styles.body} style={{ blockSize: `${virtualizer.getTotalSize()}px` }}>
          {items.map((item) => {
            const row = rowAt(item.index);
            return (
              // The keyboard way to open a row is Enter on the grid, which has the focus.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
              <tr
                key={item.key}
                id={`${id}-${item.index}`}
                className={styles.row}
                aria-rowindex={item.index + 2}
                aria-selected={onOpen === undefined ? undefined : item.index === selectedIndex}
                data-current={item.index === current}
                data-opens={onOpen !== undefined}
                style={{ transform: `translateY(${item.start}px)` }}
                onClick={() => {
                  setCurrent(item.index);
                  open(item.index);
                }}
              >
                {columns.map((column, index) => {
                  const content = row === undefined ? null : column.cell(row, item.index);
                  const className = column.kind === "number" ? styles.number : styles.text;
                  return index === 0 ? (
                    <th key={column.id} scope="row" aria-colindex={1} className={className}>
                      {content}
                    </th>
                  ) : (
                    <td key={column.id} aria-colindex={index + 1} className={className}>
                      {content}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
      {rowCount === 0 ? <div className={styles.empty}>{empty}</div> : null}
    </div>
  );
}

interface HeadingProps<Row> {
  readonly column: TableColumn<Row>;
  readonly index: number;
  readonly sort: TableSort | null;
  readonly onSort: ((sort: TableSort) => void) | undefined;
}

function Heading<Row>({ column, index, sort, onSort }: HeadingProps<Row>) {
  const { id, heading, kind, sorts, explanation } = column;
  const direction = sort?.column === id ? sort.direction : undefined;
  const className = kind === "number" ? styles.number : styles.text;
  if (sorts === undefined || onSort === undefined) {
    return (
      <th scope="col" aria-colindex={index + 1} className={className} title={explanation}>
        {heading}
      </th>
    );
  }
  const Arrow = direction === undefined ? ArrowUpDown : direction === "ascending" ? ArrowUp : ArrowDown;
  return (
    <th scope="col" aria-colindex={index + 1} aria-sort={direction ?? "none"} className={className}>
      <button
        type="button"
        className={styles.sort}
        data-sorted={direction !== undefined}
        title={explanation}
        onClick={() =>
          onSort({ column: id, direction: direction === undefined ? sorts : oppositeOf(direction) })
        }
      >
        {heading}
        <Arrow size={14} strokeWidth={1.75} aria-hidden />
      </button>
    </th>
  );
}

function trackOf({ width, grow }: { readonly width: number; readonly grow?: number }): string {
  return `minmax(${width}rem, ${grow === undefined ? `${width}rem` : `${grow}fr`})`;
}

function oppositeOf(direction: SortDirection): SortDirection {
  return direction === "ascending" ? "descending" : "ascending";
}
