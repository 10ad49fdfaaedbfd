import { numberFormat } from "#core/number-format/number-format.ts";

import styles from "./chart.module.css";
import type { DrawingSize } from "./chart-frame.tsx";
import type { Scale } from "./scale.ts";

/** The room around the plot for ticks and titles, in CSS pixels. */
export const margins = { top: 8, end: 12, bottom: 40, start: 52 } as const;

export interface AxesProps {
  readonly size: DrawingSize;
  readonly x: Scale;
  readonly y: Scale;
  readonly xTitle: string;
  readonly yTitle: string;
  readonly formatX?: (value: number) => string;
  readonly formatY?: (value: number) => string;
}

const compact = numberFormat({ notation: "compact", maximumSignificantDigits: 3 });

/** `1,200` is `1.2K`, so that every tick fits. */
export function formatTick(value: number): string {
  return compact.format(value);
}

/** Two axes with ticks, a fine line across for each of the upright one's, and their titles. */
export function Axes({ size, x, y, xTitle, yTitle, formatX = formatTick, formatY = formatTick }: AxesProps) {
  const bottom = size.height - margins.bottom;
  const end = size.width - margins.end;
  return (
    <g>
      {y.ticks.map((tick) => (
        <g key={tick}>
          <line className={styles.grid} x1={margins.start} x2={end} y1={y.place(tick)} y2={y.place(tick)} />
          <text
            className={styles.tickLabel}
            x={margins.start - 6}
            y={y.place(tick)}
            textAnchor="end"
            dominantBaseline="central"
          >
            {formatY(tick)}
          </text>
        </g>
      ))}
      <line className={styles.axis} x1={margins.start} x2={end} y1={bottom} y2={bottom} />
      {x.ticks.map((tick) => (
        <g key={tick}>
          <line className={styles.axis} x1={x.place(tick)} x2={x.place(tick)} y1={bottom} y2={bottom + 4} />
          <text className={styles.tickLabel} x={x.place(tick)} y={bottom + 17} textAnchor="middle">
            {formatX(tick)}
          </text>
        </g>
      ))}
      <text
        className={styles.axisTitle}
        x={(margins.start + end) / 2}
        y={size.height - 5}
        textAnchor="middle"
      >
        {xTitle}
      </text>
      <text
        className={styles.axisTitle}
        textAnchor="middle"
        transform={`translate(12 ${(margins.top + bottom) / 2}) rotate(-90)`}
      >
        {yTitle}
      </text>
    </g>
  );
}
