import { numberFormat } from "#core/number-format/number-format.ts";
import { formatDecimal as writeDecimal } from "#files/text-report/format-decimal.ts";

// The interface is in English, so its numbers are too, whatever the device's language.
const whole = numberFormat();
const signed = numberFormat({
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: "exceptZero",
});
const signedShort = numberFormat({
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
  signDisplay: "exceptZero",
});

/** What stands in the place of a figure that a text has not. */
export const noFigure = "–";

export function formatCount(count: number): string {
  return whole.format(count);
}

/** A figure with one decimal; a dash for `null`. */
export function formatDecimal(value: number | null): string {
  return value === null ? noFigure : writeDecimal(value);
}

/** A change with its sign and two decimals. */
export function formatChange(value: number): string {
  return signed.format(value).replace("-", "−");
}

/** A difference with its sign and at most one decimal. */
export function formatDifference(value: number): string {
  return signedShort.format(value).replace("-", "−");
}

/** `1 word`, `2 words`. */
export function formatQuantity(count: number, [one, several]: readonly [string, string]): string {
  return `${formatCount(count)} ${count === 1 ? one : several}`;
}
