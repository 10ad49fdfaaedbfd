import { numberFormat } from "#core/number-format/number-format.ts";
import type { SentenceType } from "#core/sentences/sentence-types.ts";

// The interface is in English, so its numbers are too, whatever the device's language.
const whole = numberFormat({ maximumFractionDigits: 0 });
const decimal = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
const percent = numberFormat({ style: "percent", maximumFractionDigits: 0 });

/** A whole number: `1,284`. */
export function formatCount(count: number): string {
  return whole.format(count);
}

/** A number with its unit: `1 word`, `1,200 words`. */
export function formatQuantity(count: number, unit: string): string {
  return `${whole.format(count)} ${unit}${count === 1 ? "" : "s"}`;
}

/** An average to a tenth, or a dash where there is none. */
export function formatAverage(value: number | null): string {
  return value === null ? "–" : decimal.format(value);
}

/** A share as a percentage: `48%`. */
export function formatShare(share: number): string {
  return percent.format(share);
}

export const typeNames: Readonly<Record<SentenceType, { readonly one: string; readonly many: string }>> = {
  statement: { one: "Statement", many: "Statements" },
  question: { one: "Question", many: "Questions" },
  exclamation: { one: "Exclamation", many: "Exclamations" },
  fragment: { one: "No end mark", many: "Without an end mark" },
};
