import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useMemo, useRef, useState } from "react";
import type { CSSProperties, KeyboardEvent, MouseEvent } from "react";

import type { TextDifference } from "#core/compare/comparison.ts";
import { Button } from "#ui/button/button.tsx";

import { foldRows } from "./fold-rows.ts";
import type { Decisions } from "./decisions.ts";
import { formatQuantity } from "./format.ts";
import { OverviewStrip } from "./overview-strip.tsx";
import { RowView } from "./row-view.tsx";
import type { Sheet } from "./sheet.ts";
import styles from "./sheet-view.module.css";

export interface SheetViewProps {
  readonly sheet: Sheet;
  readonly differences: readonly TextDifference[];
  readonly decisions: Decisions;
  /** The difference that is looked at, or -1. */
  readonly current: number;
  /** Counts up whenever the current difference is to be brought into sight. */
  readonly goal: number;
  readonly onCurrent: (difference: number) => void;
  readonly onKey: (key: string) => boolean;
  readonly folds: boolean;
  readonly wraps: boolean;
  readonly lineNumbers: boolean;
  readonly label: string;
  /** Characters of the longest line: as wide is the sheet when lines are not wrapped. */
  readonly longest: number;
  /** Height of a usual row in pixels: rows that were never drawn are taken to have it. */
  readonly estimatedHeight: number;
}

const nothingUnfolded: ReadonlySet<number> = new Set();

/** Two texts with their differences, of which only the rows in sight are drawn. */
export function SheetView({
  sheet,
  differences,
  decisions,
  current,
  goal,
  onCurrent,
  onKey,
  folds,
  wraps,
  lineNumbers,
  label,
  longest,
  estimatedHeight,
}: SheetViewProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState({ sheet, rows: nothingUnfolded });
  const unfolded = opened.sheet === sheet ? opened.rows : nothingUnfolded;
  const items = useMemo(() => foldRows(sheet.rows, folds, unfolded), [sheet, folds, unfolded]);
  // Its functions are called here alone and go to no memoized component.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatedHeight,
    overscan: 6,
    useFlushSync: false,
  });
  const latest = useRef({ sheet, items, current, virtualizer });
  useEffect(() => {
    latest.current = { sheet, items, current, virtualizer };
  });
  useEffect(() => virtualizer.measure(), [virtualizer, wraps, sheet]);

  useEffect(() => {
    const state = latest.current;
    if (goal === 0 || state.current === -1) return undefined;
    const row = state.sheet.rowOf(state.current);
    const index = state.items.findIndex((item) => item.kind === "row" && item.row >= row);
    if (index === -1) return undefined;
    state.virtualizer.scrollToIndex(index, { align: "center" });
    // A row may be taller than the sheet: its piece is brought into sight once it is drawn.
    let frames = 3;
    let request = 0;
    const look = () => {
      const piece = scroller.current?.querySelector(`[data-difference="${state.current}"]`);
      if (piece !== null && piece !== undefined) return piece.scrollIntoView({ block: "nearest" });
      frames -= 1;
      if (frames > 0) request = requestAnimationFrame(look);
      return undefined;
    };
    request = requestAnimationFrame(look);
    return () => cancelAnimationFrame(request);
  }, [goal]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (onKey(event.key)) event.preventDefault();
  }

  function onClick(event: MouseEvent) {
    const piece = event.target instanceof Element ? event.target.closest("[data-difference]") : null;
    const index = Number(piece?.getAttribute("data-difference") ?? Number.NaN);
    if (Number.isInteger(index)) onCurrent(index);
  }

  const shape: CSSProperties & Record<`--${string}`, string | number> = {
    "--number-width": `${Math.max(2, String(sheet.rows.length).length)}ch`,
    "--longest": longest,
    "--sides": sheet.rows[0]?.kind === "pair" ? 2 : 1,
  };
  return (
    <div className={styles.frame}>
      {/* The keys are shortcuts for the buttons of the bar above, and the pieces are listed in a table with the same use. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
      <section
        ref={scroller}
        className={styles.scroller}
        style={shape}
        aria-label={label}
        // What scrolls must be reachable with the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        data-wraps={wraps}
        data-numbers={lineNumbers}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <div className={styles.rows} style={{ blockSize: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, key, start }) => {
            const item = items[index];
            const row = item?.kind === "row" ? sheet.rows[item.row] : undefined;
            return (
              <div
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                className={styles.row}
                style={{ transform: `translateY(${start}px)` }}
              >
                {item?.kind === "fold" ? (
                  <div className={styles.fold}>
                    <Button
                      look="link"
                      onClick={() => setOpened({ sheet, rows: new Set([...unfolded, item.start]) })}
                    >
                      Show {formatQuantity(item.count, "line")} without changes
                    </Button>
                  </div>
                ) : null}
                {row === undefined ? null : (
                  <RowView row={row} differences={differences} decisions={decisions} current={current} />
                )}
              </div>
            );
          })}
        </div>
      </section>
      <OverviewStrip
        rows={sheet.rows}
        items={items}
        onPlace={(index) => virtualizer.scrollToIndex(index, { align: "center" })}
      />
    </div>
  );
}
