import { Axes, formatTick, margins } from "./axes.tsx";
import { ChartFrame } from "./chart-frame.tsx";
import type { ChartProps, DrawingSize } from "./chart-frame.tsx";
import styles from "./chart.module.css";
import { createScale } from "./scale.ts";
import type { Scale, ScaleKind } from "./scale.ts";
import { extentOf } from "./ticks.ts";
import type { Extent } from "./ticks.ts";
import { inTone, lookOf } from "./tone.ts";

export interface ChartPoint {
  readonly x: number;
  readonly y: number;
  /** The point in words, on hover and in the table; its series and numbers if left out. */
  readonly label?: string;
}

export interface ChartSeries {
  readonly name: string;
  readonly points: readonly ChartPoint[];
  /** `line` joins the points in their order, `points` leaves them alone, `reference` is a thin dashed line. */
  readonly drawnAs: "line" | "points" | "reference";
}

export interface PointChartProps extends ChartProps {
  readonly series: readonly ChartSeries[];
  readonly xTitle: string;
  readonly yTitle: string;
  /** `log` leaves out points that are not above 0. Both on `log` make a Zipf plot. */
  readonly xScale?: ScaleKind;
  readonly yScale?: ScaleKind;
  /** Values that an axis shows in any case, such as 0; it grows to hold the points. */
  readonly xExtent?: Extent;
  readonly yExtent?: Extent;
  readonly formatX?: (value: number) => string;
  readonly formatY?: (value: number) => string;
  /** A click on the point nearest to the pointer. The same must be in reach by keyboard elsewhere. */
  readonly onPick?: (series: number, point: number) => void;
}

/** Points closer than this to one already drawn are not drawn again: nobody can tell them apart. */
const pixelsApart = 1;

/**
 * Lines and scattered points over two axes, linear or logarithmic. Series beyond the first differ by hue and dashes and
 * are named under the drawing. Takes up to about 200,000 points: it draws only those that can be told apart.
 */
export function PointChart({
  series,
  xTitle,
  yTitle,
  xScale = "linear",
  yScale = "linear",
  xExtent,
  yExtent,
  formatX = formatTick,
  formatY = formatTick,
  height = 260,
  onPick,
  ...chart
}: PointChartProps) {
  const shown = series.map((one) => ({
    ...one,
    points: one.points.filter(
      ({ x, y }) =>
        Number.isFinite(x) &&
        Number.isFinite(y) &&
        (xScale === "linear" || x > 0) &&
        (yScale === "linear" || y > 0),
    ),
  }));
  const points = shown.flatMap((one) => one.points);
  const xValues = extentOf([...points.map(({ x }) => x), ...endsOf(xExtent)]) ?? { least: 1, most: 1 };
  const yValues = extentOf([...points.map(({ y }) => y), ...endsOf(yExtent)]) ?? { least: 1, most: 1 };
  const named = shown.filter((one) => one.name !== "");

  function scales(size: DrawingSize): { readonly x: Scale; readonly y: Scale } {
    return {
      x: createScale(
        xScale,
        xValues,
        [margins.start, size.width - margins.end],
        Math.max(2, size.width / 80),
      ),
      y: createScale(yScale, yValues, [size.height - margins.bottom, margins.top], 5),
    };
  }

  return (
    <ChartFrame
      {...chart}
      height={height}
      table={() => ({
        headings: ["Point", xTitle, yTitle],
        rows: shown.flatMap((one) =>
          one.points.map(({ x, y, label }) => [label ?? one.name, formatX(x), formatY(y)]),
        ),
      })}
      renderDrawing={(size) => {
        const { x, y } = scales(size);
        return (
          <>
            <Axes
              size={size}
              x={x}
              y={y}
              xTitle={xTitle}
              yTitle={yTitle}
              formatX={formatX}
              formatY={formatY}
            />
            {shown.map((one, index) => (
              <Series
                key={one.name}
                series={one}
                place={index}
                x={x}
                y={y}
                onPick={onPick === undefined ? undefined : (point) => onPick(index, point)}
              />
            ))}
            {named.length > 1 ? <Legend names={shown} width={size.width} /> : null}
          </>
        );
      }}
    />
  );
}

interface SeriesProps {
  readonly series: ChartSeries;
  readonly place: number;
  readonly x: Scale;
  readonly y: Scale;
  readonly onPick: ((point: number) => void) | undefined;
}

function Series({ series: { points, drawnAs, name }, place, x, y, onPick }: SeriesProps) {
  const { tone, dashes } = lookOf(place);
  const places = points.map((point, index) => ({
    point,
    index,
    left: x.place(point.x),
    top: y.place(point.y),
  }));
  if (drawnAs !== "points") {
    const path = keepApart(places).map(({ left, top }) => `${left.toFixed(1)},${top.toFixed(1)}`);
    const className = drawnAs === "reference" ? styles.reference : inTone(tone, "line");
    return (
      <polyline
        className={className}
        points={path.join(" ")}
        strokeDasharray={drawnAs === "line" ? dashes : undefined}
      />
    );
  }
  return keepApart(places).map(({ point, index, left, top }) => (
    // The keyboard way is the caller's, as the docstring of `onPick` asks.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <circle
      key={index}
      className={`${inTone(tone, "point")} ${onPick === undefined ? "" : styles.pressable}`}
      cx={left}
      cy={top}
      r={3}
      onClick={onPick === undefined ? undefined : () => onPick(index)}
    >
      <title>{point.label ?? name}</title>
    </circle>
  ));
}

function Legend({ names, width }: { readonly names: readonly ChartSeries[]; readonly width: number }) {
  return names.map((one, index) => {
    const { tone, dashes } = lookOf(index);
    const top = margins.top + 8 + index * 17;
    const end = width - margins.end - 4;
    const isReference = one.drawnAs === "reference";
    return one.name === "" ? null : (
      <g key={one.name}>
        <text className={styles.tickLabel} x={end - 26} y={top} textAnchor="end" dominantBaseline="central">
          {one.name}
        </text>
        {one.drawnAs === "points" ? (
          <circle className={inTone(tone, "point")} cx={end - 10} cy={top} r={3} />
        ) : (
          <line
            className={isReference ? styles.reference : inTone(tone, "line")}
            strokeDasharray={isReference ? undefined : dashes}
            x1={end - 20}
            x2={end}
            y1={top}
            y2={top}
          />
        )}
      </g>
    );
  });
}

interface PlacedPoint {
  readonly point: ChartPoint;
  readonly index: number;
  readonly left: number;
  readonly top: number;
}

/** Leaves out each point that lies on the one drawn before it. The last is kept, so that lines reach their end. */
function keepApart(places: readonly PlacedPoint[]): readonly PlacedPoint[] {
  let last: PlacedPoint | null = null;
  return places.filter((place, index) => {
    const apart =
      last === null ||
      index === places.length - 1 ||
      Math.abs(place.left - last.left) >= pixelsApart ||
      Math.abs(place.top - last.top) >= pixelsApart;
    if (apart) last = place;
    return apart;
  });
}

function endsOf(extent: Extent | undefined): readonly number[] {
  return extent === undefined ? [] : [extent.least, extent.most];
}
