import { ChartFrame } from "./chart-frame.tsx";
import type { ChartProps } from "./chart-frame.tsx";
import styles from "./chart.module.css";
import { inTone } from "./tone.ts";

export interface Strip {
  readonly label: string;
  /** Where something stands, from 0 to `length`, in ascending order. */
  readonly positions: readonly number[];
  /** More about the strip for the table: a figure of its evenness, say. */
  readonly detail?: string;
}

export interface StripChartProps extends Omit<ChartProps, "height"> {
  readonly strips: readonly Strip[];
  /** The length of what the positions lie in: the text's, in the same unit. */
  readonly length: number;
  /** What the strips name, and what their `detail` is, for the table. */
  readonly labelHeading: string;
  readonly detailHeading?: string;
  /** Names of the two ends of the axis; start and end of the text if left out. */
  readonly ends?: readonly [string, string];
  /** A click at a place of a strip: the index of the nearest position. The same must be in reach by keyboard elsewhere. */
  readonly onPick?: (strip: number, position: number) => void;
}

const rowHeight = 44;
const markHeight = 20;
const axisHeight = 20;

/** A line for each place along one or more strips: where in a text words stand, sentences end, and so on. */
export function StripChart({
  strips,
  length,
  labelHeading,
  detailHeading,
  ends = ["Start of the text", "End"],
  onPick,
  ...chart
}: StripChartProps) {
  return (
    <ChartFrame
      {...chart}
      height={Math.max(1, strips.length) * rowHeight + axisHeight}
      table={() => ({
        headings: [labelHeading, "Places", ...(detailHeading === undefined ? [] : [detailHeading])],
        rows: strips.map(({ label, positions, detail }) => [
          label,
          positions.length.toLocaleString("en"),
          ...(detailHeading === undefined ? [] : [detail ?? ""]),
        ]),
      })}
      renderDrawing={({ width }) => (
        <>
          {strips.map((strip, index) => (
            <g key={strip.label} transform={`translate(0 ${index * rowHeight})`}>
              <text x={0} y={13}>
                {strip.label}
              </text>
              <text className={styles.tickLabel} x={width} y={13} textAnchor="end">
                {[strip.positions.length.toLocaleString("en"), strip.detail].filter(Boolean).join(" · ")}
              </text>
              <line
                className={styles.grid}
                x1={0}
                x2={width}
                y1={rowHeight - 4 - markHeight / 2}
                y2={rowHeight - 4 - markHeight / 2}
              />
              <path className={inTone("accent", "mark")} d={marksPath(strip.positions, length, width)} />
              {onPick === undefined ? null : (
                // The keyboard way is the caller's, as the docstring of `onPick` asks.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
                <rect
                  className={styles.target}
                  y={rowHeight - 6 - markHeight}
                  width={width}
                  height={markHeight + 4}
                  onClick={(event) => {
                    const box = event.currentTarget.getBoundingClientRect();
                    const at = ((event.clientX - box.left) / box.width) * length;
                    const nearest = nearestPosition(strip.positions, at);
                    if (nearest !== null) onPick(index, nearest);
                  }}
                />
              )}
            </g>
          ))}
          <text className={styles.tickLabel} x={0} y={strips.length * rowHeight + 14}>
            {ends[0]}
          </text>
          <text className={styles.tickLabel} x={width} y={strips.length * rowHeight + 14} textAnchor="end">
            {ends[1]}
          </text>
        </>
      )}
    />
  );
}

/** One path for all marks, and one mark for all places of half a pixel. */
function marksPath(positions: readonly number[], length: number, width: number): string {
  let last = -1;
  let path = "";
  for (const position of positions) {
    const x = Math.round((position / Math.max(1, length)) * (width - 1) * 2) / 2 + 0.5;
    if (x === last) continue;
    last = x;
    path += `M${x} ${rowHeight - 4 - markHeight}v${markHeight}`;
  }
  return path;
}

/** The index of the position nearest to a place; the first of two as near, `null` without any. */
function nearestPosition(positions: readonly number[], at: number): number | null {
  let nearest: number | null = null;
  let least = Infinity;
  for (const [index, position] of positions.entries()) {
    const distance = Math.abs(position - at);
    if (distance < least) {
      least = distance;
      nearest = index;
    }
  }
  return nearest;
}
