import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";

import { Button } from "#ui/button/button.tsx";
import { PanelSection } from "#ui/panel-section/panel-section.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";
import { useWorkspaceActions, useWorkspaceState } from "#workspace/use-workspace.ts";

import { formatCount, formatQuantity } from "./format.ts";
import { PageDrawing } from "./page-drawing.tsx";
import { findPageOf, spanOfPage } from "./page-place.ts";
import styles from "./preview-section.module.css";
import type { LaidOut } from "./use-pages.ts";

type Zoom = "small" | "large";

const zooms: readonly { readonly value: Zoom; readonly label: string }[] = [
  { value: "small", label: "Small" },
  { value: "large", label: "Large" },
];

/** Room under a page for its number, and between two rows of pages. */
const captionHeight = 28;
const gap = 12;
const guessedWidth = 360;

function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(guessedWidth);
  useEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => setWidth(current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

/** The pages as drawings. A press on one goes to its place in the text; the one with the cursor is marked. */
export function PreviewSection({ laidOut }: { readonly laidOut: LaidOut }) {
  const { layout, settings } = laidOut;
  const actions = useWorkspaceActions();
  const { selection } = useWorkspaceState();
  const [zoom, setZoom] = useState<Zoom>("small");
  const scroller = useRef<HTMLDivElement>(null);
  const width = useWidth(scroller);
  const pages = layout.words.length;
  const across = zoom === "large" ? 1 : Math.max(2, Math.floor(width / 170));
  const pageWidth = (width - gap * (across - 1)) / across;
  const pageHeight = (pageWidth * settings.paper.height) / settings.paper.width;
  const rowHeight = pageHeight + captionHeight + gap;
  const current = findPageOf(layout, selection.end);
  // oxlint-disable-next-line react/incompatible-library -- what it gives is used here alone, and nothing is memoized
  const rows = useVirtualizer({
    count: Math.ceil(pages / across),
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 1,
  });
  useEffect(() => rows.measure(), [rows, rowHeight]);

  return (
    <PanelSection
      title="Preview"
      action={
        pages > across * 2 && current >= 0 ? (
          <Button
            look="link"
            onClick={() => rows.scrollToIndex(Math.floor(current / across), { align: "center" })}
          >
            Go to page {formatCount(current + 1)}
          </Button>
        ) : null
      }
    >
      <Segmented legend="Size of the preview" legendHidden options={zooms} value={zoom} onChange={setZoom} />
      <div ref={scroller} className={styles.scroller}>
        <div className={styles.sheet} style={{ blockSize: rows.getTotalSize() }}>
          {rows.getVirtualItems().map((row) => (
            <div
              key={row.key}
              className={styles.row}
              style={{
                insetBlockStart: row.start,
                gridTemplateColumns: `repeat(${across}, minmax(0, 1fr))`,
                columnGap: gap,
              }}
            >
              {Array.from({ length: Math.min(across, pages - row.index * across) }, (_, column) => {
                const page = row.index * across + column;
                const isCurrent = page === current;
                return (
                  <button
                    key={page}
                    type="button"
                    className={styles.page}
                    aria-current={isCurrent ? "true" : undefined}
                    aria-label={`Page ${formatCount(page + 1)}, ${formatQuantity(layout.words[page] ?? 0, "word")}. Go to its place in the text`}
                    onClick={() => {
                      const { start } = spanOfPage(layout, page);
                      actions.reveal({ start, end: start });
                    }}
                  >
                    <span className={styles.paper} style={{ blockSize: pageHeight }}>
                      <PageDrawing laidOut={laidOut} page={page} />
                    </span>
                    <span className={styles.caption}>
                      <span>
                        {formatCount(page + 1)}
                        {isCurrent ? " · here" : ""}
                      </span>
                      <span>{formatQuantity(layout.words[page] ?? 0, "word")}</span>
                    </span>
                  </button>
                );
              })}
            </div>
          ))}
        </div>
      </div>
    </PanelSection>
  );
}
