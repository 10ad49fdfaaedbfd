import { memo } from "react";

import { pageFonts } from "#core/pagination/page-fonts.ts";
import { columnBox } from "#core/pagination/page-settings.ts";

import styles from "./page-drawing.module.css";
import type { LaidOut } from "./use-pages.ts";

export interface PageDrawingProps {
  readonly laidOut: LaidOut;
  /** From 0. */
  readonly page: number;
}

/** What share of a line lies above the base line; near enough for a drawing. */
const baseline = 0.8;

/** A page in small: each line with its words, in its place and at its width. Decoration to those who do not see it. */
export const PageDrawing = memo(function PageDrawing({ laidOut, page }: PageDrawingProps) {
  const { layout, text, settings } = laidOut;
  const { paper, margins, columnGap, indent, size } = settings;
  const { name, measuredOn } = pageFonts[settings.font];
  const step = (columnBox(settings)?.width ?? 0) + columnGap;
  const first = layout.pages[page] ?? 0;
  const lines = Array.from(
    { length: (layout.pages[page + 1] ?? first) - first },
    (_, index) => first + index,
  );
  const paragraphStarts = new Set(indent === 0 ? [] : layout.paragraphs);
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${paper.width} ${paper.height}`}
      fontFamily={`"${name}", "${measuredOn}", serif`}
      fontSize={size * 20}
      aria-hidden
    >
      {lines.map((line) => {
        const words = text.slice(layout.starts[line], layout.ends[line]).replaceAll(/\s+/g, " ");
        const width = layout.widths[line] ?? 0;
        const from =
          margins.left + (layout.columns[line] ?? 0) * step + (paragraphStarts.has(line) ? indent : 0);
        const top = margins.top + (layout.tops[line] ?? 0) + layout.lastLineHeight * baseline;
        return words === "" || width === 0 ? null : (
          <text key={line} x={from} y={top} textLength={width} lengthAdjust="spacingAndGlyphs">
            {words}
          </text>
        );
      })}
    </svg>
  );
});
