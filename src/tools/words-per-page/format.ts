import { numberFormat } from "#core/number-format/number-format.ts";
import type { Estimate } from "#core/pagination/estimate-pages.ts";

// The interface is in English, so its numbers are too, whatever the device's language.
const whole = numberFormat({ maximumFractionDigits: 0 });
const decimal = numberFormat({ maximumFractionDigits: 1 });
const percent = numberFormat({ style: "percent", maximumFractionDigits: 0 });

/** A whole number: `1,284`. */
export function formatCount(count: number): string {
  return whole.format(count);
}

/** A number with its unit: `1 page`, `1,200 pages`. */
export function formatQuantity(count: number, unit: string): string {
  return `${whole.format(count)} ${unit}${count === 1 ? "" : "s"}`;
}

/** A number of pages: to a tenth under 20, whole above. */
export function formatPages(pages: number): string {
  return pages < 20 ? decimal.format(pages) : whole.format(pages);
}

/** A share as a percentage: `48%`. */
export function formatShare(share: number): string {
  return percent.format(share);
}

/** The range of an estimate of pages: `4.2 to 5.3`. */
export function formatPageRange({ least, most }: Estimate): string {
  return `${formatPages(least)} to ${formatPages(most)}`;
}

/** Words to the nearest ten, or five under a hundred: an estimate is not good for more. */
export function formatRoundWords(words: number): string {
  const step = words < 100 ? 5 : 10;
  return whole.format(Math.round(words / step) * step);
}

/** The range of an estimate of words: `1,330 to 1,790`. */
export function formatWordRange({ least, most }: Estimate): string {
  return `${formatRoundWords(least)} to ${formatRoundWords(most)}`;
}
