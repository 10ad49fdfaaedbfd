import { numberFormat } from "#core/number-format/number-format.ts";

// The interface is in English, so its numbers are too, whatever the device's language.
const whole = numberFormat();
const share = numberFormat({
  style: "percent",
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const ratio = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const short = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** What stands in the place of a figure that a text has not. */
export const noFigure = "–";

export function formatCount(count: number): string {
  return whole.format(count);
}

/** A part of a whole from 0 to 1: `0.0312` is `3.12%`. */
export function formatShare(part: number): string {
  return share.format(part);
}

/** A share as occurrences in a million, to a whole number. */
export function formatPerMillion(part: number): string {
  return whole.format(Math.round(part * 1_000_000));
}

/** A figure with two decimals; a dash for `null`. */
export function formatRatio(value: number | null): string {
  return value === null ? noFigure : ratio.format(value).replace("-", "−");
}

/** A figure with one decimal; a dash for `null`. */
export function formatDecimal(value: number | null): string {
  return value === null ? noFigure : short.format(value).replace("-", "−");
}

/** `1 word`, `2 words`. */
export function formatQuantity(count: number, unit: string): string {
  return `${formatCount(count)} ${unit}${count === 1 ? "" : "s"}`;
}

/** What a term of so many words is called: `word`, `phrase`. */
export function nameUnit(phraseLength: number): string {
  return phraseLength === 1 ? "word" : "phrase";
}
