import type { LetterRow } from "#core/letters/letter-measures.ts";
import { ChartFrame } from "#ui/chart/chart-frame.tsx";
import type { DrawingSize } from "#ui/chart/chart-frame.tsx";
import { inTone } from "#ui/chart/tone.ts";

import { formatCount, formatDifference, formatShare, noFigure } from "./format.ts";
import styles from "./letter-chart.module.css";

interface LetterChartProps {
  /** In the order of the alphabet. */
  readonly rows: readonly LetterRow[];
  readonly language: string;
  readonly hasNorm: boolean;
}

const plotHeight = 150;
const labelHeight = 18;
const topMargin = 8;
/** Narrower columns have their letters on two lines in turn. */
const leastSlot = 13;
const mostColumn = 18;

/** A column for each letter, and a line where the norm of the language would have it end. */
export function LetterChart({ rows, language, hasNorm }: LetterChartProps) {
  const most = Math.max(0.01, ...rows.map(({ share, expected }) => Math.max(share, expected ?? 0)));
  return (
    <ChartFrame
      title={hasNorm ? `Letters beside those of ${language}` : "Letters"}
      summary={
        hasNorm
          ? "A column for the share of each letter in your text, and a line for its usual share."
          : "A column for the share of each letter in your text."
      }
      fileName="letter-frequency"
      height={topMargin + plotHeight + 2 * labelHeight}
      table={() => ({
        headings: ["Letter", "Count", "Share", "Usual", "Difference in points"],
        rows: rows.map(({ letter, count, share, expected }) => [
          letter,
          formatCount(count),
          formatShare(share),
          expected === null ? noFigure : formatShare(expected),
          expected === null ? noFigure : formatDifference(share, expected),
        ]),
      })}
      renderDrawing={(size) => <Columns rows={rows} most={most} size={size} />}
    />
  );
}

interface ColumnsProps {
  readonly rows: readonly LetterRow[];
  readonly most: number;
  readonly size: DrawingSize;
}

function Columns({ rows, most, size }: ColumnsProps) {
  const slot = size.width / Math.max(1, rows.length);
  const column = Math.min(mostColumn, slot * 0.7);
  const bottom = topMargin + plotHeight;
  const heightOf = (share: number): number => (share / most) * plotHeight;
  return (
    <g>
      <line className={styles.axis} x1={0} x2={size.width} y1={bottom} y2={bottom} />
      {rows.map(({ letter, share, expected }, index) => {
        const middle = (index + 0.5) * slot;
        const isLower = slot < leastSlot && index % 2 === 1;
        return (
          <g key={letter}>
            <title>{describe(letter, share, expected)}</title>
            <rect
              className={styles.target}
              x={index * slot}
              y={topMargin}
              width={slot}
              height={plotHeight + 2 * labelHeight}
            />
            <rect
              className={inTone("accent", "fill")}
              x={middle - column / 2}
              y={bottom - heightOf(share)}
              width={column}
              height={heightOf(share)}
            />
            {expected === null ? null : (
              <line
                className={styles.norm}
                x1={middle - Math.min(slot, column + 6) / 2}
                x2={middle + Math.min(slot, column + 6) / 2}
                y1={bottom - heightOf(expected)}
                y2={bottom - heightOf(expected)}
              />
            )}
            <text
              className={styles.letter}
              x={middle}
              y={bottom + 14 + (isLower ? labelHeight - 3 : 0)}
              textAnchor="middle"
            >
              {letter}
            </text>
          </g>
        );
      })}
    </g>
  );
}

function describe(letter: string, share: number, expected: number | null): string {
  return expected === null
    ? `${letter}: ${formatShare(share)}`
    : `${letter}: ${formatShare(share)}, usually ${formatShare(expected)}`;
}
