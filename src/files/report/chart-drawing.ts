import type { ValueFormat } from "./format-value.ts";
import type { Histogram, LineChart } from "./report.ts";

/** A chart as shapes, y downwards, in units that a page maps to points or pixels. */
export interface ChartDrawing {
  readonly width: number;
  readonly height: number;
  /** Filled areas. */
  readonly bars: readonly {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  }[];
  /** Hairlines for reading a height off. */
  readonly rules: readonly { readonly x1: number; readonly x2: number; readonly y: number }[];
  /** The courses of a line chart: one, or several where values are missing between. */
  readonly courses: readonly (readonly { readonly x: number; readonly y: number }[])[];
  readonly labels: readonly ChartLabel[];
}

export interface ChartLabel {
  readonly text: string;
  readonly x: number;
  /** The base line. */
  readonly y: number;
  readonly anchor: "start" | "middle" | "end";
}

export const chartFontSize = 8;

const HEIGHT = 150;
const LEFT = 44;
const RIGHT = 10;
const TOP = 20;
const BOTTOM = 32;
const VERTICAL_STEPS = 4;
const HORIZONTAL_STEPS = 6;
/** Of a bin's width, left white between two bars. */
const BIN_GAP = 0.08;
const MOST_BIN_LABELS = 12;

/** Draws a line chart or histogram of a width; numbers that there are none of are left out. */
export function drawChart(chart: LineChart | Histogram, width: number, format: ValueFormat): ChartDrawing {
  return chart.shape === "line" ? drawLine(chart, width, format) : drawHistogram(chart, width, format);
}

/** Round bounds and steps around values: multiples of 1, 2 or 5 times a power of ten, at most `steps` + 1 of them. */
export function findTicks(lowest: number, highest: number, steps: number): readonly number[] {
  const range = highest > lowest ? highest - lowest : Math.abs(highest) || 1;
  const rough = range / steps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step =
    [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough * (1 - 1e-9)) ?? rough;
  const first = Math.floor(lowest / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(highest / step - 1e-9));
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}

function drawLine(
  { points, horizontal, vertical }: LineChart,
  width: number,
  format: ValueFormat,
): ChartDrawing {
  const known = points.filter(({ x, y }) => Number.isFinite(x) && Number.isFinite(y));
  const frame = createFrame(
    width,
    known.map(({ y }) => y),
    vertical,
    horizontal,
    format,
  );
  const first = lowestOf(known.map(({ x }) => x));
  const last = highestOf(known.map(({ x }) => x));
  const span = last - first || 1;
  const ticks = findTicks(first, last, HORIZONTAL_STEPS).filter((tick) => tick >= first && tick <= last);
  const place = (x: number): number => frame.left + ((x - first) / span) * frame.width;
  const courses: { x: number; y: number }[][] = [[]];
  for (const { x, y } of points) {
    if (!Number.isFinite(x) || !Number.isFinite(y)) courses.push([]);
    else courses.at(-1)?.push({ x: place(x), y: frame.placeY(y) });
  }
  return {
    width,
    height: HEIGHT,
    bars: [],
    rules: frame.rules,
    courses: courses.filter((course) => course.length > 0),
    labels: [
      ...frame.labels,
      ...ticks.map((tick) => ({
        text: format.number(tick),
        x: place(tick),
        y: HEIGHT - BOTTOM + 12,
        anchor: "middle" as const,
      })),
    ],
  };
}

function drawHistogram(
  { bins, horizontal, vertical }: Histogram,
  width: number,
  format: ValueFormat,
): ChartDrawing {
  const known = bins.filter(({ count }) => Number.isFinite(count));
  const frame = createFrame(width, [0, ...known.map(({ count }) => count)], vertical, horizontal, format);
  const binWidth = frame.width / Math.max(1, known.length);
  const labelled = Math.max(1, Math.ceil(known.length / MOST_BIN_LABELS));
  const edges = known.length === 0 ? [] : [...known.map(({ from }) => from), known.at(-1)?.to ?? 0];
  return {
    width,
    height: HEIGHT,
    bars: known.map(({ count }, index) => ({
      x: frame.left + (index + BIN_GAP / 2) * binWidth,
      y: frame.placeY(count),
      width: binWidth * (1 - BIN_GAP),
      height: frame.placeY(0) - frame.placeY(count),
    })),
    rules: frame.rules,
    courses: [],
    labels: [
      ...frame.labels,
      ...edges.flatMap((edge, index) =>
        index % labelled === 0
          ? [
              {
                text: format.number(edge),
                x: frame.left + index * binWidth,
                y: HEIGHT - BOTTOM + 12,
                anchor: "middle" as const,
              },
            ]
          : [],
      ),
    ],
  };
}

interface Frame {
  readonly left: number;
  readonly width: number;
  readonly rules: ChartDrawing["rules"];
  readonly labels: readonly ChartLabel[];
  placeY(value: number): number;
}

/** The vertical scale with its rules, and what the two axes stand for. */
function createFrame(
  width: number,
  values: readonly number[],
  vertical: string,
  horizontal: string,
  format: ValueFormat,
): Frame {
  const ticks = findTicks(Math.min(0, lowestOf(values)), Math.max(0, highestOf(values)), VERTICAL_STEPS);
  const lowest = ticks[0] ?? 0;
  const span = (ticks.at(-1) ?? 1) - lowest;
  const bottom = HEIGHT - BOTTOM;
  const placeY = (value: number): number => bottom - ((value - lowest) / span) * (bottom - TOP);
  const right = width - RIGHT;
  return {
    left: LEFT,
    width: right - LEFT,
    placeY,
    rules: ticks.map((tick) => ({ x1: LEFT, x2: right, y: placeY(tick) })),
    labels: [
      ...ticks.map((tick) => ({
        text: format.number(tick),
        x: LEFT - 6,
        y: placeY(tick) + chartFontSize * 0.36,
        anchor: "end" as const,
      })),
      { text: vertical, x: LEFT, y: TOP - 10, anchor: "start" },
      { text: horizontal, x: right, y: HEIGHT - 4, anchor: "end" },
    ],
  };
}

/** 0 of none; without spreading, for lists of any length. */
function lowestOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((lowest, value) => Math.min(lowest, value));
}

function highestOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((highest, value) => Math.max(highest, value));
}
