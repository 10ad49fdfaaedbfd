import { linearTicks, powerTicks } from "./ticks.ts";
import type { Extent } from "./ticks.ts";

export type ScaleKind = "linear" | "log";

/** Where the values of an axis lie on the drawing, and which of them are named. */
export interface Scale {
  readonly place: (value: number) => number;
  readonly ticks: readonly number[];
}

/**
 * A scale from the values of an axis to `from` … `to` in pixels (`to` may be the smaller). A logarithmic one shows values
 * above 0 only; what is not above 0 lies at its start. An axis of one value puts it in the middle.
 */
export function createScale(
  kind: ScaleKind,
  extent: Extent,
  [from, to]: readonly [number, number],
  tickCount: number,
): Scale {
  const measure = kind === "log" ? (value: number) => Math.log10(Math.max(value, extent.least)) : identity;
  const first = measure(extent.least);
  const length = measure(extent.most) - first;
  return {
    place: (value) =>
      length > 0 ? from + ((measure(value) - first) / length) * (to - from) : (from + to) / 2,
    ticks: kind === "log" ? powerTicks(extent, tickCount) : linearTicks(extent, tickCount),
  };
}

function identity(value: number): number {
  return value;
}
