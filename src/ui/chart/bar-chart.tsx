import { ChartFrame } from "./chart-frame.tsx";
import type { ChartProps } from "./chart-frame.tsx";
import styles from "./chart.module.css";
import { inTone } from "./tone.ts";
import type { Tone } from "./tone.ts";

export interface Bar {
  readonly label: string;
  /** 0 or more. */
  readonly value: number;
  readonly tone?: Tone;
}

export interface BarChartProps extends Omit<ChartProps, "height"> {
  readonly bars: readonly Bar[];
  /** What the bars name and what their lengths are: the headings of the table behind the chart. */
  readonly labelHeading: string;
  readonly valueHeading: string;
  readonly formatValue?: (value: number) => string;
}

const rowHeight = 24;
const barHeight = 14;
/** About the width of a letter at 13 pixels. */
const letterWidth = 7.2;

/**
 * Horizontal bars, one for each label, each with its number at its end. All start at 0, the longest fills the width. Meant
 * for up to about 50 labels; long ones are cut and stand in full in the table and on hover.
 */
export function BarChart({
  bars,
  labelHeading,
  valueHeading,
  formatValue = formatNumber,
  ...chart
}: BarChartProps) {
  const most = Math.max(0, ...bars.map((bar) => bar.value));
  const longestLabel = Math.max(0, ...bars.map((bar) => Array.from(bar.label).length));
  const longestValue = Math.max(0, ...bars.map((bar) => formatValue(bar.value).length));
  return (
    <ChartFrame
      {...chart}
      height={Math.max(1, bars.length) * rowHeight + 4}
      table={() => ({
        headings: [labelHeading, valueHeading],
        rows: bars.map((bar) => [bar.label, formatValue(bar.value)]),
      })}
      renderDrawing={({ width }) => {
        const labelWidth = Math.min(longestLabel * letterWidth + 8, width * 0.4);
        const room = Math.max(10, width - labelWidth - longestValue * letterWidth - 16);
        // Half a letter of grace: what fits exactly must not be cut by a rounding error.
        const mostLetters = Math.max(3, Math.floor((labelWidth - 8) / letterWidth + 0.5));
        return bars.map((bar, index) => {
          const middle = index * rowHeight + rowHeight / 2 + 2;
          const length = most > 0 ? Math.max(1, (bar.value / most) * room) : 1;
          return (
            <g key={bar.label}>
              <title>{`${bar.label}: ${formatValue(bar.value)}`}</title>
              <text x={labelWidth} y={middle} textAnchor="end" dominantBaseline="central">
                {cut(bar.label, mostLetters)}
              </text>
              <rect
                className={inTone(bar.tone ?? "accent", "fill")}
                x={labelWidth + 6}
                y={middle - barHeight / 2}
                width={length}
                height={barHeight}
                rx={2}
              />
              <text
                className={styles.tickLabel}
                x={labelWidth + length + 11}
                y={middle}
                dominantBaseline="central"
              >
                {formatValue(bar.value)}
              </text>
            </g>
          );
        });
      }}
    />
  );
}

function cut(label: string, mostLetters: number): string {
  const letters = Array.from(label);
  return letters.length <= mostLetters ? label : `${letters.slice(0, mostLetters - 1).join("")}…`;
}

function formatNumber(value: number): string {
  return value.toLocaleString("en");
}
