import { useCallback, useEffect, useRef, useState } from "react";

const windowSize = 200;

/** Rows that come in windows, as they are needed. */
export interface Windows<Row> {
  readonly rowAt: (index: number) => Row | undefined;
  readonly onRange: (start: number, end: number) => void;
}

/**
 * Keeps the rows that have come, and fetches those that come in sight. `source` names where they come from: rows of another
 * one are forgotten. `fetchRows` resolves with `null` where there is no answer any more.
 */
export function useWindows<Row>(
  source: string,
  fetchRows: (start: number, end: number) => Promise<readonly Row[] | null>,
): Windows<Row> {
  const [kept, setKept] = useState<{ readonly source: string; readonly rows: ReadonlyMap<number, Row> }>({
    source,
    rows: new Map(),
  });
  const rows = kept.source === source ? kept.rows : null;
  const asked = useRef<{ source: string; windows: Set<number> }>({ source, windows: new Set() });
  const fetcher = useRef(fetchRows);
  useEffect(() => {
    fetcher.current = fetchRows;
  });

  const onRange = useCallback(
    (start: number, end: number) => {
      if (asked.current.source !== source) asked.current = { source, windows: new Set() };
      const { windows } = asked.current;
      for (let index = Math.floor(start / windowSize); index * windowSize < end; index += 1) {
        if (windows.has(index)) continue;
        windows.add(index);
        const first = index * windowSize;
        void fetcher.current(first, first + windowSize).then((found) => {
          if (found === null) {
            windows.delete(index);
            return;
          }
          setKept((last) => {
            const next = new Map(last.source === source ? last.rows : []);
            found.forEach((row, offset) => next.set(first + offset, row));
            return { source, rows: next };
          });
        });
      }
    },
    [source],
  );
  const rowAt = useCallback((index: number) => rows?.get(index), [rows]);
  return { rowAt, onRange };
}
