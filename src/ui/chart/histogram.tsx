import { Axes, margins } from "./axes.tsx";
import { ChartFrame } from "./chart-frame.tsx";
import type { ChartProps } from "./chart-frame.tsx";
import { createScale } from "./scale.ts";
import { inTone } from "./tone.ts";
import type { Tone } from "./tone.ts";

export interface HistogramBin {
  /** Where the bin begins and ends on the axis; `to` lies above `from`. */
  readonly from: number;
  readonly to: number;
  /** How many there are, 0 or more. */
  readonly count: number;
  /** The bin in words, for the table and on hover; `from – to` if left out. */
  readonly label?: string;
  readonly tone?: Tone;
}

export interface HistogramProps extends ChartProps {
  /** In ascending order. */
  readonly bins: readonly HistogramBin[];
  readonly xTitle: string;
  readonly yTitle: string;
}

/** Upright bars over an axis of numbers: how often values fall into each bin. The upright axis starts at 0. */
export function Histogram({ bins, xTitle, yTitle, height = 220, ...chart }: HistogramProps) {
  const most = Math.max(1, ...bins.map((bin) => bin.count));
  const least = bins[0]?.from ?? 0;
  const last = bins.at(-1)?.to ?? least + 1;
  return (
    <ChartFrame
      {...chart}
      height={height}
      table={() => ({
        headings: [xTitle, yTitle],
        rows: bins.map((bin) => [labelOf(bin), bin.count.toLocaleString("en")]),
      })}
      renderDrawing={(size) => {
        const bottom = size.height - margins.bottom;
        const x = createScale(
          "linear",
          { least, most: last },
          [margins.start, size.width - margins.end],
          size.width / 70,
        );
        const y = createScale("linear", { least: 0, most }, [bottom, margins.top], 4);
        return (
          <>
            <Axes
              size={size}
              x={x}
              y={{ ...y, ticks: y.ticks.filter(Number.isInteger) }}
              xTitle={xTitle}
              yTitle={yTitle}
            />
            {bins.map((bin) => (
              <rect
                key={bin.from}
                className={inTone(bin.tone ?? "accent", "fill")}
                x={x.place(bin.from) + 0.5}
                y={y.place(bin.count)}
                width={Math.max(1, x.place(bin.to) - x.place(bin.from) - 1)}
                height={bottom - y.place(bin.count)}
              >
                <title>{`${labelOf(bin)}: ${bin.count.toLocaleString("en")}`}</title>
              </rect>
            ))}
          </>
        );
      }}
    />
  );
}

function labelOf({ from, to, label }: HistogramBin): string {
  return label ?? `${from.toLocaleString("en")} – ${to.toLocaleString("en")}`;
}
