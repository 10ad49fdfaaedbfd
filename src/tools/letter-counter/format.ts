import { numberFormat } from "#core/number-format/number-format.ts";

// The interface is in English, so its numbers are too, whatever the device's language.
const whole = numberFormat();
const percent = numberFormat({
  style: "percent",
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const roundPercent = numberFormat({ style: "percent", maximumFractionDigits: 0 });
const points = numberFormat({
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: "exceptZero",
});

/** What stands in the place of a figure that a text has not. */
export const noFigure = "–";

export function formatCount(count: number): string {
  return whole.format(count);
}

/** A part of a whole from 0 to 1: `0.0312` is `3.12%`. */
export function formatShare(share: number): string {
  return percent.format(share);
}

/** The same to a whole number: `38%`; a dash for a part of nothing. */
export function formatPart(part: number, all: number): string {
  return all === 0 ? noFigure : roundPercent.format(part / all);
}

/** The difference between two shares in percentage points, with its sign: `+1.20`. */
export function formatDifference(share: number, expected: number): string {
  return points.format((share - expected) * 100).replace("-", "−");
}

/** A figure with so many decimals; a dash for `null`. */
export function formatDecimal(value: number | null, decimals: number): string {
  return value === null ? noFigure : value.toFixed(decimals).replace("-", "−");
}

/** `1 letter`, `2 letters`. */
export function formatQuantity(count: number, unit: string): string {
  return `${formatCount(count)} ${unit}${count === 1 ? "" : "s"}`;
}
