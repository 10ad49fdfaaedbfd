import { numberFormat } from "#core/number-format/number-format.ts";
import { formatDecimal as writeDecimal } from "#files/text-report/format-decimal.ts";

// The interface is in English, so its numbers are too, whatever the device's language: the prerendered page and the
// one in the browser then write the same.
const whole = numberFormat();
const percent = numberFormat({
  style: "percent",
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** What stands in the place of a figure that a text has not (an average over nothing). */
export const noFigure = "–";

/** A whole number: `1284` is `1,284`; a dash for `null`. */
export function formatCount(count: number | null): string {
  return count === null ? noFigure : whole.format(count);
}

/** A number with one decimal, and a minus sign that is no hyphen; a dash for `null`. */
export function formatDecimal(value: number | null): string {
  return value === null ? noFigure : writeDecimal(value);
}

/** A part of a whole from 0 to 1: `0.0312` is `3.1%`. */
export function formatShare(share: number): string {
  return percent.format(share);
}

/** A number with its unit: `1 word`, `2 words`. The plural adds an s. */
export function formatQuantity(count: number, unit: string): string {
  return `${formatCount(count)} ${unit}${count === 1 ? "" : "s"}`;
}

function millions(characters: number): string {
  return writeDecimal(characters / 1_000_000);
}

/** How far the first reading of a long text has come. */
export function formatProgress(read: number, total: number): string {
  return `Reading ${millions(read)} of ${millions(total)} million characters…`;
}
