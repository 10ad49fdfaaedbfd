import { useMemo } from "react";

import type { FoldedItem } from "./fold-rows.ts";
import type { SheetRow } from "./sheet.ts";
import styles from "./sheet-view.module.css";

const buckets = 160;

type Tone = "none" | "before" | "after" | "both";

function toneOf(row: SheetRow | undefined): Tone {
  if (row === undefined || !row.isChanged) return "none";
  if (row.kind === "single") return row.role === "kept" ? "none" : row.role;
  return row.after === null ? "before" : row.before === null ? "after" : "both";
}

/** Sums the items up into a fixed number of stretches, each with what changed in it. */
function sumUp(rows: readonly SheetRow[], items: readonly FoldedItem[]): readonly Tone[] {
  const tones: Tone[] = Array.from({ length: Math.min(buckets, items.length) }, () => "none");
  for (const [index, item] of items.entries()) {
    const tone = item.kind === "row" ? toneOf(rows[item.row]) : "none";
    if (tone === "none") continue;
    const bucket = Math.floor((index * tones.length) / items.length);
    const known = tones[bucket] ?? "none";
    tones[bucket] = known === "none" || known === tone ? tone : "both";
  }
  return tones;
}

export interface OverviewStripProps {
  readonly rows: readonly SheetRow[];
  readonly items: readonly FoldedItem[];
  readonly onPlace: (item: number) => void;
}

/** Where in the whole the changes are. For the pointer alone: keys and screen readers have the buttons and the list. */
export function OverviewStrip({ rows, items, onPlace }: OverviewStripProps) {
  const tones = useMemo(() => sumUp(rows, items), [rows, items]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      className={styles.strip}
      aria-hidden
      onClick={(event) => {
        const { top, height } = event.currentTarget.getBoundingClientRect();
        const share = (event.clientY - top) / Math.max(1, height);
        onPlace(Math.min(items.length - 1, Math.max(0, Math.floor(share * items.length))));
      }}
    >
      {tones.map((tone, index) =>
        tone === "none" ? null : (
          <span
            // Stretches have no identity but their place.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            className={styles.tick}
            data-tone={tone}
            style={{ insetBlockStart: `${(index * 100) / tones.length}%` }}
          />
        ),
      )}
    </div>
  );
}
